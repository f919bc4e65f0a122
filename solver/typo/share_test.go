package typo

import (
	"math/rand/v2"
	"os"
	"slices"
	"testing"
	"time"

	"sudoku/generator"
	"sudoku/puzzle"
)

// sample returns how many puzzles are spoiled: 2,000 under SUDOKU_LONG.
func sample() int {
	if os.Getenv("SUDOKU_LONG") != "" {
		return 2000
	}
	return 480
}

// TestShare spoils puzzles by typos of each kind in turn. The right edit is always in
// the list, and often enough the first; docs/dev/typos.md has the figures.
func TestShare(t *testing.T) {
	var (
		rng   = rand.New(rand.NewPCG(2026, 7))
		tally [6]struct{ asked, first, ten int }
		took  []time.Duration
		find  Finder
	)
	for i, g := range puzzles(t, sample()) {
		kind := Kind(i / 4 % 6)
		typed := spoil(nil, g, kind, rng)
		if n, err := find.solutions(t.Context(), nil, []puzzle.Grid{typed}); err != nil || n[0] == 1 {
			continue // it cannot be seen
		}
		start := time.Now()
		edits, err := find.Find(t.Context(), nil, typed, 0)
		took = append(took, time.Since(start))
		place := slices.IndexFunc(edits, func(e Edit) bool { return e.Grid == g })
		if err != nil || place < 0 {
			t.Errorf("%v, typed %v: not among %d edits, %v", g, typed, len(edits), err)
			continue
		}
		tally[kind].asked++
		if place == 0 {
			tally[kind].first++
		}
		if place < 10 {
			tally[kind].ten++
		}
	}
	slices.Sort(took)
	t.Logf("median %v of %d", took[len(took)/2], len(took))
	for kind, want := range [...]int{Wrong: 80, Extra: 0, Missing: 0, Moved: 60, Shifted: 60, Swapped: 60} {
		k := tally[kind]
		t.Logf("%s: %d, the right edit first %d %%, among ten %d %%", kindNames[kind], k.asked, 100*k.first/k.asked, 100*k.ten/k.asked)
		if 100*k.first < want*k.asked {
			t.Errorf("%s: first in less than %d %%", kindNames[kind], want)
		}
	}
}

var kindNames = [...]string{Wrong: "wrong", Extra: "extra", Missing: "missing", Moved: "moved", Shifted: "shifted", Swapped: "swapped"}

// puzzles returns n valid puzzles of four kinds by turns: minimal ones, those of 34
// givens, symmetric ones, and symmetric ones with givens to spare.
func puzzles(t *testing.T, n int) (mixed []puzzle.Grid) {
	kinds := [...][]puzzle.Grid{
		made(t, n/4, generator.Order{Minimal: true}),
		made(t, n/4, generator.Order{MinGivens: 34, MaxGivens: 34}),
		made(t, n/4, generator.Order{Symmetry: generator.HalfTurn}),
		made(t, n/4, generator.Order{Symmetry: generator.HalfTurn, MinGivens: 28, MaxGivens: 34}),
	}
	for i := range n {
		mixed = append(mixed, kinds[i%4][i/4])
	}
	return mixed
}

// made generates n puzzles of an order.
func made(t *testing.T, n int, o generator.Order) (grids []puzzle.Grid) {
	o.Seed = 11
	for r, err := range generator.Stream(t.Context(), o, n, 1, nil) {
		if err != nil {
			t.Fatal(err)
		}
		grids = append(grids, r.Puzzle.Givens)
	}
	return grids
}
