package generator

import (
	"math"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
)

// What locked candidates and trial take is never in the solution, and the harder half of puzzles
// is harder for Sudoku Explainer, too.
func TestHardness(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	none := math.Inf(-1)
	easy := 0.0
	for r := range Stream(t.Context(), Order{Seed: 9}, 100, 2, nil) {
		p := newProbe(&r.Puzzle.Givens, &r.Solution)
		p.locks, p.changed = true, 1<<9-1
		for p.follow(); p.left > 0; {
			if !p.tryAll() {
				break
			}
		}
		for c, d := range r.Solution {
			if p.cands[d-1][c/27]>>(c%27)&1 == 0 {
				t.Fatalf("%v: %v is taken", r.Puzzle.Givens, puzzle.Cand(puzzle.Cell(c), d))
			}
		}
		easy += Hardness(&r.Puzzle.Givens, &r.Solution, none)
	}
	hard, n := 0.0, 0
	for _, s := range stock() {
		if s.kind == "se" {
			solution, _ := solver.Solve(s.givens)
			hard += Hardness(&s.givens, &solution, none)
			n++
		}
	}
	if easy/100 > hard/float64(n)-2 {
		t.Errorf("%.1f for random puzzles, %.1f for hard ones", easy/100, hard/float64(n))
	}
}
