package generator

import (
	"context"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// maxBoardScore is the highest score of a puzzle that is made where its level has no limit: what
// scores more is hours of trial.
const maxBoardScore = 20_000

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
	most := logic.MaxScoreOn(p.shape, o.Level)
	if most == 0 {
		most = maxBoardScore
	}
	r, err := b.rater.RateShape(ctx, p.shape, &p.givens, b.with, most, nil)
	return r, err == nil
}

// fits rates a puzzle by all techniques and reports whether its level is that of the order. It is
// known sooner of most that those up to the level don't solve them; but what costs less comes
// first, and may be of a higher level.
func (b *boardRater) fits(ctx context.Context, o *Order, p *madePuzzle) bool {
	r, solved := b.rate(ctx, o, p)
	if !solved || r.Level != o.Level {
		return false
	}
	if len(b.with) < len(b.all.Techniques) {
		r, solved = b.whole(ctx, o, p)
	}
	p.rating = r
	return solved && r.Level == o.Level
}

// whole rates a puzzle by all techniques, up to the first step beyond the level.
func (b *boardRater) whole(ctx context.Context, o *Order, p *madePuzzle) (logic.Rating, bool) {
	r, err := b.rater.RateShape(ctx, p.shape, &p.givens, b.all.Techniques, 0, func(t *logic.Technique, _ *logic.Rating) bool {
		return t.Level <= o.Level
	})
	return r, err == nil
}
