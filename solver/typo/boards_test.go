package typo

import (
	"math/rand/v2"
	"os"
	"slices"
	"testing"
	"time"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/solver/variant"
)

// A spoiled is a puzzle as it is printed and as it is typed, on any board.
type spoiled struct {
	board, typedBoard *puzzle.Shape
	grid, typed       puzzle.Grid
}

// TestShareOfBoards spoils puzzles on other boards by one typo each: digits of all kinds in turn,
// and of killers sums. docs/dev/typos.md has the figures.
func TestShareOfBoards(t *testing.T) {
	n := 24
	if os.Getenv("SUDOKU_LONG") != "" {
		n = 240
	}
	for _, tt := range []struct {
		name              string
		kind              generator.Kind
		givens            int
		spoil             func(r *generator.Result, i int, rng *rand.Rand) spoiled
		first, ten, among int // per cent
	}{
		{"diagonal", generator.Diagonals, 0, spoilDigit, 55, 90, 100},
		{"6x6", generator.Mini6, 0, spoilDigit, 30, 80, 100},
		{"4x4", generator.Mini4, 0, spoilDigit, 15, 70, 100},
		{"killer, a sum", generator.Killer, 0, spoilSum, 90, 95, 100},
		{"killer with givens, a sum", generator.Killer, 8, spoilSum, 90, 95, 100},
		{"killer with givens, a digit", generator.Killer, 8, spoilDigit, 60, 90, 100},
	} {
		var (
			rng                      = rand.New(rand.NewPCG(2026, 11))
			find                     = boardFinder()
			asked, first, ten, among int
			cut                      int
			took                     []time.Duration
		)
		for i, r := range resultsOf(t, tt.kind, tt.givens, n) {
			s := tt.spoil(&r, i, rng)
			if n, err := find.Solutions(t.Context(), s.typedBoard, s.typed); err != nil || n == 1 {
				continue // it cannot be seen
			}
			start := time.Now()
			edits, err := find.Find(t.Context(), s.typedBoard, s.typed, 0)
			took = append(took, time.Since(start))
			place := slices.IndexFunc(edits, func(e Edit) bool { return e.Grid == s.grid && e.Shape.Equal(s.board) })
			if err != nil {
				t.Fatal(err)
			}
			if find.Cut {
				cut++
			}
			asked++
			if place == 0 {
				first++
			}
			if place >= 0 && place < 10 {
				ten++
			}
			if place >= 0 {
				among++
			}
		}
		slices.Sort(took)
		t.Logf("%s: %d, the right edit first %d %%, among ten %d %%, in the list %d %%; cut %d; median %v, longest %v", tt.name, asked,
			100*first/asked, 100*ten/asked, 100*among/asked, cut, took[len(took)/2], took[len(took)-1])
		if 100*first < tt.first*asked || 100*ten < tt.ten*asked || 100*among < tt.among*asked {
			t.Errorf("%s: less than %d, %d, %d %%", tt.name, tt.first, tt.ten, tt.among)
		}
	}
}

func boardFinder() *Finder { return &Finder{Count: new(variant.Searcher).CountWithin} }

func resultsOf(t *testing.T, kind generator.Kind, givens, n int) (list []generator.Result) {
	o := generator.Order{Kind: kind, Seed: 63}
	if givens > 0 {
		o.MinGivens, o.MaxGivens = givens, givens
	}
	for r, err := range generator.Stream(t.Context(), o, n, 2, nil) {
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, r)
	}
	return list
}

func spoilDigit(r *generator.Result, i int, rng *rand.Rand) spoiled {
	p := &r.Puzzle
	return spoiled{p.Shape, p.Shape, p.Givens, spoil(p.Shape, p.Givens, Kind(i%6), rng)}
}

// spoilSum makes a sum wrong by 1, by 10, or with its figures swapped.
func spoilSum(r *generator.Result, i int, rng *rand.Rand) spoiled {
	p := &r.Puzzle
	for tries := 0; ; tries++ {
		if tries > 0 && tries%1000 == 0 {
			i++ // there is no such sum
		}
		cages := slices.Clone(p.Shape.Cages())
		c := &cages[rng.IntN(len(cages))]
		was := c.Sum
		switch i % 3 {
		case 0:
			c.Sum += 1 - 2*rng.IntN(2)
		case 1:
			c.Sum += 10 - 20*rng.IntN(2)
		case 2:
			c.Sum = was%10*10 + was/10
		}
		board, err := puzzle.NewShape(p.Shape.Size(), p.Shape.Diagonals(), cages)
		if err == nil && c.Sum > 0 && c.Sum != was && (i%3 < 2 || was > 9) { // one figure can't be swapped
			return spoiled{p.Shape, board, p.Givens, p.Givens}
		}
	}
}
