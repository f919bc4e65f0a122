package generator

import (
	"context"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// A boardRater rates puzzles of an order that is for another board than the classic one.
type boardRater struct {
	rater *logic.Rater
	// with are the techniques up to a level on boards that have those of all.
	level puzzle.Level
	all   *logic.Profile
	with  []*logic.Technique
}

// rate rates a puzzle by the techniques of its board up to the level of the order, and reports
// whether they solve it. Beyond the level nothing is tried, which would take longest.
func (b *boardRater) rate(ctx context.Context, o *Order, p *madePuzzle) (logic.Rating, bool) {
	if all := logic.For(p.shape); b.all != all || b.level != o.Level {
		b.all, b.level, b.with = all, o.Level, nil
		for _, t := range all.Techniques {
			if t.Level <= o.Level {
				b.with = append(b.with, t)
			}
		}
	}
	most := logic.MaxScore(o.Level)
	if o.Kind == Killer {
		most = 0
	}
	r, err := b.rater.RateShape(ctx, p.shape, &p.givens, b.with, most, nil)
	return r, err == nil
}

// fits rates a puzzle and reports whether its level is that of the order.
func (b *boardRater) fits(ctx context.Context, o *Order, p *madePuzzle) (fits bool) {
	p.rating, fits = b.rate(ctx, o, p)
	return fits && p.rating.Level == o.Level
}
