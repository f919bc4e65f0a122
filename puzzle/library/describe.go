package library

import (
	"context"

	"sudoku/puzzle"
	"sudoku/puzzle/canon"
)

// Describe gives a puzzle the title, author, source, date and note that a person has typed: those in which
// is differs from was, in all collections that have it. Where one has the same with these already, the puzzle stays there
// as it is.
func (l *Library) Describe(ctx context.Context, was, is *puzzle.Puzzle) error {
	if err := l.Sync(ctx); err != nil { // of what was played there is a puzzle then
		return err
	}
	var f canon.Finder
	form, givens := formOf(&f, is), givensOf(is)
	return l.db.change(ctx, func(c *change) error {
		list, err := c.puzzles(puzzlesOfGivens, form, givens)
		for i := range list {
			if err == nil {
				err = c.describe(&list[i], was, is, form)
			}
		}
		return err
	})
}

// describe writes what was typed of one puzzle.
func (c *change) describe(k *kept, was, is *puzzle.Puzzle, form int64) error {
	after := k.record
	for i, f := range fields {
		typed := clip(*f.of(is), maxText)
		if *f.of(was) != *f.of(is) && typed != *f.of(&k.puzzle) && f.name != "level" && f.name != "url" {
			*fields[i].of(&after.puzzle) = typed
		}
	}
	if differing(&k.record, &after) == 0 {
		return nil
	}
	there, ok, err := c.puzzle(puzzleBySame, form, int64(k.collection), identity(&after.puzzle))
	if err != nil || ok && there.id != k.id {
		return err
	}
	return c.rewrite(k, after)
}
