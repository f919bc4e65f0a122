//go:build e2e && !headless

package gui_test

import (
	"testing"

	"sudoku/puzzle"
	"sudoku/solver/variant"
)

// TestOtherBoards: a board of 6 by 6 and a killer are ordered, and played to their end by keys.
func TestOtherBoards(t *testing.T) {
	t.Parallel()
	binary, home := build(t), t.TempDir()
	p := newScreen(t).open(binary, home)
	p.newGame()
	for _, board := range []struct {
		keys []string // to the board, and back to the levels
		size int
	}{{[]string{"shift+Tab", "Right", "Right", "Right", "Tab"}, 6}, {[]string{"shift+Tab", "Left", "Tab"}, 9}} {
		p.key("ctrl+n")
		p.key(board.keys...)
		p.key("Return")
		p.wait("a puzzle", func() bool {
			g := p.saved()
			return g != nil && g.Puzzle().Shape != nil && g.Puzzle().Shape.Size() == board.size
		})
		of := p.current().Puzzle()
		solution, err := variant.Solve(t.Context(), of.Shape, of.Givens)
		if err != nil {
			t.Fatal(err)
		}
		p.stillBoard()
		p.keep(of.Shape.Name())
		for c := range of.Shape.Cells().Without(of.Givens.Filled()).All() { // the cursor is on the first
			p.key(string(rune('0'+solution[c])), "Return")
		}
		p.wait("the finish", func() bool { g := p.current(); return g.Finished() && g.State().Grid == solution })
		p.key("Escape")
	}
	if k := p.current().Puzzle().Shape; len(k.Cages()) == 0 || k.Set(puzzle.Box(0)).Len() != 9 {
		t.Errorf("the killer is %v", k)
	}
}
