package learn

import (
	"context"
	"slices"

	"sudoku/generator/lesson"
	"sudoku/gui/caption"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/logic"
)

// A wish says of what a position is to be made.
type wish struct {
	mix  bool
	todo int // of practice
}

// want says what position n of a stage is made of.
func (s *lessonState) want(stage lesson.Stage, n int) wish {
	if s.Practising() {
		return wish{mix: true, todo: n - 1}
	}
	return wish{mix: stage == lesson.Mix}
}

// make makes a position in the background.
func (s *Lesson) make(want wish) {
	s.ahead, s.wish = nil, want
	seed := s.seed()
	t, last := s.techniqueOf(want, seed), s.lastPosition()
	session.Start(s.making, func(ctx context.Context, _ func(struct{})) (lesson.Position, error) {
		return lesson.Another(ctx, t, seed, last)
	}, nil, s.made)
}

// techniqueOf returns the technique that a position is made of: of the mixture not the one that
// is shown, if it has others.
func (s *lessonState) techniqueOf(want wish, seed uint64) *logic.Technique {
	switch {
	case s.Practising():
		return s.todo[want.todo]
	case !want.mix:
		return s.Of.Technique
	}
	others := s.mixed
	if last := s.lastPosition(); last != nil && len(others) > 1 {
		others = slices.DeleteFunc(slices.Clone(others), func(t *logic.Technique) bool { return t.ID == last.Technique.ID })
	}
	return others[seed%uint64(len(others))]
}

// lastPosition returns the position that is shown, nil if none is.
func (s *lessonState) lastPosition() *lesson.Position {
	if s.now == nil {
		return nil
	}
	return &s.now.Position
}

// made shows a position that is waited for, or keeps it.
func (s *Lesson) made(p lesson.Position, err error) {
	switch {
	case err == nil && s.now == nil:
		s.open(p)
	case err == nil:
		s.ahead = &p
	case s.now == nil:
		s.failed = err
		s.update()
	}
}

// open shows a position, and makes the one after it.
func (s *Lesson) open(p lesson.Position) {
	s.now = lesson.NewExercise(s.stage, p, s.app.Sessions().Now())
	s.part, s.keys, s.pressed = 0, false, 0
	s.ui = game.UI{Shape: p.Shape, Mode: game.CentreMode, Cursor: 40, Selected: puzzle.CellsOf(40)}
	if s.stage == lesson.Mix || s.now.Places() { // a mixture doesn't say which it is
		s.ui.Mode = game.DigitMode
	}
	s.now.WithoutCandidates = s.withoutCandidates(p.Technique)
	stage, n := s.after()
	if want := s.want(stage, n); stage <= lesson.Mix && (s.ahead == nil || s.wish != want) && (!s.making.Busy() || s.wish != want) {
		s.make(want)
	}
	s.update()
}

// withoutCandidates reports whether none are shown: the easiest techniques do without.
func (s *lessonState) withoutCandidates(t *logic.Technique) bool {
	if !s.Practising() {
		t = s.Of.Technique
	}
	return t.Level == puzzle.Easy
}

// after returns the stage and the position that come next; after the last there is none.
func (s *lessonState) after() (lesson.Stage, int) {
	switch {
	case s.Practising() && s.n < len(s.todo), !s.Practising() && s.stage != lesson.See && s.n < caption.PerStage:
		return s.stage, s.n + 1
	}
	return s.stage + 1, 1
}

// judged shows what came of an answer, and reports whether the next one is to be judged.
func (s *Lesson) judged(a lesson.Answer, v lesson.Verdict) bool {
	if s.now == nil || s.now.Over() {
		return false
	}
	s.now.Judged(a, v)
	if s.app.ClearMessage(); s.now.Over() {
		s.finished()
	}
	s.update()
	return !s.now.Over()
}
