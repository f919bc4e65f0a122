package session

import (
	"testing"
	"unsafe"

	"sudoku/puzzle"
)

// A puzzle of a long file takes little room, and none for what it does not have.
func TestKeptPuzzle(t *testing.T) {
	bare := puzzle.Puzzle{Givens: puzzle.Grid{1, 2}, Source: "many.sdm"}
	full := puzzle.Puzzle{Givens: puzzle.Grid{3}, Entries: puzzle.Grid{0, 4}, Source: "a", Note: "b"}
	full.Corner[5] = puzzle.Digit(6).Set()
	for _, p := range []puzzle.Puzzle{{}, bare, full} {
		if k := keep(&p); k.Puzzle() != p {
			t.Errorf("%v is kept as %v", p, k.Puzzle())
		}
	}
	if n := testing.AllocsPerRun(10, func() { keep(&bare) }); n > 0 || unsafe.Sizeof(Kept{}) > 128 {
		t.Errorf("%v allocations, %d bytes", n, unsafe.Sizeof(Kept{}))
	}
}
