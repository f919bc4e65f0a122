package game

import "sudoku/puzzle"

// A Mode says what a plain digit does.
type Mode uint8

const (
	DigitMode  Mode = iota // enters the digit
	CornerMode             // toggles a corner mark
	CentreMode             // toggles a centre mark
	ColourMode             // toggles a colour of the cell
	NumModes   = 4
)

// A UI is the state of the input: cursor, selection and mode. Undo does not change it.
type UI struct {
	Shape    *puzzle.Shape // of the board
	Cursor   puzzle.Cell
	Selected puzzle.CellSet // holds Cursor
	Mode     Mode
	Clean    bool // entering a digit cleans the marks of its peers

	First bool         // the digit is chosen before the cell: a tap on a cell writes it
	Digit puzzle.Digit // chosen with First; 0 for none, then a tap only selects
}

// An InputKind says what an Input is.
type InputKind uint8

const (
	Tap    InputKind = iota // a tap on Cell, which holds Digit; Add adds Cell to the selection or removes it
	Drag                    // the pointer moved to Cell with its button down
	MoveTo                  // put the cursor on Cell, and nothing else
	Up                      // arrow keys; Add extends the selection
	Down
	Left
	Right
	RowStart // to the ends of the row and the column; Add extends the selection
	RowEnd
	ColumnStart
	ColumnEnd
	Type      // write Digit in the current mode; with First choose it
	TypeAs    // write Digit in Mode, whatever the current mode
	Write     // write the chosen digit
	Delete    // erase the selected cells
	SetMode   // switch to Mode
	NextMode  // switch to the next mode, after the last to the first
	PrevMode  // switch to the mode before
	SelectAll // select every cell
	SelectOne // select only the cell with the cursor
	Invert    // select the cells that are not selected
)

// An Input is one key or tap, independent of the toolkit.
type Input struct {
	Kind  InputKind
	Digit puzzle.Digit
	Cell  puzzle.Cell
	Mode  Mode
	Add   bool
}

// Interpret returns the UI after an input and, if ok, the move to make. It is pure.
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
	case PrevMode:
		ui.Mode = (ui.Mode + NumModes - 1) % NumModes
	case SelectAll:
		ui.Selected = ui.Shape.Cells()
	case SelectOne:
		ui.Selected = puzzle.CellsOf(ui.Cursor)
	case Invert:
		ui.Selected = ui.Shape.Cells().Without(ui.Selected)
		if !ui.Selected.Empty() && !ui.Selected.Has(ui.Cursor) {
			ui.Cursor = ui.Selected.First()
		}
		ui.Selected.Add(ui.Cursor)
	default:
		ui.point(in)
	}
	return ui, m, false
}

// choose chooses a digit, or none if it is already chosen.
func (ui *UI) choose(d puzzle.Digit) {
	if ui.Digit == d {
		d = 0
	}
	ui.Digit = d
}

// press handles a tap on a cell that holds the digit there, or 0: it writes the chosen
// digit, or chooses there instead if that is another digit.
func (ui UI) press(there puzzle.Digit) (UI, Move, bool) {
	if there != 0 && there != ui.Digit && ui.Mode != ColourMode {
		ui.Digit = there
		return ui, Move{}, false
	}
	return ui, ui.write(ui.Mode, ui.Digit), ui.Digit != 0
}

// mode returns the mode for a plain digit: with several cells selected it makes marks.
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

// point moves the cursor and changes the selection. Arrow keys wrap around at the edges.
func (ui *UI) point(in Input) {
	r, c := ui.Cursor.Row(), ui.Cursor.Col()
	size := ui.Shape.Size()
	switch in.Kind {
	case Up:
		r = (r + size - 1) % size
	case Down:
		r = (r + 1) % size
	case Left:
		c = (c + size - 1) % size
	case Right:
		c = (c + 1) % size
	case RowStart:
		c = 0
	case RowEnd:
		c = size - 1
	case ColumnStart:
		r = 0
	case ColumnEnd:
		r = size - 1
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

// drop removes c from the selection, which must hold other cells too.
func (ui *UI) drop(c puzzle.Cell) {
	ui.Selected.Remove(c)
	if ui.Cursor == c {
		ui.Cursor = ui.Selected.First()
	}
}
