package library

import (
	"cmp"
	"context"
	"database/sql"
	"slices"

	"sudoku/puzzle"
)

// A present is what a collection had when it was read, to tell at once what is there: finding the form of
// a puzzle and trying to insert it takes ten times as long. What another program does meanwhile is as
// if it had been done later.
type present struct {
	of   CollectionID
	list []knownRow // sorted
}

// A knownRow stands for a puzzle, by its identity, and for all that is said of it, by its sum.
type knownRow struct{ same, sum int64 }

// after reads what a collection has if of n puzzles, of which some were added, most were there: then
// so may be those that follow.
func (k *present) after(ctx context.Context, l *Library, id CollectionID, n, added int) error {
	if n < manyKnown || added >= n/2 || k.of == id {
		return nil
	}
	*k = present{of: id}
	n, err := l.lenOf(ctx, id)
	if err != nil {
		return err
	}
	k.list = make([]knownRow, 0, n)
	err = l.query(ctx, knownOf, []any{int64(id)}, func(rows *sql.Rows) error {
		var r knownRow
		err := rows.Scan(&r.same, &r.sum)
		k.list = append(k.list, r)
		return err
	})
	slices.SortFunc(k.list, func(a, b knownRow) int { return cmp.Compare(a.same, b.same) })
	return err
}

// manyKnown is from how many puzzles on it is worth it.
const manyKnown = 1000

// lenOf counts the puzzles of a collection.
func (l *Library) lenOf(ctx context.Context, id CollectionID) (n int, err error) {
	return n, cause(ctx, l.reader.QueryRowContext(ctx, countOf, int64(id)).Scan(&n))
}

// has reports whether a collection is known to have a puzzle.
func (k *present) has(in CollectionID, p *puzzle.Puzzle) bool {
	_, ok := k.find(p)
	return ok && k.of == in
}

// find returns the row of a puzzle.
func (k *present) find(p *puzzle.Puzzle) (r knownRow, ok bool) {
	if len(k.list) == 0 {
		return r, false
	}
	at, ok := slices.BinarySearchFunc(k.list, identity(p), func(r knownRow, same int64) int { return cmp.Compare(r.same, same) })
	if ok {
		r = k.list[at]
	}
	return r, ok
}

// lacking returns those of a list that aren't there, or not with all that is said of them.
func (k *present) lacking(in CollectionID, list []record) []record {
	if k.of != in {
		return list
	}
	return slices.DeleteFunc(list, func(r record) bool {
		row, ok := k.find(&r.puzzle)
		return ok && (row.sum == r.read+int64(in) || row.sum == r.sumIn(in)) // the former is known already
	})
}
