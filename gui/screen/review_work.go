package screen

import (
	"context"
	"time"

	"sudoku/gui/session"
	"sudoku/puzzle/practice"
	"sudoku/puzzle/store"
	"sudoku/solver/review"
)

// reviewed shows the review: its first moment, or the last move.
func (s *Review) reviewed(r *review.Review, err error) {
	if err != nil {
		s.app.Back()
		s.app.Say(s.app.Base().Lang.Error(err))
		return
	}
	s.review, s.at = r, max(0, len(r.Moves)-1)
	s.recordPassed()
	if len(r.Moments) > 0 {
		s.at = r.Moments[0].Move
	}
	s.goTo(s.at)
}

// recordPassed notes in the record of practice what was passed over in a finished game. The time is
// that of the game, so that the same game adds it once.
func (s *Review) recordPassed() {
	begun, ok := store.Begun(s.app.Session().Name, time.Local)
	if !ok || !s.game.Finished() {
		return
	}
	var more []practice.Answer
	for _, p := range s.review.Sum.Passed {
		if _, ok := LessonOf(p.Technique); ok {
			more = append(more, practice.Answer{When: begun, Item: p.Technique.ID, Grade: practice.Unknown})
		}
	}
	s.app.Sessions().Answers.Add(more...)
}

// find finds out about a move.
func (s *Review) find(move int) {
	r := s.review
	session.Start(s.finding, func(ctx context.Context, _ func(struct{})) (review.Moment, error) {
		return r.Look(ctx, move)
	}, nil, func(m review.Moment, err error) {
		if err == nil {
			s.moment, s.known = m, true
			s.update()
		}
	})
}
