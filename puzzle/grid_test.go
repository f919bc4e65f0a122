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
