package screen

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// Rows notices on the play page that somebody types a printed puzzle there, row by row: a
// run of digits and empty cells, without the cursor being moved, that reads as the
// beginning of a puzzle. Who plays moves on after a few keys, and who only writes and
// erases repeats a digit, which is a conflict in the row then.
type Rows struct {
	Cells   puzzle.Grid
	N       int  // cells typed
	clash   bool // they can't be the beginning of a puzzle
	Session *session.Session
	Began   game.UI // the input when the run began
	Move    int     // the move then

	selected puzzle.CellSet // since the last key; empty when that was Return
}

// A run of this many cells is a puzzle if that many of them are filled and empty: printed
// puzzles have 17 digits and more in 81 cells.
const (
	runCells  = 20
	runFilled = 5
	runEmpty  = 5
)

// typed reports whether a run of a puzzle has been typed.
func (r *Rows) typed() bool {
	filled := r.Cells.Count()
	return !r.clash && r.N >= runCells && filled >= runFilled && r.N-filled >= runEmpty
}

// Key takes a key that is typed in a game, before the game does. It reports whether the
// run goes on.
func (r *Rows) Key(name fyne.KeyName, mod fyne.KeyModifier, s *session.Session) bool {
	if r.Session != s || r.selected != s.UI.Selected && !r.selected.Empty() || s.Game.Clock.Paused() {
		*r = Rows{}
	}
	r.Session, r.selected = s, s.UI.Selected
	switch {
	case mod != 0 || IsModifier(name) || name == fyne.KeyPeriod: // the character of the point follows
	case name == fyne.KeyBackspace && r.N > 0:
		r.N--
		r.Cells[r.N] = 0
	case IsReturn(name) && r.N > 0 && r.N%9 == 0: // at the end of a row
		r.selected = puzzle.CellSet{} // it moves the cursor
	case EmptiesCell(name):
		r.add(0)
	case DigitOf(name) > 0:
		r.add(DigitOf(name))
	default:
		*r = Rows{}
		return false
	}
	return true
}

func (r *Rows) add(d puzzle.Digit) {
	if r.N == 0 {
		r.Began = r.Session.UI
		r.Move, _ = r.Session.Game.MoveNumber()
	}
	if r.N == 81 {
		return
	}
	was := r.typed()
	r.Cells[r.N] = d
	r.N++
	if !was && r.Cells.HasConflict() { // later it may be a slip
		r.clash = true
	}
}
