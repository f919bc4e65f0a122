package library

import (
	"context"
	"database/sql"
	"errors"
	"strings"

	"sudoku/puzzle/canon"
	"sudoku/puzzle/words"
)

// A Report is what Check has found.
type Report struct {
	Collections, Puzzles int
	Faults               []error // none if all is well
}

func (r *Report) fault(err error) {
	if len(r.Faults) < maxLost {
		r.Faults = append(r.Faults, err)
	}
}

// A PuzzleError says that what the file has of a puzzle isn't what was written.
type PuzzleError struct {
	ID    ID
	Title string
}

func (e *PuzzleError) Error() string { return e.In(words.English) }

// In returns the message in a language.
func (e *PuzzleError) In(l words.Lang) string {
	return l.T("library.puzzledamaged", "id", e.ID, "title", words.Visible(e.Title))
}

// Check reads all of the library: whether the file is whole, what is said of each puzzle, and
// what is made from that. It takes about 20 s for a million puzzles.
func (l *Library) Check(ctx context.Context) (r Report, err error) {
	if l.fault != nil && l.memory == nil {
		return Report{Faults: []error{l.fault}}, nil
	}
	err = l.query(ctx, "PRAGMA integrity_check(20)", nil, func(rows *sql.Rows) error {
		var text string
		err := rows.Scan(&text)
		if text != "ok" {
			r.fault(words.Error("library.structure", "what", text))
		}
		return err
	})
	if err == nil && l.fault == nil {
		_, err = l.writer.ExecContext(ctx, "INSERT INTO found(found, rank) VALUES('integrity-check', 1)")
	}
	if err != nil {
		if err = cause(ctx, err); !errors.Is(err, ErrDamaged) {
			return r, err
		}
		r.fault(err)
	}
	list, err := l.Collections(ctx)
	for _, c := range list {
		if c.Fault != nil {
			r.fault(c.Fault)
		}
	}
	r.Collections = len(list)
	if err == nil {
		err = l.checkPuzzles(ctx, &r)
	}
	if errors.Is(err, ErrDamaged) {
		r.fault(err)
		err = nil
	}
	return r, err
}

// checkPuzzles reads all puzzles.
func (l *Library) checkPuzzles(ctx context.Context, r *Report) error {
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
			if k.damaged || form != formOf(&f, &p.Givens) || same != identity(p) || clues != int64(p.Givens.Filled().Len()) || string(found) != string(k.appendWords(nil)) {
				r.fault(&PuzzleError{k.id, p.Title})
				l.damage.found(&k)
			}
			return nil
		})
		r.Puzzles += n
		if err != nil || n == 0 {
			return err
		}
	}
}

// MakeAgain finds again what is made from the puzzles: forms, words, and the index of these.
func (l *Library) MakeAgain(ctx context.Context) error {
	var f canon.Finder
	err := l.change(ctx, func(c *change) error {
		for last := ID(0); ; {
			list, err := c.puzzles(puzzlesFrom, int64(last))
			if err != nil || len(list) == 0 {
				return err
			}
			for i := range list {
				k := &list[i]
				last = k.id
				v := k.values(k.collection, formOf(&f, &k.puzzle.Givens))
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

// damagedName is what the collection is called of puzzles that a repair found damaged.
func damagedName() string { return strings.TrimSpace(words.English.T("library.damagedname")) }
