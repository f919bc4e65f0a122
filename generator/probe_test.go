package generator

import (
	"testing"

	"sudoku/puzzle"
)

// What trial takes out is not in the solution: it ends with the solution, or with nothing more
// to take out, never with a contradiction; and what singles solve is solved.
func TestSolvedByTrial(t *testing.T) {
	solved := 0
	for r := range Stream(t.Context(), Order{Seed: 5}, 200, 2, nil) {
		by := solvedByTrial(&r.Puzzle.Givens)
		if by {
			solved++
		}
		if solvedBySingles(&r.Puzzle.Givens) && !by {
			t.Errorf("%v is solved by singles alone", r.Puzzle.Givens)
		}
		full := r.Solution
		if !solvedByTrial(&full) {
			t.Error("a full grid is not solved")
		}
	}
	if solved < 190 {
		t.Errorf("%d of 200 random puzzles are solved", solved)
	}
	for _, s := range stock() {
		if s.kind == "se" && s.value >= trialValue && solvedByTrial(&s.givens) {
			t.Errorf("%v has the value %d and is solved", s.givens, s.value)
		}
	}
	several := puzzle.Grid{}
	if solvedByTrial(&several) {
		t.Error("an empty grid is solved")
	}
}
