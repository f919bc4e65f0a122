package logic

import (
	"math/rand/v2"
	"regexp"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver"
)

func TestExocetCases(t *testing.T) {
	checkCases(t, "exocet.txt", []*Technique{juniorExocet, seniorExocet}, 10, 3)
}

// TestExocetNothing: a search that finds nothing allocates nothing.
func TestExocetNothing(t *testing.T) { checkNoAllocs(t, 19, 4, []*Technique{juniorExocet}) }

// TestExocetTargets: a junior exocet says of each line across that it has a digit in its own
// target, whichever target comes first on the board.
func TestExocetTargets(t *testing.T) {
	has := regexp.MustCompile(`(row|column) (\d)(?:, d is)?, in r(\d)c(\d)`)
	rng, said := rand.New(rand.NewPCG(3, 18)), 0
	for range 2000 {
		g, _ := exocetGrid(rng)
		pos := puzzle.NewPosition(g)
		for _, s := range All(&pos, []*Technique{juniorExocet}) {
			for _, m := range has.FindAllStringSubmatch(s.Why(words.English)[0], -1) {
				if said++; m[1] == "row" && m[2] != m[3] || m[1] == "column" && m[2] != m[4] {
					t.Errorf("%v: %q in %q", g, m[0], s.Why(words.English)[0])
				}
			}
		}
	}
	if said < 100 {
		t.Error(said, "targets")
	}
}

// exocetGrid returns a grid that may have an exocet, and its solution: the cells outside
// one band and some of those inside it are filled, for in grids at random there is
// hardly ever one.
func exocetGrid(rng *rand.Rand) (g, solution puzzle.Grid) {
	solution, _ = solver.Random(puzzle.Grid{}, rng)
	g = solution
	band := rng.IntN(3)
	for c := range puzzle.Cell(81) {
		line := c.Row()
		if rng.IntN(2) == 0 {
			line = c.Col()
		}
		if inBand := line/3 == band; inBand && rng.IntN(4) > 0 || !inBand && rng.IntN(8) == 0 {
			g[c] = 0
		}
	}
	return g, solution
}

// TestExocetSound: no step of an exocet removes a digit of the solution, and each says
// what it should.
func TestExocetSound(t *testing.T) {
	checkMade(t, []*Technique{juniorExocet, seniorExocet}, 2_500, 2_000_000, exocetGrid)
}

// checkMade checks the steps of each technique in grids that are made for them: in so many
// in short tests, and in so many in long ones.
func checkMade(t *testing.T, techs []*Technique, short, long int, made func(*rand.Rand) (g, solution puzzle.Grid)) {
	t.Helper()
	positions := sample(short, long)
	rng, steps := rand.New(rand.NewPCG(1, 18)), map[string]int{}
	for range positions {
		g, solution := made(rng)
		pos := puzzle.NewPosition(g)
		for _, s := range All(&pos, techs) {
			id := s.Technique.ID
			if steps[id]++; steps[id]%50 == 1 {
				checkTexts(t, s)
			}
			if least := easiest[id].least; s.Cost() < least {
				t.Errorf("%v: %s costs %d, the least is %d", g, s.Notation(), s.Cost(), least)
			}
			for _, k := range s.Eliminate {
				if solution[k.Cell()] == k.Digit() || !pos.Has(k) {
					t.Errorf("%v: %s is wrong about %v", g, s.Notation(), k)
				}
			}
		}
	}
	t.Log(steps)
	for _, tech := range techs {
		if steps[tech.ID] < positions/200 {
			t.Errorf("%s: %d steps", tech.ID, steps[tech.ID])
		}
	}
}
