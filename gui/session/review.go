package session

import (
	"context"

	"sudoku/solver/review"
)

// Review says in the background what each move of the game so far rested on: show gets how
// many of how many looks are taken, done the review, or review.ErrSolutions where the puzzle
// hasn't exactly one solution.
func (s *Session) Review(j *Jobs, show func(done, of int), done func(*review.Review, error)) {
	r := review.Request{History: s.Game.History()}
	if f := s.Solved(); len(f.Found) == 1 {
		r.Solution = f.Found[0]
	}
	Start(j, func(ctx context.Context, report func([2]int)) (*review.Review, error) {
		return review.Of(ctx, r, func(done, of int) { report([2]int{done, of}) })
	}, func(p [2]int) { show(p[0], p[1]) }, done)
}
