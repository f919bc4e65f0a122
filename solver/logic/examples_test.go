package logic

import (
	"slices"
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
		case !ok:
			t.Errorf("%s has no example", row.ID)
		case len(step.Place)+len(step.Eliminate) == 0:
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

// coveredExamples are techniques of which no better example is known, for in each of 100 positions of their
// lessons easier steps change all that theirs do: by the technique of the last of these. The one of
// a kraken fish of type 2 shows what tests of arguments by cases look for.
var coveredExamples = map[string]string{
	"mutant-x-wing": "claiming", "franken-x-wing": "claiming", "franken-swordfish": "claiming", "franken-jellyfish": "claiming",
	"finned-franken-x-wing": "pointing", "empty-rectangle-two": "skyscraper", "aligned-pair-exclusion": "xyz-wing",
	"unique-loop-8-3": "hidden-triple", "unique-loop-10-2": "hidden-single", "firework-quadruple": "3d-medusa-wrap", "kraken-fish-2": "kraken-fish-1",
}

// TestExamplesNeedThem: what the step of an example changes takes its technique: easier steps that are there
// don't change all of it, but for a few techniques.
func TestExamplesNeedThem(t *testing.T) {
	for _, technique := range Full.Techniques {
		pos, step, ok := technique.Example()
		if !ok {
			continue
		}
		if by := coveredBy(&pos, &step, technique); by != coveredExamples[technique.ID] {
			t.Errorf("%s: what its example changes, other steps change: %q", technique.ID, by)
		}
	}
}

// coveredBy returns the last technique that it takes where steps that cost less change all that a step does,
// "" where they don't.
func coveredBy(pos *puzzle.Position, s *Step, technique *Technique) string {
	var easier []*Technique
	for _, o := range Full.Techniques {
		if o.Least() < min(technique.Least(), slowFrom) {
			easier = append(easier, o)
		}
	}
	left := slices.Concat(s.Eliminate, s.Place)
	for _, o := range All(pos, easier) {
		left = slices.DeleteFunc(left, func(k puzzle.Candidate) bool {
			return o.Cost() < s.Cost() && (slices.Contains(o.Eliminate, k) || slices.Contains(o.Place, k) ||
				slices.ContainsFunc(o.Place, func(p puzzle.Candidate) bool { return p.Cell() == k.Cell() && p != k }))
		})
		if len(left) == 0 {
			return o.Technique.ID
		}
	}
	return ""
}

// slowFrom is what steps cost at least that are not looked for, since they take long.
const slowFrom = 60
