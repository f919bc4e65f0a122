package library

import (
	"cmp"
	"context"

	"sudoku/gui/garbage"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/solver/rate"
)

// A rater finds the ratings that are missing, in the background, with one core at most: with a
// tenth of it while a person works in the window, and not at all right after a key, so that the window
// comes first.
type rater struct {
	job *session.Jobs
	app *screen.App
}

// start rates the puzzles of a library, if that is not under way. It calls left with how many
// are left; what isn't rated now is when the library is opened again.
func (r *rater) start(lib *library.Library, left func(int)) {
	if r.job.Busy() {
		return
	}
	session.Start(r.job, func(ctx context.Context, report func(int)) (struct{}, error) {
		count := func(int) {
			if n, err := lib.CountUnrated(ctx); err == nil {
				report(n)
			}
		}
		count(0)
		defer garbage.KeepLittle()()
		by, pace := new(rate.Rater), r.app.NewPace()
		classic := func(ctx context.Context, g puzzle.Grid) (library.Rating, error) {
			out, err := by.Rate(ctx, g)
			return out, cmp.Or(err, pace.Rest(ctx))
		}
		if err := lib.Rate(ctx, classic, count); err != nil {
			return struct{}{}, err
		}
		return struct{}{}, lib.RateBoards(ctx, func(ctx context.Context, p *puzzle.Puzzle) (library.Rating, error) {
			out, err := by.Board(ctx, p)
			return out, cmp.Or(err, pace.Rest(ctx))
		}, nil)
	}, left, func(struct{}, error) { left(0) })
}
