package board

import (
	"testing"

	"sudoku/puzzle"
)

// TestLetterPlace: a set's letter is written where the cell shows no mark.
func TestLetterPlace(t *testing.T) {
	for _, tt := range []struct {
		look Look
		want puzzle.Digit
	}{
		{Look{Digit: 5}, 0},
		{Look{Fixed: true, Centre: puzzle.DigitsOf(2, 5)}, 1},
		{Look{Fixed: true, Centre: puzzle.DigitsOf(1, 5)}, 3},
		{Look{Fixed: true, Centre: puzzle.DigitsOf(1, 3, 7)}, 9},
		{Look{Fixed: true, Centre: puzzle.DigitsOf(1, 3, 7, 9)}, 2},
		{Look{Fixed: true, Centre: puzzle.AllDigits}, 0},
		{Look{Centre: puzzle.DigitsOf(1, 5)}, 0},
	} {
		if got := letterPlace(tt.look); got != tt.want {
			t.Errorf("%v: %d, want %d", tt.look.Centre, got, tt.want)
		}
	}
}
