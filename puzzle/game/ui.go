package game

import "sudoku/puzzle"

// A Mode says what a plain digit does.
type Mode uint8

const (
	DigitMode  Mode = iota // enters it
	CornerMode             // makes corner marks,
	CentreMode             // centre marks,
	ColourMode             // and colours of cells
	NumModes   = 4
)

// A UI is what the player's hands are doing. Undo leaves it alone.
type UI struct {
	Cursor   puzzle.Cell
	Selected puzzle.CellSet // holds Cursor
	Mode     Mode
	Clean    bool // entering a digit cleans the marks of its peers

	First bool         // the digit is chosen before the cell: a press on a cell writes it
	Digit puzzle.Digit // chosen with First; 0: none, and a press only selects
}

// An InputKind says what an Input is.
type InputKind uint8

const (
	Tap  InputKind = iota // press on Cell, which holds Digit; Add keeps what is selected, less Cell if it is in it
	Drag                  // the pointer, held down, came to Cell
	Up                    // arrow keys; Add keeps what is selected
	Down
	Left
	Right
	RowStart // to the ends of the row and the column; Add keeps what is selected
	RowEnd
	ColumnStart
	ColumnEnd
	Type      // Digit in the current mode; with First it is chosen
	TypeAs    // Digit in Mode, whatever the current mode
	Write     // the chosen digit
	Delete    // erase the selected cells
	SetMode   // to Mode
	NextMode  // the next one round
	LastMode  // the one before
	SelectAll // every cell
	SelectOne // the cell with the cursor alone
	Invert    // what is not selected
)

// An Input is one key or press, freed of its toolkit.
type Input struct {
	Kind  InputKind
	Digit puzzle.Digit
	Cell  puzzle.Cell
	Mode  Mode
	Add   bool
}

// Interpret says what an input means: how the hands move, and the move to make,
// if ok. It changes nothing.
func Interpret(ui UI, in Input) (next UI, m Move, ok bool) {
	switch in.Kind {
	case Type:
		if ui.First {
			ui.choose(in.Digit)
			break
		}
		return ui, ui.write(ui.mode(), in.Digit), true
	case TypeAs:
		return ui, ui.write(in.Mode, in.Digit), true
	case Write:
		return ui, ui.write(ui.mode(), ui.Digit), ui.Digit != 0
	case Tap:
		ui.point(in)
		if ui.First && !in.Add {
			return ui.press(in.Digit)
		}
	case Delete:
		return ui, Move{Action: Erase, Cells: ui.Selected}, true
	case SetMode:
		ui.Mode = in.Mode % NumModes
	case NextMode:
		ui.Mode = (ui.Mode + 1) % NumModes
	case LastMode:
		ui.Mode = (ui.Mode + NumModes - 1) % NumModes
	case SelectAll:
		ui.Selected = puzzle.AllCells
	case SelectOne:
		ui.Selected = puzzle.CellsOf(ui.Cursor)
	case Invert:
		ui.Selected = puzzle.AllCells.Without(ui.Selected)
		if !ui.Selected.Empty() && !ui.Selected.Has(ui.Cursor) {
			ui.Cursor = ui.Selected.First()
		}
		ui.Selected.Add(ui.Cursor)
	default:
		ui.point(in)
	}
	return ui, m, false
}

// choose takes a digit up, or puts it down again.
func (ui *UI) choose(d puzzle.Digit) {
	if ui.Digit == d {
		d = 0
	}
	ui.Digit = d
}

// press writes the chosen digit where it was pressed, or takes up another digit
// that stands there.
func (ui UI) press(there puzzle.Digit) (UI, Move, bool) {
	if there != 0 && there != ui.Digit && ui.Mode != ColourMode {
		ui.Digit = there
		return ui, Move{}, false
	}
	return ui, ui.write(ui.Mode, ui.Digit), ui.Digit != 0
}

// mode: with several cells selected a plain digit makes marks.
func (ui UI) mode() Mode {
	if ui.Mode == DigitMode && ui.Selected.Len() > 1 {
		return CentreMode
	}
	return ui.Mode
}

func (ui UI) write(mode Mode, d puzzle.Digit) Move {
	action := [NumModes]Action{Enter, Corner, Centre, Colour}[mode%NumModes]
	return Move{Action: action, Digit: d, Cells: ui.Selected, Clean: action == Enter && ui.Clean}
}

// point moves the cursor. Arrows wrap round the edge.
func (ui *UI) point(in Input) {
	r, c := ui.Cursor.Row(), ui.Cursor.Col()
	switch in.Kind {
	case Up:
		r = (r + 8) % 9
	case Down:
		r = (r + 1) % 9
	case Left:
		c = (c + 8) % 9
	case Right:
		c = (c + 1) % 9
	case RowStart:
		c = 0
	case RowEnd:
		c = 8
	case ColumnStart:
		r = 0
	case ColumnEnd:
		r = 8
	default:
		r, c = in.Cell.Row(), in.Cell.Col()
	}
	to := puzzle.CellAt(r, c)
	if in.Kind == Tap && in.Add && ui.Selected.Has(to) && ui.Selected.Len() > 1 {
		ui.drop(to)
		return
	}
	ui.Cursor = to
	if !in.Add && in.Kind != Drag {
		ui.Selected = puzzle.CellSet{}
	}
	ui.Selected.Add(to)
}

// drop takes c out of the selection, which holds more than c.
func (ui *UI) drop(c puzzle.Cell) {
	ui.Selected.Remove(c)
	if ui.Cursor == c {
		ui.Cursor = ui.Selected.First()
	}
}
