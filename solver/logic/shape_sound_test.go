package logic

import (
	"context"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/variant"
	"sudoku/solver/variant/varianttest"
)

// hasOne reports whether g has one solution.
func hasOne(shape *puzzle.Shape, g puzzle.Grid) bool {
	n, err := variant.Count(context.Background(), shape, g, 2)
	return n == 1 && err == nil
}

// randomOn returns a full grid.
func randomOn(shape *puzzle.Shape, rng *rand.Rand) puzzle.Grid {
	var s variant.Searcher
	g, _, _ := s.Random(context.Background(), shape, &puzzle.Grid{}, rng)
	return g
}

// killerOn returns a board with cages of up to most cells for a solution.
func killerOn(board *puzzle.Shape, solution *puzzle.Grid, most int, rng *rand.Rand) *puzzle.Shape {
	shape, err := puzzle.NewShape(board.Size(), board.Diagonals(), varianttest.Cages(rng, board, solution, most, 0))
	if err != nil {
		panic(err)
	}
	return shape
}

// minimalOn returns a puzzle from which nothing can be taken away, and its solution. For a
// board with cages these are new ones, of 1 to cages cells.
func minimalOn(shape *puzzle.Shape, cages int, rng *rand.Rand) (*puzzle.Shape, puzzle.Grid, puzzle.Grid) {
	solution := randomOn(shape, rng)
	if cages > 0 {
		shape = killerOn(shape, &solution, cages, rng)
	}
	g := solution
	for _, i := range rng.Perm(81) {
		if d := g[i]; d != 0 {
			if g[i] = 0; !hasOne(shape, g) {
				g[i] = d
			}
		}
	}
	return shape, g, solution
}

// boards are the shapes that tests look at; a killer has new cages each time.
var boards = map[string]struct {
	shape *puzzle.Shape
	cages int
}{
	"4x4":          {puzzle.Mini4, 0},
	"6x6":          {puzzle.Mini6, 0},
	"diagonal":     {puzzle.Diagonal, 0},
	"killer":       {nil, 4},
	"killer 6x6":   {puzzle.Mini6, 3},
	"killer X":     {puzzle.Diagonal, 4},
	"diagonal 6x6": {mustShape(6, true), 0},
}

func mustShape(size int, diagonals bool) *puzzle.Shape {
	s, err := puzzle.NewShape(size, diagonals, nil)
	if err != nil {
		panic(err)
	}
	return s
}

// TestSoundOnBoards: on the way to the solution of random puzzles, no step places a wrong digit,
// removes a right one or does nothing, and the way ends only where candidates had to be tried.
func TestSoundOnBoards(t *testing.T) {
	for name, board := range boards {
		t.Run(name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(46, 46))
			stuck, steps, said := 0, 0, map[string]int{}
			for range sample(1, 100) {
				shape, g, solution := minimalOn(board.shape, board.cages, rng)
				pos := shape.NewPosition(g)
				for n := 0; !shape.Solved(&pos.Grid); n++ {
					for _, s := range allEach(&pos, n, 25) {
						checkStepOn(t, &pos, &s, &solution)
						if steps++; said[s.Technique.ID] < 10 {
							checkSaidOn(t, &pos, &s)
						}
						said[s.Technique.ID]++
					}
					s, ok := Next(&pos, For(shape).Techniques)
					if !ok {
						if stuck++; said[boardNet.ID] == 0 {
							t.Errorf("%v %v: no step, before anything was tried", shape.Cages(), pos.Grid)
						}
						break
					}
					said[s.Technique.ID]++
					checkStepOn(t, &pos, &s, &solution)
					checkSaidOn(t, &pos, &s)
					s.Apply(&pos)
				}
			}
			t.Logf("%d steps, %d without an end", steps, stuck)
			if steps == 0 {
				t.Error("there were no steps")
			}
		})
	}
}

func checkStepOn(t *testing.T, pos *puzzle.Position, s *Step, solution *puzzle.Grid) {
	t.Helper()
	line := s.Technique.ID + ": " + s.Notation()
	for _, k := range s.Place {
		if solution[k.Cell()] != k.Digit() || pos.Grid[k.Cell()] != 0 {
			t.Errorf("%v: %s is wrong", pos.Grid, line)
		}
	}
	for _, k := range s.Eliminate {
		if solution[k.Cell()] == k.Digit() || !pos.Has(k) {
			t.Errorf("%v: %s is wrong about %v", pos.Grid, line, k)
		}
	}
	if len(s.Place)+len(s.Eliminate) == 0 {
		t.Errorf("%v: %s does nothing", pos.Grid, line)
	}
}

// allEach returns all steps of every so many positions of a way.
func allEach(pos *puzzle.Position, n, each int) []Step {
	if n%each != 0 {
		return nil
	}
	return All(pos, StepTechniquesFor(pos.Shape, false))
}

// shapeOf returns the shape of the board on which s was found.
func shapeOf(s *Step) *puzzle.Shape {
	if s.rules == nil {
		return nil
	}
	return s.rules.shape
}

// cageName is the name of a cage, which has that of its first cell.
var cageName = regexp.MustCompile(`cage (\d+ )?at r\dc\d|r\dc\d 处的笼( \d+)?`)

// checkSaidOn checks that a step says itself in both languages, of cells that it shows alone,
// and that what it says of the position is so.
func checkSaidOn(t *testing.T, pos *puzzle.Position, s *Step) {
	t.Helper()
	for _, f := range s.Facts() {
		if !f.Holds(pos) {
			t.Errorf("%v: %s: not so: %T %v", pos.Grid, s.Notation(), f, f)
		}
	}
	shown := shownCells(s)
	for _, l := range []words.Lang{words.English, words.Chinese} {
		for what, text := range everything(*s, l) {
			checkText(t, s.Technique.ID+" "+what, text, l)
			if what == "notation" {
				continue
			}
			for _, fault := range wordingFaults(text, l, what == "title" || what == "name") {
				t.Errorf("%s %s: %s in %q", s.Technique.ID, what, fault, text)
			}
		}
		for _, text := range append(s.Why(l), s.Pattern(l), s.Done(l)) {
			if c, ok := strangeCell(cageName.ReplaceAllString(text, ""), shown); !ok {
				t.Errorf("%v %s names %v, which it doesn't show: %q", pos.Grid, s.Technique.ID, c, text)
			}
		}
		for _, p := range s.Parts(l) {
			checkText(t, s.Technique.ID+" part", p.Text, l)
		}
		if k, ok := strangeClaim(strings.Join(s.Why(l), " "), shownCandidates(s)); !ok {
			t.Errorf("%v %s says of %v what it doesn't show: %q", pos.Grid, s.Technique.ID, k, s.Why(l))
		}
	}
}
