package library

import (
	"context"
	"database/sql"
)

// MostCopies is how many copies of a puzzle are counted.
const MostCopies = 1000

// An alike is what copies of a puzzle have in common: the form, and duplicates the givens, too.
type alike struct {
	form   int64
	givens string
}

// A copied is a puzzle that may have copies.
type copied struct {
	alike
	ofGame bool // it is in no collection
}

// countCopies counts the copies of some puzzles in the collections. Those of a form are counted
// once: the puzzles are often copies of each other.
func (l *Library) countCopies(ctx context.Context, rows []Row, list []copied) error {
	forms, exact := map[int64]int{}, map[alike]int{}
	for i, k := range list {
		r := &rows[i]
		if r.Gone {
			continue
		}
		if _, ok := forms[k.form]; !ok {
			forms[k.form] = 0
			err := l.query(ctx, givensOfForm, []any{k.form, MostCopies + 1}, func(found *sql.Rows) error {
				same := alike{form: k.form}
				err := found.Scan(&same.givens)
				forms[k.form]++
				exact[same]++
				return err
			})
			if err != nil {
				return err
			}
		}
		itself := 1
		if k.ofGame {
			itself = 0
		}
		r.Copies, r.Exact = min(max(forms[k.form]-itself, 0), MostCopies), max(exact[k.alike]-itself, 0)
	}
	return nil
}
