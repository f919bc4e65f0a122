package enter

import (
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle"
)

// Undo implements Undoer.
func (t *typing) Undo() { t.step(t.entry.Undo) }

// Redo implements Undoer.
func (t *typing) Redo() { t.step(t.entry.Redo) }

func (t *typing) step(walk func() bool) {
	walk()
	t.checks.analyse()
	t.app.ClearMessage()
	t.app.Refresh()
}

// Paste puts pasted text into the grid, and reports whether it fits there.
func (t *typing) Paste(text string, f session.Found) bool {
	ok := t.pasted(t.entry.Paste(text, f))
	if !ok || len(f.Games) == 0 {
		return ok
	}
	l := t.app.Base().Lang
	said := l.Sentences(l.T("enter.pasted"), screen.NoteText(l, f.Games[0].Puzzle))
	if unread := screen.Unread(l, f.Puzzles); unread != "" {
		t.app.Warn(l.Sentences(said, unread))
	} else {
		t.app.Say(said)
	}
	return true
}

// PasteCells puts the cells of a text into the grid, and reports whether the text holds
// any.
func (t *typing) PasteCells(text string) bool { return t.pasted(t.entry.PasteCells(text)) }

func (t *typing) pasted(ok bool, err error) bool {
	switch {
	case err != nil:
		t.app.Warn(t.app.Base().Lang.Error(err))
	case ok:
		t.checks.analyse()
		t.details.SetDetails(t.entry.Game.Puzzle())
		t.app.Say(t.app.Base().T("enter.pasted"))
		t.app.Refresh()
	}
	return ok
}

// take puts a puzzle into the empty grid, with the cursor on the first cell without a digit.
func (t *typing) take(p puzzle.Puzzle) {
	t.entry.Take(p)
	t.entry.GoTo(session.FirstEmptyOn(p.Shape, p.Givens))
	t.checks.analyse()
	t.details.SetDetails(t.entry.Game.Puzzle())
	t.app.Refresh()
}

// Clear empties the grid.
func (t *typing) Clear() {
	blank := t.entry.Blank()
	t.entry.Clear()
	t.entry.Game.SetOrigin(puzzle.Origin{})
	t.entry.GoTo(0)
	t.checks.analyse()
	t.app.ClearMessage()
	if !blank {
		t.app.Say(t.app.Base().T("enter.cleared"))
	}
	t.app.Refresh()
}

// typed types cells into an empty grid.
func (t *typing) typed(cells puzzle.Grid, n int) {
	t.entry.Change(func(givens, _ *puzzle.Grid) { *givens = cells })
	t.entry.AtEnd = n == 81
	t.entry.GoTo(puzzle.Cell(min(n, 80)))
	t.checks.analyse()
	t.app.Refresh()
}
