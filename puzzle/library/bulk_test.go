package library

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"sudoku/puzzle"
)

// sorted returns what a library holds, in one order.
func sorted(t *testing.T, l *Library) []string {
	t.Helper()
	lines := dump(t, l)
	slices.Sort(lines)
	return lines
}

// TestBulk: an import that becomes one transaction without indexes adds what many small ones add,
// beside what was there and what comes twice.
func TestBulk(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	const n = 4*firstBatch + 3000
	puzzles := shuffled(n, 3)
	puzzles = append(puzzles, puzzles[100:200]...)                    // of the first part
	puzzles = append(puzzles, puzzles[n-300:n-100]...)                // of the bulk
	there, other := shuffled(60, 4), slices.Clone(puzzles[n-50:n-20]) // the latter in another collection
	puzzles = append(puzzles, there...)
	fill := func(size int) *Library {
		l := open(t, t.TempDir())
		id := create(t, l, "Many")
		if _, err := l.Import(t.Context(), create(t, l, "Other"), seq(other...), nil); err != nil {
			t.Fatal(err)
		}
		var sum Imported
		for part := range slices.Chunk(append(slices.Clone(there), puzzles...), size) {
			done, err := l.Import(t.Context(), id, seq(part...), nil)
			if err != nil {
				t.Fatal(err)
			}
			sum.Added, sum.Known = sum.Added+done.Added, sum.Known+done.Known
		}
		if sum.Added != n+60 || sum.Known != 360 {
			t.Errorf("%+v", sum)
		}
		whole(t, l)
		if saved, ok, err := savedIn(t.Context(), l.db.reader); !ok || err != nil || saved.added != n+90 {
			t.Errorf("%+v %v", saved, err)
		}
		return l
	}
	if got, want := sorted(t, fill(1e9)), sorted(t, fill(1500)); !slices.Equal(got, want) {
		t.Errorf("%d lines, want %d", len(got), len(want))
	}
}

// TestBulkRestore: so does a restore, which completes what lacks something.
func TestBulkRestore(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	const n = 17_000 // two parts each
	from := open(t, t.TempDir())
	puzzles := shuffled(n, 5)
	for _, part := range []struct {
		name string
		list []puzzle.Puzzle
	}{{"A", puzzles[:n/2]}, {"B", puzzles[n/2:]}} {
		if _, err := from.Import(t.Context(), create(t, from, part.name), seq(part.list...), nil); err != nil {
			t.Fatal(err)
		}
	}
	ids := all(t, from, Query{}).IDs(0, n)
	if _, err := from.Edit(t.Context(), ids[:n/5], Change{AddTags: []string{"tag"}}); err != nil {
		t.Fatal(err)
	}
	record := backedUp(t, from, "{}")
	for _, there := range []int{0, 300} { // in the second collection, without their tags
		l := open(t, t.TempDir())
		if _, err := l.Import(t.Context(), create(t, l, "B"), seq(puzzles[n-there:]...), nil); err != nil {
			t.Fatal(err)
		}
		if m := restored(t, l, record); m.Puzzles != n-there || m.Collections != 1 {
			t.Errorf("%+v", m)
		}
		whole(t, l)
		const numbers = "SELECT num AS id FROM puzzle ORDER BY title, givens"
		got, err1 := l.db.ids(t.Context(), numbers, nil)
		want, err2 := from.db.ids(t.Context(), numbers, nil)
		if err := errors.Join(err1, err2); err != nil || there == 0 && !slices.Equal(got, want) {
			t.Error("other numbers", err)
		}
		if got, want := sorted(t, l), sorted(t, from); !slices.Equal(got, want) {
			t.Errorf("%d lines, want %d", len(got), len(want))
		}
	}
}

// TestBulkWaits: while no more puzzles come others can write.
func TestBulkWaits(t *testing.T) {
	was := patience
	patience = 50 * time.Millisecond
	defer func() { patience = was }()
	home := t.TempDir()
	l, other := open(t, home), open(t, home)
	id := create(t, l, "Many")
	puzzles := shuffled(4*firstBatch, 6)
	wrote := errors.New("nothing was written")
	done, err := l.Import(t.Context(), id, func(yield func(puzzle.Puzzle, error) bool) {
		for i, p := range puzzles {
			if i == len(puzzles)-10 { // it is a bulk by now
				_, wrote = other.Create(t.Context(), "Meanwhile")
			}
			if !yield(p, nil) {
				return
			}
		}
	}, nil)
	if err != nil || wrote != nil || done.Added != len(puzzles) {
		t.Error(done, err, wrote)
	}
	whole(t, l)
}

// TestBulkStopped: what was read is added when it is stopped.
func TestBulkStopped(t *testing.T) {
	const n = 4 * firstBatch
	l := open(t, t.TempDir())
	id := create(t, l, "Many")
	ctx, stop := context.WithCancel(t.Context())
	done, err := l.Import(ctx, id, func(yield func(puzzle.Puzzle, error) bool) {
		for i, p := range shuffled(n, 7) {
			if i == n-5 {
				stop()
			}
			if !yield(p, nil) {
				return
			}
		}
	}, nil)
	if !errors.Is(err, context.Canceled) || done.Added != n-5 || all(t, l, Query{}).Len() != n-5 {
		t.Errorf("%+v %v, %d are there", done, err, all(t, l, Query{}).Len())
	}
	whole(t, l)
}

// TestBulkFails: where a bulk fails nothing of it is there, and it is known how much that was.
func TestBulkFails(t *testing.T) {
	l := open(t, t.TempDir())
	id := create(t, l, "Many")
	f := filling{l: l}
	wrong := errors.New("wrong")
	var err error
	for seed := range uint64(4) {
		_, err = f.part(t.Context(), true, func(c *change) (int, error) {
			var list []record
			for _, p := range shuffled(firstBatch, seed) {
				list = append(list, record{hasPuzzle: true, puzzle: p})
			}
			n, err := c.add(id, list, formsOf(list), nil)
			if seed == 3 {
				err = wrong
			}
			return n, err
		})
	}
	if n := all(t, l, Query{}).Len(); err != wrong || n != firstBatch || f.lost != 2*firstBatch || f.open != nil {
		t.Error(err, n, f.lost)
	}
	whole(t, l)
}

func init() { jobs["bulk"] = bulkForever }

// bulkForever imports many puzzles, and says after each part how many were read.
func bulkForever(home string) error {
	l, err := openHome(home)
	if err != nil {
		return err
	}
	c, err := l.Named(context.Background(), "Many")
	if err == nil {
		_, err = l.Import(context.Background(), c.ID, seq(shuffled(40*firstBatch, 8)...), func(n int) { fmt.Println(n) })
	}
	return err
}

// TestKilledInBulk kills a process in the middle of an import, when there are no indexes: the
// library opens whole, with what was on the disk before.
func TestKilledInBulk(t *testing.T) {
	if testing.Short() {
		t.Skip("the process is not built for the race detector")
	}
	for _, parts := range []int{2, 5, 30} {
		home := t.TempDir()
		before := open(t, home)
		if _, err := before.Import(t.Context(), create(t, before, "Before"), seq(shuffled(100, 9)...), nil); err != nil {
			t.Fatal(err)
		}
		before.Close()
		cmd, _, said := start(t, "bulk", home)
		for range parts {
			if !said.Scan() {
				t.Fatal("it did nothing")
			}
		}
		cmd.Process.Kill()
		cmd.Wait()
		l := open(t, home)
		whole(t, l)
		if n := all(t, l, Query{}).Len(); n != 100+firstBatch || l.Loss() != nil {
			t.Errorf("after %d parts %d puzzles, %v", parts, n, l.Loss())
		}
		if done, err := l.Import(t.Context(), create(t, l, "After"), seq(shuffled(3*firstBatch, 10)...), nil); err != nil || done.Added != 3*firstBatch {
			t.Error(done, err)
		}
		whole(t, l)
		l.Close()
	}
}
