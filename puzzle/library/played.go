package library

import (
	"database/sql"
	"strings"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/canon"
	"sudoku/puzzle/game"
)

// connect finds anew, for the puzzles of games, which game came farthest, and keeps those
// puzzles that no collection has.
func (c *change) connect(touched []string) error {
	var games CollectionID
	if _, err := c.value(ofGames, &games); err != nil {
		return err
	}
	var f canon.Finder
	none := givensOf(&puzzle.Puzzle{})
	done := map[string]bool{string(none): true}
	for _, g := range touched {
		var p puzzle.Puzzle
		if done[g] || !unpackGivens([]byte(g), &p) {
			continue
		}
		done[g] = true
		if err := c.connectOne(games, []byte(g), formOf(&f, &p)); err != nil {
			return err
		}
	}
	return nil
}

func (c *change) connectOne(games CollectionID, givens []byte, form int64) error {
	best, err := c.farthest(givens)
	if err != nil {
		return err
	}
	if best == nil {
		if _, err := c.exec(dropPlayed, form, givens); err != nil {
			return err
		}
		_, err = c.deleteAll(unfindOfGames, dropOfGames, int64(games), form, givens)
		return err
	}
	if _, err := c.exec(putPlayed, form, givens, best.Game, int(best.Stage()), int64(best.Elapsed)); err != nil {
		return err
	}
	var id, kind int64
	known, err := c.one(knownPuzzle, []any{form, givens}, []any{&id, &kind})
	switch {
	case err != nil, known && kind == 0:
		return err
	case known:
		return c.retitle(ID(id), best)
	}
	return c.keepOfGame(games, best, form)
}

// retitle gives the puzzle of a game that no collection has the title that the game has now.
func (c *change) retitle(id ID, o *Outcome) error {
	k, ok, err := c.puzzle(puzzleByID, int64(id))
	if !ok || err != nil {
		return err
	}
	after := k.record
	after.puzzle.Title = o.Title
	return c.rewrite(&k, after)
}

// farthest returns the game of a puzzle that came farthest, nil if there is none.
func (c *change) farthest(givens []byte) (best *Outcome, err error) {
	err = c.each(gamesOf, []any{givens}, func(rows *sql.Rows) error {
		var text string
		if err := rows.Scan(&text); err != nil {
			return err
		}
		if o, ok := parseOutcome(text); ok && !o.Vanishes() && (best == nil || o.Farther(best)) {
			best = &o
		}
		return nil
	})
	return best, err
}

// keepOfGame adds the puzzle of a game to those that no collection has.
func (c *change) keepOfGame(games CollectionID, o *Outcome, form int64) error {
	r := record{hasPuzzle: true, added: uint32(max(o.Begun.Unix(), 0)), puzzle: puzzle.Puzzle{Shape: o.Shape, Givens: o.Givens, Title: o.Title, Source: o.Source}}
	if date, level, daily := strings.Cut(o.Daily, "/"); daily {
		game.SetDaily(&r.puzzle, date, level)
	} else if _, _, made := game.GeneratedOf(&r.puzzle); made {
		r.puzzle.Date = o.Begun.Format(time.DateOnly)
	}
	var rating, sum = "", int64(0)
	givens := givensOf(&r.puzzle)
	if _, err := c.one(ratingOf, []any{givens}, []any{&rating, &sum}); err != nil {
		return err
	}
	if found, ok := parseRating(rating); ok && sum == sumOf(rating) {
		r.rating = found
	}
	var last uint32
	if _, err := c.value("SELECT last FROM collection WHERE id=?", &last, int64(games)); err != nil {
		return err
	}
	r.num = last + 1
	if _, err := c.insert(games, &r, form); err != nil {
		return err
	}
	_, err := c.exec(setLast, r.num, int64(games))
	return err
}
