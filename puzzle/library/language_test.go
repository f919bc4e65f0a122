package library

import (
	"errors"
	"flag"
	"fmt"
	"hash/crc32"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/canon"
	"sudoku/puzzle/words"
)

var writeQueries = flag.Bool("queries", false, "write what queries find into testdata/queries.txt instead of comparing it")

// TestLanguage: what queries find in the record of five years, and in what order.
func TestLanguage(t *testing.T) {
	defer func(here *time.Location) { time.Local = here }(time.Local)
	time.Local = time.UTC // years begin there
	r := newReference(t)
	const file = "testdata/queries.txt"
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var now strings.Builder
	for line := range strings.Lines(string(b)) {
		q, part := readQuery(t, line)
		q.Collection = r.collections[part[3]]
		found := fmt.Sprintf("%d\t%08x", len(r.check(t, q)), r.sum)
		fmt.Fprintf(&now, "%s\t%s\n", found, strings.Join(part[2:], "\t"))
		if was := part[0] + "\t" + part[1]; found != was && !*writeQueries {
			t.Errorf("%q finds %s, not %s", part[2:], found, was)
		}
	}
	if *writeQueries {
		if err := os.WriteFile(file, []byte(now.String()), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// readQuery reads a line: how many are found and a check of them, order, view or collection, text.
func readQuery(t *testing.T, line string) (q Query, part []string) {
	part = strings.SplitN(strings.TrimSuffix(line, "\n"), "\t", 5)
	if len(part) != 5 {
		t.Fatalf("%q", line)
	}
	by, reverse := strings.CutPrefix(part[2], "-")
	return Query{View: View(max(0, slices.Index(viewNames, part[3]))), Text: part[4], Sort: Sort(slices.Index(sortNames, by)), Reverse: reverse}, part
}

var (
	sortNames = []string{"added", "rating", "date", "source", "title", "givens", "stars"}
	viewNames = []string{"all", "begun", "unsolved", "duplicates", "solved", "played"}
)

// A candidate is a puzzle with what is asked for in it.
type candidate struct {
	Row
	words, text string
	form        int64
	clues       int
}

// A reference finds puzzles by looking at each.
type reference struct {
	l           *Library
	rows        map[ID]*candidate
	had         map[puzzle.Grid]bool // by collections
	copies      map[int64]int        // of a form, in collections
	collections map[string]CollectionID
	games       CollectionID
	sum         uint32 // of what check found last
}

func newReference(t *testing.T) *reference {
	r := &reference{recordLibrary(t), map[ID]*candidate{}, map[puzzle.Grid]bool{}, map[int64]int{}, map[string]CollectionID{}, 0, 0}
	list, err := r.l.Collections(t.Context())
	for _, c := range list {
		r.collections[c.Name] = c.ID
	}
	ids, err2 := r.l.db.ids(t.Context(), "SELECT id FROM puzzle", nil)
	rows, err3 := r.l.Rows(t.Context(), ids)
	if err := errors.Join(err, err2, err3, r.l.db.reader.QueryRow(ofGames).Scan(&r.games)); err != nil || len(rows) < 6000 {
		t.Fatal(len(rows), err)
	}
	var f canon.Finder
	for _, row := range rows {
		p := &row.Puzzle
		rec := record{num: uint32(row.Number), puzzle: *p, tags: row.Tags}
		c := &candidate{row, string(rec.appendWords(nil)), fmt.Sprint(row.Collection, p.Givens, p.Title), formOf(&f, p), p.Givens.Count()}
		if r.rows[row.ID] = c; row.Collection != r.games {
			r.had[p.Givens] = true
			r.copies[c.form]++
		}
	}
	return r
}

// check compares what a query finds.
func (r *reference) check(t *testing.T, q Query) []ID {
	t.Helper()
	found := all(t, r.l, q)
	ids, last := found.IDs(0, found.Len()), ""
	r.sum = 0
	there := map[ID]bool{}
	for _, id := range ids {
		row := r.rows[id]
		r.sum = crc32.Update(r.sum, castagnoli(), []byte(row.text))
		key := row.sortKey(q.Sort)
		if was := last; last != "" && was != key && was < key == q.Reverse && q.View != Duplicates {
			t.Errorf("%+v: %s is before %s", q, was, key)
		}
		last, there[id] = key, true
	}
	terms := parseQuery(q.Text)
	for id, row := range r.rows {
		if r.matches(q, terms, row) != there[id] {
			t.Errorf("%+v: wrong for %+v", q, row.Row)
		}
	}
	if len(ids) != len(there) {
		t.Errorf("%+v: some are found twice", q)
	}
	return ids
}

// sortKey is a text that is in the order of a puzzle.
func (row *candidate) sortKey(by Sort) string {
	added := fmt.Sprintf("%011d", row.Added.Unix())
	text := func(s string) string { return fmt.Sprint(s == "", words.Fold(s), "\x00", s, "\x00", added) }
	switch p := &row.Puzzle; by {
	case ByRating:
		return fmt.Sprintf("%v %09d %s", row.Rating.Level == 0, row.Rating.Score, added)
	case ByDate:
		return text(p.Date)
	case BySource:
		return text(p.Source)
	case ByTitle:
		return text(p.Title)
	case ByGivens:
		return fmt.Sprintf("%02d %s", row.clues, added)
	case ByStars:
		return fmt.Sprint(9-row.Stars, added)
	}
	return added
}

func (r *reference) matches(q Query, terms []term, row *candidate) bool {
	ofGame := row.Collection == r.games
	switch {
	case q.View == ViewPlayed && !ofGame, q.View == Duplicates && ofGame, ofGame && q.View != ViewPlayed && r.had[row.Puzzle.Givens],
		q.Collection != 0 && row.Collection != q.Collection,
		q.View == ViewBegun && row.State != Begun, q.View == Unsolved && row.State == Solved, q.View == ViewSolved && row.State != Solved,
		q.View == Duplicates && r.copies[row.form] < 2:
		return false
	}
	for i := range terms {
		if terms[i].holds(row) == terms[i].not {
			return false
		}
	}
	return true
}

func (t *term) holds(row *candidate) bool {
	added, n, hardest := uint32(row.Added.Unix()), row.clues, row.Rating.Hardest
	switch {
	case t.hasState:
		return row.State == t.state
	case t.notSolved:
		return row.State != Solved
	case t.wrong:
		return false
	case t.to > 0:
		return t.from <= n && n <= t.to
	case t.stars > 0:
		return row.Stars >= t.stars
	}
	contains := func(text string) bool { return strings.Contains(row.words, text) }
	return t.text != "" && contains(t.text) || slices.ContainsFunc(t.also, contains) || t.level != 0 && row.Rating.Level == t.level ||
		t.end > 0 && t.begin <= added && added < t.end || t.month != "" && strings.Index(row.Puzzle.Date, t.month) == 4 ||
		t.technique != "" && hardest != "" && strings.Contains(hardest+" "+strings.ReplaceAll(hardest, "-", " "), t.technique)
}
