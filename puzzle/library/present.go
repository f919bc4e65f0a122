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
	from []int32    // where in the list those begin that have the same first bits
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
	_, _ = l.db.writer.ExecContext(ctx, "PRAGMA shrink_memory") // what was looked up so far lay all over the file
	n, err := l.db.lenOf(ctx, id)
	if err != nil {
		return err
	}
	k.list = make([]knownRow, 0, n)
	err = l.db.query(ctx, knownOf, []any{int64(id)}, func(rows *sql.Rows) error {
		var r knownRow
		err := rows.Scan(&r.same, &r.sum)
		k.list = append(k.list, r)
		return err
	})
	slices.SortFunc(k.list, func(a, b knownRow) int { return cmp.Compare(a.same, b.same) })
	k.from = make([]int32, 1<<firstBits+1)
	for i, r := range k.list {
		k.from[r.first()+1] = int32(i + 1)
	}
	for i := range k.from[1:] {
		k.from[i+1] = max(k.from[i], k.from[i+1])
	}
	return err
}

const firstBits = 16

// first returns the first bits, by which the list is sorted first.
func (r knownRow) first() int { return int(uint64(r.same)>>(64-firstBits)) ^ 1<<(firstBits-1) }

// manyKnown is from how many puzzles on it is worth it.
const manyKnown = 1000

// lenOf counts the puzzles of a collection.
func (d *database) lenOf(ctx context.Context, id CollectionID) (n int, err error) {
	return n, cause(ctx, d.reader.QueryRowContext(ctx, countOf, int64(id)).Scan(&n))
}

// find returns the row of a puzzle.
func (k *present) find(p *puzzle.Puzzle) (r knownRow, ok bool) {
	if len(k.list) == 0 {
		return r, false
	}
	is := knownRow{same: identity(p)}
	part := k.list[k.from[is.first()]:k.from[is.first()+1]]
	at, ok := slices.BinarySearchFunc(part, is.same, func(r knownRow, same int64) int { return cmp.Compare(r.same, same) })
	if ok {
		r = part[at]
	}
	return r, ok
}

// lacking returns those of a list that aren't there, or not with all that is said of them.
func (k *present) lacking(in CollectionID, list []record) []record {
	return k.without(in, list, func(r *record, row knownRow) bool {
		return row.sum == r.read+int64(in) || row.sum == r.sumIn(in) // the former is known already
	})
}

// without returns those of a list that aren't there, or are and are not to be dropped.
func (k *present) without(in CollectionID, list []record, drop func(*record, knownRow) bool) []record {
	if k.of != in {
		return list
	}
	rest := list[:0]
	for i := range list {
		r := &list[i]
		if row, ok := k.find(&r.puzzle); !ok || !drop(r, row) {
			rest = append(rest, *r)
		}
	}
	clear(list[len(rest):])
	return rest
}
