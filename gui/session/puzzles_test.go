package session

import (
	"testing"
	"unsafe"

	"sudoku/puzzle"
)

// TestCompactPuzzle: a puzzle of a long file takes little memory, and none for fields
// that it does not use.
func TestCompactPuzzle(t *testing.T) {
	givensOnly := puzzle.Puzzle{Givens: puzzle.Grid{1, 2}, Source: "many.sdm"}
	full := puzzle.Puzzle{Givens: puzzle.Grid{3}, Entries: puzzle.Grid{0, 4}, Source: "a", Note: "b"}
	full.Corner[5] = puzzle.Digit(6).Set()
	for _, p := range []puzzle.Puzzle{{}, givensOnly, full} {
		if k := compact(&p); k.Puzzle() != p {
			t.Errorf("%v is kept as %v", p, k.Puzzle())
		}
	}
	if n := testing.AllocsPerRun(10, func() { compact(&givensOnly) }); n > 0 || unsafe.Sizeof(CompactPuzzle{}) > 128 {
		t.Errorf("%v allocations, %d bytes", n, unsafe.Sizeof(CompactPuzzle{}))
	}
}
