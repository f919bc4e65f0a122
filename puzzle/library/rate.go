package library

import (
	"context"
	"database/sql"

	"sudoku/puzzle"
	"sudoku/puzzle/canon"
)

// Unrated returns up to n puzzles that aren't rated yet, those that were added last first: a
// list begins with these.
func (l *Library) Unrated(ctx context.Context, n int) (rows []Row, err error) {
	err = l.query(ctx, unratedPuzzles, []any{n}, func(found *sql.Rows) error {
		k, err := scan(found)
		rows = append(rows, k.row(Row{}))
		return err
	})
	return rows, err
}

// CountUnrated returns how many puzzles aren't rated yet.
func (l *Library) CountUnrated(ctx context.Context) (n int, err error) {
	return n, cause(ctx, l.reader.QueryRowContext(ctx, countUnrated).Scan(&n))
}

// SetRatings writes the ratings of puzzles.
func (l *Library) SetRatings(ctx context.Context, ratings map[ID]Rating) error {
	return l.change(ctx, func(c *change) error {
		for id, rating := range ratings {
			k, ok, err := c.puzzle(puzzleByID, int64(id))
			if err != nil {
				return err
			}
			if !ok {
				continue
			}
			k.rating = rating
			if err := c.setRating(&k); err != nil {
				return err
			}
		}
		return nil
	})
}

func (c *change) setRating(k *kept) error {
	r := &k.rating
	_, err := c.exec(setRating, int(r.Level), r.Score, r.Hardest, tenths(r.SE), k.sumIn(k.collection), int64(k.id))
	return err
}

// ratedAtOnce is how many ratings are written at once, at most.
const ratedAtOnce = 200

// Rate rates what isn't rated yet, the puzzles of games first, until all is rated or ctx
// ends. rate returns the rating, with score 1 or more and level 0 for a puzzle that has
// none, so that it isn't tried again; its errors end Rate. report, which may be nil, is
// called after each part that is on the disk with how many puzzles that were.
func (l *Library) Rate(ctx context.Context, rate func(context.Context, puzzle.Grid) (Rating, error), report func(int)) error {
	notYet := func(r Rating) bool { return r == Rating{} || r.Level > 0 && r.SE == 0 }
	if err := l.RateGames(ctx, notYet, rate, nil); err != nil || l.fault != nil {
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
// the rating of what isn't rated. report, which may be nil, is called after each.
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
		if r.Level == 0 {
			r.Score = max(r.Score, 1)
		}
		if err = l.ofGames().setRated(context.WithoutCancel(ctx), list[i], r); err == nil && report != nil {
			report(i+1, len(list))
		}
	}
	return err
}

// setRated keeps the rating of a game's puzzle.
func (l *Library) setRated(ctx context.Context, g puzzle.Grid, r Rating) error {
	givens := pack(&g)
	var f canon.Finder
	form := formOf(&f, &g)
	return l.transact(ctx, func(c *change) error {
		if err := c.putRated(givens, r); err != nil {
			return err
		}
		list, err := c.puzzles(puzzlesOfGame, form, givens[:])
		for i := range list {
			k := &list[i]
			if k.rating = r; err == nil {
				err = c.setRating(k)
			}
		}
		return err
	})
}

func (c *change) putRated(givens packed, r Rating) error {
	text := r.append(nil)
	_, err := c.exec(putRated, givens[:], string(text), sumOf(text))
	return err
}

// ratings returns the ratings of games' puzzles.
func (l *Library) ratings(ctx context.Context) (map[packed]Rating, error) {
	list := map[packed]Rating{}
	err := l.query(ctx, listRated, nil, func(rows *sql.Rows) error {
		var givens sql.RawBytes
		var text string
		var sum int64
		if err := rows.Scan(&givens, &text, &sum); err != nil {
			return err
		}
		if r, ok := parseRating(text); ok && len(givens) == len(packed{}) && sum == sumOf([]byte(text)) {
			list[packed(givens)] = r
		}
		return nil
	})
	return list, err
}
