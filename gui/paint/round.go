package paint

import (
	"image"
	"image/color"
	"image/draw"
	"math"
)

// Round fills a rectangle with round corners; with width > 0 it draws a ring of that
// width inside the rectangle.
func (p *Painter) Round(dst *image.RGBA, x0, y0, x1, y1, radius, width float64, c color.Color) {
	if x1 <= x0 || y1 <= y0 {
		return
	}
	paths, ring := [][]Pt{RoundPath(x0, y0, x1, y1, radius)}, width > 0 && 2*width < x1-x0 && 2*width < y1-y0
	if ring {
		paths = append(paths, reversed(RoundPath(x0+width, y0+width, x1-width, y1-width, max(0, radius-width))))
	} else {
		width = 0
	}
	all := bounds(paths)
	in := all.Inset(int(math.Ceil(max(radius, width, 0))) + 1)
	if in.Dx() < leastInside || in.Dy() < leastInside {
		p.fill(dst, c, paths...)
		return
	}
	edge := int(math.Ceil(width)) + 1
	for _, r := range around(all, in, edge) {
		if part, ok := dst.SubImage(r).(*image.RGBA); ok {
			p.fill(part, c, paths...)
		}
	}
	if !ring {
		for _, r := range inside(all, in, edge) {
			draw.Draw(dst, r, image.NewUniform(c), image.Point{}, draw.Over)
		}
	}
}

// leastInside is from how many pixels on the inside of a rectangle is painted by itself: as one
// colour, or not at all, instead of as a shape.
const leastInside = 8

// around returns the corners of a rectangle, and its edges of some width between them.
func around(all, in image.Rectangle, edge int) [8]image.Rectangle {
	return [8]image.Rectangle{
		{all.Min, in.Min},
		image.Rect(in.Max.X, all.Min.Y, all.Max.X, in.Min.Y),
		image.Rect(all.Min.X, in.Max.Y, in.Min.X, all.Max.Y),
		{in.Max, all.Max},
		image.Rect(in.Min.X, all.Min.Y, in.Max.X, all.Min.Y+edge),
		image.Rect(in.Min.X, all.Max.Y-edge, in.Max.X, all.Max.Y),
		image.Rect(all.Min.X, in.Min.Y, all.Min.X+edge, in.Max.Y),
		image.Rect(all.Max.X-edge, in.Min.Y, all.Max.X, in.Max.Y),
	}
}

// inside returns the rest.
func inside(all, in image.Rectangle, edge int) [3]image.Rectangle {
	return [3]image.Rectangle{
		image.Rect(in.Min.X, all.Min.Y+edge, in.Max.X, all.Max.Y-edge),
		image.Rect(all.Min.X+edge, in.Min.Y, in.Min.X, in.Max.Y),
		image.Rect(in.Max.X, in.Min.Y, all.Max.X-edge, in.Max.Y),
	}
}

// RoundPath is the outline of a rectangle with round corners, clockwise from the
// upper edge. It is closed: the last point is the first.
func RoundPath(x0, y0, x1, y1, radius float64) []Pt {
	q := max(0, min(radius, (x1-x0)/2, (y1-y0)/2))
	if q == 0 {
		return []Pt{{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}, {x0, y0}}
	}
	n := max(4, int(math.Ceil(2.5*math.Sqrt(q)))) // lines per corner: the error is below .04 pixels
	pts := make([]Pt, 0, 4*n+5)
	corner := func(cx, cy, from float64) {
		for i := range n + 1 {
			sin, cos := math.Sincos((from + float64(i)/float64(n)) * math.Pi / 2)
			pts = append(pts, Pt{cx + q*cos, cy + q*sin})
		}
	}
	corner(x1-q, y0+q, 3)
	corner(x1-q, y1-q, 0)
	corner(x0+q, y1-q, 1)
	corner(x0+q, y0+q, 2)
	return append(pts, pts[0])
}
