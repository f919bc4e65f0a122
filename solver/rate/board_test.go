package rate

import (
	"testing"

	"sudoku/puzzle"
)

// A small puzzle has the level of its board; one with several solutions has none.
func TestBoard(t *testing.T) {
	var r Rater
	p := puzzle.Puzzle{Shape: puzzle.Mini4}
	for i, d := range "1234341221434321" {
		p.Givens[9*(i/4)+i%4] = puzzle.Digit(d - '0')
	}
	p.Givens[0], p.Givens[10] = 0, 0
	if out, err := r.Board(t.Context(), &p); err != nil || out.Level != puzzle.Easy || out.Score == 0 || out.Hardest == "" || out.SE != 0 {
		t.Errorf("%+v, %v", out, err)
	}
	if out, err := r.Board(t.Context(), &puzzle.Puzzle{Shape: puzzle.Mini4}); err != nil || out.Level != puzzle.Unrated {
		t.Errorf("an empty board is %+v, %v", out, err)
	}
}
