package enter

import (
	"sudoku/generator"
	"sudoku/gui/session"
)

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
	s.use(e, s.app.Sessions())
	s.SetDetails(e.Game.Puzzle())
	s.Checks.analyse()
	s.app.ClearMessage()
	s.app.FocusBoard()
	s.app.Refresh()
}

// setBoard makes the board one of a kind.
func (s *Enter) setBoard(kind generator.Kind) {
	if s.chooseBoard(kind) {
		s.Checks.analyse()
	}
	s.app.ClearMessage()
	s.show()
	s.app.Relayout()
	s.app.Refresh()
}
