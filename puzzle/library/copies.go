package library

import (
	"context"
	"database/sql"
)

// MostCopies is how many copies of a puzzle are counted.
const MostCopies = 1000

// A copied is what copies of a puzzle have in common: the form, and duplicates the givens, too.
type copied struct {
	form   int64
	givens string
	itself int // 1 if it is in a collection, and so among its copies
}

// countCopies counts the copies of some puzzles in the collections. Those of a form are counted
// once, by the index alone: the puzzles are often copies of each other, and there may be many.
func (d *database) countCopies(ctx context.Context, rows []Row) error {
	forms := map[int64]int{}
	for i := range rows {
		r := &rows[i]
		if r.Gone {
			continue
		}
		n, ok := forms[r.copied.form]
		if !ok {
			err := d.query(ctx, countOfForm, []any{r.copied.form, MostCopies + 1}, func(found *sql.Rows) error { return found.Scan(&n) })
			if err != nil {
				return err
			}
			forms[r.copied.form] = n
		}
		r.Copies = min(max(n-r.copied.itself, 0), MostCopies)
	}
	return nil
}

// CountExact counts, of rows that Rows returned, the copies with the same givens. It reads all
// copies of each; where they weren't counted to the end it doesn't.
func (l *Library) CountExact(ctx context.Context, rows []Row) error {
	forms := map[int64]map[string]int{}
	for i := range rows {
		r := &rows[i]
		if r.Copies == 0 || r.Copies >= MostCopies {
			continue
		}
		exact := forms[r.copied.form]
		if exact == nil {
			exact = map[string]int{}
			forms[r.copied.form] = exact
			err := l.db.query(ctx, givensOfForm, []any{r.copied.form}, func(found *sql.Rows) error {
				var givens string
				err := found.Scan(&givens)
				exact[givens]++
				return err
			})
			if err != nil {
				return err
			}
		}
		r.Exact = max(exact[r.copied.givens]-r.copied.itself, 0)
	}
	return nil
}
