package screen

import (
	"context"
	"sync/atomic"
	"time"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/solver/rate"
)

// A lastUse is when the page was last used. Any goroutine may ask for it.
type lastUse struct{ at atomic.Int64 }

func (u *lastUse) now() { u.at.Store(time.Now().UnixNano()) }

// calm is how long nothing must have been pressed before a puzzle is rated.
const calm = 700 * time.Millisecond

// left returns how long it is until it is calm.
func (u *lastUse) left() time.Duration { return calm - time.Since(time.Unix(0, u.at.Load())) }

// rate finds the ratings that are missing, in the background, with one core at most: after
// each puzzle it rests for as long as that took, and while the page is used, so that the
// window comes first.
func (s *Library) rate() {
	if s.lib == nil || s.job.rate.Busy() {
		return
	}
	lib := s.lib
	session.Start(s.job.rate, func(ctx context.Context, report func(int)) (struct{}, error) {
		count := func(int) { report(lib.CountUnrated()) }
		count(0)
		return struct{}{}, lib.Rate(ctx, s.rateThenRest(new(rate.Rater)), count)
	}, func(left int) {
		s.toRate = left
		s.reread()
		s.app.Refresh()
	}, func(struct{}, error) { // what isn't rated now is when the library is opened again
		s.toRate = 0
		s.reread()
		s.app.Refresh()
	})
}

// rateThenRest rates a puzzle, then rests.
func (s *Library) rateThenRest(r *rate.Rater) func(context.Context, puzzle.Grid) (library.Rating, error) {
	return func(ctx context.Context, g puzzle.Grid) (library.Rating, error) {
		began := time.Now()
		out, err := r.Rate(ctx, g)
		for rest := time.Since(began); rest > 0 && err == nil; rest = s.used.left() {
			select {
			case <-time.After(rest):
			case <-ctx.Done():
				err = ctx.Err()
			}
		}
		return out, err
	}
}
