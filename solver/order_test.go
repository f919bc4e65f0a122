package solver

import (
	"context"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver/lanes"
)

// The first solution is the same with every instruction set and in plain Go, in any
// company.
func TestSolutionsComeInOneOrder(t *testing.T) {
	grids := severalSolutions(600)
	var s Searcher
	for set := lanes.None; set <= lanes.Best(); set++ {
		b := Batch{engine: lanes.New(set)}
		counts, solutions := make([]int, len(grids)), make([]puzzle.Grid, len(grids))
		if set == lanes.None {
			for i := range grids {
				counts[i] = b.search.bands.run(&grids[i], query{limit: 2, ordered: true})
				solutions[i] = b.search.bands.last()
			}
		} else if err := b.Solve(context.Background(), grids, 2, counts, solutions); err != nil {
			t.Fatal(err)
		}
		for i := range grids {
			if first, _ := s.First(&grids[i]); counts[i] != 2 || solutions[i] != first {
				t.Errorf("instruction set %d: %v is not the first of %v", set, &solutions[i], &grids[i])
			}
		}
	}
}

// The first solution of All, of Solve and of Searcher.Search is that of First.
func TestFirstIsFirst(t *testing.T) {
	var s Searcher
	for _, g := range severalSolutions(50) {
		want, _ := s.First(&g)
		got := []puzzle.Grid{}
		s.Search(&g, func(x *puzzle.Grid) bool { got = append(got, *x); return false })
		for x := range All(context.Background(), g) {
			got = append(got, x)
			break
		}
		x, _ := Solve(g)
		for _, x := range append(got, x) {
			if x != want {
				t.Errorf("%v: %v, want %v", &g, &x, &want)
			}
		}
	}
}

// severalSolutions returns n grids that have several solutions, from a few to very many.
func severalSolutions(n int) (grids []puzzle.Grid) {
	rng := newRand(21)
	var s Searcher
	for len(grids) < n {
		g, _ := s.Random(&puzzle.Grid{}, rng)
		for _, c := range rng.Perm(81)[:52+rng.IntN(25)] {
			g[c] = 0
		}
		if s.Count(&g, 2) == 2 {
			grids = append(grids, g)
		}
	}
	return grids
}
