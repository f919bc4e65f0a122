package screen

import (
	"sudoku/gui/session"
	"sudoku/puzzle"
)

// Open opens a puzzle from elsewhere and reports whether its game was started. One that hasn't
// exactly one solution has no game yet: it goes to the page for entering, which says what is
// wrong with it, and where it can be played all the same.
func Open(a *App, p puzzle.Puzzle) bool {
	if session.Unique(p) {
		a.Start(p)
		return true
	}
	e := NewEnter(a)
	a.Show(e)
	e.take(p)
	a.Say(a.Base().T("open.check"))
	return false
}
