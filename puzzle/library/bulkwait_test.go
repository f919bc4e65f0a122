package library

import (
	"runtime"
	"testing"

	"sudoku/puzzle"
)

// TestBulkMakesWay: a bulk ends when another change waits, which is made before all puzzles have come.
func TestBulkMakesWay(t *testing.T) {
	l := open(t, t.TempDir())
	to := create(t, l, "Many")
	puzzles := shuffled(5*firstBatch, 6)
	made, begun := make(chan error, 1), false
	seen := 0 // how many had come when it was made
	came := func(yield func(puzzle.Puzzle, error) bool) {
		for i, p := range puzzles {
			goesOn := !l.db.bulks.TryLock()
			if !goesOn {
				l.db.bulks.Unlock()
			}
			switch {
			case goesOn && !begun:
				begun = true
				go func() {
					_, err := l.Create(t.Context(), "Other")
					made <- err
				}()
				for l.db.waiting.Load() == 0 && len(made) == 0 {
					runtime.Gosched()
				}
			case begun && !goesOn && seen == 0:
				if err := <-made; err != nil {
					t.Error(err)
				}
				seen = i
			}
			if !yield(p, nil) {
				return
			}
		}
	}
	done, err := l.Import(t.Context(), to, came, nil)
	if !begun || seen == 0 || err != nil || done.Added != len(puzzles) {
		t.Errorf("a bulk: %v, the change was made after %d puzzles of %d; %+v, %v", begun, seen, len(puzzles), done, err)
	}
	whole(t, l)
}
