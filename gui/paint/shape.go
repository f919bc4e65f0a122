package paint

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"
)

// A Pt is a point in device pixels, possibly fractional.
type Pt struct{ X, Y float64 }

// Fill paints a plain rectangle, replacing what was there.
func Fill(dst *image.RGBA, r image.Rectangle, c color.Color) {
	draw.Draw(dst, r, image.NewUniform(c), image.Point{}, draw.Src)
}

// Polygon fills the polygon through pts.
func (p *Painter) Polygon(dst *image.RGBA, pts []Pt, c color.Color) { p.fill(dst, c, pts) }

// Disc fills a circle of radius r.
func (p *Painter) Disc(dst *image.RGBA, x, y, r float64, c color.Color) {
	p.Round(dst, x-r, y-r, x+r, y+r, r, 0, c)
}

// Circle draws a ring of the given width inside a circle of radius r.
func (p *Painter) Circle(dst *image.RGBA, x, y, r, width float64, c color.Color) {
	p.Round(dst, x-r, y-r, x+r, y+r, r, width, c)
}

// Line draws a straight line with square ends.
func (p *Painter) Line(dst *image.RGBA, x0, y0, x1, y1, width float64, c color.Color) {
	p.Polyline(dst, []Pt{{x0, y0}, {x1, y1}}, width, c)
}

// Polyline draws a line through pts with mitred corners and square ends.
func (p *Painter) Polyline(dst *image.RGBA, pts []Pt, width float64, c color.Color) {
	if out := outline(pts, width); out != nil {
		p.fill(dst, c, out)
	}
}

// Dashed draws a line through pts as dashes of length on with gaps of length off.
func (p *Painter) Dashed(dst *image.RGBA, pts []Pt, width, on, off float64, c color.Color) {
	p.Pattern(dst, pts, width, c, on, off)
}

// Pattern draws a line through pts as dashes and gaps of some lengths in turn.
func (p *Painter) Pattern(dst *image.RGBA, pts []Pt, width float64, c color.Color, lengths ...float64) {
	for _, dash := range dashes(pts, lengths...) {
		p.Polyline(dst, dash, width, c)
	}
}

// dashes cuts the line through pts into dashes and gaps of some lengths, an even number of
// them; the first dash starts where the line does. On a closed line they are stretched to
// divide it evenly.
func dashes(pts []Pt, lengths ...float64) (list [][]Pt) {
	if slices.Min(lengths) <= 0 || len(pts) < 2 {
		return [][]Pt{pts}
	}
	stretch := 1.
	if n := len(pts); pts[0] == pts[n-1] {
		all, sum := length(pts), 0.
		for _, l := range lengths {
			sum += l
		}
		stretch = all / sum / max(1, math.Round(all/sum))
	}
	k, left := 0, lengths[0]*stretch // k is even while a dash is drawn
	dash := []Pt{pts[0]}
	for _, b := range pts[1:] {
		a := dash[len(dash)-1]
		d := distance(a, b)
		for ; d > left; d = distance(a, b) {
			a = between(a, b, left/d)
			if k%2 == 0 {
				list = append(list, append(dash, a))
			}
			k = (k + 1) % len(lengths)
			left, dash = lengths[k]*stretch, []Pt{a}
		}
		left -= d
		dash = append(dash, b)
	}
	if k%2 == 0 {
		list = append(list, dash)
	}
	return list
}

func length(pts []Pt) (sum float64) {
	for i := 1; i < len(pts); i++ {
		sum += distance(pts[i-1], pts[i])
	}
	return sum
}

// Bezier returns the cubic curve from p to s, pulled towards q and r, as 60
// short lines.
func Bezier(p, q, r, s Pt) []Pt {
	const n = 60
	pts := make([]Pt, n+1)
	for i := range pts {
		t := float64(i) / n
		u := 1 - t
		a, b, c, d := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		pts[i] = Pt{a*p.X + b*q.X + c*r.X + d*s.X, a*p.Y + b*q.Y + c*r.Y + d*s.Y}
	}
	return pts
}

// outline returns the outline of the line through pts. Corners are mitred up to twice
// the width of the line.
func outline(pts []Pt, width float64) []Pt {
	pts = distinct(pts)
	n := len(pts)
	if n < 2 {
		return nil
	}
	closed := pts[0] == pts[n-1] && n > 3
	out := make([]Pt, 2*n)
	for i, p := range pts {
		before, after := max(i, 1), min(i+1, n-1)
		if closed && (i == 0 || i == n-1) {
			before, after = n-1, 1
		}
		x0, y0 := normal(pts[before-1], pts[before])
		x1, y1 := normal(pts[after-1], pts[after])
		x, y := x0+x1, y0+y1
		scale := width / max(x*x+y*y, 1)
		out[i] = Pt{p.X + x*scale, p.Y + y*scale}
		out[2*n-1-i] = Pt{p.X - x*scale, p.Y - y*scale}
	}
	return out
}

func distinct(pts []Pt) (out []Pt) {
	for i, p := range pts {
		if i == 0 || p != pts[i-1] {
			out = append(out, p)
		}
	}
	return out
}

// normal returns the unit vector perpendicular to the line from a to b.
func normal(a, b Pt) (x, y float64) {
	d := distance(a, b)
	return (b.Y - a.Y) / d, (a.X - b.X) / d
}

func distance(a, b Pt) float64 { return math.Hypot(b.X-a.X, b.Y-a.Y) }

func between(a, b Pt, t float64) Pt { return Pt{a.X + (b.X-a.X)*t, a.Y + (b.Y-a.Y)*t} }

func reversed(pts []Pt) []Pt {
	out := make([]Pt, len(pts))
	for i, p := range pts {
		out[len(pts)-1-i] = p
	}
	return out
}

// fill paints the inside of closed paths; a path in the other direction cuts a hole.
// What is outside dst is clipped.
func (p *Painter) fill(dst *image.RGBA, c color.Color, paths ...[]Pt) {
	r := bounds(paths).Intersect(dst.Rect)
	if r.Empty() {
		return
	}
	p.raster.Reset(r.Dx(), r.Dy())
	ox, oy := float64(r.Min.X), float64(r.Min.Y)
	for _, pts := range paths {
		for i, pt := range pts {
			x, y := float32(pt.X-ox), float32(pt.Y-oy)
			if i == 0 {
				p.raster.MoveTo(x, y)
			} else {
				p.raster.LineTo(x, y)
			}
		}
		p.raster.ClosePath()
	}
	p.raster.Draw(dst, r, image.NewUniform(c), image.Point{})
}

// bounds returns the smallest rectangle of whole pixels that contains all paths; it is
// empty if a coordinate is not a number.
func bounds(paths [][]Pt) image.Rectangle {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, pts := range paths {
		for _, p := range pts {
			x0, y0, x1, y1 = min(x0, p.X), min(y0, p.Y), max(x1, p.X), max(y1, p.Y)
		}
	}
	const far = 1 << 20
	if !(x0 > -far && y0 > -far && x1 < far && y1 < far) {
		return image.Rectangle{}
	}
	return image.Rect(int(math.Floor(x0)), int(math.Floor(y0)), int(math.Ceil(x1)), int(math.Ceil(y1)))
}
