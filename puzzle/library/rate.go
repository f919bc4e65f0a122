package library

import (
	"context"
	"slices"

	"sudoku/puzzle"
)

// Unrated returns up to n puzzles that aren't rated yet, those that were added last first: a
// list begins with these.
func (l *Library) Unrated(ctx context.Context, n int) (rows []Row, err error) {
	l.cat.RLock()
	defer l.cat.RUnlock()
	for _, e := range slices.Backward(l.cat.entries) {
		if len(rows) >= n {
			break
		}
		if e.unrated() {
			rows = append(rows, l.cat.row(e))
		}
	}
	return rows, ctx.Err()
}

// CountUnrated returns how many puzzles aren't rated yet.
func (l *Library) CountUnrated() (n int) {
	l.cat.RLock()
	defer l.cat.RUnlock()
	for _, e := range l.cat.entries {
		if e.unrated() {
			n++
		}
	}
	return n
}

func (e *entry) unrated() bool { return !e.gone && e.level == 0 && e.score == 0 && !e.col.newer }

// SetRatings writes the ratings of puzzles.
func (l *Library) SetRatings(ctx context.Context, ratings map[ID]Rating) error {
	return l.change(ctx, func() error {
		e := &edit{l: l, now: map[*collection][]record{}}
		l.cat.RLock()
		for id, r := range ratings {
			if en := l.cat.entry(id); en != nil {
				e.now[en.col] = append(e.now[en.col], record{num: en.num, rating: r, fields: hasRating})
			}
		}
		l.cat.RUnlock()
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
	notYet := func(r Rating) bool { return r == Rating{} || r.Level > 0 && r.SE == 0 }
	if err := l.RateGames(ctx, notYet, rate, nil); err != nil {
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

// RateGames rates the puzzles of games as Rate does, those with a rating that wants it: 0 is
// the rating of what isn't rated. Only the index keeps these ratings. report, which may be
// nil, is called after each.
func (l *Library) RateGames(ctx context.Context, wants func(Rating) bool, rate func(context.Context, puzzle.Grid) (Rating, error), report func(done, of int)) error {
	outcomes, err := l.Outcomes(ctx)
	var list []puzzle.Grid
	seen := map[puzzle.Grid]bool{}
	for i := range outcomes {
		if o := &outcomes[i]; !seen[o.Givens] && wants(o.Rating) {
			list = append(list, o.Givens)
			seen[o.Givens] = true
		}
	}
	for i := 0; i < len(list) && err == nil; i++ {
		var r Rating
		if r, err = rate(ctx, list[i]); err != nil {
			break
		}
		l.setRated(list[i], r)
		if report != nil {
			report(i+1, len(list))
		}
	}
	return err
}

// setRated keeps the rating of a game's puzzle.
func (l *Library) setRated(g puzzle.Grid, r Rating) {
	if r.Level == 0 {
		r.Score = max(r.Score, 1)
	}
	l.cat.Lock()
	l.cat.rated[pack(&g)] = r
	l.cat.Unlock()
	l.index.changed()
}
