package board

import (
	"image"
	"testing"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/puzzle"
)

// TestStruckDigitIsLegible: each pixel of a digit that is struck out has the colour of the digit.
func TestStruckDigitIsLegible(t *testing.T) {
	for _, pal := range []*theme.Palette{&theme.Light, &theme.Dark, &theme.HighContrast} {
		p := newPainter(paint.NewPainter(), pal, FitIn(9*72), 1)
		for d := puzzle.Digit(1); d <= 9; d++ {
			struck, alone := image.NewRGBA(image.Rect(0, 0, 40, 40)), image.NewRGBA(image.Rect(0, 0, 40, 40))
			p.roles.shape(struck, puzzle.Eliminate, d, 20, 20, 14)
			p.small(alone, d, 20, 20, 14, pal.Elim)
			n := 0
			for i := 3; i < len(alone.Pix); i += 4 {
				if alone.Pix[i] != 255 {
					continue
				}
				if n++; struck.Pix[i-3] != pal.Elim.R || struck.Pix[i-2] != pal.Elim.G || struck.Pix[i-1] != pal.Elim.B {
					t.Fatalf("%d at %d has the colour %v", d, i/4, struck.Pix[i-3:i])
				}
			}
			if n < 5 {
				t.Errorf("%d has %d pixels", d, n)
			}
			if line := struck.RGBAAt(12, 12); line.A != 255 || line.R == pal.ElimFill.R { // in the corner of its tile
				t.Errorf("%d isn't struck out: %v", d, line)
			}
		}
	}
}
