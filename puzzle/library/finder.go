package library

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"
)

// A finder is a query in SQL.
type finder struct {
	size       int // how many puzzles there are, or more
	conditions []condition
	index      string // that has the order
	keys       string // what is in order, as columns with names
	order      string
	again      string // the order, by those names
}

// finder returns a query in SQL.
func (d *database) finder(ctx context.Context, q Query) (*finder, error) {
	if q.Sort >= numSorts {
		q.Sort = ByAdded
	}
	var hidden []int64
	var games int64
	err := d.query(ctx, hiddenIDs, nil, func(rows *sql.Rows) error {
		var id, kind int64
		err := rows.Scan(&id, &kind)
		if kind == 1 {
			games = id
		} else {
			hidden = append(hidden, id)
		}
		return err
	})
	var hardest []string
	if err == nil && q.Text != "" {
		err = d.query(ctx, techniques, nil, func(rows *sql.Rows) error {
			var id string
			err := rows.Scan(&id)
			hardest = append(hardest, id)
			return err
		})
	}
	var called []calledPuzzle
	if err == nil && q.Text != "" && q.Names != nil && q.Names.Title != nil {
		called, err = d.called(ctx, games, q.Names)
	}
	f := &finder{conditions: q.conditions(hidden, games, hardest, called)}
	f.sort(q)
	if err == nil {
		err = cause(ctx, d.reader.QueryRowContext(ctx, lastID).Scan(&f.size))
	}
	return f, err
}

// sort sets the order.
func (f *finder) sort(q Query) {
	by, index := sortColumns[q.Sort], sortIndexes[q.Sort]
	if q.View == Duplicates { // copies beside each other
		by, index = append([]string{"p.form"}, by...), "puzzle_same"
	}
	var keys, order, again []string
	for i, c := range by {
		c, down := strings.CutSuffix(c, " DESC")
		name, direction := fmt.Sprint("o", i), ""
		if down != q.Reverse {
			direction = " DESC"
		}
		keys = append(keys, c+" AS "+name)
		order, again = append(order, c+direction), append(again, "p."+name+direction)
	}
	f.index, f.keys, f.order, f.again = index, strings.Join(keys, ", "), strings.Join(order, ", "), strings.Join(again, ", ")
}

func (f *finder) where() (text string, args []any) {
	var parts []string
	for _, c := range f.conditions {
		parts = append(parts, c.where)
		args = append(args, c.args...)
	}
	return strings.Join(parts, " AND "), args
}

// indexed reports whether an index helps.
func (f *finder) indexed() bool {
	return slices.ContainsFunc(f.conditions, func(c condition) bool { return c.ids != "" })
}

// soon returns what finds the first puzzles among so many that are the first in order.
func (f *finder) soon(tried int) (query string, args []any) {
	where, args := f.where()
	from := "(SELECT p.*, " + f.keys + " FROM puzzle p INDEXED BY " + f.index + " ORDER BY " + f.order + " LIMIT ?) p"
	return "SELECT p.id FROM " + from + " WHERE " + where + " ORDER BY " + f.again + " LIMIT ?", append(append([]any{tried}, args...), firstFound)
}

// by returns what finds n puzzles by the index of a condition or, if that is negative, in order.
func (f *finder) by(condition, n int) (query string, args []any) {
	where, args := f.where()
	query = " INDEXED BY " + f.index + " WHERE " + where
	if condition >= 0 {
		c := f.conditions[condition]
		query = " WHERE " + where + " AND p.id IN (" + c.ids + ")"
		args = append(args, c.given...)
	}
	return "SELECT p.id FROM puzzle p" + query + " ORDER BY " + f.order + " LIMIT ?", append(args, n)
}
