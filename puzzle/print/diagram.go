package print

import (
	"math"

	"sudoku/puzzle"
)

// spot returns where a candidate is in its cell.
func (b frame) spot(k puzzle.Candidate) Point {
	x, y := b.centre(k.Cell())
	d := k.Digit() - 1
	return Point{x + .29*(float64(d%3)-1)*b.cell, y + .29*(float64(d/3)-1)*b.cell}
}

// diagram draws a position, and over it what a step shows.
func (p *Page) diagram(b frame, pos *puzzle.Position, d *puzzle.Diagram) {
	for _, h := range d.Houses {
		p.house(b, h)
	}
	for _, c := range d.Cells {
		x, y := b.centre(c.Cell)
		p.fill(x-b.cell/2, y-b.cell/2, b.cell, b.cell, 0xd4)
	}
	b.lines(p)
	roles := map[puzzle.Candidate]puzzle.Role{}
	for _, k := range d.Cands {
		roles[k.Cand] = k.Role
	}
	p.links(b, d.Links)
	for c := range puzzle.Cell(81) {
		x, y := b.centre(c)
		if given := pos.Grid[c]; given != 0 {
			st := style{Regular, b.digit(), pencil}
			if pos.Given.Has(c) {
				st = style{Bold, b.digit(), black}
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
	cells := h.House.Cells()
	x0, y0 := b.centre(cells[0])
	x1, y1 := b.centre(cells[8])
	half := b.cell / 2
	p.fill(x0-half, y0-half, x1-x0+b.cell, y1-y0+b.cell, grey)
}

// candidate draws a candidate in the shape of its role.
func (p *Page) candidate(b frame, k puzzle.Candidate, r puzzle.Role) {
	at, radius, wide := b.spot(k), .142*b.cell, max(.12, b.cell/45)
	st := style{Bold, points(.25 * b.cell), black}
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
		p.setShape(at, radius, wide, int(r-puzzle.Set))
	default:
		p.disc(at.X, at.Y, radius, black)
		st.grey = white
	}
	p.digit(at.X, at.Y, k.Digit(), st)
}

// setShape draws the shape of the n-th set.
func (p *Page) setShape(at Point, radius, wide float64, n int) {
	switch n % 4 {
	case 1:
		pen{p, wide, black}.path(square(at.X, at.Y, radius)...)
	case 2:
		pen{p, wide, black}.dashed(.5*radius, .4*radius, append(circle(at.X, at.Y, radius), Point{at.X + radius, at.Y})...)
	case 3:
		q := 1.2 * radius
		pen{p, wide, black}.path(Point{at.X, at.Y - q}, Point{at.X + q, at.Y}, Point{at.X, at.Y + q}, Point{at.X - q, at.Y}, Point{at.X, at.Y - q})
	default:
		pen{p, wide, black}.dashed(.35*radius, .35*radius, square(at.X, at.Y, radius)...)
	}
}

// links draws lines between candidates: solid if they are strong, else dashed.
func (p *Page) links(b frame, list []puzzle.Link) {
	k := pen{p, max(.2, .028*b.cell), pale}
	for _, link := range list {
		from, to, ok := b.nearest(link)
		if !ok {
			continue
		}
		path := b.route(from, to)
		if len(path) < 2 {
			continue
		}
		end, before := path[len(path)-1], path[len(path)-2]
		if link.Strong {
			k.path(path...)
		} else {
			k.dashed(.11*b.cell, .08*b.cell, path...)
		}
		k.arrow(before, end, .13*b.cell)
	}
}

// nearest returns the two closest candidates of a link's ends.
func (b frame) nearest(k puzzle.Link) (from, to Point, ok bool) {
	least := math.Inf(1)
	for _, f := range k.From {
		for _, t := range k.To {
			a, z := b.spot(f), b.spot(t)
			if d := math.Hypot(z.X-a.X, z.Y-a.Y); d < least {
				least, from, to = d, a, z
			}
		}
	}
	return from, to, least > 0 && !math.IsInf(least, 1)
}

// route returns a slightly curved line between two candidates, from shape to shape.
func (b frame) route(from, to Point) (path []Point) {
	d := math.Hypot(to.X-from.X, to.Y-from.Y)
	cut := .142*b.cell + .03*b.cell
	if d < 2.2*cut {
		return nil
	}
	bow := min(.12*d, .36*b.cell)
	nx, ny := (from.Y-to.Y)/d*bow, (to.X-from.X)/d*bow
	const n = 24
	for i := range n + 1 {
		t := float64(i) / n
		high := 4 * t * (1 - t)
		q := Point{from.X + (to.X-from.X)*t + nx*high, from.Y + (to.Y-from.Y)*t + ny*high}
		if math.Hypot(q.X-from.X, q.Y-from.Y) >= cut && math.Hypot(q.X-to.X, q.Y-to.Y) >= cut {
			path = append(path, q)
		}
	}
	return path
}
