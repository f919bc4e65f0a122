package board

import (
	"image"
	"image/color"
	"math"
	"math/bits"

	"sudoku/gui/paint"
	"sudoku/puzzle"
	"sudoku/puzzle/route"
)

// A rolePainter paints the roles that candidates and cells have in a hint.
type rolePainter struct{ *brush }

// shape paints a candidate in the shape of its role.
func (p *rolePainter) shape(dst *image.RGBA, r puzzle.Role, d puzzle.Digit, x, y, size float64) {
	pal, side := p.pal, p.p()
	radius, thin := p.shapeRadius(size), max(1.5, side/36)
	h := .985 * radius // half the side of a square
	painter := pal.OnText
	switch r {
	case puzzle.Base:
		painter = pal.OnAccent
		p.shapes.Round(dst, x-h, y-h, x+h, y+h, .03*side, 0, pal.BaseLine)
	case puzzle.Cover:
		painter = pal.CoverLine
		p.shapes.Dashed(dst, paint.RoundPath(x-h, y-h, x+h, y+h, .04*side), thin, .07*side, .045*side, painter)
	case puzzle.Fin:
		q := 1.24 * radius
		p.shapes.Polygon(dst, []paint.Pt{{X: x, Y: y - q}, {X: x + q, Y: y}, {X: x, Y: y + q}, {X: x - q, Y: y}}, pal.Fin)
	case puzzle.Off:
		painter = pal.Off
		p.shapes.Circle(dst, x, y, radius, thin, painter)
	case puzzle.Eliminate:
		p.shapes.Round(dst, x-h, y-h, x+h, y+h, .02*side, 0, pal.ElimFill)
		q, line := 1.1*radius, pal.Elim
		if d != 0 { // which stays legible
			line.A = 0x80
		}
		p.shapes.Line(dst, x-q, y-q, x+q, y+q, 1.2*thin, line)
		p.small(dst, d, x, y, size, pal.Elim)
		return
	default:
		p.shapes.Disc(dst, x, y, radius, pal.On)
	}
	p.small(dst, d, x, y, size, painter)
}

// shapeRadius is the radius of the shapes round digits of some size: where the places are close below
// the sum of a cage, of those that don't cover each other.
func (p *rolePainter) shapeRadius(size float64) float64 {
	radius := max(.142*p.p(), .56*size)
	if p.caged() {
		radius = min(radius, p.apart()*p.p()/2)
	}
	return radius
}

// apart is how far the place of a mark is from the nearest other, in sides of a cell.
func (p *rolePainter) apart() float64 {
	first, least := route.Place(p.Shape, 1, pitch), 1.
	for d := puzzle.Digit(2); int(d) <= p.Shape.Size(); d++ {
		at := route.Place(p.Shape, d, pitch)
		least = min(least, max(math.Abs(at.X-first.X), math.Abs(at.Y-first.Y)))
	}
	return least
}

// fixedSize is the size of marks at fixed places.
func (p *markPainter) fixedSize() float64 {
	if p.caged() {
		return p.markSize(.20, min(9*p.unit, .24*p.p()), .24)
	}
	return p.markSize(.25, min(9*p.unit, .32*p.p()), .32)
}

// small writes the digit in a shape; 0 writes none.
func (p *brush) small(dst *image.RGBA, d puzzle.Digit, x, y, size float64, c color.Color) {
	if d != 0 {
		p.shapes.Digit(dst, uint8(d), x, y, size, true, c)
	}
}

// roleFrame draws a frame round a cell that has a role as a whole, open where the sum of a cage stands.
func (p *painter) roleFrame(dst *image.RGBA, c puzzle.Cell, l Look) {
	if l.Role == 0 {
		return
	}
	x, y := p.Centre(c)
	for _, part := range p.cages.besideSum(dst.Rect, c, l) {
		p.roles.frameAt(dst.SubImage(part).(*image.RGBA), x, y, l.Role)
	}
}

// besideSum returns the parts of a cell to the right of the sum of its cage and below it, or all of it.
func (p *cagePainter) besideSum(all image.Rectangle, c puzzle.Cell, l Look) []image.Rectangle {
	cage, ok := p.Shape.CageOf(c)
	if !ok || cage.Sum == 0 || cage.Cells.First() != c {
		return []image.Rectangle{all}
	}
	to := p.points([]route.Point{p.sumOf(cage, l).to})[0]
	right, below := all, all
	right.Min.X = int(math.Ceil(to.X))
	below.Max.X, below.Min.Y = right.Min.X, int(math.Ceil(to.Y))
	return []image.Rectangle{right, below}
}

// frameAt draws the frame of a role round a point.
func (p *rolePainter) frameAt(dst *image.RGBA, x, y float64, r puzzle.Role) {
	if r == puzzle.Cover {
		p.dashedFrame(dst, x, y)
		return
	}
	p.squareAt(dst, x, y, .075, .06, max(1, math.Round(p.p()/32)), p.colour(r))
}

func (p *rolePainter) colour(r puzzle.Role) color.Color {
	switch r {
	case puzzle.Base:
		return p.pal.BaseLine
	case puzzle.Cover:
		return p.pal.CoverLine
	case puzzle.Fin:
		return p.pal.Fin
	case puzzle.Off:
		return p.pal.Off
	case puzzle.Eliminate:
		return p.pal.Elim
	}
	return p.pal.On
}

func (p *rolePainter) dashedFrame(dst *image.RGBA, x, y float64) {
	h := .44 * p.p()
	p.shapes.Dashed(dst, paint.RoundPath(x-h, y-h, x+h, y+h, .06*p.p()), max(1.2, p.p()/30), .105*p.p(), .08*p.p(), p.pal.CoverLine)
}

// doubt marks a cell that may have been read wrongly, within the ring if it is selected.
func (p *rolePainter) doubt(dst *image.RGBA, c puzzle.Cell, l Look) {
	x, y := p.Centre(c)
	h := .5*p.p() - p.of(4.5)
	if l.Selected {
		h -= p.of(4)
	}
	pts := paint.RoundPath(x-h, y-h, x+h, y+h, p.of(3))
	p.shapes.Dashed(dst, append(pts, pts[0]), max(1, p.of(2.5)), p.of(7), p.of(5), p.pal.CoverLine)
}

// change shows a suggested correction: the old digit crossed out, the new one beside it.
func (p *rolePainter) change(dst *image.RGBA, c puzzle.Cell, l Look) {
	x, y := p.Centre(c)
	side := p.p()
	p.dashedFrame(dst, x, y)
	if l.Change == 0 || l.Digit == 0 {
		d := l.Digit + l.Change
		if d != 0 {
			p.shapes.Digit(dst, uint8(d), x, y, .575*side, true, p.pal.Text)
		}
		if l.Change == 0 {
			p.shapes.Line(dst, x-.22*side, y-.26*side, x+.22*side, y+.26*side, max(2, side/36), p.pal.Elim)
		}
		return
	}
	old := x - .2*side
	p.shapes.Digit(dst, uint8(l.Digit), old, y, .42*side, true, p.pal.Text2)
	p.shapes.Line(dst, old-.14*side, y-.17*side, old+.14*side, y+.17*side, max(1.5, side/36), p.pal.Elim)
	p.shapes.Digit(dst, uint8(l.Change), x+.18*side, y, .575*side, true, p.pal.Text)
}

// letters writes the letters of a hint's sets, a, b, c..., at the top left; where a mark
// stands there, at the place of a mark that the cell doesn't have.
func (p *rolePainter) letters(dst *image.RGBA, c puzzle.Cell, l Look) {
	var names []byte
	for s := l.Sets; s != 0; s &= s - 1 {
		names = append(names, 'a'+byte(bits.TrailingZeros32(s)))
	}
	size := max(.2*p.p(), 9*p.unit)
	if free := letterPlace(l); free > 1 || free == 1 && l.Role != 0 { // within the frame
		x, y := p.Spot(puzzle.Cand(c, free))
		p.shapes.Text(dst, string(names), x-p.shapes.Width(string(names), size, true)/2, y+.3*size, size, true, p.pal.Text2)
		return
	}
	in := p.Inner(c)
	p.shapes.Text(dst, string(names), float64(in.Min.X)+.05*p.p(), float64(in.Min.Y)+.03*p.p()+.6*size, size, true, p.pal.Text2)
}

// letterPlace returns the mark in whose place letters are written: 1 unless the cell shows
// it, then one in a corner, then any; 0 if marks have no places or none is free.
func letterPlace(l Look) puzzle.Digit {
	if l.Digit != 0 || l.placement() != 0 || !l.Fixed {
		return 0
	}
	for _, d := range [...]puzzle.Digit{1, 3, 7, 9, 2, 4, 6, 8, 5} {
		if !l.Centre.Has(d) {
			return d
		}
	}
	return 0
}
