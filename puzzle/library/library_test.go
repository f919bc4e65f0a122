package library

import (
	"bytes"
	"context"
	"fmt"
	"iter"
	"math/rand/v2"
	"path/filepath"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/store"
)

const one = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

// open opens the library of a home.
func open(t testing.TB, home string) *Library {
	t.Helper()
	l, err := Open(t.Context(), home, store.Games{Dir: filepath.Join(home, "games")})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	return l
}

func create(t testing.TB, l *Library, name string) CollectionID {
	t.Helper()
	c, err := l.Create(t.Context(), name)
	if err != nil {
		t.Fatal(err)
	}
	return c.ID
}

func seq(list ...puzzle.Puzzle) iter.Seq2[puzzle.Puzzle, error] {
	return func(yield func(puzzle.Puzzle, error) bool) {
		for _, p := range list {
			if !yield(p, nil) {
				return
			}
		}
	}
}

// shuffled returns n puzzles: symmetric copies of one, for only how many there are matters
// here, each with some digits less.
func shuffled(n int, seed uint64) []puzzle.Puzzle {
	rng := rand.New(rand.NewPCG(seed, 1))
	g, _ := puzzle.ParseGrid(one)
	list := make([]puzzle.Puzzle, n)
	for i := range list {
		var to [10]puzzle.Digit
		for k, d := range rng.Perm(9) {
			to[k+1] = puzzle.Digit(d + 1)
		}
		p := &list[i]
		for c, d := range g {
			if d != 0 && rng.IntN(30) > 0 {
				p.Givens[c] = to[d]
			}
		}
		p.Title = fmt.Sprintf("No %d", i+1)
		p.Source = [...]string{"The Paper", "A Book", "Somebody's Site"}[rng.IntN(3)]
		p.Date = fmt.Sprintf("20%02d-%02d-%02d", 20+rng.IntN(7), 1+rng.IntN(12), 1+rng.IntN(28))
	}
	return list
}

// all returns all puzzles of a search.
func all(t testing.TB, l *Library, q Query) *Result {
	t.Helper()
	r, err := l.Search(t.Context(), q)
	if err == nil {
		r, err = r.All(t.Context())
	}
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// found returns the titles that a query finds.
func found(t testing.TB, l *Library, q Query) (titles []string) {
	t.Helper()
	r := all(t, l, q)
	rows, err := r.Rows(t.Context(), 0, r.Len())
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		titles = append(titles, row.Puzzle.Title)
	}
	return titles
}

// dump says all that a library holds but IDs and when it was added.
func dump(t testing.TB, l *Library) (lines []string) {
	t.Helper()
	if err := l.Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	list, err := l.Collections(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range list {
		lines = append(lines, fmt.Sprint(c.Name, c.Len, c.Fault))
		r := all(t, l, Query{Collection: c.ID})
		rows, _ := r.Rows(t.Context(), 0, r.Len())
		for _, row := range rows {
			lines = append(lines, fmt.Sprint(row.Puzzle, row.Stars, row.Tags, row.Rating, row.State, row.Copies))
		}
	}
	return lines
}

// TestKept: what was done is there after opening the files again, and undone after undo.
func TestKept(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	paper, book := create(t, l, "Sunday paper"), create(t, l, "A/book: \"1\"")
	puzzles := shuffled(20, 1)
	puzzles[3].Title = "“Nice” \n \\ one"
	puzzles[3].Entries[2] = 4
	puzzles[3].Corner[3] = puzzle.Digit(2).Set()
	done, err := l.Import(t.Context(), paper, seq(puzzles...), nil)
	if err != nil || done != (Imported{Added: 20}) {
		t.Fatal(done, err)
	}
	if done, err = l.Import(t.Context(), paper, seq(puzzles...), nil); err != nil || done != (Imported{Known: 20}) {
		t.Error("again:", done, err)
	}
	r, _ := l.Search(t.Context(), Query{})
	ids := r.IDs(0, 20)
	stars := 4
	before := dump(t, l)
	undo, err := l.Edit(t.Context(), ids[:5], Change{Stars: &stars, AddTags: []string{"#winter, long way", "a"}})
	if err != nil {
		t.Fatal(err)
	}
	move, err := l.Edit(t.Context(), ids[2:8], Change{MoveTo: book})
	if err != nil {
		t.Fatal(err)
	}
	remove, err := l.Edit(t.Context(), ids[10:15], Change{Remove: true})
	if err != nil {
		t.Fatal(err)
	}
	r, _ = l.Search(t.Context(), Query{Collection: book})
	if err := l.db.setRatings(t.Context(), map[ID]Rating{r.IDs(0, 1)[0]: {3, 1234, "x-wing", 4.2}}); err != nil {
		t.Fatal(err)
	}
	changed := dump(t, l)
	if again := dump(t, open(t, home)); fmt.Sprint(again) != fmt.Sprint(changed) || len(changed) != 17 {
		t.Errorf("opened again:\n%v\nwas\n%v", again, changed)
	}
	if got := found(t, l, Query{Text: "#winter nice 4 stars"}); len(got) != 1 {
		t.Errorf("%q", got)
	}
	if got := found(t, l, Query{Text: "x-wing"}); len(got) != 1 {
		t.Errorf("%q", got)
	}
	for _, undo := range []func(context.Context) error{remove, move, undo} {
		if err := undo(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	for _, l := range []*Library{l, open(t, home)} {
		if got := found(t, l, Query{Collection: paper, Sort: ByTitle}); len(got) != 20 || len(dump(t, l)) != len(before) {
			t.Errorf("undone: %v", got)
		}
	}
}

// TestInterrupted: after a change that was interrupted in the middle of a statement, what was done
// before can be undone, and a backup restored.
func TestInterrupted(t *testing.T) {
	l := open(t, t.TempDir())
	if _, err := l.Import(t.Context(), create(t, l, "c"), seq(shuffled(3, 1)...), nil); err != nil {
		t.Fatal(err)
	}
	before := dump(t, l)
	var backup bytes.Buffer
	if err := l.Backup(t.Context(), &backup, nil); err != nil {
		t.Fatal(err)
	}
	r, _ := l.Search(t.Context(), Query{})
	undo, err := l.Edit(t.Context(), r.IDs(0, 2), Change{Remove: true})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	if _, err := l.db.writer.ExecContext(ctx, "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n) SELECT count(*) FROM n"); ctx.Err() == nil {
		t.Fatal(err)
	}
	if err := undo(t.Context()); err != nil || fmt.Sprint(dump(t, l)) != fmt.Sprint(before) {
		t.Errorf("undone: %v, %d puzzles of %d", err, len(dump(t, l)), len(before))
	}
	if m, err := l.Restore(t.Context(), bytes.NewReader(backup.Bytes()), int64(backup.Len()), nil); err != nil {
		t.Errorf("restored: %v, %v", m, err)
	}
}

// TestClosedMeanwhile: what still runs when the library is closed fails, and no more.
func TestClosedMeanwhile(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	id := create(t, l, "c")
	play(t, home, "a.sudoku", 5, 0)
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	_, err1 := l.Search(t.Context(), Query{Text: "word"})
	_, err2 := l.Import(t.Context(), id, seq(shuffled(3, 1)...), nil)
	_, err3 := l.Outcomes(t.Context())
	_, err4 := l.Check(t.Context())
	for i, err := range []error{l.Sync(t.Context()), err1, err2, err3, err4} {
		if err == nil {
			t.Errorf("call %d works", i)
		}
	}
}
