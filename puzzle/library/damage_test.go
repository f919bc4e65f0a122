package library

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// times returns how often a test does something: many times if it may take minutes.
func times(few, many int) int {
	if os.Getenv("SUDOKU_LONG") != "" {
		return many
	}
	return few
}

// filled makes a library of n puzzles with all that can be said of them, in two collections.
func filled(t testing.TB, home string, n int) {
	t.Helper()
	l := open(t, home)
	puzzles := shuffled(n, 5)
	for i := range puzzles {
		p := &puzzles[i]
		p.Note = strings.Repeat(fmt.Sprintf("Note %d. ", i), i%40)
		if i%60 == 1 { // more than a page
			p.Note = strings.Repeat("long ", 1500)
		}
		if i%9 == 0 {
			p.Entries[2], p.Corner[3] = 4, puzzle.Digit(2).Set()
		}
	}
	for i, name := range []string{"Sunday papers", "Books"} {
		if _, err := l.Import(t.Context(), create(t, l, name), seq(puzzles[i*n/2:(i+1)*n/2]...), nil); err != nil {
			t.Fatal(err)
		}
	}
	ids := all(t, l, Query{}).IDs(0, n)
	stars := 4
	_, err1 := l.Edit(t.Context(), ids[:n/2], Change{AddTags: []string{"winter", "train"}, Stars: &stars})
	_, err2 := l.Edit(t.Context(), ids[3:5], Change{Remove: true})
	ratings := map[ID]Rating{}
	for i, id := range ids[n/3:] {
		ratings[id] = Rating{puzzle.Level(1 + i%5), 100 + i, "x-wing", 4.2}
	}
	if err := errors.Join(err1, err2, l.db.setRatings(t.Context(), ratings), l.Close()); err != nil {
		t.Fatal(err)
	}
}

// said returns what a library says of its puzzles, and how often; names is whether also in
// which collection, and the number there.
func said(t testing.TB, l *Library, names bool) (map[string]int, error) {
	t.Helper()
	said := map[string]int{}
	list, err := l.Collections(t.Context())
	for _, c := range list {
		r, err1 := l.Search(t.Context(), Query{Collection: c.ID})
		if err1 == nil {
			r, err1 = r.All(t.Context())
		}
		var rows []Row
		if err1 == nil {
			rows, err1 = r.Rows(t.Context(), 0, r.Len())
		}
		for _, row := range rows {
			where := ""
			if names {
				where = fmt.Sprint(c.Name, row.Number)
			}
			if c.Name != words.English.T("library.damagedname") {
				said[fmt.Sprint(where, row.Puzzle, row.Added, row.Stars, row.Tags, row.Rating)]++
			}
		}
		err = errors.Join(err, err1)
	}
	return said, err
}

// lacking returns how many of a are not in b.
func lacking(a, b map[string]int) (n int) {
	for s, k := range a {
		n += max(0, k-b[s])
	}
	return n
}

func errorsOf(list []error) string {
	if len(list) == 0 {
		return ""
	}
	return errors.Join(list...).Error()
}

// isTold returns why a library says that it is damaged, "" if it says nothing.
func isTold(t testing.TB, l *Library) string {
	t.Helper()
	if l.Fault() != nil {
		return l.Fault().Error()
	}
	report, err := l.Check(t.Context())
	if err != nil {
		t.Error("not told, but failed:", err)
	}
	return errorsOf(report.Faults)
}
