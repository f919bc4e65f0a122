package library

import (
	"context"
	"database/sql"

	"sudoku/puzzle"
	"sudoku/puzzle/canon"
)

// Unrated returns up to n puzzles on the classic board that aren't rated yet, those that were
// added last first: a list begins with these.
func (l *Library) Unrated(ctx context.Context, n int) ([]Row, error) {
	return l.db.unrated(ctx, unratedPuzzles, n)
}

func (d *database) unrated(ctx context.Context, query string, n int) (rows []Row, err error) {
	err = d.query(ctx, query, []any{n}, func(found *sql.Rows) error {
		k, err := scan(found)
		rows = append(rows, k.row(Row{}))
		return err
	})
	return rows, err
}

// CountUnrated returns how many puzzles on the classic board aren't rated yet.
func (l *Library) CountUnrated(ctx context.Context) (n int, err error) {
	return n, cause(ctx, l.db.reader.QueryRowContext(ctx, countUnrated).Scan(&n))
}

// setRatings writes the ratings of puzzles.
func (d *database) setRatings(ctx context.Context, ratings map[ID]Rating) error {
	return d.remake(ctx, func(c *change) error {
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

// A Rater rates a puzzle. Its errors end the rating of several.
type Rater func(context.Context, *puzzle.Puzzle) (Rating, error)

// onGrid returns what rates classic puzzles by their givens.
func onGrid(rate func(context.Context, puzzle.Grid) (Rating, error)) Rater {
	return func(ctx context.Context, p *puzzle.Puzzle) (Rating, error) { return rate(ctx, p.Givens) }
}

// notYet reports whether a classic puzzle isn't rated yet, on both scales.
func notYet(r Rating) bool { return r == Rating{} || r.Level > 0 && r.SE == 0 }

// ratedAtOnce is how many ratings are written at once, at most.
const ratedAtOnce = 200

// Rate rates what isn't rated yet on the classic board, the puzzles of games first, until all is rated or ctx
// ends. rate returns the rating, with score 1 or more and level 0 for a puzzle that has
// none, so that it isn't tried again; its errors end Rate. report, which may be nil, is
// called after each part that is on the disk with how many puzzles that were.
func (l *Library) Rate(ctx context.Context, rate func(context.Context, puzzle.Grid) (Rating, error), report func(int)) error {
	classic := func(o *Outcome) bool { return o.Shape == nil && notYet(o.Rating) }
	return l.rateAll(ctx, classic, unratedPuzzles, onGrid(rate), report)
}

// RateBoards is Rate for the puzzles on other boards than the classic one, whose ratings need no
// value on the scale of Sudoku Explainer.
func (l *Library) RateBoards(ctx context.Context, rate func(context.Context, *puzzle.Puzzle) (Rating, error), report func(int)) error {
	boards := func(o *Outcome) bool { return o.Shape != nil && o.Unrated() }
	return l.rateAll(ctx, boards, unratedBoards, rate, report)
}

// rateAll rates the puzzles of games that want it, then those that a query finds.
func (l *Library) rateAll(ctx context.Context, wants func(*Outcome) bool, query string, rate Rater, report func(int)) error {
	list, err := l.Outcomes(ctx)
	if err == nil {
		_, err = l.RateGames(ctx, list, wants, rate, nil)
	}
	if err != nil || l.db.fault != nil {
		return err
	}
	return l.db.ratePuzzles(ctx, query, rate, report)
}

// ratePuzzles rates the puzzles that a query finds until there are none.
func (d *database) ratePuzzles(ctx context.Context, query string, rate Rater, report func(int)) error {
	for done := 0; ; {
		rows, err := d.unrated(ctx, query, ratedAtOnce)
		if err != nil || len(rows) == 0 {
			return err
		}
		found := make(map[ID]Rating, len(rows))
		for i := range rows {
			r, failed := rate(ctx, &rows[i].Puzzle)
			if err = failed; err != nil {
				break
			}
			if r.Level == 0 {
				r.Score = max(r.Score, 1)
			}
			found[rows[i].ID] = r
		}
		if e := d.setRatings(context.WithoutCancel(ctx), found); e != nil || err != nil {
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

// RateGames rates the puzzles of those games of list that want it, and returns list with what was
// found; if nothing wants it, list itself. report, which may be nil, is called before each with how
// many are left.
func (l *Library) RateGames(ctx context.Context, list []Outcome, wants func(*Outcome) bool, rate Rater, report func(left int)) ([]Outcome, error) {
	var puzzles []*puzzle.Puzzle
	seen := map[string]bool{}
	for i := range list {
		if !wants(&list[i]) {
			continue
		}
		p := list[i].puzzle()
		if key := string(givensOf(p)); !seen[key] {
			seen[key], puzzles = true, append(puzzles, p)
		}
	}
	if len(puzzles) == 0 {
		return list, nil
	}
	for i, p := range puzzles {
		if report != nil {
			report(len(puzzles) - i)
		}
		r, err := rate(ctx, p)
		if err != nil {
			return list, err
		}
		if r.Level == 0 {
			r.Score = max(r.Score, 1)
		}
		if err := l.played.setRated(context.WithoutCancel(ctx), p, r); err != nil {
			return list, err
		}
	}
	return l.Outcomes(ctx)
}

// setRated keeps the rating of a game's puzzle.
func (p *played) setRated(ctx context.Context, one *puzzle.Puzzle, r Rating) error {
	givens := givensOf(one)
	var f canon.Finder
	form := formOf(&f, one)
	return p.db.transact(ctx, func(c *change) error {
		if err := c.putRated(givens, r); err != nil {
			return err
		}
		list, err := c.puzzles(puzzlesOfGame, form, givens)
		for i := range list {
			k := &list[i]
			if k.rating = r; err == nil {
				err = c.setRating(k)
			}
		}
		return err
	})
}

func (c *change) putRated(givens []byte, r Rating) error {
	text := string(r.append(nil))
	if _, err := c.exec(putRated, givens, text, sumOf(text)); err != nil {
		return err
	}
	_, err := c.exec(rateGame, text, sumOf(text), givens)
	return err
}
