package screen

import (
	"testing"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/solver"
)

// Nothing is said of digits that take too long to count.
func TestSolutionCount(t *testing.T) {
	for _, tt := range []struct {
		solver.Verdict
		want page.SolutionCount
	}{
		{solver.Verdict{}, page.NoSolution},
		{solver.Verdict{Solutions: 1}, page.OneSolution},
		{solver.Verdict{Solutions: 2}, page.ManySolutions},
		{solver.Verdict{Cut: true}, page.SolutionsUnknown},
		{solver.Verdict{Cut: true, Solutions: 2}, page.ManySolutions},
	} {
		if got := solutionCount(&session.Analysis{Verdict: tt.Verdict}); got != tt.want {
			t.Errorf("%+v: %d, want %d", tt.Verdict, got, tt.want)
		}
	}
}
