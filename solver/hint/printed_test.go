package hint

import (
	"sync"
	"sync/atomic"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/print"
)

// TestPathsAreFoundOnce: however often and from how many goroutines a path is asked for, it
// is found once, as long as no more paths are kept than that.
func TestPathsAreFoundOnce(t *testing.T) {
	var found atomic.Int32
	p := printed{kept: map[printedKey]*printedPath{}, most: 3, find: func(k printedKey) []print.Step {
		found.Add(1)
		return []print.Step{{Title: k.grid.String()}}
	}}
	ask := func(digits ...puzzle.Digit) {
		var workers sync.WaitGroup
		for range 8 {
			for _, d := range digits {
				workers.Go(func() {
					g := puzzle.Grid{d}
					if steps := p.steps(printedKey{nil, g}); len(steps) != 1 || steps[0].Title != g.String() {
						t.Errorf("%v: %v", g, steps)
					}
				})
			}
		}
		workers.Wait()
	}
	ask(1, 2, 3)
	if n := found.Load(); n != 3 {
		t.Errorf("3 paths are found %d times", n)
	}
	if ask(4); len(p.kept) != 3 || found.Load() != 3+8 {
		t.Errorf("%d paths are kept of at most 3, %d were found", len(p.kept), found.Load())
	}
}
