package logictest

import (
	"context"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
	"sudoku/solver/variant"
	"sudoku/solver/variant/varianttest"
)

// A board is a kind of board; a killer has new cages each time.
type board struct {
	name      string
	size      int
	diagonals bool
	cages     int // of up to so many cells
}

// boards are all kinds beside the classic one.
var boards = []board{
	{"4x4", 4, false, 0}, {"4x4 diagonal", 4, true, 0}, {"killer 4x4", 4, false, 3}, {"killer 4x4 diagonal", 4, true, 3},
	{"6x6", 6, false, 0}, {"6x6 diagonal", 6, true, 0}, {"killer 6x6", 6, false, 4}, {"killer 6x6 diagonal", 6, true, 4},
	{"diagonal", 9, true, 0}, {"killer", 9, false, 5}, {"killer diagonal", 9, true, 5},
}

// TestBoards: what is said of each step on the way to the solution of puzzles on other boards is so,
// and of others that could be made on this way.
func TestBoards(t *testing.T) {
	most := 1000
	if os.Getenv("SUDOKU_LONG") != "" {
		most = 10_000
	}
	for i, b := range boards {
		t.Run(b.name, func(t *testing.T) {
			t.Parallel()
			rng := rand.New(rand.NewPCG(64, uint64(i)))
			r := newRecord(Claims())
			for n := 0; n < most; {
				pos := b.puzzle(t, rng)
				n += r.path(t, &pos, most-n)
			}
			r.report(t)
		})
	}
}

// path checks the steps on the way to the solution, up to some, and every now and then those beside
// it. It returns how many it checked.
func (r *record) path(t *testing.T, pos *puzzle.Position, most int) (n int) {
	t.Helper()
	profile := logic.For(pos.Shape)
	some := slices.DeleteFunc(slices.Clone(profile.Techniques), func(t *logic.Technique) bool { return t.Level > puzzle.Hard && !ofCages(t) })
	for i := 0; n < most; i++ {
		s, ok := logic.Next(pos, profile.Techniques)
		if !ok {
			break
		}
		if i%8 == 0 {
			n += r.oneOfEach(t, pos, some)
		} else {
			n++
			r.check(t, pos, s)
		}
		s.Apply(pos)
	}
	return n
}

func ofCages(t *logic.Technique) bool {
	return strings.HasPrefix(t.ID, "cage-") || strings.HasPrefix(t.ID, "innie-")
}

// puzzle returns a puzzle with one solution from which no digit can be taken away.
func (b board) puzzle(t *testing.T, rng *rand.Rand) puzzle.Position {
	t.Helper()
	shape := b.shape(t, nil)
	var s variant.Searcher
	g, _, _ := s.Random(context.Background(), shape, &puzzle.Grid{}, rng)
	if b.cages > 0 {
		shape = b.shape(t, b.draw(rng, shape, &g))
	}
	for _, c := range rng.Perm(81) {
		if d := g[c]; d != 0 {
			g[c] = 0
			if n, _ := variant.Count(context.Background(), shape, g, 2); n != 1 {
				g[c] = d
			}
		}
	}
	return shape.NewPosition(g)
}

func (b board) shape(t *testing.T, cages []puzzle.Cage) *puzzle.Shape {
	t.Helper()
	shape, err := puzzle.NewShape(b.size, b.diagonals, cages)
	if err != nil {
		t.Fatal(err)
	}
	return shape
}

// draw returns cages at random: on the whole board, without those of one cell, or some without sums.
func (b board) draw(rng *rand.Rand, on *puzzle.Shape, solution *puzzle.Grid) []puzzle.Cage {
	cages := varianttest.Cages(rng, on, solution, b.cages, 0)
	switch rng.IntN(4) {
	case 0:
		for i := range cages {
			if rng.IntN(8) == 0 {
				cages[i].Sum = 0
			}
		}
	case 1, 2:
		cages = slices.DeleteFunc(cages, func(k puzzle.Cage) bool { return k.Cells.Len() == 1 })
	}
	return cages
}

// TestBoardsInLanguages: the same in each language.
func TestBoardsInLanguages(t *testing.T) {
	if os.Getenv("SUDOKU_LONG") == "" {
		t.Skip("SUDOKU_LONG is not set")
	}
	const most = 200
	for i, b := range boards {
		t.Run(b.name, func(t *testing.T) {
			t.Parallel()
			rng := rand.New(rand.NewPCG(65, uint64(i)))
			for n := 0; n < most; {
				pos := b.puzzle(t, rng)
				for n < most {
					s, ok := logic.Next(&pos, logic.For(pos.Shape).Techniques)
					if !ok {
						break
					}
					n++
					for _, l := range words.Langs {
						for _, err := range Claims().Check(&pos, s, l) {
							t.Error(l, pos.Shape, pos.Grid, err)
						}
					}
					s.Apply(&pos)
				}
			}
		})
	}
}

// TestFalseSums: the rule of 45 is false if a part of the sum is left out, or counted on the other side.
func TestFalseSums(t *testing.T) {
	cages := []puzzle.Cage{{Cells: cellsNamed("r1c4 r1c5 r2c3 r2c4"), Sum: 15}, {Cells: cellsNamed("r1c6 r2c6"), Sum: 11}, {Cells: cellsNamed("r2c5 r3c5"), Sum: 10}}
	pos := board{size: 9}.shape(t, cages).NewPosition(puzzle.Grid{11: 1, 23: 9})
	technique, _ := logic.ByID("innie-one")
	s, ok := logic.Next(&pos, []*logic.Technique{technique})
	if !ok {
		t.Fatal("no step")
	}
	p, why := Proof{Pos: &pos, Step: s}, strings.Join(s.Why(words.English), "\n")
	if err := Claims().CheckText(p, "why", why, words.English); err != nil {
		t.Fatal(err)
	}
	for pair := range slices.Chunk([]string{
		"Of that, r2c3, outside, is 1, so 35 is inside. Of the rest, r3c6 is 9.\n45 - 35 - 9", "Of the rest, r2c3 and r3c6 make 10.\n45 - 36 - 10",
		"Of the rest, r3c6 is 9.\n45 - 35 - 9", "\n45 - 35",
		" Of that, r2c3, outside, is 1, so 35 is inside.", "",
		"Of that, r2c3, outside, is 1, so 35 is inside", "Of that, r2c3, outside, is 1, so 35 is inside and in r2c2",
		" and the one at r1c4", "",
		"the one at r1c4", "the one at r1c5",
		"45 - 35 - 9", "45 - 35 + 9",
		"45 - 35 - 9", "45 - 44",
		"leaves 1 for r3c4", "leaves 1 for r3c4 and r3c5",
		"So r3c4 is 1", "So r3c4 is 2",
	}, 2) {
		changed := strings.Replace(why, pair[0], pair[1], 1)
		if changed == why || Claims().CheckText(p, "why", changed, words.English) == nil {
			t.Errorf("it passes with %q for %q: %s", pair[1], pair[0], why)
		}
	}
}

func cellsNamed(names string) (cells puzzle.CellSet) {
	for name := range strings.FieldsSeq(names) {
		c, _ := puzzle.ParseCell(name)
		cells.Add(c)
	}
	return cells
}
