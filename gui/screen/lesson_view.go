package screen

import (
	"sudoku/generator/lesson"
	"sudoku/gui/board"
	"sudoku/puzzle"
)

// argument returns what is shown of the position.
func (s *Lesson) argument() argument {
	if s.now == nil {
		return argument{}
	}
	if s.now.over() {
		return argumentOf(s.now.step.Diagram, s.now.step.Parts(s.desk.Base().Lang))
	}
	return argumentOf(s.now.picture(), nil)
}

// OwnBoard implements BoardOwner.
func (s *Lesson) OwnBoard() bool { return true }

// View implements BoardViewer.
func (s *Lesson) View(board.View) (v board.View) {
	v.Flags = board.FixedPlaces | board.Patterns
	x := s.now
	if x == nil {
		return v
	}
	v.Givens, v.State.Grid = x.pos.Given, x.pos.Grid
	if !x.bare || x.stage == lesson.See {
		v.State.Centre = x.pos.Cands
	}
	s.argument().show(&v, s.part)
	v.Missed = x.missed
	v.UI = s.ui
	if x.stage == lesson.Seek {
		v.Found = x.found
		if !x.over() && !x.bare {
			v.Sought = x.pos.Digit()
		}
	}
	if x.over() || x.stage == lesson.Seek && !s.keys {
		v.UI.Selected = puzzle.CellSet{}
	}
	return v
}
