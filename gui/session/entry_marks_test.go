package session

import (
	"math/rand/v2"
	"testing"

	"sudoku/puzzle"
)

// TestEntrySet: whatever was typed before, Set makes digits and marks those of a puzzle, and one
// undo takes it back.
func TestEntrySet(t *testing.T) {
	k, _ := sessionsIn(t.TempDir())
	e := k.Entry()
	defer e.Close()
	rng := rand.New(rand.NewPCG(2, 2))
	for range 300 {
		var p puzzle.Puzzle
		for c := range puzzle.Cell(81) {
			switch d := puzzle.Digit(1 + rng.IntN(9)); rng.IntN(5) {
			case 0:
				p.Givens[c] = d
			case 1:
				p.Entries[c] = d
			case 2:
				p.Centre[c] = puzzle.DigitSet(rng.IntN(int(puzzle.AllDigits)+1)) & puzzle.AllDigits
			case 3:
				p.Corner[c] = puzzle.DigitSet(rng.IntN(int(puzzle.AllDigits)+1)) & puzzle.AllDigits
			}
		}
		before := e.Game.State()
		e.Set(p)
		if got := e.Puzzle(); got.Givens != p.Givens || got.Entries != p.Entries || got.Centre != p.Centre || got.Corner != p.Corner {
			t.Fatalf("set %v, got %v", p, got)
		}
		after := e.Game.State()
		if e.Undo(); e.Game.State() != before {
			t.Fatal("one undo doesn't take it back")
		}
		if e.Redo(); e.Game.State() != after {
			t.Fatal("one redo doesn't bring it back")
		}
	}
}
