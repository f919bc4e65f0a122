package photo

import (
	"math/rand/v2"
	"testing"
)

func TestBitSet(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 64))
	var b bitSet
	for range 1000 {
		n := 1 + rng.IntN(200)
		b = b.cleared(n)
		has := make([]bool, n)
		for range rng.IntN(4) {
			from := rng.IntN(n)
			to := from + rng.IntN(n-from+1)
			b.add(from, to)
			for i := from; i < to; i++ {
				has[i] = true
			}
		}
		want := 0
		for _, h := range has {
			if h {
				want++
			}
		}
		if got := b.len(); got != want {
			t.Fatalf("of %d: %d, want %d", n, got, want)
		}
	}
}
