package learn

import (
	"sudoku/generator/lesson"
	"sudoku/gui/board"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// argument returns what is shown of the position.
func (s *lessonState) argument(l words.Lang) Argument {
	if s.now == nil {
		return Argument{}
	}
	if s.now.Over() {
		return ArgumentOf(s.now.Position.Shape, s.now.Step.Diagram, s.now.Step.Parts(l))
	}
	return ArgumentOf(s.now.Position.Shape, s.now.Picture(), nil)
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
	v.State.Shape = x.Position.Shape
	v.Givens, v.State.Grid = x.Position.Given, x.Position.Grid
	if !x.WithoutCandidates || x.Stage == lesson.See {
		v.State.Centre = x.Position.Cands
	}
	s.argument(s.Lang).Show(&v, s.part)
	v.Missed = x.Missed
	v.UI = s.ui
	if x.Stage == lesson.Seek && !x.Over() {
		v.Found = x.Found
		if !x.WithoutCandidates {
			v.Sought = x.Position.Digit()
		}
	}
	if x.Over() || x.Stage == lesson.Seek && !s.keys {
		v.UI.Selected = puzzle.CellSet{}
	}
	return v
}

// Spoken implements Speaker: what is to be done, what came of an answer, and when it comes up
// again. What to look for is said with the first position of a stage.
func (s *Lesson) Spoken() []string {
	card := s.shown.card
	list := []string{s.shown.source, card.Title}
	switch {
	case s.now == nil && s.failed == nil:
		return list // it is being made
	case s.n == 1 || s.now == nil || s.now.Over():
		list = append(list, card.Spoken()...)
	default:
		list = append(list, card.Spoken()[min(1, len(card.Paragraphs)):]...)
	}
	list = append(list, card.Answer.Text...)
	if card.Answer.Any {
		list = append(list, card.Answer.Count)
	}
	if len(card.Answer.Text) == 0 && s.now != nil && !s.now.Missed.Empty() {
		list = append(list, s.Status())
	}
	return append(list, s.shown.again)
}
