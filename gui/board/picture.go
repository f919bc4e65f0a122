package board

import (
	"image"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/puzzle"
)

// Picture paints a view into a square picture of size pixels, without a window: for
// saving, and for small boards on a page. If the hint names houses there is a margin for
// their bars; spare pixels are shared around the board.
func Picture(painter *paint.Painter, pal *theme.Palette, v View, size int) *image.RGBA {
	dst := image.NewRGBA(image.Rect(0, 0, size, size))
	paint.Fill(dst, dst.Rect, pal.Ground)
	room := size
	if len(v.Hint.Houses) > 0 {
		room = size * 40 / 41
	}
	g := FitOn(v.State.Shape, room)
	if g.P < 3 {
		return dst // too small for a board
	}
	off := (size - g.Side()) / 2
	looks := Looks(&v)
	p := newPainter(painter, pal, g, float64(g.P)/72)
	p.all(shifted(dst, off), &looks, v.overlay())
	return dst
}

// shifted returns the same picture with other coordinates: what was at off, off is at 0,
// 0.
func shifted(dst *image.RGBA, off int) *image.RGBA {
	return &image.RGBA{Pix: dst.Pix, Stride: dst.Stride, Rect: dst.Rect.Sub(image.Pt(off, off))}
}

// cells paints the cells whose looks differ, and the lines between them and their
// neighbours.
func (p *painter) cells(dst *image.RGBA, before, now *[81]Look) {
	var near puzzle.CellSet
	for c := range p.Shape.Cells().All() {
		if before[c] == now[c] {
			continue
		}
		p.cell(dst, c, now[c])
		near.Add(c)
		if c.Col() > 0 {
			near.Add(c - 1)
		}
		if c.Row() > 0 {
			near.Add(c - 9)
		}
	}
	for c := range near.All() {
		p.seams(dst, now, c)
	}
}
