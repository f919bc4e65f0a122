package typo

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Two typos are found where no single one explains what was typed, and said one after the
// other.
func TestFindPairs(t *testing.T) {
	for _, tt := range []struct{ typed, says string }{
		{"63..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..76", "r1c1: 5, not 6; and r9c9: 9, not 6"},
		{"58..7....6..195....98....6.8...6...34..8.3..17...2...6.6....23....419..5....8..79", "r1c2: 3, not 8; and r7c8: 8, not 3"},
		{"35..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..97", "r9c8 and r9c9: 7 and 9, not 9 and 7; and r1c1 and r1c2: 5 and 3, not 3 and 5"},
		{"53..7....6..195....98....6.8.......34..8.3..17...2...6.6....28....419.......8..79", ""},
	} {
		var f Finder
		edits, err := f.FindPairs(t.Context(), nil, grid(t, tt.typed), 0)
		i := slices.IndexFunc(edits, func(e Edit) bool { return e.Grid == grid(t, printed) })
		if err != nil || i < 0 || !edits[i].Two() {
			t.Errorf("%s: not among %d edits, %v", tt.typed, len(edits), err)
			continue
		}
		if says := edits[i].In(words.English); tt.says != "" && says != tt.says {
			t.Errorf("%s: number %d, %s", tt.typed, i+1, says)
		}
	}
	if edits, err := new(Finder).FindPairs(t.Context(), nil, grid(t, printed), 0); err != nil || len(edits) > 0 {
		t.Errorf("%d edits, %v", len(edits), err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := new(Finder).FindPairs(ctx, nil, puzzle.Grid{}, 0); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// TestSharePairs spoils puzzles twice: where no single typo explains it, the right pair is
// mostly in the list, and often enough among the first ten.
func TestSharePairs(t *testing.T) {
	rng := rand.New(rand.NewPCG(2026, 8))
	asked, listed, first, ten := 0, 0, 0, 0
	var took []time.Duration
	var find Finder
	for i, g := range puzzles(t, 64) {
		kinds := [...]Kind{Wrong, Moved, Swapped, Extra}
		typed := spoil(nil, spoil(nil, g, kinds[i/4%4], rng), kinds[i/16%4], rng)
		single, err := find.Find(t.Context(), nil, typed, 0)
		if err != nil {
			t.Fatal(err)
		}
		if n, _ := find.solutions(t.Context(), nil, []puzzle.Grid{typed}); len(single) > 0 || n[0] == 1 {
			continue
		}
		start := time.Now()
		edits, err := find.FindPairs(t.Context(), nil, typed, 0)
		took = append(took, time.Since(start))
		if err != nil {
			t.Fatal(err)
		}
		asked++
		switch at := slices.IndexFunc(edits, func(e Edit) bool { return e.Grid == g }); {
		case at == 0:
			first++
			fallthrough
		case at > 0 && at < 10:
			ten++
			fallthrough
		case at > 0:
			listed++
		}
	}
	slices.Sort(took)
	t.Logf("%d asked, listed %d, first %d, among ten %d; median %v, most %v", asked, listed, first, ten, took[len(took)/2], took[len(took)-1])
	if asked < 25 || 100*listed < 85*asked || 100*ten < 60*asked {
		t.Errorf("%d asked, listed %d, first %d, among ten %d", asked, listed, first, ten)
	}
}

// A search that would take too much work is cut short and says so, with the same edits
// each time.
func TestFindPairsIsCut(t *testing.T) {
	typed := grid(t, "785.....12.39....4..............178.3..6....55.........7................8.2..9...")
	var f Finder
	edits, err := f.FindPairs(t.Context(), nil, typed, 0)
	var g Finder
	again, _ := g.FindPairs(t.Context(), nil, typed, 0)
	if err != nil || !f.Cut || !g.Cut || len(again) != len(edits) {
		t.Fatalf("cut %v and %v, %d and %d edits, %v", f.Cut, g.Cut, len(edits), len(again), err)
	}
	for i := range edits {
		if edits[i].Grid != again[i].Grid {
			t.Fatalf("edit %d: %v, then %v", i, edits[i].Grid, again[i].Grid)
		}
	}
	if _, err := f.Find(t.Context(), nil, grid(t, printed), 0); err != nil || f.Cut {
		t.Errorf("cut %v, %v", f.Cut, err)
	}
}

// Of 80 cells and of 82 the right edit is listed, whatever cell was left out or too many.
func TestFindLine(t *testing.T) {
	g := grid(t, printed)
	check := func(cells []puzzle.Digit) {
		t.Helper()
		var f Finder
		edits, err := f.FindLine(t.Context(), cells, 0)
		i := slices.IndexFunc(edits, func(e Edit) bool { return e.Grid == g })
		if err != nil || i < 0 {
			t.Errorf("%d cells, %v: not among %d edits, %v", len(cells), cells, len(edits), err)
			return
		}
		if says := edits[i].In(words.English); says == "" {
			t.Error("nothing is said")
		}
	}
	for i := range 81 {
		check(slices.Delete(slices.Clone(g[:]), i, i+1))
	}
	for i := range 82 {
		for d := range puzzle.Digit(10) {
			check(slices.Insert(slices.Clone(g[:]), i, d))
		}
	}
	for _, tt := range []struct {
		cells []puzzle.Digit
		says  string
	}{
		{g[:80], "r9c9: 9, not empty"},
		{g[1:], "r1c1: 5 left out; r1c1 to r9c8: one cell on"},
		{append(g[:81:81], 9), "one cell too many at the end"},
		{append([]puzzle.Digit{7}, g[:]...), "r1c1: one 7 too many; r1c2 to r9c9: one cell back, then 9"},
	} {
		var f Finder
		edits, err := f.FindLine(t.Context(), tt.cells, 0)
		i := slices.IndexFunc(edits, func(e Edit) bool { return e.Grid == g })
		if err != nil || i < 0 || edits[i].In(words.English) != tt.says {
			t.Errorf("not %q: number %d of %d, %v", tt.says, i, len(edits), err)
		}
	}
	if edits, err := new(Finder).FindLine(t.Context(), g[:79], 0); err != nil || len(edits) > 0 {
		t.Errorf("%d edits, %v", len(edits), err)
	}
}
