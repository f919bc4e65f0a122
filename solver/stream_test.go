package solver

import (
	"context"
	"slices"
	"testing"

	"sudoku/puzzle"
)

func TestStreamKeepsOrder(t *testing.T) {
	grids, _ := mixed(2*portionGrids+300, 7)
	var s Searcher
	for _, workers := range []int{0, 1, 3} {
		i := 0
		for a := range Stream(context.Background(), slices.Values(grids), 2, workers) {
			if want := s.Count(&grids[i], 2); a.Count != want {
				t.Fatalf("grid %d: %d solutions, want %d", i, a.Count, want)
			}
			if first, _ := s.First(&grids[i]); a.Solution != first {
				t.Fatalf("grid %d: solution %v, want %v", i, a.Solution, first)
			}
			i++
		}
		if i != len(grids) {
			t.Errorf("%d workers: %d answers for %d grids", workers, i, len(grids))
		}
	}
}

// A loop that is left early, and a context that ends, stop even an endless sequence.
func TestStreamStops(t *testing.T) {
	grids, _ := mixed(10, 8)
	endless := func(yield func(puzzle.Grid) bool) {
		for yield(grids[0]) {
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	n := 0
	for range Stream(ctx, endless, 2, 2) {
		if n++; n == 5 {
			break
		}
	}
	for range Stream(ctx, endless, 2, 2) {
		if n++; n == 10 {
			cancel()
		}
	}
	if n < 10 || n > 10+portionGrids {
		t.Errorf("%d answers", n)
	}
}
