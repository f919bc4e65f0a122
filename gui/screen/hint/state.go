package hint

import (
	"sudoku/gui/page"
	"sudoku/gui/screen/learn"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
)

// A state is a hint, and how much of it is shown.
type state struct {
	hint  hint.Hint
	shape *puzzle.Shape
	depth int // from 1; at the last one it is applied
	part  int // of the diagram, from 0
}

// Technique returns the technique of the step, nil if the hint is not a step.
func (s *state) Technique() *logic.Technique {
	if step, ok := s.hint.Step(); ok {
		return step.Technique
	}
	return nil
}

// text returns what the page says at the current depth.
func (s *state) text(l words.Lang) page.CardText {
	t := page.CardText{Title: l.T("hint.title")}
	s.argument(l).Explain(&t, s.Technique(), s.part)
	if _, ok := s.hint.Beyond(); ok || s.depth > 1 {
		t.Title = s.hint.Title(s.depth, l)
	}
	if s.depth > 1 {
		if step, ok := s.hint.Step(); ok {
			t.Link = true
			t.Grade = l.T("level.score", "level", l.Level(step.Technique.Level.Name()), "score", step.Technique.Score)
		}
	}
	if s.depth > 3 {
		t.Notation = s.hint.Notation()
	}
	if _, ok := s.hint.Move(); !ok {
		t.WhyNot = l.T("hint.nothing")
	}
	return t
}

// toLearn reports whether a technique is needed that hints may not use and a lesson teaches.
func (s *state) toLearn() bool {
	t, ok := s.hint.Beyond()
	_, taught := learn.LessonOf(t)
	return ok && taught
}

// last reports whether everything is shown: what follows is to apply the hint.
func (s *state) last() bool { return s.depth == hint.Done-1 }

// argument returns what is explained and shown at the current depth.
func (s *state) argument(l words.Lang) learn.Argument {
	text, diagram := s.hint.Depth(s.depth, l)
	if s.depth == hint.Why {
		return learn.ArgumentOf(s.shape, diagram, s.hint.Parts(l))
	}
	var parts []logic.Part
	for _, t := range text {
		parts = append(parts, logic.Part{Text: t})
	}
	return learn.ArgumentOf(s.shape, diagram, parts)
}

// diagram returns the diagram of the current depth.
func (s *state) diagram(l words.Lang) puzzle.Diagram {
	_, p := s.hint.Depth(s.depth, l)
	return p
}

// Hinted returns the hint.
func (s *state) Hinted() hint.Hint { return s.hint }
