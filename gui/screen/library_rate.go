package screen

import (
	"context"
	"sync/atomic"
	"time"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/solver/logic"
	"sudoku/solver/se"
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
		tell := func(int) { report(lib.CountUnrated()) }
		tell(0)
		return struct{}{}, lib.Rate(ctx, (&rater{used: &s.used}).rate, tell)
	}, func(left int) {
		s.toRate = left
		s.again()
		s.desk.Refresh()
	}, func(struct{}, error) { // what isn't rated now is when the library is opened again
		s.toRate = 0
		s.again()
		s.desk.Refresh()
	})
}

// A rater rates puzzles on both scales.
type rater struct {
	levels logic.Rater
	values se.Rater
	used   *lastUse // of the page that waits for it; nil for none
}

func newRater() *rater { return &rater{} }

// rate rates a puzzle, then rests.
func (r *rater) rate(ctx context.Context, g puzzle.Grid) (out library.Rating, err error) {
	began := time.Now()
	out, _ = r.level(ctx, g)
	if v, err := r.values.Rate(ctx, &g); err == nil {
		out.SE = float64(v.ER) / 10
	}
	for rest := time.Since(began); rest > 0 && ctx.Err() == nil; {
		select {
		case <-time.After(rest):
		case <-ctx.Done():
		}
		if rest = 0; r.used != nil {
			rest = r.used.left()
		}
	}
	return out, ctx.Err()
}

// level rates a puzzle by human techniques alone.
func (r *rater) level(ctx context.Context, g puzzle.Grid) (out library.Rating, err error) {
	if l, err := r.levels.Rate(ctx, &g, logic.HoDoKu.Techniques); err == nil {
		out.Level, out.Score = uint8(l.Level), l.Score
		if l.Hardest != nil {
			out.Hardest = l.Hardest.ID
		}
	}
	return out, ctx.Err()
}
