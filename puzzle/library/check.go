package library

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"path/filepath"
	"strings"

	"sudoku/puzzle/canon"
	"sudoku/puzzle/words"
)

// A Report is what Check has found.
type Report struct {
	Collections, Puzzles int     // without what was removed
	Faults               []error // the first ones; none if all is well
	Made                 bool    // what is made from puzzles is wrong; MakeAgain mends that
}

func (r *Report) fault(err error) {
	if len(r.Faults) < maxLost {
		r.Faults = append(r.Faults, err)
	}
}

// A PuzzleError says that what the file has of a puzzle isn't what was written.
type PuzzleError struct {
	Collection string // "" for one of a game
	Number     int
	Title      string
}

func (e *PuzzleError) Error() string { return e.In(words.English) }

// In returns the message in a language.
func (e *PuzzleError) In(l words.Lang) string {
	title := e.Title
	if title == "" {
		title = l.T("many.name", "n", e.Number)
	}
	return l.T("library.puzzledamaged", "title", words.Visible(title), "name", words.Visible(cmp.Or(e.Collection, l.T("library.view.played"))))
}

// Check reads all of the library: whether the file is whole, what is said of each puzzle, and
// what is made from that. It takes about 30 s for a million puzzles.
func (l *Library) Check(ctx context.Context) (r Report, err error) {
	if !l.Readable() {
		return Report{Faults: []error{l.db.fault}}, nil
	}
	if err := l.Loss(); err != nil {
		r.fault(err)
	}
	list, err := l.Collections(ctx)
	k := check{l, &r, map[CollectionID]string{}}
	for _, c := range list {
		k.names[c.ID] = c.Name
		r.Puzzles += c.Len
	}
	r.Collections = len(list)
	for _, part := range []func(context.Context) error{
		func(context.Context) error { return err }, k.structure, k.collections, k.puzzles, k.rows, k.words,
	} {
		if err := part(ctx); errors.Is(err, ErrDamaged) {
			r.fault(err)
		} else if err != nil {
			return r, err
		}
	}
	return r, nil
}

// A check reads all of a library, part by part.
type check struct {
	of     *Library
	report *Report
	names  map[CollectionID]string
}

// structure reads the file's structure, by a new connection: that of another takes found for
// damaged which was changed by another program since it was read (SQLite 3.54).
func (k *check) structure(ctx context.Context) error {
	l, r := k.of, k.report
	db := l.db.reader
	if l.db.fault == nil {
		db = connect(filepath.Join(l.db.dir, fileName), "rw", 1, "query_only(1)")
		defer db.Close()
	}
	rows, err := db.QueryContext(ctx, "PRAGMA integrity_check(20)")
	err = eachOf(rows, err, func(rows *sql.Rows) error {
		var text string
		err := rows.Scan(&text)
		if text != "ok" {
			r.fault(words.Error("library.structure", "what", words.Visible(strings.Join(strings.Fields(text), " "))))
		}
		return err
	})
	if err == nil && l.db.fault == nil {
		err = checkSchema(ctx, db)
	}
	return cause(ctx, err)
}

// checkSchema compares what the tables are with those of a new library: a flipped bit may have
// renamed one.
func checkSchema(ctx context.Context, db *sql.DB) error {
	var d database
	defer func() { d.close() }()
	if err := d.openMemory(ctx); err != nil {
		return err
	}
	var is, want string
	err1 := db.QueryRowContext(ctx, schemaOf).Scan(&is)
	err2 := d.reader.QueryRowContext(ctx, schemaOf).Scan(&want)
	if err := errors.Join(err1, err2); err != nil || is == want {
		return err
	}
	return ErrDamaged
}

func (k *check) collections(ctx context.Context) error {
	return k.of.db.query(ctx, allCollections, nil, func(rows *sql.Rows) error {
		var c keptCollection
		err := c.scan(rows)
		if err == nil && !c.whole() {
			k.report.fault(words.Error("library.namedamaged", "name", words.Visible(c.name)))
		}
		return err
	})
}

// words looks whether the words that are found are those of the puzzles.
func (k *check) words(ctx context.Context) error {
	if k.of.db.fault != nil { // it is a statement that writes
		return nil
	}
	_, err := k.of.db.writer.ExecContext(ctx, "INSERT INTO found(found, rank) VALUES('integrity-check', 1)")
	if err = cause(ctx, err); errors.Is(err, ErrDamaged) {
		k.report.Made = true
		err = nil
	}
	return err
}

func (k *check) puzzles(ctx context.Context) error {
	l, r := k.of, k.report
	var f canon.Finder
	for last := ID(0); ; {
		n := 0
		err := l.db.query(ctx, puzzlesAfter, []any{int64(last), 1000}, func(rows *sql.Rows) error {
			var form, same, clues int64
			var found sql.RawBytes
			is, err := scan(rows, &form, &same, &clues, &found)
			if err != nil {
				return err
			}
			n, last = n+1, is.id
			p := &is.puzzle
			switch {
			case is.damaged():
				r.fault(&PuzzleError{k.names[is.collection], int(is.num), p.Title})
				l.damage.found(&is)
			case form != formOf(&f, p) || same != identity(p) || clues != int64(p.Givens.Count()) || string(found) != string(is.appendWords(nil)):
				r.Made = true
			}
			return nil
		})
		if err != nil || n == 0 {
			return err
		}
	}
}

// MakeAgain finds again what is made from the puzzles: forms, words, and the index of these.
func (l *Library) MakeAgain(ctx context.Context) error {
	var f canon.Finder
	err := l.db.remake(ctx, func(c *change) error {
		for last := ID(0); ; {
			list, err := c.puzzles(puzzlesFrom, int64(last))
			if err != nil || len(list) == 0 {
				return err
			}
			for i := range list {
				k := &list[i]
				last = k.id
				v := k.values(k.collection, formOf(&f, &k.puzzle))
				if _, err := c.exec(setMade, append(v[len(v)-4:], int64(k.id))...); err != nil { // all are found anew, below
					return err
				}
			}
		}
	})
	if err == nil {
		_, err = l.db.writer.ExecContext(ctx, "INSERT INTO found(found) VALUES('rebuild')")
	}
	return cause(ctx, err)
}
