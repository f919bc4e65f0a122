package board

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"sudoku/gui/paint"
	"sudoku/puzzle"
	"sudoku/puzzle/route"
)

// cageInset is how far the outline of a cage is from the edges of its cells, in their sides.
const cageInset = .09

// A cagePainter paints cages with their sums, and diagonals.
type cagePainter struct{ *brush }

// caged reports whether the board has cages: digits and marks keep clear of their sums.
func (p *brush) caged() bool { return len(p.Shape.Cages()) > 0 }

// crowded reports whether cells with sums have no room for nine places of marks: then centre
// marks take their place, unless a hint needs the places.
func (p *brush) crowded(l Look) bool {
	return p.caged() && p.p() < 52*p.unit && l.Roles == [9]puzzle.Role{} && l.CandColours == [9]uint8{} && l.Pick == 0
}

// outline paints the part of the outline of its cage that is in a cell or on the lines beside it,
// as far as dst reaches, and the sum in the first cell.
func (p *cagePainter) outline(dst *image.RGBA, c puzzle.Cell, l Look) {
	cage, ok := p.Shape.CageOf(c)
	if !ok {
		return
	}
	col, width, on, off := color.Color(p.pal.Text2), max(1, p.of(1.2)), p.of(4), p.of(3)
	if l.Cage {
		col, width, on, off = p.pal.Accent, max(1.5, p.of(2.5)), p.of(7), p.of(4)
	}
	sum := p.sumOf(cage, l)
	for _, line := range route.Cage(cage.Cells, cageInset) {
		parts := [][]route.Point{append(line, line[0])}
		if sum.text != "" {
			parts = route.Outside(line, sum.from, sum.to)
		}
		for _, part := range parts {
			p.shapes.Dashed(dst, p.points(part), width, on, off, col)
		}
	}
	if c == cage.Cells.First() && sum.text != "" {
		col := p.pal.Text
		if l.Cage {
			col = p.pal.Accent
		}
		p.shapes.Text(dst, sum.text, sum.x, sum.y, sum.size, l.Cage, col)
	}
}

// across paints the outline of a cage where it crosses the line between two of its cells.
func (p *cagePainter) across(dst *image.RGBA, gap image.Rectangle, c, d puzzle.Cell, l Look) {
	if cage, ok := p.Shape.CageOf(c); ok && cage.Cells.Has(d) {
		p.outline(dst.SubImage(gap).(*image.RGBA), c, l)
	}
}

// A cageSum is where the sum of a cage is written, in pixels, and the box that the outline
// leaves free for it, in sides of a cell.
type cageSum struct {
	text       string
	x, y, size float64
	from, to   route.Point
}

// sumOf places the sum of a cage at the upper left of its first cell; without a sum the text is
// empty.
func (p *cagePainter) sumOf(cage puzzle.Cage, l Look) (s cageSum) {
	if cage.Sum == 0 {
		return s
	}
	in, air := p.Inner(cage.Cells.First()), p.of(2.5)
	s.text, s.size = strconv.Itoa(cage.Sum), p.markSize(.1875, 11*p.unit, .26)
	high := .72 * s.size
	s.x, s.y = float64(in.Min.X)+max(2, p.of(5)), float64(in.Min.Y)+max(1, p.of(4))+high
	if l.Selected { // clear of the ring
		s.x, s.y = s.x+p.of(2.5), s.y+p.of(2.5)
	}
	s.from = route.Point{X: p.inCells(s.x - air), Y: p.inCells(s.y - high - air)}
	s.to = route.Point{X: p.inCells(s.x + p.shapes.Width(s.text, s.size, l.Cage) + air), Y: p.inCells(s.y + air)}
	return s
}

// bands paints the parts of the diagonals in a cell.
func (p *cagePainter) bands(dst *image.RGBA, c puzzle.Cell) {
	x, y := p.Centre(c)
	if p.Shape.Set(puzzle.Falling).Has(c) {
		p.band(dst, x, y, 1)
	}
	if p.Shape.Set(puzzle.Rising).Has(c) {
		p.band(dst, x, y, -1)
	}
}

// band paints a band through a point, in high contrast its edges.
func (p *cagePainter) band(dst *image.RGBA, x, y, slope float64) {
	half, far := .15*p.p()*math.Sqrt2, p.p()
	at := func(t, aside float64) paint.Pt { return paint.Pt{X: x + t, Y: y + slope*t + aside} }
	if p.pal.HighContrast {
		for _, aside := range []float64{-half, half} {
			a, b := at(-far, aside), at(far, aside)
			p.shapes.Line(dst, a.X, a.Y, b.X, b.Y, max(1, p.unit), p.pal.Band)
		}
		return
	}
	p.shapes.Polygon(dst, []paint.Pt{at(-far, -half), at(far, -half), at(far, half), at(-far, half)}, p.pal.Band)
}
