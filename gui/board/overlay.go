package board

import (
	"image"
	"image/color"
	"math"
	"slices"

	"sudoku/gui/paint"
	"sudoku/puzzle"
)

// An overlayPainter paints what of a hint or a drawing crosses cells, such as links, or lies
// outside of them.
type overlayPainter struct{ *painter }

// under paints what crosses cells below their digits.
func (p overlayPainter) under(dst *image.RGBA, looks *[81]Look, o overlay) {
	for _, h := range o.houses {
		if h.House.Kind() == 'b' {
			p.boxFrame(dst, h)
		}
	}
	if len(o.links)+len(o.drawn) == 0 {
		return
	}
	in := p.obstacles(looks)
	for _, k := range o.drawn {
		p.link(dst, looks, p.route(k.From, k.To, in), !k.Weak, p.pal.Text2)
	}
	for _, lit := range []bool{false, true} {
		for _, k := range o.links {
			if lit != slices.ContainsFunc(o.lit, func(at puzzle.Link) bool { return sameLink(at, k) }) || len(k.From) == 0 || len(k.To) == 0 {
				continue
			}
			col := p.linkColour(k.Strong)
			if !lit {
				col = p.pal.Text3
			}
			p.group(dst, k.From, col)
			p.group(dst, k.To, col)
			a, b := p.nearest(k)
			p.link(dst, looks, p.route(a, b, in), k.Strong, col)
		}
	}
}

// over paints what is outside the cells or on top of them.
func (p overlayPainter) over(dst *image.RGBA, o overlay) {
	for _, h := range o.houses {
		p.bars(dst, h)
	}
	if o.paused != "" {
		p.paused(dst, o.paused)
	}
}

// head returns the length of a link's arrow head.
func (p overlayPainter) head() float64 { return max(6, p.of(10)) }

func (p overlayPainter) linkWidth() float64 { return max(1.5, p.of(2.5)) }

func (p overlayPainter) linkColour(strong bool) color.Color {
	if strong {
		return p.pal.BaseLine
	}
	return p.pal.Off
}

// link paints one arrow. A halo in the colour of the cells below separates it from grid
// lines.
func (p overlayPainter) link(dst *image.RGBA, looks *[81]Look, pts []paint.Pt, strong bool, col color.Color) {
	if len(pts) < 2 {
		return
	}
	shaft, head := p.arrow(pts)
	w, halo := p.linkWidth(), 2*max(1, p.of(2))
	near := around(append(shaft, head...), w/2+halo)
	for c := range puzzle.Cell(81) {
		if r := p.Outer(c).Intersect(near); !r.Empty() {
			cell := dst.SubImage(r).(*image.RGBA)
			p.shapes.Polyline(cell, shaft, w+halo, p.groundColour(looks[c]))
			p.shapes.Polyline(cell, append(head, head[0]), halo, p.groundColour(looks[c]))
		}
	}
	p.stroke(dst, shaft, head, strong, col)
}

func (p overlayPainter) stroke(dst *image.RGBA, shaft, head []paint.Pt, strong bool, col color.Color) {
	if strong {
		p.shapes.Polyline(dst, shaft, p.linkWidth(), col)
	} else {
		p.shapes.Dashed(dst, shaft, p.linkWidth(), p.of(7), p.of(5), col)
	}
	p.shapes.Polygon(dst, head, col)
}

// arrow splits a path into the shaft and the head at its end.
func (p overlayPainter) arrow(pts []paint.Pt) (shaft, head []paint.Pt) {
	tip, size, i := pts[len(pts)-1], p.head(), len(pts)-1
	for i > 0 && math.Hypot(tip.X-pts[i].X, tip.Y-pts[i].Y) < size {
		i--
	}
	dx, dy := tip.X-pts[i].X, tip.Y-pts[i].Y
	d := math.Hypot(dx, dy)
	dx, dy = dx/d*size, dy/d*size
	base := paint.Pt{X: tip.X - dx, Y: tip.Y - dy}
	shaft = append(append(shaft, pts[:i]...), base)
	return shaft, []paint.Pt{tip, {X: base.X - .45*dy, Y: base.Y + .45*dx}, {X: base.X + .45*dy, Y: base.Y - .45*dx}}
}

// around returns the rectangle that contains pts, with d more on each side.
func around(pts []paint.Pt, d float64) image.Rectangle {
	x0, y0, x1, y1 := pts[0].X, pts[0].Y, pts[0].X, pts[0].Y
	for _, q := range pts {
		x0, y0, x1, y1 = min(x0, q.X), min(y0, q.Y), max(x1, q.X), max(y1, q.Y)
	}
	return image.Rect(int(x0-d), int(y0-d), int(x1+d)+1, int(y1+d)+1)
}

// group connects the members of a link's end.
func (p overlayPainter) group(dst *image.RGBA, members []puzzle.Candidate, col color.Color) {
	pts := make([]paint.Pt, len(members))
	for i, k := range members {
		x, y := p.Spot(k)
		pts[i] = paint.Pt{X: x, Y: y}
	}
	p.shapes.Polyline(dst, pts, p.linkWidth()/2, col)
}

// boxFrame draws a line round a box, which has no outer end for a bar.
func (p overlayPainter) boxFrame(dst *image.RGBA, h puzzle.HouseRole) {
	cells := h.House.Cells()
	r := p.Inner(cells[0]).Union(p.Inner(cells[8]))
	d := p.of(2.5)
	x0, y0, x1, y1 := float64(r.Min.X)+d, float64(r.Min.Y)+d, float64(r.Max.X)-d, float64(r.Max.Y)-d
	pts, w := paint.RoundPath(x0, y0, x1, y1, p.of(4)), max(2, math.Round(p.of(3)))
	if tint(h.Role) == CoverTint {
		p.shapes.Dashed(dst, pts, w, .215*p.p(), .175*p.p(), p.pal.CoverLine)
		return
	}
	p.shapes.Polyline(dst, pts, w, p.pal.BaseLine)
}

// bars marks both ends of a row or a column outside the board: solid for a base house,
// three dashes for a cover house.
func (p overlayPainter) bars(dst *image.RGBA, h puzzle.HouseRole) {
	kind, i := h.House.Kind(), float64(h.House.Number()-1)
	if kind == 'b' {
		return
	}
	gap, high, side := p.barGap(), p.barHeight(), float64(p.Side())
	from := i*p.p() + float64(p.Thick)/2 + .02*p.p()
	for _, at := range []float64{-gap - high, side + gap} {
		bar := func(a, b float64, col color.Color) {
			x0, y0, x1, y1 := math.Round(from+a*p.p()), at, math.Round(from+b*p.p()), at+high
			if kind == 'r' {
				x0, y0, x1, y1 = y0, x0, y1, x1
			}
			p.shapes.Round(dst, x0, y0, x1, y1, high/2, 0, col)
		}
		if tint(h.Role) == CoverTint {
			for k := range 3 {
				bar(.37*float64(k), .37*float64(k)+.22, p.pal.CoverLine)
			}
		} else {
			bar(0, .96, p.pal.BaseLine)
		}
	}
}

func (p overlayPainter) barHeight() float64 { return max(2, math.Round(min(p.of(5), 5*p.unit))) }
func (p overlayPainter) barGap() float64    { return max(1, math.Round(min(p.of(4), 4*p.unit))) }

// paused writes the word on a plate at the centre.
func (p *painter) paused(dst *image.RGBA, word string) {
	size := min(max(20*p.unit, .4*p.p()), .8*p.p())
	mid := float64(p.Side()) / 2
	w, h := p.shapes.Width(word, size, true)/2, size
	p.shapes.Round(dst, mid-w-size, mid-h, mid+w+size, mid+h, .3*size, 0, p.pal.Sunk)
	p.shapes.Text(dst, word, mid-w, mid+.357*size, size, true, p.pal.Text2)
}
