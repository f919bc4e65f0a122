package board

import (
	"testing"

	"sudoku/puzzle"
)

// TestSought: what was found and missed is marked beside a hint, and so is the digit.
func TestSought(t *testing.T) {
	v := View{Flags: FixedPlaces, Sought: 4, Found: puzzle.CellsOf(1), Missed: puzzle.CellsOf(2)}
	for c := range 4 {
		v.State.Centre[c] = puzzle.DigitsOf(4, 7)
	}
	v.State.Centre[3] = puzzle.DigitsOf(7)
	v.Hint.Cands = []puzzle.CandRole{{Cand: puzzle.Cand(1, 4), Role: puzzle.Base}}
	looks := Looks(&v)
	for c, want := range []Look{{Stress: puzzle.DigitsOf(4)}, {Stress: puzzle.DigitsOf(4)}, {Stress: puzzle.DigitsOf(4)}, {}} {
		l := looks[c]
		if l.Stress != want.Stress || l.Found != (c == 1) || l.Missed != (c == 2) || l.House&BaseTint != 0 != (c == 1) {
			t.Errorf("cell %d: %+v", c, l)
		}
	}
}
