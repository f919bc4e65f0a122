package generator

import (
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
)

// Puzzles of 17 and 18 givens have one solution, and are hardly ever the same for two seeds.
func TestFewGivens(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	for n := MinGivens; n <= fewGivens; n++ {
		seen := map[puzzle.Grid]bool{}
		o := Order{MinGivens: n, MaxGivens: n}
		for o.Seed = range 8 {
			r, err := Generate(t.Context(), o, 1, nil)
			if err != nil {
				t.Fatal(err)
			}
			g := r.Puzzle.Givens
			if g.Count() != n || solver.Count(g, 2) != 1 || r.Solution != must(solver.Solve(g)) {
				t.Errorf("%d givens, seed %d: %v", n, o.Seed, g)
			}
			if again, _ := Generate(t.Context(), o, 2, nil); again.Puzzle.Givens != g {
				t.Errorf("%d givens, seed %d: %v by one worker, %v by two", n, o.Seed, g, again.Puzzle.Givens)
			}
			seen[g] = true
		}
		if len(seen) < 8 {
			t.Errorf("%d givens: %d different puzzles for 8 seeds", n, len(seen))
		}
	}
}

// With a decider a grid has one solution; without, none of its other candidates makes a puzzle.
func TestDeciders(t *testing.T) {
	var search solver.Searcher
	for r := range Stream(t.Context(), Order{Seed: 44, Minimal: true}, 5, 2, nil) {
		g := r.Puzzle.Givens
		g[g.Filled().First()] = 0
		is := map[puzzle.Candidate]bool{}
		for _, k := range Deciders(&search, &g) {
			is[k] = true
		}
		for c := range puzzle.AllCells.Without(g.Filled()).All() {
			for d := range puzzle.AllDigits.All() {
				h := g
				h[c] = d
				if one, k := search.Count(&h, 2) == 1, puzzle.Cand(c, d); one != is[k] {
					t.Fatalf("%v: %v decides: %v, makes a puzzle: %v", g, k, is[k], one)
				}
			}
		}
	}
}
