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
		return Report{Faults: []error{l.fault}}, nil
	}
	if err := l.Loss(); err != nil {
		r.fault(err)
	}
	list, err := l.Collections(ctx)
	names := map[CollectionID]string{}
	for _, c := range list {
		names[c.ID] = c.Name
		r.Puzzles += c.Len
	}
	r.Collections = len(list)
	for _, check := range []func() error{
		func() error { return err },
		func() error { return l.checkStructure(ctx, &r) },
		func() error { return l.checkCollections(ctx, &r) },
		func() error { return l.checkPuzzles(ctx, &r, names) },
		func() error { return l.checkRows(ctx, &r) },
		func() error { return l.checkFound(ctx, &r) },
	} {
		if err := check(); errors.Is(err, ErrDamaged) {
			r.fault(err)
		} else if err != nil {
			return r, err
		}
	}
	return r, nil
}

// checkStructure reads the file's structure, by a new connection: that of another takes found for
// damaged which was changed by another program since it was read (SQLite 3.54).
func (l *Library) checkStructure(ctx context.Context, r *Report) error {
	db := l.reader
	if l.fault == nil {
		db = connect(filepath.Join(l.dir, fileName), "rw", 1, "query_only(1)")
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
	if err == nil && l.fault == nil {
		err = checkSchema(ctx, db)
	}
	return cause(ctx, err)
}

// checkSchema compares what the tables are with those of a new library: a flipped bit may have
// renamed one.
func checkSchema(ctx context.Context, db *sql.DB) error {
	var l Library
	defer func() { l.closeFile() }()
	if err := l.openMemory(ctx); err != nil {
		return err
	}
	var is, want string
	err1 := db.QueryRowContext(ctx, schemaOf).Scan(&is)
	err2 := l.reader.QueryRowContext(ctx, schemaOf).Scan(&want)
	if err := errors.Join(err1, err2); err != nil || is == want {
		return err
	}
	return ErrDamaged
}

func (l *Library) checkCollections(ctx context.Context, r *Report) error {
	return l.query(ctx, allCollections, nil, func(rows *sql.Rows) error {
		var k keptCollection
		err := k.scan(rows)
		if err == nil && !k.whole() {
			r.fault(words.Error("library.namedamaged", "name", words.Visible(k.name)))
		}
		return err
	})
}

// checkFound looks whether the words that are found are those of the puzzles.
func (l *Library) checkFound(ctx context.Context, r *Report) error {
	if l.fault != nil { // it is a statement that writes
		return nil
	}
	_, err := l.writer.ExecContext(ctx, "INSERT INTO found(found, rank) VALUES('integrity-check', 1)")
	if err = cause(ctx, err); errors.Is(err, ErrDamaged) {
		r.Made = true
		err = nil
	}
	return err
}

// checkPuzzles reads all puzzles, those of the collections of some names.
func (l *Library) checkPuzzles(ctx context.Context, r *Report, names map[CollectionID]string) error {
	var f canon.Finder
	for last := ID(0); ; {
		n := 0
		err := l.query(ctx, puzzlesAfter, []any{int64(last), 1000}, func(rows *sql.Rows) error {
			var form, same, clues int64
			var found sql.RawBytes
			k, err := scan(rows, &form, &same, &clues, &found)
			if err != nil {
				return err
			}
			n, last = n+1, k.id
			p := &k.puzzle
			switch {
			case k.damaged():
				r.fault(&PuzzleError{names[k.collection], int(k.num), p.Title})
				l.damage.found(&k)
			case form != formOf(&f, p) || same != identity(p) || clues != int64(p.Givens.Count()) || string(found) != string(k.appendWords(nil)):
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
	err := l.remake(ctx, func(c *change) error {
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
		_, err = l.writer.ExecContext(ctx, "INSERT INTO found(found) VALUES('rebuild')")
	}
	return cause(ctx, err)
}
