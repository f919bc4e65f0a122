package lanes

import (
	"testing"
)

func TestSolo(t *testing.T) {
	if Best() < AVX512 {
		return
	}
	var s Solo
	for _, name := range []string{"cases", "easy", "17-clue", "hardest", "minimal", "altered", "several", "unsolvable"} {
		grids, counts := samples(t, name)
		for i := range grids {
			for _, limit := range []int{1, 2, 3} {
				if n := s.Count(&grids[i], limit, 1<<30); n != min(counts[i], limit) {
					t.Fatalf("%s: %v: %d solutions up to %d, want %d", name, grids[i], n, limit, counts[i])
				} else if n > 0 {
					if g := s.Solution(); !completes(&g, &grids[i]) {
						t.Fatalf("%s: %v is no solution of %v", name, g, grids[i])
					}
				}
			}
		}
	}
}
