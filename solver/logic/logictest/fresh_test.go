package logictest

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
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

// TestLanguages: what is said of the examples of all techniques is so in each language, and can be read
// in one way.
func TestLanguages(t *testing.T) {
	for _, technique := range slices.Concat(logic.Techniques(), logic.ShapeTechniques()) {
		pos, s, ok := technique.Example()
		if !ok {
			continue
		}
		for _, l := range words.Langs[1:] {
			for _, err := range Claims().Check(&pos, s, l) {
				t.Errorf("%s: %v", l.Code(), err)
			}
		}
	}
}

// TestTwoWays: a text that can be read in two ways fails, though both are so.
func TestTwoWays(t *testing.T) {
	technique, _ := logic.ByID("hidden-single")
	pos, s, _ := technique.Example()
	solution, err := solver.Solve(pos.Grid)
	if err != nil {
		t.Fatal(err)
	}
	p := Proof{Pos: &pos, Step: s, Page: Page{Solution: solution}}
	if err := Claims().CheckText(p, "done", s.Done(words.English), words.English); err != nil {
		t.Error(err)
	}
	if err := Claims().CheckText(p, "done", s.Done(words.English), words.English, "hint.stuck.done"); err == nil || !strings.Contains(err.Error(), "2 ways") {
		t.Error(err)
	}
}
