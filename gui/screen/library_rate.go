package screen

import (
	"context"
	"sort"
	"time"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

// rate finds the ratings that are missing, in the background, with one core at most: after
// each puzzle it rests for as long as that took, so that the window comes first.
func (s *Library) rate() {
	if s.lib == nil || s.job.rate.Busy() {
		return
	}
	lib := s.lib
	session.Start(s.job.rate, func(ctx context.Context, report func(int)) (struct{}, error) {
		tell := func(int) {
			if n, err := unrated(ctx, lib); err == nil {
				report(n)
			}
		}
		tell(0)
		return struct{}{}, lib.Rate(ctx, newRater().rate, tell)
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
}

func newRater() *rater { return &rater{} }

// rate rates a puzzle, then rests.
func (r *rater) rate(ctx context.Context, g puzzle.Grid) (out library.Rating, err error) {
	began := time.Now()
	out, _ = r.level(ctx, g)
	if v, err := r.values.Rate(ctx, &g); err == nil {
		out.SE = float64(v.ER) / 10
	}
	select {
	case <-time.After(time.Since(began)):
	case <-ctx.Done():
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

// unrated returns how many puzzles have no rating yet. In the order of ratings these are those
// after the rated ones; at the end are those that can have none.
func unrated(ctx context.Context, l *library.Library) (int, error) {
	all, err := l.Search(ctx, library.Query{Sort: library.ByRating})
	if err != nil {
		return 0, err
	}
	first := func(is func(library.Rating) bool) int {
		return sort.Search(all.Len(), func(i int) bool {
			rows, err := all.Rows(ctx, i, i+1)
			return err != nil || is(rows[0].Rating)
		})
	}
	from := first(func(r library.Rating) bool { return r.Level == 0 })
	return first(func(r library.Rating) bool { return r.Level == 0 && r.Score > 0 }) - from, nil
}
