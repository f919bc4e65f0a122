package board

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"sudoku/gui/theme"
)

// TestInkGrows: painting only what a pen has added is the same as painting all, whatever else
// changes meanwhile.
func TestInkGrows(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 3))
	for _, pal := range []*theme.Palette{&theme.Light, &theme.Dark} {
		s := newSurface(460, 460, 5, newPainter(testPainter, pal, FitIn(450), 1), fade{})
		var v View
		for range 200 {
			switch n := len(v.Ink.Strokes); {
			case n == 0 || rng.IntN(9) == 0:
				v.Ink.Strokes = append(v.Ink.Strokes[:n:n], Stroke{{9 * rng.Float64(), 9 * rng.Float64()}})
			case rng.IntN(20) == 0:
				v.Ink = Ink{}
			case rng.IntN(15) == 0:
				v.State.Grid[rng.IntN(81)] = 5
			default:
				last := v.Ink.Strokes[n-1]
				at := last[len(last)-1]
				v.Ink.Strokes = append(v.Ink.Strokes[:n-1:n-1], append(last, [2]float64{at[0] + rng.NormFloat64()/5, at[1] + rng.NormFloat64()/5}))
			}
			looks := Looks(&v)
			s.paint(&looks, v.overlay())
			all := newSurface(460, 460, 5, s.p, fade{})
			all.paint(&looks, v.overlay())
			if !bytes.Equal(s.buf.Pix, all.buf.Pix) {
				t.Fatalf("%s: painted otherwise after %d strokes", map[bool]string{true: "dark", false: "light"}[pal.IsDark], len(v.Ink.Strokes))
			}
		}
	}
}

// BenchmarkInk paints a point of a stroke after the others.
func BenchmarkInk(b *testing.B) {
	s := newSurface(660, 660, 0, newPainter(testPainter, &theme.Light, FitIn(660), 1), fade{})
	var v View
	looks := Looks(&v)
	way := Stroke{{1, 1}}
	for b.Loop() {
		if len(way) > 100 {
			way = way[:1]
		}
		at := way[len(way)-1]
		way = append(way[:len(way):len(way)], [2]float64{at[0] + .01, at[1] + .01})
		v.Ink.Strokes = []Stroke{way}
		s.paint(&looks, v.overlay())
	}
}
