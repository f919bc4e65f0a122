package se

import (
	"context"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
)

// Narrowed down or not, the search for unique loops finds the same step: on the positions of
// puzzles, and on such with candidates taken away by chance, where there are more loops.
func TestLoopsNarrowed(t *testing.T) {
	rng := rand.New(rand.NewPCG(6, 6))
	var fast, plain search
	plain.loops.plain = true
	found, longer, rounds := 0, 0, 3
	if os.Getenv("SUDOKU_LONG") != "" {
		rounds = 40
	}
	for range rounds {
		for _, p := range ratedPuzzles(t) {
			var b board
			if !b.start(&p.grid) {
				t.Fatal(p.grid)
			}
			one, two := rng.IntN(9), rng.IntN(9)
			pair := digits(1)<<one | digits(1)<<two
			for c, ds := range &b.cands {
				for out := ds &^ pair; out != 0; out &= out - 1 {
					if rng.IntN(5) > 0 && size(b.cands[c]) > 2 {
						b.remove(c, low(out))
					}
				}
			}
			fast.start(context.Background(), &b, Beyond)
			plain.start(context.Background(), &b, Beyond)
			a, other := fast.uniqueLoop(), plain.uniqueLoop()
			if a != other || a && (fast.step.difficulty != plain.step.difficulty || !slices.Equal(fast.step.removes, plain.step.removes)) {
				t.Fatalf("%v: %v %v, without narrowing %v %v", b.cands, a, fast.step, other, plain.step)
			}
			if a {
				found++
				if fast.step.difficulty > 4.55 {
					longer++
				}
			}
		}
	}
	if found < 8*rounds || longer < rounds {
		t.Errorf("only %d steps, %d of them of longer loops or sets", found, longer)
	}
}
