package photo

import (
	"math"
	"math/rand/v2"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/photo/phototest"
)

// written returns a digit as somebody writes it.
func written(rng *rand.Rand, d int) (list []Stroke) {
	for _, s := range phototest.Strokes(rng, d) {
		list = append(list, s)
	}
	return list
}

// TestReadStrokes: of 200 digits drawn by a program 98 of 100 are the likeliest or the second.
func TestReadStrokes(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 5))
	first, second := 0, 0
	wrong := map[[2]int]int{}
	const all = 200
	for range all {
		d := 1 + rng.IntN(9)
		got := ReadStrokes(written(rng, d))
		switch puzzle.Digit(d) {
		case got[0].Digit:
			first++
		case got[1].Digit:
			second++
		default:
			wrong[[2]int{d, int(got[0].Digit)}]++
		}
	}
	t.Logf("%d first, %d second of %d; wrong %v", first, second, all, wrong)
	if first+second < all*98/100 {
		t.Errorf("only %d", first+second)
	}
}

func BenchmarkReadStrokes(b *testing.B) {
	s := written(rand.New(rand.NewPCG(1, 1)), 5)
	for b.Loop() {
		ReadStrokes(s)
	}
}

// FuzzReadStrokes: whatever the points are, a chance is a chance.
func FuzzReadStrokes(f *testing.F) {
	f.Add(0., 0., 1., 1., .5, .5)
	f.Add(math.NaN(), 0., 1., 1., .5, .5)
	f.Add(math.Inf(1), 0., -1e300, 1., 1e300, .5)
	f.Add(.5, .5, .5, .5, .5, .5)
	f.Fuzz(func(t *testing.T, a, b, c, d, e, g float64) {
		for _, one := range ReadStrokes([]Stroke{{{a, b}, {c, d}}, {}, {{e, g}}}) {
			if !(one.Chance >= 0 && one.Chance <= 1.000001) || one.Digit > 9 {
				t.Errorf("%+v", one)
			}
		}
	})
}
