package screen

import (
	"testing"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/solver"
)

// The lamp says nothing of digits that take too long to count.
func TestLamp(t *testing.T) {
	for _, tt := range []struct {
		solver.Verdict
		want page.Lamp
	}{
		{solver.Verdict{}, page.Impossible},
		{solver.Verdict{Solutions: 1}, page.One},
		{solver.Verdict{Solutions: 2}, page.Many},
		{solver.Verdict{Cut: true}, page.Unlit},
		{solver.Verdict{Cut: true, Solutions: 2}, page.Many},
	} {
		if got := lamp(&session.Analysis{Verdict: tt.Verdict}); got != tt.want {
			t.Errorf("%+v: %d, want %d", tt.Verdict, got, tt.want)
		}
	}
}
