package screen

import "sudoku/gui/session"

// Clear empties the grid.
func (s *Enter) Clear() {
	typed := s.entry.Typed()
	s.entry.Clear()
	s.entry.GoTo(0)
	s.analyse()
	s.desk.ClearMessage()
	if typed > 0 {
		s.desk.Say(s.desk.Base().T("enter.cleared"))
	}
	s.desk.Refresh()
}

// Fresh begins an empty grid; the one that was typed is kept.
func (s *Enter) Fresh() {
	if s.entry.Typed() == 0 || s.entry.Flush() != nil { // a grid that can't be saved stays
		return
	}
	s.change(s.desk.Keeper().Entry())
	s.desk.Say(s.desk.Base().T("enter.fresh"))
}

// GoOnBefore goes on with the grid that was typed before.
func (s *Enter) GoOnBefore() {
	e := s.desk.Keeper().EntryBefore(s.entry)
	if e == nil {
		s.desk.Say(s.desk.Base().T("enter.nobefore"))
		return
	}
	s.change(e)
}

// change closes the grid and shows another.
func (s *Enter) change(e *session.Entry) {
	s.entry.Close()
	s.reading = nil
	s.use(e)
	s.page.SetWords(e.Game.Puzzle())
	s.analyse()
	s.desk.ClearMessage()
	s.desk.FocusBoard()
	s.desk.Refresh()
}

// use takes a grid that was opened.
func (s *Enter) use(e *session.Entry) {
	s.entry, s.opened = e, e.Game.State()
	s.chosen, s.mended = false, false
	before := s.desk.Keeper().EntryBefore(e)
	if s.before = before != nil; s.before {
		before.Close()
	}
}

// offersBefore reports whether the grid typed before is offered: until something is typed.
func (s *Enter) offersBefore() bool {
	return s.before && (s.entry.Typed() == 0 || s.entry.Game.State() == s.opened)
}

// Solve plays the puzzle and solves it.
func (s *Enter) Solve() { s.PlayThen(Solve) }

// Easy plays the puzzle and fills in its singles.
func (s *Enter) Easy() { s.PlayThen(FillEasy) }

// NextStep plays the puzzle and shows a hint.
func (s *Enter) NextStep() { s.PlayThen(FindHint) }

// Print opens the page for printing the puzzle.
func (s *Enter) Print() { PrintShown(s.desk, false) }

// FindTypo lists possible typing errors.
func (s *Enter) FindTypo() {
	if s.entry.Typed() == 0 {
		s.desk.Say(s.desk.Base().T("enter.nothing"))
		return
	}
	s.askTypo()
}

// Marked reports whether a correction is marked, which TakeMarked takes.
func (s *Enter) Marked() bool { return s.fixes != nil && s.fixes.chosen < len(s.fixes.edits) }

// TakeMarked takes the correction that is marked.
func (s *Enter) TakeMarked() {
	if s.Marked() {
		s.takeFix(s.fixes.chosen)
	}
}
