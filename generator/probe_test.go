package generator

import (
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
)

// What trial takes out is not in the solution: it ends with the solution, or with nothing more
// to take out, never with a contradiction; and what singles solve is solved.
func TestSolvedByTrial(t *testing.T) {
	solved, full := 0, puzzle.Grid{}
	for r := range Stream(t.Context(), Order{Seed: 5}, 200, 2, nil) {
		by := solvedByTrial(&r.Puzzle.Givens, &r.Solution, false)
		if by {
			solved++
		}
		if solvedBySingles(&r.Puzzle.Givens) && !by {
			t.Errorf("%v is solved by singles alone", r.Puzzle.Givens)
		}
		full = r.Solution
		if !solvedByTrial(&full, &full, false) {
			t.Error("a full grid is not solved")
		}
	}
	if solved < 190 {
		t.Errorf("%d of 200 random puzzles are solved", solved)
	}
	for _, s := range stock() {
		solution, _ := solver.Solve(s.givens)
		if s.kind == "se" && s.value >= trialValue && solvedByTrial(&s.givens, &solution, s.value >= lockedTrialValue) {
			t.Errorf("%v has the value %d and is solved", s.givens, s.value)
		}
	}
	several := puzzle.Grid{}
	if solvedByTrial(&several, &full, false) {
		t.Error("an empty grid is solved")
	}
}
