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
	q := newPainter(ink, pal, GeomOf(max(1, int(p+.5))), p/72)
	q.roleShape(dst, shape(role), 0, x, y, .25*p)
}

// SampleLink paints a link from x0 to x1 at height y, as Sample does a shape.
func SampleLink(ink *look.Ink, pal *look.Palette, dst *image.RGBA, strong bool, x0, x1, y, p float64) {
	q := newPainter(ink, pal, GeomOf(max(1, int(p+.5))), p/72)
	shaft, head := q.arrow([]look.Pt{{X: x0, Y: y}, {X: (x0 + x1) / 2, Y: y}, {X: x1 - q.head(), Y: y}, {X: x1, Y: y}})
	q.stroke(dst, shaft, head, strong)
}
