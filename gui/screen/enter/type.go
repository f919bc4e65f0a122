package enter

import (
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// typing puts digits and cages into the grid, and has it looked at after each change.
type typing struct {
	app *screen.App
	*state
	checks  *checks
	details *details
	aloud   *aloud
}

// key handles a key: a digit is typed and the cursor goes to the next cell; 0, point, space and
// Return leave a cell empty; Backspace goes back and clears.
func (t *typing) key(name fyne.KeyName) bool {
	if t.draws.on {
		return t.cageKey(name)
	}
	e := t.entry
	switch d := screen.DigitOf(name); {
	case d > 0:
		t.afterTyping(t.digit(d))
	case screen.IsReturn(name) && t.Marked():
		return false // it is taken
	case screen.EmptiesCell(name), screen.IsReturn(name):
		t.afterTyping(t.skip())
	case name == fyne.KeyBackspace:
		t.afterTyping(t.eraseBefore())
	case name == fyne.KeyDelete:
		t.afterTyping(e.Erase())
	default:
		return false
	}
	t.app.ClearMessage()
	t.app.Refresh()
	return true
}

// afterTyping looks at the grid if typing has changed it. After the last cell the puzzle is complete:
// if it does not have exactly one solution, possible typing errors are searched.
func (t *typing) afterTyping(changed bool) {
	if changed {
		t.checks.analyse()
	}
	t.aloud.readRow()
	if t.entry.AtEnd {
		t.checks.findIfWrong()
	}
}

// Input implements InputHandler, for the pointer, the arrow keys and the digit pad.
func (t *typing) Input(in game.Input) bool {
	switch in.Kind {
	case game.Type:
		if t.draws.on {
			t.typedSum(strconv.Itoa(int(in.Digit)))
			break
		}
		t.afterTyping(t.digit(in.Digit))
	case game.Delete:
		if t.draws.on {
			t.afterCages(t.dropCages(), nil)
			break
		}
		t.afterTyping(t.entry.Erase())
	case game.Drag:
		if t.draws.on {
			t.point(in)
		}
	case game.Tap, game.MoveTo, game.Up, game.Down, game.Left, game.Right, game.RowStart, game.RowEnd, game.ColumnStart, game.ColumnEnd:
		wrong := t.tooSmall()
		if t.point(in); wrong != nil {
			t.app.Warn(t.app.Base().Lang.Error(wrong))
		}
	}
	t.app.Refresh()
	return true
}

// TypeRowAgain empties the row that was typed last, and goes to its first cell.
func (t *typing) TypeRowAgain() {
	last := t.entry.UI.Cursor
	if !t.entry.AtEnd {
		last = max(last, 1) - 1
	}
	cells, was := puzzle.House(last.Row()).Cells(), t.entry.Game.State()
	t.app.Quiet()
	t.entry.Change(func(givens, mine *puzzle.Grid) {
		for _, c := range cells {
			givens[c], mine[c] = 0, 0
		}
	})
	t.point(game.Input{Kind: game.Tap, Cell: cells[0]})
	t.chosen = false
	t.afterTyping(t.entry.Game.State() != was)
	t.app.Refresh()
}
