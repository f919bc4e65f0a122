package page

import (
	"image"
	"testing"

	"sudoku/gui/paint"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// TestSignsOfLines: the signs of a line leave a gap before its text, also those of a group.
func TestSignsOfLines(t *testing.T) {
	const scale, gap = 2, 8
	b := testBase(t)
	for _, line := range []CardLine{{Role: puzzle.On, Digit: 4, Arrow: true}, {Role: puzzle.Off, Digit: 4, Arrow: true, Group: true}} {
		m := image.NewRGBA(image.Rect(0, 0, 100*scale, 30*scale))
		paint.Fill(m, m.Rect, b.Kit.Pal.Surface)
		(&Card{}).paintSigns(&widget.Canvas{Kit: b.Kit, S: scale, Dst: m}, line, 4, 15)
		right := 0
		for i := range m.Rect.Dx() * m.Rect.Dy() {
			if x, y := i%m.Rect.Dx(), i/m.Rect.Dx(); m.At(x, y) != m.At(0, 0) {
				right = max(right, x/scale)
			}
		}
		if right < arrowEnd || right > lineStart-gap {
			t.Errorf("%+v reaches to %d, the text begins at %d", line, right, lineStart)
		}
	}
}
