package board

import (
	"image"
	"image/draw"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/puzzle"
)

// SampleShape paints the shape of a candidate's role, as cells with a side of p pixels show it, with its
// centre at x, y; a digit of 0 is left out.
func SampleShape(painter *paint.Painter, pal *theme.Palette, dst *image.RGBA, role puzzle.Role, d puzzle.Digit, x, y, p float64) {
	q := newPainter(painter, pal, GeomOf(max(1, int(p+.5))), p/72)
	q.roleShape(dst, role.Shape(), d, x, y, .25*p)
}

// SampleLink paints a link from x0 to x1 at height y, as cells with a side of p pixels show it.
func SampleLink(painter *paint.Painter, pal *theme.Palette, dst *image.RGBA, strong bool, x0, x1, y, p float64) {
	q := overlayPainter{newPainter(painter, pal, GeomOf(max(1, int(p+.5))), p/72)}
	q.sampleLink(dst, x0, x1, y, q.inkOf(strong, false, true))
}

// SampleColour paints colour n into r, with its pattern unless plain: for a colour
// picker.
func SampleColour(painter *paint.Painter, pal *theme.Palette, dst *image.RGBA, n int, plain bool, r image.Rectangle) {
	paint.Fill(dst, r, pal.Cell[n].Fill)
	if !plain {
		tile := newPainter(painter, pal, GeomOf(max(r.Dx(), r.Dy(), 1)), 1).pattern(n)
		draw.Draw(dst, r, tile, image.Point{}, draw.Src)
	}
}

// SampleCand paints a candidate in colour n, as cells with a side of p pixels show it.
func SampleCand(painter *paint.Painter, pal *theme.Palette, dst *image.RGBA, n int, x, y, p float64) {
	q := newPainter(painter, pal, GeomOf(max(1, int(p+.5))), p/72)
	q.tile(dst, uint8(n), x, y, .25*p, .26*p)
	painter.Digit(dst, 5, x, y, .25*p, false, pal.Mark)
}

// SampleDrawn paints a link of the player, as SampleLink does a link of a hint.
func SampleDrawn(painter *paint.Painter, pal *theme.Palette, dst *image.RGBA, strong bool, x0, x1, y, p float64) {
	q := overlayPainter{newPainter(painter, pal, GeomOf(max(1, int(p+.5))), p/72)}
	q.sampleLink(dst, x0, x1, y, ink{pal.Text2, q.linkWidth(2.5), strong})
}

func (p overlayPainter) sampleLink(dst *image.RGBA, x0, x1, y float64, k ink) {
	shaft, head := p.arrow([]paint.Pt{{X: x0, Y: y}, {X: (x0 + x1) / 2, Y: y}, {X: x1 - p.head(), Y: y}, {X: x1, Y: y}})
	p.stroke(dst, shaft, head, k)
}
