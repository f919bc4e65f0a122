package enter

import (
	"sudoku/gui/screen"
	hints "sudoku/gui/screen/hint"
	"sudoku/gui/session"
	"sudoku/puzzle"
)

// Undo implements Undoer.
func (s *Enter) Undo() { s.step(s.entry.Undo) }

// Redo implements Undoer.
func (s *Enter) Redo() { s.step(s.entry.Redo) }

func (s *Enter) step(walk func() bool) {
	walk()
	s.analyse()
	s.app.ClearMessage()
	s.app.Refresh()
}

// Paste puts pasted text into the grid, and reports whether it fits there.
func (s *Enter) Paste(text string, f session.Found) bool {
	ok := s.pasted(s.entry.Paste(text, f))
	if !ok || len(f.Games) == 0 {
		return ok
	}
	said := s.Lang.Sentences(s.T("enter.pasted"), screen.NoteText(s.Lang, f.Games[0].Puzzle))
	if unread := screen.Unread(s.Lang, f.Puzzles); unread != "" {
		s.app.Warn(s.Lang.Sentences(said, unread))
	} else {
		s.app.Say(said)
	}
	return true
}

// PasteCells puts the cells of a text into the grid, and reports whether the text holds
// any.
func (s *Enter) PasteCells(text string) bool { return s.pasted(s.entry.PasteCells(text)) }

func (s *Enter) pasted(ok bool, err error) bool {
	switch {
	case err != nil:
		s.app.Warn(s.Lang.Error(err))
	case ok:
		s.analyse()
		s.SetDetails(s.entry.Game.Puzzle())
		s.app.Say(s.T("enter.pasted"))
		s.app.Refresh()
	}
	return ok
}

// take puts a puzzle into the empty grid, with the cursor on the first cell without a digit.
func (s *Enter) take(p puzzle.Puzzle) {
	s.entry.Take(p)
	s.entry.GoTo(session.FirstEmptyOn(p.Shape, p.Givens))
	s.analyse()
	s.SetDetails(s.entry.Game.Puzzle())
	s.app.Refresh()
}

// Clear empties the grid.
func (s *Enter) Clear() {
	blank := s.entry.Blank()
	s.entry.Clear()
	s.entry.Game.SetOrigin(puzzle.Origin{})
	s.entry.GoTo(0)
	s.analyse()
	s.app.ClearMessage()
	if !blank {
		s.app.Say(s.T("enter.cleared"))
	}
	s.app.Refresh()
}

// Fresh begins an empty grid; the one that was typed is kept.
func (s *Enter) Fresh() {
	if s.entry.Blank() || s.entry.Flush() != nil { // a grid that can't be saved stays
		return
	}
	s.change(s.app.Sessions().Entry())
	s.app.Say(s.T("enter.fresh"))
}

// GoOnBefore goes on with the grid that was typed before.
func (s *Enter) GoOnBefore() {
	e := s.app.Sessions().EntryBefore(s.entry)
	if e == nil {
		s.app.Say(s.T("enter.nobefore"))
		return
	}
	s.change(e)
}

// change closes the grid and shows another.
func (s *Enter) change(e *session.Entry) {
	s.entry.Close()
	s.reading = nil
	s.use(e)
	s.SetDetails(e.Game.Puzzle())
	s.analyse()
	s.app.ClearMessage()
	s.app.FocusBoard()
	s.app.Refresh()
}

// use takes a grid that was opened.
func (s *Enter) use(e *session.Entry) {
	s.entry, s.opened = e, e.Game.State()
	s.chosen, s.mended, s.draws = false, false, cageDrawing{}
	before := s.app.Sessions().EntryBefore(e)
	if s.hasBefore = before != nil; s.hasBefore {
		before.Close()
	}
}

// Solve plays the puzzle and solves it.
func (s *Enter) Solve() { s.PlayThen(screen.Solve) }

// Easy plays the puzzle and fills in its singles.
func (s *Enter) Easy() { s.PlayThen(FillEasy) }

// NextStep plays the puzzle and shows a hint.
func (s *Enter) NextStep() { s.PlayThen(hints.FindHint) }

// Print opens the page for printing the puzzle.
func (s *Enter) Print() { s.app.Pages.Print(false) }

// FindTypo lists possible typing errors.
func (s *Enter) FindTypo() {
	if s.entry.Blank() {
		s.app.Say(s.T("enter.nothing"))
		return
	}
	s.typos.ask()
}

// TakeMarked takes the correction that is marked.
func (s *Enter) TakeMarked() {
	if s.Marked() {
		s.typos.take(s.fixes.chosen)
	}
}
