package puzzle

import (
	"math/rand/v2"
	"testing"
)

func TestGridCount(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for n := range 82 {
		var g Grid
		for _, c := range rng.Perm(81)[:n] {
			g[c] = Digit(1 + rng.IntN(9))
		}
		if g.Count() != n || g.Filled().Len() != n {
			t.Errorf("%d digits are counted as %d, and as %d cells: %v", n, g.Count(), g.Filled().Len(), g)
		}
	}
}

// TestHasConflict compares it with the houses, one by one.
func TestHasConflict(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	twice := func(g *Grid) bool {
		for h := range House(NumHouses) {
			var seen [10]bool
			for c := range h.Set().All() {
				if d := g[c]; d != 0 && seen[d] {
					return true
				} else {
					seen[d] = true
				}
			}
		}
		return false
	}
	found := 0
	for n := range 4000 {
		var g Grid
		for range n % 20 {
			g[rng.IntN(81)] = Digit(1 + rng.IntN(9))
		}
		if g.HasConflict() != twice(&g) {
			t.Fatalf("%v: %v, want %v", g, g.HasConflict(), twice(&g))
		}
		if twice(&g) {
			found++
		}
	}
	var full Grid
	for c := range full {
		full[c] = 9
	}
	if !full.HasConflict() || found < 1000 || found > 3000 {
		t.Error("of 4000 grids with conflicts:", found)
	}
}

func BenchmarkHasConflict(b *testing.B) {
	rng := rand.New(rand.NewPCG(3, 4))
	var g Grid
	for range 30 {
		g[rng.IntN(81)] = Digit(1 + rng.IntN(9))
	}
	for b.Loop() {
		g.HasConflict()
	}
}
