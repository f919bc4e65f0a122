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
	return l.unrated(ctx, unratedPuzzles, n)
}

func (l *Library) unrated(ctx context.Context, query string, n int) (rows []Row, err error) {
	err = l.query(ctx, query, []any{n}, func(found *sql.Rows) error {
		k, err := scan(found)
		rows = append(rows, k.row(Row{}))
		return err
	})
	return rows, err
}

// CountUnrated returns how many puzzles on the classic board aren't rated yet.
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

// A rater rates a puzzle.
type rater func(context.Context, *puzzle.Puzzle) (Rating, error)

// onGrid returns what rates classic puzzles by their givens.
func onGrid(rate func(context.Context, puzzle.Grid) (Rating, error)) rater {
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
	if err := l.RateGames(ctx, notYet, rate, nil); err != nil || l.fault != nil {
		return err
	}
	return l.ratePuzzles(ctx, unratedPuzzles, onGrid(rate), report)
}

// RateBoards is Rate for the puzzles on other boards than the classic one, whose ratings need no
// value on the scale of Sudoku Explainer.
func (l *Library) RateBoards(ctx context.Context, rate func(context.Context, *puzzle.Puzzle) (Rating, error), report func(int)) error {
	if err := l.RateBoardGames(ctx, rate); err != nil || l.fault != nil {
		return err
	}
	return l.ratePuzzles(ctx, unratedBoards, rate, report)
}

// RateBoardGames is RateBoards for the puzzles of games alone.
func (l *Library) RateBoardGames(ctx context.Context, rate func(context.Context, *puzzle.Puzzle) (Rating, error)) error {
	bare := func(r Rating) bool { return r == Rating{} }
	return l.rateGames(ctx, true, bare, rate, nil)
}

// ratePuzzles rates the puzzles that a query finds until there are none.
func (l *Library) ratePuzzles(ctx context.Context, query string, rate rater, report func(int)) error {
	for done := 0; ; {
		rows, err := l.unrated(ctx, query, ratedAtOnce)
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

// RateGames rates the classic puzzles of games as Rate does, those with a rating that wants it: 0
// is the rating of what isn't rated. report, which may be nil, is called after each.
func (l *Library) RateGames(ctx context.Context, wants func(Rating) bool, rate func(context.Context, puzzle.Grid) (Rating, error), report func(done, of int)) error {
	return l.rateGames(ctx, false, wants, onGrid(rate), report)
}

// rateGames rates the puzzles of games, on the classic board or on others.
func (l *Library) rateGames(ctx context.Context, boards bool, wants func(Rating) bool, rate rater, report func(done, of int)) error {
	outcomes, err := l.Outcomes(ctx)
	var list []*puzzle.Puzzle
	seen := map[string]bool{}
	for i := range outcomes {
		o := &outcomes[i]
		p := o.puzzle()
		if key := string(givensOf(p)); (p.Shape != nil) == boards && !seen[key] && wants(o.Rating) {
			list = append(list, p)
			seen[key] = true
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
func (l *Library) setRated(ctx context.Context, p *puzzle.Puzzle, r Rating) error {
	givens := givensOf(p)
	var f canon.Finder
	form := formOf(&f, p)
	return l.transact(ctx, func(c *change) error {
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
	text := r.append(nil)
	_, err := c.exec(putRated, givens, string(text), sumOf(text))
	return err
}

// ratings returns the ratings of games' puzzles, by what the database has of their givens.
func (l *Library) ratings(ctx context.Context) (map[string]Rating, error) {
	list := map[string]Rating{}
	err := l.query(ctx, listRated, nil, func(rows *sql.Rows) error {
		var givens sql.RawBytes
		var text string
		var sum int64
		if err := rows.Scan(&givens, &text, &sum); err != nil {
			return err
		}
		if r, ok := parseRating(text); ok && len(givens) >= len(packed{}) && sum == sumOf([]byte(text)) {
			list[string(givens)] = r
		}
		return nil
	})
	return list, err
}
