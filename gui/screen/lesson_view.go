package screen

import (
	"sudoku/generator/lesson"
	"sudoku/gui/board"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// argument returns what is shown of the position.
func (s *lessonState) argument(l words.Lang) argument {
	if s.now == nil {
		return argument{}
	}
	if s.now.over() {
		return argumentOf(s.now.step.Diagram, s.now.step.Parts(l))
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
	if !x.withoutCandidates || x.stage == lesson.See {
		v.State.Centre = x.pos.Cands
	}
	s.argument(s.Lang).show(&v, s.part)
	v.Missed = x.missed
	v.UI = s.ui
	if x.stage == lesson.Seek {
		v.Found = x.found
		if !x.over() && !x.withoutCandidates {
			v.Sought = x.pos.Digit()
		}
	}
	if x.over() || x.stage == lesson.Seek && !s.keys {
		v.UI.Selected = puzzle.CellSet{}
	}
	return v
}
