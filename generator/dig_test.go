package generator

import (
	"math/rand/v2"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
)

// digSlowly does what dig promises, orbit by orbit.
func digSlowly(g *puzzle.Grid, s Symmetry, low, goal int, rng *rand.Rand) {
	list := append([]puzzle.CellSet(nil), orbits[s]...)
	shuffle(list, rng)
	for _, o := range list {
		left := g.Filled().Len()
		if left <= goal || left-o.Len() < low {
			continue
		}
		h := *g
		for c := range o.All() {
			h[c] = 0
		}
		if solver.Count(h, 2) == 1 {
			*g = h
		}
	}
}

func TestLotsChangeNothing(t *testing.T) {
	var d digger
	for seed := range uint64(6) {
		for _, s := range Symmetries {
			for _, depth := range [][2]int{{0, 0}, {24, 24}, {25, 28}, {30, 33}, {37, 37}, {39, 40}, {59, 60}, {80, 80}} {
				rng := func() *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }
				got := d.filler.fill(rng())
				want := got
				d.dig(&got, s, depth[0], depth[1], rng())
				digSlowly(&want, s, depth[0], depth[1], rng())
				if got != want {
					t.Errorf("seed %d, %s, %v:\n%v, orbit by orbit\n%v", seed, s.Name(), depth, got, want)
				}
			}
		}
	}
}

func TestMinimal(t *testing.T) {
	var d digger
	for _, tt := range []struct {
		grid string
		want bool
	}{
		{".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...", true},
		{"6......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...", false},
		{"......51.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...", false},
	} {
		g, ok := puzzle.ParseGrid(tt.grid)
		if got := d.minimal(&g); !ok || got != tt.want {
			t.Errorf("%s: %v", tt.grid, got)
		}
	}
}

// Random grids are full and hold every digit in every cell about equally often.
func TestFillIsEven(t *testing.T) {
	const draws, share = 1800, 1800 / 9
	var f filler
	rng := rand.New(rand.NewPCG(9, 9))
	var n [81][10]int
	for range draws {
		g := f.fill(rng)
		if !g.Solved() {
			t.Fatal(g)
		}
		for c, d := range g {
			n[c][d]++
		}
	}
	for c := range n {
		for d := 1; d <= 9; d++ {
			if k := n[c][d]; k < share*2/3 || k > share*4/3 {
				t.Errorf("%v holds %d in %d grids of %d, share %d", puzzle.Cell(c), d, k, draws, share)
			}
		}
	}
}
