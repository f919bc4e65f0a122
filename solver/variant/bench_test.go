package variant

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/solver/variant/varianttest"
)

// dig returns a puzzle of a shape that has one solution and no given too many.
func dig(rng *rand.Rand, s *Searcher, shape *puzzle.Shape) puzzle.Grid {
	g, _, _ := s.Random(context.Background(), shape, &puzzle.Grid{}, rng)
	cells := slices.Collect(shape.Cells().All())
	rng.Shuffle(len(cells), func(i, j int) { cells[i], cells[j] = cells[j], cells[i] })
	for _, c := range cells {
		less := g
		less[c] = 0
		if n, _ := s.Count(context.Background(), shape, &less, 2); n == 1 {
			g = less
		}
	}
	return g
}

// killers returns boards with cages of up to most cells that alone leave one solution.
func killers(n, most int) (list []*puzzle.Shape) {
	var s Searcher
	rng := rand.New(rand.NewPCG(1, uint64(most)))
	for len(list) < n {
		solution, _, _ := s.Random(context.Background(), nil, &puzzle.Grid{}, rng)
		shape, err := puzzle.NewShape(9, false, varianttest.Cages(rng, nil, &solution, most, 0))
		if err != nil {
			panic(err)
		}
		if count, _ := s.Count(context.Background(), shape, &puzzle.Grid{}, 2); count == 1 {
			list = append(list, shape)
		}
	}
	return list
}

// BenchmarkCount tells one solution from several, in puzzles with no given too many and in
// killers without givens; of these the tables are made anew each time.
func BenchmarkCount(b *testing.B) {
	ctx := context.Background()
	for _, k := range []struct {
		name  string
		shape *puzzle.Shape
	}{{"classic", nil}, {"diagonal", puzzle.Diagonal}, {"6x6", puzzle.Mini6}, {"4x4", puzzle.Mini4}} {
		b.Run(k.name, func(b *testing.B) {
			var s Searcher
			rng := rand.New(rand.NewPCG(1, 2))
			var grids []puzzle.Grid
			for range 100 {
				grids = append(grids, dig(rng, &s, k.shape))
			}
			for i := 0; b.Loop(); i++ {
				s.Count(ctx, k.shape, &grids[i%len(grids)], 2)
			}
		})
	}
	for _, most := range []int{5, 7} {
		b.Run(fmt.Sprint("killer/", most), func(b *testing.B) {
			var s Searcher
			shapes := killers(100, most)
			for i := 0; b.Loop(); i++ {
				s.Count(ctx, shapes[i%len(shapes)], &puzzle.Grid{}, 2)
			}
		})
	}
}

// BenchmarkRandom draws solutions of boards without givens.
func BenchmarkRandom(b *testing.B) {
	for _, k := range []struct {
		name  string
		shape *puzzle.Shape
	}{{"classic", nil}, {"diagonal", puzzle.Diagonal}, {"6x6", puzzle.Mini6}} {
		b.Run(k.name, func(b *testing.B) {
			var s Searcher
			rng := rand.New(rand.NewPCG(1, 2))
			for b.Loop() {
				s.Random(context.Background(), k.shape, &puzzle.Grid{}, rng)
			}
		})
	}
}

// BenchmarkWorst reports the median and the longest time for a thousand killers with one
// solution, and for as many whose cages are large or leave cells out.
func BenchmarkWorst(b *testing.B) {
	var times []time.Duration
	var s Searcher
	rng := rand.New(rand.NewPCG(4, 1))
	shapes := killers(1000, 5)
	for len(shapes) < 2000 {
		shape, _, _ := draw(b, rng, &s, 7+rng.IntN(2))
		shapes = append(shapes, shape)
	}
	for b.Loop() {
		times = times[:0]
		for _, shape := range shapes {
			from := time.Now()
			s.Count(context.Background(), shape, &puzzle.Grid{}, 2)
			times = append(times, time.Since(from))
		}
	}
	one, other := times[:1000], times[1000:]
	slices.Sort(one)
	slices.Sort(other)
	b.ReportMetric(float64(one[500].Microseconds()), "us/median")
	b.ReportMetric(float64(one[999].Microseconds()), "us/worst")
	b.ReportMetric(float64(other[999].Microseconds()), "us/worst-odd")
}
