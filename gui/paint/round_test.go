package paint

import (
	"image"
	"image/color"
	"math/rand/v2"
	"testing"
)

// TestRoundInPieces: a large rectangle, whose inside is painted by itself, looks as one painted
// as a shape.
func TestRoundInPieces(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 67))
	at := func() float64 { return float64(rng.IntN(4000))/10 - 100 }
	for range 300 {
		x, y := at(), at()
		w, h, radius, width := at()+110, at()+110, float64(rng.IntN(30)), float64(rng.IntN(3))*1.5*float64(rng.IntN(2))
		c := color.NRGBA{byte(rng.IntN(256)), byte(rng.IntN(256)), byte(rng.IntN(256)), []byte{255, 255, 90}[rng.IntN(3)]}
		got, want := image.NewRGBA(image.Rect(0, 0, 200, 200)), image.NewRGBA(image.Rect(0, 0, 200, 200))
		for _, m := range []*image.RGBA{got, want} {
			Fill(m, m.Rect, color.NRGBA{200, 120, 60, 255})
		}
		testPainter.Round(got, x, y, x+w, y+h, radius, width, c)
		paths := [][]Pt{RoundPath(x, y, x+w, y+h, radius)}
		if width > 0 && 2*width < w && 2*width < h {
			paths = append(paths, reversed(RoundPath(x+width, y+width, x+w-width, y+h-width, max(0, radius-width))))
		}
		testPainter.fill(want, c, paths...)
		for i := range got.Pix {
			if d := int(got.Pix[i]) - int(want.Pix[i]); d < -1 || d > 1 {
				t.Fatalf("%vx%v at %v,%v, radius %v, width %v, %v: %d, want %d at %d,%d", w, h, x, y, radius, width, c,
					got.Pix[i], want.Pix[i], i/4%200, i/4/200)
			}
		}
	}
}

func BenchmarkRound(b *testing.B) {
	m := image.NewRGBA(image.Rect(0, 0, 700, 400))
	for b.Loop() {
		testPainter.Round(m, 1.5, 1.5, 698.5, 398.5, 12, 0, color.White)
		testPainter.Round(m, 1.5, 1.5, 698.5, 398.5, 12, 1.5, color.Black)
	}
}
