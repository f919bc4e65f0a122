package board

import (
	"image"
	"image/color"
	"math"
	"slices"

	"sudoku/gui/paint"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/route"
)

// An ink is how a link is drawn.
type ink struct {
	col    color.Color
	width  float64
	strong bool // else it is dashed
}

// links paints the links of a hint, those that are spoken of last: above the others.
func (p overlayPainter) links(dst *image.RGBA, looks *[81]Look, o overlay) {
	ways := p.ways(looks, o.links)
	for _, b := range ways.Bars {
		p.bar(dst, looks, b)
	}
	for _, lit := range []bool{false, true} {
		for i, k := range o.links {
			if lit == slices.ContainsFunc(o.lit, func(at puzzle.Link) bool { return sameLink(at, k) }) {
				p.link(dst, looks, ways.Links[i], p.inkOf(k.Strong, o.part, lit))
			}
		}
	}
}

// drawn paints the links of the player.
func (p overlayPainter) drawn(dst *image.RGBA, looks *[81]Look, list []game.Link) {
	links := make([]puzzle.Link, len(list))
	for i, k := range list {
		links[i] = puzzle.Link{From: []puzzle.Candidate{k.From}, To: []puzzle.Candidate{k.To}, Strong: !k.Weak}
	}
	ways := p.ways(looks, links)
	for i, k := range links {
		p.link(dst, looks, ways.Links[i], ink{p.pal.Text2, p.linkWidth(2.5), k.Strong})
	}
}

// inkOf returns the ink of a link of a hint, of which only part may be spoken of just now.
func (p overlayPainter) inkOf(strong, part, lit bool) ink {
	if part && !lit {
		if strong {
			return ink{p.paler().strong, p.linkWidth(2), strong}
		}
		return ink{p.paler().weak, p.linkWidth(2), strong}
	}
	width := 2.5
	if part {
		width = 3.5
	}
	return ink{p.linkColour(strong), p.linkWidth(width), strong}
}

// head returns the length of a link's arrow head.
func (p overlayPainter) head() float64 { return max(6, p.of(10)) }

func (p overlayPainter) linkWidth(of float64) float64 { return max(1.5, p.of(of)) }

func (p overlayPainter) linkColour(strong bool) color.Color {
	if strong {
		return p.pal.BaseLine
	}
	return p.pal.Off
}

// link paints one link, with an arrow's head unless it is too short. A halo in the colour of
// the cells below separates it from grid lines.
func (p overlayPainter) link(dst *image.RGBA, looks *[81]Look, way route.Way, k ink) {
	pts := p.points(way.Points)
	if len(pts) < 2 {
		return
	}
	shaft, head := pts, []paint.Pt(nil)
	if !way.Stub {
		shaft, head = p.arrow(pts)
	}
	halo := 2 * max(1, p.of(2))
	p.onGround(dst, looks, around(pts, p.head()+halo), func(cell *image.RGBA, ground color.Color) {
		p.shapes.Polyline(cell, shaft, k.width+halo, ground)
		if head != nil {
			p.shapes.Polyline(cell, append(head, head[0]), halo, ground)
		}
	})
	p.stroke(dst, shaft, head, k)
}

// onGround calls paint for each cell within an area, with the colour of its ground.
func (p overlayPainter) onGround(dst *image.RGBA, looks *[81]Look, area image.Rectangle, paint func(cell *image.RGBA, ground color.Color)) {
	for c := range p.Shape.Cells().All() {
		if r := p.Outer(c).Intersect(area); !r.Empty() {
			paint(dst.SubImage(r).(*image.RGBA), p.groundColour(looks[c]))
		}
	}
}

func (p overlayPainter) stroke(dst *image.RGBA, shaft, head []paint.Pt, k ink) {
	if k.strong {
		p.shapes.Polyline(dst, shaft, k.width, k.col)
	} else {
		p.shapes.Dashed(dst, shaft, k.width, p.of(7), p.of(5), k.col)
	}
	if head != nil {
		p.shapes.Polygon(dst, head, k.col)
	}
}

// arrow splits a path into the shaft and the head at its end, which is smaller on a short
// one.
func (p overlayPainter) arrow(pts []paint.Pt) (shaft, head []paint.Pt) {
	tip, size, i := pts[len(pts)-1], min(p.head(), .8*pathLength(pts)), len(pts)-1
	for i > 0 && math.Hypot(tip.X-pts[i].X, tip.Y-pts[i].Y) < size {
		i--
	}
	dx, dy := tip.X-pts[i].X, tip.Y-pts[i].Y
	d := math.Hypot(dx, dy)
	dx, dy = dx/d*size, dy/d*size
	base := paint.Pt{X: tip.X - dx, Y: tip.Y - dy}
	shaft = append(append(shaft, pts[:max(i, 1)]...), base)
	return shaft, []paint.Pt{tip, {X: base.X - .45*dy, Y: base.Y + .45*dx}, {X: base.X + .45*dy, Y: base.Y - .45*dx}}
}

func pathLength(pts []paint.Pt) (sum float64) {
	for i := 1; i < len(pts); i++ {
		sum += math.Hypot(pts[i].X-pts[i-1].X, pts[i].Y-pts[i-1].Y)
	}
	return sum
}

// around returns the rectangle that contains pts, with d more on each side.
func around(pts []paint.Pt, d float64) image.Rectangle {
	x0, y0, x1, y1 := pts[0].X, pts[0].Y, pts[0].X, pts[0].Y
	for _, q := range pts {
		x0, y0, x1, y1 = min(x0, q.X), min(y0, q.Y), max(x1, q.X), max(y1, q.Y)
	}
	return image.Rect(int(x0-d), int(y0-d), int(x1+d)+1, int(y1+d)+1)
}
