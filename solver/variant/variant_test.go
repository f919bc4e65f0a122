package variant

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/variant/varianttest"
)

// boards are those that tests draw puzzles on. most is how many cells their cages have at
// most, 0 for none; of the cells one in without has no cage.
var boards = []struct {
	name          string
	size          int
	diagonals     bool
	most, without int
	givens        int // enough for the plain search
}{
	{"classic", 9, false, 0, 0, 24},
	{"diagonal", 9, true, 0, 0, 20},
	{"6x6", 6, false, 0, 0, 6},
	{"4x4", 4, false, 0, 0, 0},
	{"6x6 diagonal", 6, true, 0, 0, 5},
	{"4x4 diagonal", 4, true, 0, 0, 0},
	{"killer", 9, false, 4, 0, 6},
	{"killer with few cages", 9, false, 5, 2, 20},
	{"killer with large cages", 9, false, 9, 0, 16},
	{"diagonal killer", 9, true, 5, 0, 8},
	{"6x6 killer", 6, false, 5, 0, 2},
	{"4x4 killer", 4, false, 4, 3, 0},
}

// draw returns a random board, one of its solutions and a puzzle with some of its digits.
func draw(t testing.TB, rng *rand.Rand, s *Searcher, kind int) (*puzzle.Shape, puzzle.Grid, puzzle.Grid) {
	k := boards[kind]
	shape, err := puzzle.NewShape(k.size, k.diagonals, nil)
	if err != nil {
		t.Fatal(err)
	}
	solution, _, _ := s.Random(context.Background(), shape, &puzzle.Grid{}, rng)
	if k.most > 0 {
		shape, err = puzzle.NewShape(k.size, k.diagonals, varianttest.Cages(rng, shape, &solution, k.most, k.without))
		if err != nil {
			t.Fatal(err)
		}
	}
	g := solution
	for g.Count() > k.givens+rng.IntN(4) {
		g[rng.IntN(81)] = 0
	}
	return shape, solution, g
}

// Random boards of each kind have as many solutions as a plain search finds, all of them
// different and right.
func TestCountsAreThoseOfAPlainSearch(t *testing.T) {
	const limit = 40
	var s Searcher
	rng := rand.New(rand.NewPCG(1, 1))
	for kind, k := range boards {
		some := 0
		for range 60 {
			shape, _, g := draw(t, rng, &s, kind)
			if rng.IntN(4) == 0 { // mostly one that can't be
				g[shape.Cells().First()] = shape.Digits().Min() + puzzle.Digit(rng.IntN(k.size))
			}
			seen := map[puzzle.Grid]bool{}
			s.Search(context.Background(), shape, &g, func(h *puzzle.Grid) bool {
				if !shape.Solved(h) || !extends(h, &g) {
					t.Fatalf("%s: %v is no solution of %v", k.name, h, g)
				}
				seen[*h] = true
				return len(seen) < limit
			})
			n, err := s.Count(context.Background(), shape, &g, limit)
			want := varianttest.Count(shape, g, limit)
			if n != want || len(seen) != want || err != nil {
				t.Fatalf("%s %v, cages %v: %d solutions, %d found, want %d; %v", k.name, g, shape.Cages(), n, len(seen), want, err)
			}
			some += min(want, 1)
		}
		if some < 20 {
			t.Errorf("%s: only %d boards have a solution", k.name, some)
		}
	}
}

func extends(h, g *puzzle.Grid) bool {
	for c, d := range g {
		if d != 0 && h[c] != d {
			return false
		}
	}
	return true
}

// How many grids there are in all is known.
func TestCountOfGrids(t *testing.T) {
	six := puzzle.Grid{1, 2, 3, 4, 5, 6}
	for _, tt := range []struct {
		name      string
		size      int
		diagonals bool
		grid      puzzle.Grid
		want      int
	}{
		{"4x4", 4, false, puzzle.Grid{}, 288},
		{"4x4 with diagonals", 4, true, puzzle.Grid{}, 48},
		{"6x6 with its first row", 6, false, six, 28200960 / 720},
	} {
		shape, _ := puzzle.NewShape(tt.size, tt.diagonals, nil)
		if n, err := Count(context.Background(), shape, tt.grid, math.MaxInt); n != tt.want || err != nil {
			t.Errorf("%s: %d grids, want %d; %v", tt.name, n, tt.want, err)
		}
	}
}

func TestSolve(t *testing.T) {
	domino, _ := puzzle.NewShape(4, false, []puzzle.Cage{{Cells: puzzle.CellsOf(0, 1), Sum: 3}})
	for _, tt := range []struct {
		name  string
		shape *puzzle.Shape
		at    map[puzzle.Cell]puzzle.Digit
		want  error
	}{
		{"many", puzzle.Mini4, map[puzzle.Cell]puzzle.Digit{0: 1}, ErrMany},
		{"one", puzzle.Mini4, map[puzzle.Cell]puzzle.Digit{0: 1, 1: 2, 3: 4, 10: 4, 12: 2, 18: 2, 19: 1}, nil},
		{"a digit twice", puzzle.Mini4, map[puzzle.Cell]puzzle.Digit{0: 1, 1: 1}, ErrNone},
		{"a digit that a small board lacks", puzzle.Mini4, map[puzzle.Cell]puzzle.Digit{0: 5}, ErrNone},
		{"a cell that a small board lacks", puzzle.Mini4, map[puzzle.Cell]puzzle.Digit{4: 1}, ErrNone},
		{"too much for a cage", domino, map[puzzle.Cell]puzzle.Digit{0: 3}, ErrNone},
		{"a full cage with another sum", domino, map[puzzle.Cell]puzzle.Digit{0: 1, 1: 3}, ErrNone},
		{"on a diagonal twice", puzzle.Diagonal, map[puzzle.Cell]puzzle.Digit{0: 1, 40: 1}, ErrNone},
		{"an empty board", nil, nil, ErrMany},
	} {
		var g puzzle.Grid
		for c, d := range tt.at {
			g[c] = d
		}
		got, err := Solve(context.Background(), tt.shape, g)
		if !errors.Is(err, tt.want) || (err == nil) != (tt.want == nil) {
			t.Errorf("%s: %v, want %v", tt.name, err, tt.want)
		}
		if has := tt.shape.Solved(&got); has == errors.Is(tt.want, ErrNone) {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
	if !errors.Is(ErrNone, solver.ErrNone) || !errors.Is(ErrMany, solver.ErrMany) {
		t.Error("the errors are not those of package solver")
	}
}

// Candidates that are gone are kept to.
func TestCountFrom(t *testing.T) {
	var s Searcher
	rng := rand.New(rand.NewPCG(3, 1))
	for kind, k := range boards {
		shape, solution, g := draw(t, rng, &s, kind)
		p := shape.NewPosition(g)
		for c := range shape.Cells().Without(g.Filled()).All() {
			p.Cands[c] &= solution[c].Set() | 1<<rng.IntN(k.size)
		}
		want := 0
		s.Search(context.Background(), shape, &g, func(h *puzzle.Grid) bool {
			for c, d := range h {
				if g[c] == 0 && d != 0 && !p.Cands[c].Has(d) {
					return true
				}
			}
			want++
			return true
		})
		if n, err := s.CountFrom(context.Background(), &p, math.MaxInt); n != want || want == 0 || err != nil {
			t.Errorf("%s: %d solutions, want %d; %v", k.name, n, want, err)
		}
		if c := p.Shape.Cells().Without(g.Filled()).First(); c < 81 {
			p.Cands[c] = 0
		}
		if n, _ := s.CountFrom(context.Background(), &p, 1); n != 0 {
			t.Errorf("%s: a solution for a cell without candidates", k.name)
		}
	}
}

// Equal states of rng give equal solutions, and every grid can come.
func TestRandom(t *testing.T) {
	var s, again Searcher
	ctx := context.Background()
	for _, shape := range []*puzzle.Shape{nil, puzzle.Diagonal, puzzle.Mini6, puzzle.Mini4} {
		a, ok, err := s.Random(ctx, shape, &puzzle.Grid{}, rand.New(rand.NewPCG(7, 7)))
		b, _, _ := again.Random(ctx, shape, &puzzle.Grid{}, rand.New(rand.NewPCG(7, 7)))
		c, _, _ := s.Random(ctx, shape, &puzzle.Grid{}, rand.New(rand.NewPCG(7, 8)))
		if !ok || err != nil || a != b || a == c || !shape.Solved(&a) {
			t.Errorf("%v, then %v; %v", a, b, err)
		}
	}
	seen := map[puzzle.Grid]bool{}
	rng := rand.New(rand.NewPCG(1, 2))
	for range 5000 {
		g, _, _ := s.Random(ctx, puzzle.Mini4, &puzzle.Grid{}, rng)
		seen[g] = true
	}
	if len(seen) != 288 {
		t.Errorf("%d of 288 grids came", len(seen))
	}
	if _, ok, err := s.Random(ctx, puzzle.Mini4, &puzzle.Grid{0: 1, 1: 1}, rng); ok || err != nil {
		t.Errorf("a solution of a board without one; %v", err)
	}
}

// A search whose context is done ends soon, with the context's error.
func TestContext(t *testing.T) {
	var s Searcher
	ctx, cancel := context.WithCancel(context.Background())
	after := 0
	err := s.Search(ctx, puzzle.Diagonal, &puzzle.Grid{}, func(*puzzle.Grid) bool {
		cancel()
		after++
		return true
	})
	if !errors.Is(err, context.Canceled) || after > between {
		t.Errorf("%d solutions after the end; %v", after, err)
	}
	if n, err := s.Count(ctx, nil, &puzzle.Grid{}, 5); n != 0 || !errors.Is(err, context.Canceled) {
		t.Errorf("%d solutions, %v", n, err)
	}
	for range All(ctx, puzzle.Mini4, puzzle.Grid{}) {
		t.Error("a solution after the end")
	}
	n := 0
	for range All(context.Background(), puzzle.Mini4, puzzle.Grid{}) {
		if n++; n == 3 {
			break
		}
	}
	if n != 3 {
		t.Errorf("%d solutions before leaving the loop", n)
	}
}
