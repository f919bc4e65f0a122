package library

import (
	"context"

	"sudoku/puzzle"
)

// Unrated returns up to n puzzles that aren't rated yet.
func (l *Library) Unrated(ctx context.Context, n int) (rows []Row, err error) {
	l.mu.RLock()
	defer l.mu.RUnlock()
	for _, e := range l.entries {
		if len(rows) >= n {
			break
		}
		if !e.gone && e.level == 0 && e.score == 0 && !e.col.newer {
			rows = append(rows, l.row(e))
		}
	}
	return rows, ctx.Err()
}

// SetRatings writes the ratings of puzzles.
func (l *Library) SetRatings(ctx context.Context, ratings map[ID]Rating) error {
	return l.change(ctx, func() error {
		e := &edit{l: l, now: map[*collection][]record{}}
		l.mu.RLock()
		for id, r := range ratings {
			if en := l.entry(id); en != nil {
				e.now[en.col] = append(e.now[en.col], record{num: en.num, rating: r, fields: hasRating})
			}
		}
		l.mu.RUnlock()
		return e.write()
	})
}

// ratedAtOnce is how many ratings are written at once, at most.
const ratedAtOnce = 200

// Rate rates what isn't rated yet, the puzzles of games first, until all is rated or ctx
// ends. rate returns the rating, with score 1 or more and level 0 for a puzzle that has
// none, so that it isn't tried again; its errors end Rate. report, which may be nil, is
// called after each part that is on the disk with how many puzzles that were.
func (l *Library) Rate(ctx context.Context, rate func(context.Context, puzzle.Grid) (Rating, error), report func(int)) error {
	if err := l.rateGames(ctx, rate); err != nil {
		return err
	}
	for done := 0; ; {
		rows, err := l.Unrated(ctx, ratedAtOnce)
		if err != nil || len(rows) == 0 {
			return err
		}
		found := make(map[ID]Rating, len(rows))
		for i := range rows {
			r, failed := rate(ctx, rows[i].Puzzle.Givens)
			if err = failed; err != nil {
				break
			}
			if r.Level == 0 {
				r.Score = max(r.Score, 1)
			}
			found[rows[i].ID] = r
		}
		if e := l.SetRatings(context.WithoutCancel(ctx), found); e != nil || err != nil {
			if e != nil {
				err = e
			}
			return err
		}
		if done += len(found); report != nil {
			report(done)
		}
	}
}

// rateGames rates the puzzles of games; only the index keeps these ratings.
func (l *Library) rateGames(ctx context.Context, rate func(context.Context, puzzle.Grid) (Rating, error)) error {
	outcomes, err := l.Outcomes(ctx)
	if err != nil {
		return err
	}
	found := map[packed]Rating{}
	for i := range outcomes {
		k := pack(&outcomes[i].Givens)
		if _, twice := found[k]; twice || outcomes[i].Rating != (Rating{}) {
			continue
		}
		r, failed := rate(ctx, outcomes[i].Givens)
		if err = failed; err != nil {
			break
		}
		if r.Level == 0 {
			r.Score = max(r.Score, 1)
		}
		found[k] = r
	}
	l.mu.Lock()
	for k, r := range found {
		l.rated[k] = r
	}
	l.mu.Unlock()
	if len(found) > 0 {
		l.index.changed()
	}
	return err
}
