package library

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"io"

	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// A GoneError says how many puzzles a damaged file no longer has.
type GoneError struct {
	Puzzles, Of int
	From        []Collection // where they were, each with how many, as far as that is known
	Titles      []string     // of the first of them, in small letters, as the index of titles has them
}

func (e *GoneError) Error() string { return e.In(words.English) }

// In returns the message in a language.
func (e *GoneError) In(l words.Lang) string {
	text := l.T("library.gone", "n", e.Puzzles, "count", l.Number(e.Puzzles), "of", l.Number(e.Of))
	var names []string
	for _, c := range e.From {
		if c.Name == "" { // of removed puzzles
			continue
		}
		names = append(names, l.T("library.collection.line", "name", words.Visible(c.Name), "count", l.Number(c.Len)))
	}
	if len(names) > 0 {
		text = l.Sentences(text, l.T("library.gone.from", "names", l.Commas(names...)))
	}
	if len(e.Titles) == 0 {
		return text
	}
	var titles []string
	for _, t := range e.Titles {
		titles = append(titles, words.Visible(t))
	}
	return l.Sentences(text, l.T("library.gone.titles", "names", l.Commas(titles...)))
}

// mostTitles is how many of the lost puzzles are named.
const mostTitles = 10

// factGone is what a repaired library says once of what couldn't be saved.
const factGone = "gone"

// rows compares how many puzzles there are with how many were counted.
func (k *check) rows(ctx context.Context) error {
	var rows int64
	var line []byte
	if err := k.of.db.reader.QueryRowContext(ctx, rowsAndSaved).Scan(&rows, &line); err != nil {
		return cause(ctx, err)
	}
	if s, ok := parseSaved(line); ok && rows < s.rows {
		k.report.fault(&GoneError{Puzzles: int(s.rows - rows), Of: int(s.rows)})
	}
	return nil
}

// rowsBefore returns how many puzzles a damaged library had; negative if that isn't known. The file beside it
// says so where the database doesn't, or is behind.
func rowsBefore(ctx context.Context, db *sql.DB, path, source string, beside saved) int64 {
	is, ok, err := savedIn(ctx, db)
	known := err == nil && ok && is.changes > 0
	if beside.changes > 0 && (!known || is.changes < beside.changes && beside.of(path)) {
		return beside.rows
	}
	if !known {
		return savedSomewhere(source).rows
	}
	return is.rows
}

// savedSomewhere looks through a file for what a database says of itself, where it can't be read.
func savedSomewhere(path string) saved {
	best := saved{rows: -1}
	f, err := store.Open(path)
	if err != nil {
		return best
	}
	defer f.Close()
	const begin = factSaved + "changes "
	length := len(saved{}.append(nil))
	b := make([]byte, pageSize)
	for at := int64(0); ; at += pageSize {
		n, _ := io.ReadFull(io.NewSectionReader(f, at, pageSize), b)
		if n == 0 {
			return best
		}
		for i := 0; i < n; i++ {
			next := bytes.Index(b[i:n], []byte(begin))
			if next < 0 {
				break
			}
			i += next + len(factSaved)
			if s, ok := parseSaved(b[i:min(n, i+length)]); ok && s.changes > best.changes {
				best = s
			}
		}
	}
}

// gone finds out what isn't saved of the file at path, whose log is in source.
func (r *rescue) gone(ctx context.Context, path, source string, beside saved) error {
	db := connect(source, "ro", 1)
	defer db.Close()
	had := rowsBefore(ctx, db, path, source, beside)
	lost, from, err := r.unsaved(ctx, db)
	if err != nil {
		return err
	}
	e := &GoneError{Puzzles: len(lost), From: from, Titles: titlesOf(ctx, db, lost)}
	if had >= 0 {
		e.Puzzles = max(0, int(had)-r.out.Puzzles)
	}
	if e.Of = r.out.Puzzles + e.Puzzles; e.Puzzles == 0 {
		return nil
	}
	if len(lost) > e.Puzzles { // the index is damaged, too
		e.From, e.Titles = nil, nil
	}
	r.out.Gone = e
	text, err := json.Marshal(e)
	if err == nil {
		_, err = r.exec(putFact, factGone, string(text))
	}
	return err
}

// titlesOf returns titles of puzzles, as far as the index of these can be read.
func titlesOf(ctx context.Context, db *sql.DB, of map[int64]bool) (titles []string) {
	rows, err := db.QueryContext(ctx, indexedTitles)
	_ = eachOf(rows, err, func(rows *sql.Rows) error {
		var id int64
		var title string
		err := rows.Scan(&id, &title)
		if of[id] && len(titles) < mostTitles && title != inOrder("") {
			titles = append(titles, title)
		}
		return err
	})
	return titles
}

// unsaved returns which puzzles an index names that aren't saved, and of which collections they are.
func (r *rescue) unsaved(ctx context.Context, db *sql.DB) (all map[int64]bool, from []Collection, err error) {
	all = map[int64]bool{}
	n, order := map[int64]int{}, []int64(nil)
	var failed error
	rows, err := db.QueryContext(ctx, indexedPuzzles)
	_ = eachOf(rows, err, func(rows *sql.Rows) error { // as far as it can be read
		var id, of int64
		if err := rows.Scan(&id, &of); err != nil {
			return err
		}
		var one, kind int
		there, err := r.value(hasPuzzle, &one, id)
		if err == nil && !there {
			_, err = r.value(kindOf, &kind, of)
		}
		if failed = err; err != nil || there || kind == 1 {
			return err
		}
		if all[id] = true; n[of] == 0 {
			order = append(order, of)
		}
		n[of]++
		return nil
	})
	for _, id := range order {
		c := Collection{ID: CollectionID(id), Len: n[id]}
		if there, err := r.value(nameOf, &c.Name, id); err == nil && there {
			from = append(from, c)
		}
	}
	return all, from, errors.Join(failed, ctx.Err())
}

// goneOnce returns what a repaired library has lost, the first time that a program asks it.
func (d *database) goneOnce(ctx context.Context) error {
	var text string
	if d.fault != nil || d.reader.QueryRowContext(ctx, readFact, factGone).Scan(&text) != nil {
		return nil
	}
	first := false
	err := d.remake(ctx, func(c *change) error {
		n, err := c.exec(dropFact, factGone)
		first = n > 0
		return err
	})
	var e GoneError
	if err != nil || !first || json.Unmarshal([]byte(text), &e) != nil {
		return nil
	}
	return &e
}
