package board

import (
	"image"

	"sudoku/gui/look"
	"sudoku/puzzle"
)

// Sample paints the shape of a candidate's role, as cells with a side of p
// pixels show it, with its centre at x, y: for a legend. With no digit the shape
// stands alone.
func Sample(ink *look.Ink, pal *look.Palette, dst *image.RGBA, role puzzle.Role, x, y, p float64) {
	samplePainter(ink, pal, p).roleShape(dst, shape(role), 0, x, y, .25*p)
}

// SampleLink paints a link from x0 to x1, level with y: for a legend.
func SampleLink(ink *look.Ink, pal *look.Palette, dst *image.RGBA, strong bool, x0, x1, y, p float64) {
	pts := look.Bezier(look.Pt{X: x0, Y: y}, look.Pt{X: x0, Y: y}, look.Pt{X: x1, Y: y}, look.Pt{X: x1, Y: y})
	s := samplePainter(ink, pal, p)
	shaft, head := s.arrow(pts)
	s.stroke(dst, shaft, head, strong)
}

func samplePainter(ink *look.Ink, pal *look.Palette, p float64) *painter {
	return newPainter(ink, pal, GeomOf(max(1, int(p+.5))), p/72)
}
