package logic

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A plainSolver counts the solutions of a grid on any board, cell by cell.
type plainSolver struct {
	shape    *puzzle.Shape
	rng      *rand.Rand // tries digits in its order, if it isn't nil
	solution puzzle.Grid
	found    int
	most     int
	tries    int
}

// can returns what fits in c.
func (s *plainSolver) can(g *puzzle.Grid, c puzzle.Cell) puzzle.DigitSet {
	can := s.shape.Digits()
	for q := range s.shape.Peers(c).All() {
		can &^= g[q].Set()
	}
	k, ok := s.shape.CageOf(c)
	if !ok || k.Sum == 0 {
		return can
	}
	left, open := k.Sum, 0
	for q := range k.Cells.All() {
		left -= int(g[q])
		if g[q] == 0 {
			open++
		}
	}
	for d := range can.All() {
		low, high := puzzle.Bounds(open-1, s.shape.Size())
		if rest := left - int(d); rest < low || rest > high {
			can &^= d.Set()
		}
	}
	return can
}

func (s *plainSolver) search(g *puzzle.Grid) {
	var at puzzle.Cell
	fewest, best := 10, puzzle.DigitSet(0)
	for c := range s.shape.Cells().All() {
		if g[c] == 0 {
			if can := s.can(g, c); can.Len() < fewest {
				at, fewest, best = c, can.Len(), can
			}
		}
	}
	if fewest == 10 {
		s.solution = *g
		s.found++
		return
	}
	var digits []puzzle.Digit
	for d := range best.All() {
		digits = append(digits, d)
	}
	if s.rng != nil {
		s.rng.Shuffle(len(digits), func(i, j int) { digits[i], digits[j] = digits[j], digits[i] })
	}
	for _, d := range digits {
		if s.tries++; s.found >= s.most || s.tries > 20_000 {
			break
		}
		g[at] = d
		s.search(g)
	}
	g[at] = 0
}

// hasOne reports whether g has one solution, as far as can be told soon.
func hasOne(shape *puzzle.Shape, g puzzle.Grid) bool {
	s := plainSolver{shape: shape, most: 2}
	s.search(&g)
	return s.found == 1 && s.tries <= 20_000
}

// randomOn returns a full grid.
func randomOn(shape *puzzle.Shape, rng *rand.Rand) puzzle.Grid {
	for {
		s := plainSolver{shape: shape, rng: rng, most: 1}
		s.search(&puzzle.Grid{})
		if s.found == 1 {
			return s.solution
		}
	}
}

// randomCages lays cages of 1 to most cells over a board.
func randomCages(size int, diagonals bool, solution *puzzle.Grid, most int, rng *rand.Rand) *puzzle.Shape {
	board, _ := puzzle.NewShape(size, diagonals, nil)
	left := board.Cells()
	var cages []puzzle.Cage
	for !left.Empty() {
		n := 1 + rng.IntN(most)
		if n == 1 {
			n = 1 + rng.IntN(most)
		}
		k := puzzle.Cage{Cells: puzzle.CellsOf(left.First())}
		has := solution[left.First()].Set()
		k.Sum = int(solution[left.First()])
		left.Remove(left.First())
		for k.Cells.Len() < n {
			var next []puzzle.Cell
			for c := range left.All() {
				if touches(c, k.Cells) && !has.Has(solution[c]) {
					next = append(next, c)
				}
			}
			if len(next) == 0 {
				break
			}
			c := next[rng.IntN(len(next))]
			k.Cells.Add(c)
			k.Sum += int(solution[c])
			has |= solution[c].Set()
			left.Remove(c)
		}
		cages = append(cages, k)
	}
	shape, err := puzzle.NewShape(size, diagonals, cages)
	if err != nil {
		panic(err)
	}
	return shape
}

// touches reports whether c is beside one of cells.
func touches(c puzzle.Cell, cells puzzle.CellSet) bool {
	for q := range cells.All() {
		rows, cols := c.Row()-q.Row(), c.Col()-q.Col()
		if rows*rows+cols*cols == 1 {
			return true
		}
	}
	return false
}

// minimalOn returns a puzzle from which nothing can be taken away, and its solution. For a
// board with cages these are new ones, of 1 to cages cells.
func minimalOn(shape *puzzle.Shape, cages int, rng *rand.Rand) (*puzzle.Shape, puzzle.Grid, puzzle.Grid) {
	solution := randomOn(shape, rng)
	if cages > 0 {
		shape = randomCages(shape.Size(), shape.Diagonals(), &solution, cages, rng)
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
// removes a right one or does nothing.
func TestSoundOnBoards(t *testing.T) {
	for name, board := range boards {
		t.Run(name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(46, 46))
			stuck, steps, said := 0, 0, map[string]int{}
			for range sample(1, 100) {
				shape, g, solution := minimalOn(board.shape, board.cages, rng)
				pos := shape.NewPosition(g)
				for n := 0; !shape.Solved(&pos.Grid); n++ {
					solved := puzzle.Position{Shape: shape, Grid: solution}
					for _, s := range allEach(&pos, n, 10) {
						checkStepOn(t, &pos, &s, &solution)
						for _, f := range s.Facts() {
							if f, ok := f.(CellsMake); ok && !f.Holds(&solved) {
								t.Errorf("%v: %s: %v", pos.Grid, s.Notation(), f)
							}
						}
						if steps++; said[s.Technique.ID] < 10 {
							checkSaidOn(t, &pos, &s)
						}
						said[s.Technique.ID]++
					}
					s, ok := Next(&pos, For(shape).Techniques)
					if !ok {
						stuck++
						break
					}
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
