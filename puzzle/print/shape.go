package print

import "math"

// A pen draws lines of one width and shade on a page.
type pen struct {
	page  *Page
	width float64
	grey  Grey
}

// shape adds a filled polygon.
func (p *Page) shape(g Grey, points ...Point) {
	p.Shapes = append(p.Shapes, Shape{points, g})
}

// circle returns the points of a circle.
func circle(x, y, r float64) []Point {
	n := min(max(int(12*math.Sqrt(r)+8), 12), 48)
	points := make([]Point, n)
	for i := range points {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		points[i] = Point{x + r*cos, y + r*sin}
	}
	return points
}

func (p *Page) disc(x, y, r float64, g Grey) { p.shape(g, circle(x, y, r)...) }

// ring draws a circle: its outer edge, then the inner one the other way round.
func (k pen) ring(x, y, r float64) {
	outer, inner := circle(x, y, r), circle(x, y, r-k.width)
	points := append(outer, outer[0])
	for i := range inner {
		points = append(points, inner[(len(inner)-i)%len(inner)])
	}
	k.page.shape(k.grey, append(points, inner[0])...)
}

// line draws a line between two points.
func (k pen) line(a, b Point) {
	d := math.Hypot(b.X-a.X, b.Y-a.Y)
	if d == 0 {
		return
	}
	nx, ny := (a.Y-b.Y)/d*k.width/2, (b.X-a.X)/d*k.width/2
	k.page.shape(k.grey, Point{a.X + nx, a.Y + ny}, Point{b.X + nx, b.Y + ny}, Point{b.X - nx, b.Y - ny}, Point{a.X - nx, a.Y - ny})
}

// path draws the lines through some points.
func (k pen) path(points ...Point) {
	for i := 1; i < len(points); i++ {
		k.line(points[i-1], points[i])
	}
}

// dashed draws dashes along some points.
func (k pen) dashed(on, off float64, points ...Point) {
	at, left, drawn := points[0], on, true
	for _, to := range points[1:] {
		for {
			d := math.Hypot(to.X-at.X, to.Y-at.Y)
			if d == 0 {
				break
			}
			step := min(d, left)
			next := Point{at.X + (to.X-at.X)*step/d, at.Y + (to.Y-at.Y)*step/d}
			if drawn {
				k.line(at, next)
			}
			if at, left = next, left-step; left < 1e-9 {
				if drawn = !drawn; drawn {
					left = on
				} else {
					left = off
				}
			}
			if step == d {
				break
			}
		}
	}
}

// square returns the corners of a square, the first one again at the end.
func square(x, y, half float64) []Point {
	return []Point{{x - half, y - half}, {x + half, y - half}, {x + half, y + half}, {x - half, y + half}, {x - half, y - half}}
}

// arrow draws a head of some length at the end of a line from a to b.
func (k pen) arrow(a, b Point, size float64) {
	d := math.Hypot(b.X-a.X, b.Y-a.Y)
	if d == 0 {
		return
	}
	dx, dy := (b.X-a.X)/d*size, (b.Y-a.Y)/d*size
	k.page.shape(k.grey, b, Point{b.X - dx - dy/2.4, b.Y - dy + dx/2.4}, Point{b.X - dx + dy/2.4, b.Y - dy - dx/2.4})
}

func hypot(a, b Point) float64 { return math.Hypot(b.X-a.X, b.Y-a.Y) }
