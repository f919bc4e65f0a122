package board

import (
	"image"
	"image/color"

	"sudoku/gui/paint"
	"sudoku/puzzle"
	"sudoku/puzzle/route"
)

// bar joins the candidates of a group: in one line if they are true, in two if they are
// false, in a thin one if they are neither or far from each other.
func (p overlayPainter) bar(dst *image.RGBA, looks *[81]Look, b route.Bar) {
	k := b.Members[0]
	l := &looks[k.Cell()]
	role, on := l.Roles[k.Digit()-1], p.painter
	if l.Pale.Has(k.Digit()) {
		on = &p.paler().painter
	}
	for _, piece := range b.Pieces {
		pts := p.points(piece)
		halo := func(width float64) {
			p.onGround(dst, looks, around(pts, width), func(cell *image.RGBA, ground color.Color) {
				p.shapes.Polyline(cell, pts, width+2*max(1, p.of(1.5)), ground)
			})
		}
		switch wide := p.of(5); {
		case !b.Near:
			p.shapes.Polyline(dst, pts, p.linkWidth(2.5)/2, on.roles.colour(role))
		case role == puzzle.On:
			halo(wide)
			p.shapes.Polyline(dst, pts, max(2, wide), on.pal.On)
		case role == puzzle.Off:
			halo(p.of(8))
			for _, side := range []float64{-1, 1} {
				beside := p.points(route.Aside(piece, side*max(1.5, p.of(3))/p.p()))
				p.shapes.Polyline(dst, beside, max(1, p.of(2)), on.pal.Off)
			}
		default:
			p.shapes.Polyline(dst, pts, p.linkWidth(2.5)/2, on.roles.colour(role))
		}
	}
}

// walk marks where a chain starts by a dotted square, and where it ends by the corners of one.
func (p overlayPainter) walk(dst *image.RGBA, w puzzle.Walk) {
	for _, c := range cellsOf(w.Start) {
		x, y := p.Centre(c)
		p.walkStart(dst, x, y, .445*p.p())
	}
	for _, c := range cellsOf(w.End) {
		x, y := p.Centre(c)
		p.walkEnd(dst, x, y, .445*p.p())
	}
}

// walkStart paints a dotted square, h from its centre to its sides.
func (p overlayPainter) walkStart(dst *image.RGBA, x, y, h float64) {
	pts := paint.RoundPath(x-h, y-h, x+h, y+h, p.of(3))
	p.shapes.Dashed(dst, append(pts, pts[0]), max(1, p.of(1.5)), p.of(2), p.of(3), p.pal.Text2)
}

// walkEnd paints the corners of a square.
func (p overlayPainter) walkEnd(dst *image.RGBA, x, y, h float64) {
	long := .29 * h
	for _, to := range [][2]float64{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}} {
		cx, cy := x-to[0]*h, y-to[1]*h
		p.shapes.Polyline(dst, []paint.Pt{{X: cx + to[0]*long, Y: cy}, {X: cx, Y: cy}, {X: cx, Y: cy + to[1]*long}}, max(1, p.of(2)), p.pal.Text2)
	}
}

// cellsOf returns the cells of some candidates, each once.
func cellsOf(ks []puzzle.Candidate) (cells []puzzle.Cell) {
	var seen puzzle.CellSet
	for _, k := range ks {
		if !seen.Has(k.Cell()) {
			seen.Add(k.Cell())
			cells = append(cells, k.Cell())
		}
	}
	return cells
}
