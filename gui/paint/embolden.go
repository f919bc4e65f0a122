package paint

import (
	"image"

	"golang.org/x/image/font"
	"golang.org/x/image/math/fixed"
)

// Bold characters that no face has are drawn from the regular ones: their strokes get wider by so
// much of the size across, and by less along, where Chinese has many close together.
const (
	boldAcross = .05
	boldAlong  = .016
)

// embolden draws a character round its place, and returns the union.
func embolden(face font.Face, dot fixed.Point26_6, r rune, size float64) (at image.Rectangle, mask *image.Alpha) {
	x, y := fixed.Int26_6(32*size*boldAcross), fixed.Int26_6(32*size*boldAlong)
	mask = new(image.Alpha)
	for _, by := range [...]fixed.Point26_6{{X: -x, Y: -y}, {X: x, Y: -y}, {X: -x, Y: y}, {X: x, Y: y}} {
		to, m, from, _, ok := face.Glyph(dot.Add(by), r)
		if !ok || m == nil {
			continue
		}
		mask = within(mask, mask.Rect.Union(to))
		for py := to.Min.Y; py < to.Max.Y; py++ {
			for px := to.Min.X; px < to.Max.X; px++ {
				_, _, _, a := m.At(from.X+px-to.Min.X, from.Y+py-to.Min.Y).RGBA()
				p := &mask.Pix[mask.PixOffset(px, py)]
				*p = max(*p, uint8(a>>8))
			}
		}
	}
	return mask.Rect, mask
}

// within returns a mask in a larger rectangle.
func within(m *image.Alpha, r image.Rectangle) *image.Alpha {
	out := image.NewAlpha(r)
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		copy(out.Pix[out.PixOffset(m.Rect.Min.X, y):], m.Pix[m.PixOffset(m.Rect.Min.X, y):][:m.Rect.Dx()])
	}
	return out
}
