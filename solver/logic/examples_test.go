package logic

import (
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/variant"
)

// several are the rows that stand for techniques with rows of their own.
var several = map[string]bool{
	"simple-colors": true, "multi-colors": true, "nice-loop": true, "grouped-nice-loop": true, "forcing-chain": true,
}

// twoSolutions is the technique whose example is no puzzle: none is known that needs it.
const twoSolutions = "deeply-nested-forcing-net"

// TestExample: every technique can show itself, in a puzzle with one solution.
func TestExample(t *testing.T) {
	for _, row := range rows {
		pos, step, ok := row.Example()
		switch {
		case ok == several[row.ID]:
			t.Errorf("%s has an example: %v", row.ID, ok)
		case ok && len(step.Place)+len(step.Eliminate) == 0:
			t.Errorf("%s: its example changes nothing", row.ID)
		}
		solution, err := solver.Solve(pos.Grid)
		if !ok || row.ID == twoSolutions {
			continue
		}
		if err != nil {
			t.Errorf("%s: its example: %v", row.ID, err)
		}
		for _, k := range step.Place {
			if solution[k.Cell()] != k.Digit() {
				t.Errorf("%s: its example places %v", row.ID, k)
			}
		}
		for _, k := range step.Eliminate {
			if solution[k.Cell()] == k.Digit() {
				t.Errorf("%s: its example eliminates %v", row.ID, k)
			}
		}
		for c := range puzzle.AllCells.Without(pos.Grid.Filled()).All() {
			if !pos.Cands[c].Has(solution[c]) {
				t.Errorf("%s: its example has lost %v", row.ID, c)
			}
		}
	}
}

// TestNestedExamples: in the examples of nested nets something is nested, as often as the name
// says.
func TestNestedExamples(t *testing.T) {
	for row, want := range map[*Technique]int{dynamicNet: 0, dynamicNetPlus: 0, nestedNet: 1, deeplyNestedNet: 2} {
		_, s, _ := row.Example()
		if depth := s.nesting(); depth != want {
			t.Errorf("%s: nested %d times", row.ID, depth)
		}
	}
}

// TestBoardExamples: so can those of other boards, in puzzles with one solution.
func TestBoardExamples(t *testing.T) {
	for _, row := range shapeRows {
		pos, step, ok := row.Example()
		if !ok {
			t.Errorf("%s has no example", row.ID)
			continue
		}
		solution, err := variant.Solve(t.Context(), pos.Shape, pos.Grid)
		if err != nil {
			t.Errorf("%s: its example: %v", row.ID, err)
		}
		checkStepOn(t, &pos, &step, &solution)
		checkSaidOn(t, &pos, &step)
		for c := range pos.Shape.Cells().Without(pos.Grid.Filled()).All() {
			if !pos.Cands[c].Has(solution[c]) {
				t.Errorf("%s: its example has lost %v", row.ID, c)
			}
		}
	}
}

// TestExampleOfWing: the three cells of the XY-wing aren't in one house, where they would be a naked
// triple as well.
func TestExampleOfWing(t *testing.T) {
	_, s, _ := xyWing.Example()
	var cells puzzle.CellSet
	for _, k := range s.Diagram.Cands {
		if k.Role != puzzle.Eliminate {
			cells.Add(k.Cand.Cell())
		}
	}
	for h := range puzzle.House(27) {
		if cells.In(h.Set()) {
			t.Errorf("%s is in %v", cells.Notation(), h)
		}
	}
}
