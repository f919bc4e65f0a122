package lesson

import (
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// harderOnly lists the techniques of which no exercise is known that needs nothing harder, or in
// which nothing easier moves.
var harderOnly = append(strings.Fields("unique-loop-6-3 unique-loop-8-2 unique-loop-8-4 unique-loop-10-4 aligned-triple-exclusion"), besides...)

// TestPractise makes an exercise in each technique, a few of them unless there is time: the
// technique has a step, the puzzle one solution, and nothing harder is needed.
func TestPractise(t *testing.T) {
	for _, l := range onClassic() {
		tech := l.Technique
		if !long && !slices.Contains(sample, tech.ID) && tech.ID != "als-xz" {
			continue
		}
		e, err := Practise(t.Context(), tech, 5)
		if err != nil {
			t.Errorf("%s: %v", tech.ID, err)
			continue
		}
		g := e.Puzzle.Givens
		if s, err := solver.Solve(g); err != nil || s != solved(t, e.Position.Grid) {
			t.Errorf("%s: %v has no one solution", tech.ID, g)
		}
		for c, d := range g {
			if d != 0 && e.Position.Grid[c] != d || e.Position.Given.Has(puzzle.Cell(c)) != (d != 0) {
				t.Errorf("%s: the position isn't one of the puzzle", tech.ID)
			}
		}
		if _, ok := logic.Next(&e.Position, []*logic.Technique{widest(tech)}); !ok {
			t.Errorf("%s: it has no step in %v", tech.ID, e.Position.Grid)
		}
		p := Position{Technique: tech, Position: e.Position}
		if p.beyond(t.Context()) && !slices.Contains(harderOnly, tech.ID) {
			t.Errorf("%s: something harder is needed after %v", tech.ID, e.Position.Grid)
		}
	}
}

func solved(t *testing.T, g puzzle.Grid) puzzle.Grid {
	t.Helper()
	s, err := solver.Solve(g)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestPractiseFullHouse: the easiest technique comes in an easy puzzle.
func TestPractiseFullHouse(t *testing.T) {
	tech, _ := logic.ByID("full-house")
	for seed := range uint64(8) {
		e, err := Practise(t.Context(), tech, seed)
		if err != nil {
			t.Fatal(err)
		}
		if r, err := logic.Rate(t.Context(), e.Puzzle.Givens, logic.HoDoKu.Techniques); err != nil || r.Level != puzzle.Easy {
			t.Errorf("seed %d: %v, %v", seed, r.Level, err)
		}
	}
}
