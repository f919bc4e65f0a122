package library

import (
	"context"
	"database/sql"
	"encoding/json"
	"slices"
	"time"

	"sudoku/puzzle"
)

// A Result is the puzzles that a search found, in order. It doesn't change.
type Result struct {
	l    *Library
	find *finder
	ids  []ID
	more bool // there may be more than the first ones
}

const (
	firstFound = 64   // a page and more
	firstTried = 4000 // puzzles that are looked at in their order before an index is asked for more than half of that
)

// Search finds puzzles: at least the first 64; All finds the others.
func (l *Library) Search(ctx context.Context, q Query) (*Result, error) {
	f, err := l.db.finder(ctx, q)
	if err != nil {
		return nil, err
	}
	r := &Result{l: l, find: f}
	for tried := firstTried; f.indexed(); tried *= 10 {
		best, err := r.rarest(ctx, tried/2)
		if err != nil || best >= 0 {
			return r.by(ctx, best, -1, err)
		}
		if tried > f.size/2 {
			break
		}
		query, args := f.soon(tried)
		r.ids, err = l.db.ids(ctx, query, args)
		if r.more = err == nil; err != nil || len(r.ids) == firstFound {
			return r, err
		}
	}
	return r.by(ctx, -1, firstFound, nil)
}

// Counted reports whether all were found, so that Len is how many there are.
func (r *Result) Counted() bool { return !r.more }

// All finds all puzzles of a search. It takes a second or two for a million.
func (r *Result) All(ctx context.Context) (*Result, error) {
	if !r.more {
		return r, nil
	}
	best, err := r.rarest(ctx, max(r.find.size/4, firstTried))
	return r.by(ctx, best, -1, err)
}

// by finds n puzzles, or all, by the index of a condition or in their order, unless there was an
// error before.
func (r *Result) by(ctx context.Context, condition, n int, err error) (*Result, error) {
	if err != nil {
		return nil, err
	}
	query, args := r.find.by(condition, n)
	ids, err := r.l.db.ids(ctx, query, args)
	return &Result{l: r.l, find: r.find, ids: ids, more: n >= 0 && len(ids) >= n}, err
}

// rarest returns the condition that holds of the fewest puzzles by its index, -1 if each holds of
// most or more. The last condition is that of several words.
func (r *Result) rarest(ctx context.Context, most int) (best int, err error) {
	best = -1
	for i, c := range slices.Backward(r.find.conditions) {
		if c.ids == "" {
			continue
		}
		var have int
		err := r.l.db.reader.QueryRowContext(ctx, "SELECT count(*) FROM ("+c.ids+" LIMIT ?)", append(slices.Clone(c.given), most)...).Scan(&have)
		if err != nil {
			return -1, cause(ctx, err)
		}
		if have < most {
			best, most = i, have
		}
	}
	return best, nil
}

// ids returns the IDs that a query finds, which come as one text: a million rows take three times as long.
func (d *database) ids(ctx context.Context, query string, args []any) (list []ID, err error) {
	err = d.query(ctx, "SELECT count(*), group_concat(id) FROM ("+query+")", args, func(rows *sql.Rows) error {
		var n int
		var text sql.RawBytes
		if err := rows.Scan(&n, &text); err != nil {
			return err
		}
		list = make([]ID, 0, n)
		id := ID(0)
		for _, b := range text {
			if b == ',' {
				list, id = append(list, id), 0
			} else {
				id = 10*id + ID(b-'0')
			}
		}
		if n > 0 {
			list = append(list, id)
		}
		return nil
	})
	return list, err
}

// Len returns how many were found.
func (r *Result) Len() int { return len(r.ids) }

// IDs returns the IDs of those from from up to, not including, to.
func (r *Result) IDs(from, to int) []ID {
	from, to = r.bounds(from, to)
	return slices.Clone(r.ids[from:to])
}

// Rows returns those from from up to, not including, to, as they are now.
func (r *Result) Rows(ctx context.Context, from, to int) ([]Row, error) {
	from, to = r.bounds(from, to)
	return r.l.Rows(ctx, r.ids[from:to])
}

// CountExact is that of the library that was searched.
func (r *Result) CountExact(ctx context.Context, rows []Row) error { return r.l.CountExact(ctx, rows) }

func (r *Result) bounds(from, to int) (int, int) {
	to = min(max(to, 0), len(r.ids))
	return min(max(from, 0), to), to
}

// Rows returns the puzzles of some IDs as they are now. Of one that there is no more, the row
// has nothing but its ID.
func (l *Library) Rows(ctx context.Context, ids []ID) ([]Row, error) {
	rows := make([]Row, len(ids))
	at := make(map[ID]int, len(ids))
	for i, id := range ids {
		rows[i], at[id] = Row{ID: id, Gone: true}, i
	}
	list, err := json.Marshal(ids)
	if err != nil || len(ids) == 0 {
		return rows, err
	}
	err = l.db.query(ctx, rowsByID, []any{string(list)}, func(found *sql.Rows) error {
		var r Row
		var removed, kind int64
		var same copied
		var outcome string // of a puzzle of a game
		k, err := scan(found, &removed, &r.Game, &r.State, &r.Elapsed, &same.form, &same.givens, &kind, &outcome)
		r = k.row(r)
		r.Puzzle.Origin = originOf(outcome)
		r.Gone, r.Damaged = removed != 0, k.damaged()
		if r.Damaged {
			l.damage.found(&k)
		}
		if r.copied = same; kind != 1 { // that of games is none
			r.copied.itself = 1
		}
		rows[at[k.id]] = r
		return err
	})
	if err == nil {
		err = l.db.countCopies(ctx, rows)
	}
	return rows, err
}

// originOf returns the origin of a game's puzzle, none if there is no outcome.
func originOf(outcome string) puzzle.Origin {
	if o, ok := parseOutcome(outcome); ok {
		return o.Origin
	}
	return puzzle.Origin{} // what is damaged has none
}

// CopiesOf returns a puzzle and those that are the same but for symmetry, in the collections.
func (l *Library) CopiesOf(ctx context.Context, id ID) ([]ID, error) {
	return l.db.ids(ctx, copiesOf, []any{int64(id)})
}

// row returns k as a list shows it, with what is known of its games.
func (k *kept) row(r Row) Row {
	r.ID, r.Collection, r.Number, r.Puzzle = k.id, k.collection, int(k.num), k.puzzle
	r.Added, r.Stars, r.Tags, r.Rating = time.Unix(int64(k.added), 0), k.stars, k.tags, k.rating
	return r
}

// Views are how many puzzles the views have.
type Views struct{ All, Begun, Unsolved, Duplicates, Played int }

// Views counts the puzzles of views.
func (l *Library) Views(ctx context.Context) (v Views, err error) {
	gathered, err := l.db.gathered(ctx)
	for query, n := range map[string]*int{countFound: &v.All, countCopied: &v.Duplicates} {
		if err == nil {
			err = cause(ctx, l.db.reader.QueryRowContext(ctx, query).Scan(n))
		}
	}
	if err != nil {
		return v, err
	}
	v.All -= gathered
	for view, n := range map[View]*int{ViewBegun: &v.Begun, ViewSolved: &v.Unsolved, ViewPlayed: &v.Played} {
		f, err := l.db.finder(ctx, Query{View: view})
		if err != nil {
			return v, err
		}
		where, args := f.where()
		query := "SELECT count(*) FROM puzzle p WHERE " + where
		for _, c := range f.conditions {
			if c.ids != "" {
				query += " AND p.id IN (" + c.ids + ")"
				args = append(args, c.given...)
				break
			}
		}
		if err := l.db.reader.QueryRowContext(ctx, query, args...).Scan(n); err != nil {
			return v, cause(ctx, err)
		}
	}
	v.Unsolved = v.All - v.Unsolved
	return v, nil
}
