package solver

import (
	"context"
	"errors"
	"math"
	"slices"
	"testing"

	"sudoku/puzzle"
)

// mixed returns n grids with none, one and several solutions, and a candidate of
// an empty cell of each.
func mixed(n int, seed uint64) (grids []puzzle.Grid, not []puzzle.Candidate) {
	rng := newRand(seed)
	var s Searcher
	for i := range n {
		full, _ := s.Random(&puzzle.Grid{}, rng)
		g := full
		perm := rng.Perm(81)
		for _, c := range perm[:20+rng.IntN(37)] {
			g[c] = 0
		}
		if i%5 == 0 {
			spoil(&g, rng)
		}
		g[perm[0]] = 0
		grids = append(grids, g)
		not = append(not, puzzle.Cand(puzzle.Cell(perm[0]), full[perm[0]]))
	}
	return
}

func TestBatchAgreesWithReference(t *testing.T) {
	var p plain
	var b Batch
	var seen [3]int
	for _, n := range []int{0, 1, fewGrids - 1, fewGrids, 31, 33, 400} {
		grids, not := mixed(n, uint64(n))
		for _, limit := range []int{0, 1, 2, 100} {
			counts, solutions, others := make([]int, n), make([]puzzle.Grid, n), make([]int, n)
			err := errors.Join(
				b.Count(context.Background(), grids, limit, counts),
				b.CountOthers(context.Background(), grids, not, limit, others),
				b.Solve(context.Background(), grids, limit, counts, solutions))
			if err != nil {
				t.Fatal(err)
			}
			for i := range grids {
				want := p.run(&grids[i], query{limit: limit})
				seen[min(want, 2)]++
				if counts[i] != want {
					t.Fatalf("%v: %d solutions up to %d, want %d", grids[i], counts[i], limit, want)
				}
				if first, _ := b.search.First(&grids[i]); solutions[i] != first {
					t.Fatalf("%v: solution %v, want %v", grids[i], solutions[i], first)
				}
				if want := countOthers(&p, &grids[i], not[i], limit); others[i] != want {
					t.Fatalf("%v without %v: %d solutions up to %d, want %d", grids[i], not[i], others[i], limit, want)
				}
			}
		}
	}
	if min(seen[0], seen[1], seen[2]) < 100 {
		t.Errorf("lopsided: %v with none, one, several", seen)
	}
}

func countOthers(p *plain, g *puzzle.Grid, not puzzle.Candidate, limit int) (n int) {
	p.run(g, query{limit: math.MaxInt, found: func(s *puzzle.Grid) bool {
		if n < limit && s[not.Cell()] != not.Digit() {
			n++
		}
		return n < limit
	}})
	return n
}

func TestBatchContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var b Batch
	for _, n := range []int{1, 50} {
		grids, counts := make([]puzzle.Grid, n), make([]int, n)
		if err := b.Count(ctx, grids, math.MaxInt, counts); !errors.Is(err, context.Canceled) {
			t.Errorf("%d grids: error %v", n, err)
		}
		if err := b.Solve(ctx, grids, 2, counts, make([]puzzle.Grid, n)); !errors.Is(err, context.Canceled) {
			t.Errorf("%d grids: error %v from Solve", n, err)
		}
	}
}

// Grids without a solution that lanes would guess about a million times.
func TestBatchGivesUpOnLanes(t *testing.T) {
	var grids []puzzle.Grid
	for _, s := range []string{
		"....3.............9.2.....1...1........2....9.5..4........5.............1.9....2.",
		"................8........79.86.......9......7...6.31...78.9..6...................",
		".2..4........23............2.....4.3....8..............8....32...97..........4...",
		"64.....3...3.....6...9...7.4..6...........7........59.......4....................",
	} {
		g, ok := puzzle.ParseGrid(s)
		if !ok {
			t.Fatal(s)
		}
		grids = append(grids, g, g)
	}
	var b Batch
	counts, solutions := make([]int, len(grids)), make([]puzzle.Grid, len(grids))
	if err := b.Solve(context.Background(), grids, 2, counts, solutions); err != nil {
		t.Fatal(err)
	}
	for i, n := range counts {
		if n != 0 || solutions[i] != (puzzle.Grid{}) {
			t.Errorf("%v: %d solutions, %v", grids[i], n, solutions[i])
		}
		if n := b.search.Count(&grids[i], 2); n != 0 {
			t.Errorf("%v: %d solutions, one by one", grids[i], n)
		}
	}
	if most := len(grids) * (maxLaneGuesses + 32); b.engine != nil && b.engine.Guesses > most {
		t.Errorf("lanes guessed %d times, more than %d", b.engine.Guesses, most)
	}
}

// Within a budget a count is right or unknown, the same each time; none costs much more
// than the budget, and with enough of it all are known.
func TestCountWithin(t *testing.T) {
	grids, _ := mixed(60, 5)
	for _, hard := range readSamples(t, "slow") {
		grids = append(grids, hard.grid)
	}
	var b Batch
	want := make([]int, len(grids))
	if err := b.Count(t.Context(), grids, 2, want); err != nil {
		t.Fatal(err)
	}
	known := map[int]int{}
	for _, all := range []int{0, 1, 100, 1000, 1_000_000} {
		var counts, again [100]int
		budget, same := all, all
		err := errors.Join(b.CountWithin(t.Context(), grids, 2, counts[:], &budget), new(Batch).CountWithin(t.Context(), grids, 2, again[:], &same))
		if err != nil || counts != again || budget != same {
			t.Errorf("budget %d: %v and %v, %d and %d left, %v", all, counts, again, budget, same, err)
		}
		if most := len(grids) * (1 + maxQuickGuesses/cheapGuesses); budget < -most || all > 0 && budget == all {
			t.Errorf("budget %d: %d left", all, budget)
		}
		for i, n := range counts[:len(grids)] {
			if n == want[i] {
				known[all]++
			} else if n != Unknown {
				t.Errorf("budget %d: %v: %d, want %d", all, &grids[i], n, want[i])
			}
		}
	}
	if known[0] > 0 || known[1] > known[100] || known[1000] == len(grids) || known[1_000_000] < len(grids) {
		t.Errorf("known %v of %d", known, len(grids))
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	many, counts, budget := slices.Repeat(grids, 30), make([]int, 30*len(grids)), 1_000_000
	if err := b.CountWithin(ctx, many, 2, counts, &budget); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
