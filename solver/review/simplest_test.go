package review

import (
	"slices"
	"testing"
	"time"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// TestSimplestIsTold: of what shows in as few steps as are told that a first digit is wrong, nothing is
// easier than what is named: neither singles nor, after some of them, one step of another technique.
func TestSimplestIsTold(t *testing.T) {
	n, told := 200, map[string]int{}
	if testing.Short() {
		n = 40
	}
	for r, err := range generator.Stream(t.Context(), generator.Order{Level: puzzle.Easy, Seed: 1}, n, 1, nil) {
		if err != nil {
			t.Fatal(err)
		}
		g := r.Puzzle.Givens
		solution, err := solver.Solve(g)
		if err != nil {
			t.Fatal(err)
		}
		c := puzzle.AllCells.Without(g.Filled()).First()
		pos := puzzle.NewPosition(g)
		for d := range (pos.Cands[c] &^ solution[c].Set()).All() {
			m, key := toldOf(t, g, solution, puzzle.Cand(c, d))
			if told[key]++; key == "" || m.Reason.hardest() == singles {
				continue
			}
			named := m.Reason.Steps[m.Reason.Key].Technique
			if better := easierThan(&pos, puzzle.Cand(c, d), named); better != nil {
				t.Errorf("%v, %d in %v: %s is told, and %s shows it", g, d, c, named.ID, better.ID)
			}
		}
	}
	t.Log(told)
}

// toldOf returns what is told of a first digit, and the name of the technique that would have shown it.
func toldOf(t *testing.T, g, solution puzzle.Grid, k puzzle.Candidate) (m *Moment, named string) {
	t.Helper()
	played := game.New(puzzle.Puzzle{Givens: g}, time.Now)
	do(t, played, game.Move{Action: game.Enter, Digit: k.Digit(), Cells: puzzle.CellsOf(k.Cell())})
	rv, err := Of(t.Context(), Request{played.History(), solution}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if m = &rv.Moments[0]; m.Easier || len(m.Reason.Steps) == 0 {
		return m, ""
	}
	return m, m.Reason.Steps[m.Reason.Key].Technique.ID
}

// easierThan returns a technique that is easier than another and shows that k is wrong in as few steps as
// are told, after some singles and before one; nil if there is none.
func easierThan(pos *puzzle.Position, k puzzle.Candidate, than *logic.Technique) *logic.Technique {
	var techniques []*logic.Technique
	lad := wholeLadder()
	for _, t := range lad.techniques[:lad.rung[than.ID]] {
		if classOf(t) <= triples {
			techniques = append(techniques, t)
		}
	}
	positions, seen := []puzzle.Position{*pos}, map[puzzle.Grid]bool{}
	for left := tellable - 1; left >= 0; left-- {
		var next []puzzle.Position
		for _, pos := range positions {
			for _, s := range logic.All(&pos, singleTechniques) {
				after := pos
				s.Apply(&after)
				if !after.Has(k) {
					return s.Technique
				}
				if !seen[after.Grid] {
					seen[after.Grid] = true
					next = append(next, after)
				}
			}
			if left < 1 {
				continue
			}
			for _, s := range logic.All(&pos, techniques) {
				if after := pos; refutedBy(&after, s, k) {
					return s.Technique
				}
			}
		}
		positions = next
	}
	return nil
}

// refutedBy reports whether a step removes a candidate, or makes a single that does.
func refutedBy(pos *puzzle.Position, s logic.Step, k puzzle.Candidate) bool {
	s.Apply(pos)
	return !pos.Has(k) || slices.ContainsFunc(logic.All(pos, singleTechniques), func(s logic.Step) bool {
		after := *pos
		s.Apply(&after)
		return !after.Has(k)
	})
}
