package logictest

import (
	"math/rand/v2"
	"os"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// TestFresh: what is said of steps of new puzzles of the classic board is so: on the way to the
// solution, and of one step of each technique that has one there. With more time it is said in each
// language, too, in turn.
func TestFresh(t *testing.T) {
	most, long := 1000, os.Getenv("SUDOKU_LONG") != ""
	if long {
		most = 10_000
	}
	rng := rand.New(rand.NewPCG(64, 1))
	r, n := newRecord(Claims()), 0
	check := func(pos *puzzle.Position, s logic.Step) {
		r.check(t, pos, s)
		if n++; long {
			l := words.Langs[n%len(words.Langs)]
			for _, err := range r.Book.Check(pos, s, l) {
				t.Errorf("%v %v %v", l, pos.Grid, err)
			}
		}
	}
	for i := 0; n < most; i++ {
		pos := puzzle.NewPosition(minimalGrid(rng))
		path, _, err := logic.PathFrom(t.Context(), &pos, logic.Full.Techniques)
		if err != nil {
			t.Fatal(err)
		}
		for j, s := range path {
			check(&pos, s)
			if (i+j)%6 == 0 {
				seen := map[string]bool{}
				for _, s := range logic.All(&pos, logic.StepTechniques(long && j%12 == 0)) {
					if !seen[s.Technique.ID] {
						seen[s.Technique.ID] = true
						check(&pos, s)
					}
				}
			}
			s.Apply(&pos)
		}
	}
	r.report(t)
	t.Log(len(r.steps), "techniques")
}

// minimalGrid returns a puzzle with one solution from which no given can be taken.
func minimalGrid(rng *rand.Rand) puzzle.Grid {
	g, _ := solver.Random(puzzle.Grid{}, rng)
	for _, c := range rng.Perm(81) {
		d := g[c]
		if g[c] = 0; solver.Count(g, 2) != 1 {
			g[c] = d
		}
	}
	return g
}
