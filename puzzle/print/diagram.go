package print

import (
	"sudoku/puzzle"
	"sudoku/puzzle/route"
)

// pitch is how far candidates are from each other, in sides of a cell, and shapeRadius the
// radius of the shapes round them.
const pitch, shapeRadius = .29, .142

// spot returns where a candidate is in its cell.
func (b frame) spot(k puzzle.Candidate) Point {
	x, y := b.centre(k.Cell())
	at := route.Place(b.shape, k.Digit(), pitch)
	return Point{x + at.X*b.cell, y + at.Y*b.cell}
}

// diagram draws a position in the place of a frame, and over it what a step shows.
func (p *Page) diagram(b frame, pos *puzzle.Position, d *puzzle.Diagram) {
	b = b.of(pos.Shape)
	for _, h := range d.Houses {
		p.house(b, h)
	}
	for _, c := range d.Cells {
		x, y := b.centre(c.Cell)
		p.fill(x-b.cell/2, y-b.cell/2, b.cell, b.cell, 0xd4)
	}
	b.bands(p)
	b.lines(p)
	b.cages(p)
	roles := map[puzzle.Candidate]puzzle.Role{}
	for _, k := range d.Cands {
		roles[k.Cand] = k.Role
	}
	p.walks(b, d.Walks())
	p.chains(b, d.Links, fieldOf(pos, roles))
	for c := range pos.Shape.Cells().All() {
		x, y, size := b.place(c, b.digit())
		if given := pos.Grid[c]; given != 0 {
			st := style{Regular, size, pencil}
			if pos.Given.Has(c) {
				st = style{Bold, size, black}
			}
			p.digit(x, y, given, st)
			continue
		}
		for digit := range pos.Cands[c].All() {
			k := puzzle.Cand(c, digit)
			p.candidate(b, k, roles[k])
		}
	}
}

// house tints a house: that of a pattern with a bar at both ends, one of the cover
// lighter.
func (p *Page) house(b frame, h puzzle.HouseRole) {
	grey := tint
	if h.Role == puzzle.Cover {
		grey = 0xf2
	}
	if b.shape != nil {
		for c := range b.shape.Set(h.House).All() {
			x, y := b.centre(c)
			p.fill(x-b.cell/2, y-b.cell/2, b.cell, b.cell, grey)
		}
		return
	}
	cells := h.House.Cells()
	x0, y0 := b.centre(cells[0])
	x1, y1 := b.centre(cells[8])
	half := b.cell / 2
	p.fill(x0-half, y0-half, x1-x0+b.cell, y1-y0+b.cell, grey)
}

// candidate draws a candidate in the shape of its role.
func (p *Page) candidate(b frame, k puzzle.Candidate, r puzzle.Role) {
	at, radius, wide := b.spot(k), shapeRadius*b.cell, max(.12, b.cell/45)
	st := style{Bold, b.small(), black}
	switch {
	case r == 0:
		st.face, st.grey = Regular, pencil
	case r == puzzle.Base:
		p.shape(pale, square(at.X, at.Y, radius)...)
		st.grey = white
	case r == puzzle.Cover:
		pen{p, wide, black}.dashed(.07*b.cell, .045*b.cell, square(at.X, at.Y, radius)...)
	case r == puzzle.Fin:
		q := 1.24 * radius
		p.shape(black, Point{at.X, at.Y - q}, Point{at.X + q, at.Y}, Point{at.X, at.Y + q}, Point{at.X - q, at.Y})
		st.grey = white
	case r == puzzle.Off:
		pen{p, wide, black}.ring(at.X, at.Y, radius)
	case r == puzzle.Eliminate:
		q := 1.1 * radius
		p.shape(tint, square(at.X, at.Y, radius)...)
		pen{p, wide, black}.line(Point{at.X - q, at.Y - q}, Point{at.X + q, at.Y + q})
	case r > puzzle.Set:
		pen{p, wide, black}.set(at, radius, int(r-puzzle.Set))
	default:
		p.disc(at.X, at.Y, radius, black)
		st.grey = white
	}
	p.digit(at.X, at.Y, k.Digit(), st)
}

// set draws the shape of the n-th set.
func (k pen) set(at Point, radius float64, n int) {
	switch n % 4 {
	case 1:
		k.path(square(at.X, at.Y, radius)...)
	case 2:
		k.dashed(.5*radius, .4*radius, append(circle(at.X, at.Y, radius), Point{at.X + radius, at.Y})...)
	case 3:
		q := 1.2 * radius
		k.path(Point{at.X, at.Y - q}, Point{at.X + q, at.Y}, Point{at.X, at.Y + q}, Point{at.X - q, at.Y}, Point{at.X, at.Y - q})
	default:
		k.dashed(.35*radius, .35*radius, square(at.X, at.Y, radius)...)
	}
}
