package screen

import (
	"context"
	"sync/atomic"
	"time"

	"sudoku/gui/garbage"
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

// A libraryRater finds the ratings that are missing, in the background, with one core at most:
// after each puzzle it rests for as long as that took, and while the page is used, so that the
// window comes first.
type libraryRater struct {
	job  *session.Jobs
	used lastUse
}

// start rates the puzzles of a library, if that is not under way. It calls left with how many
// are left; what isn't rated now is when the library is opened again.
func (r *libraryRater) start(lib *library.Library, left func(int)) {
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
		by := new(rate.Rater)
		classic := func(ctx context.Context, g puzzle.Grid) (library.Rating, error) {
			return r.thenRest(ctx, func() (library.Rating, error) { return by.Rate(ctx, g) })
		}
		if err := lib.Rate(ctx, classic, count); err != nil {
			return struct{}{}, err
		}
		return struct{}{}, lib.RateBoards(ctx, func(ctx context.Context, p *puzzle.Puzzle) (library.Rating, error) {
			return r.thenRest(ctx, func() (library.Rating, error) { return by.Board(ctx, p) })
		}, nil)
	}, left, func(struct{}, error) { left(0) })
}

// thenRest rates a puzzle, then rests.
func (r *libraryRater) thenRest(ctx context.Context, rate func() (library.Rating, error)) (library.Rating, error) {
	began := time.Now()
	out, err := rate()
	for rest := time.Since(began); rest > 0 && err == nil; rest = r.used.left() {
		select {
		case <-time.After(rest):
		case <-ctx.Done():
			err = ctx.Err()
		}
	}
	return out, err
}
