package results

import (
	"context"
	"time"

	"sudoku/gui/screen"
	"sudoku/gui/screen/learn"
	"sudoku/gui/session"
	"sudoku/puzzle/game"
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
	state := s.game.State()
	s.game.ShowHint(game.ListHint(state.Grid)) // it names digits that may be open still
	s.review, s.at = r, max(0, len(r.Moves)-1)
	recordReview(s.app, s.review)
	if len(r.Moments) > 0 {
		s.at = r.Moments[0].Move
	}
	s.goTo(s.at)
}

// recordReview notes in the record of practice what a finished game showed to be known, and what was passed
// over in it. The time is that of the game, so that the same game adds it once.
func recordReview(a *screen.App, r *review.Review) {
	begun, ok := store.Begun(a.Session().Name, time.Local)
	if !ok || !a.Session().Game.Finished() {
		return
	}
	var more []practice.Answer
	for _, t := range r.Sum.Found {
		more = append(more, practice.Answer{When: begun, Item: practice.InGame(t.ID), Grade: practice.Right})
	}
	for _, p := range r.Sum.Passed {
		if _, ok := learn.LessonOf(p.Technique); ok {
			more = append(more, practice.Answer{When: begun, Item: p.Technique.ID, Grade: practice.Unknown})
		}
	}
	a.Sessions().Answers.Add(more...)
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
