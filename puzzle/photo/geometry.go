package photo

import "math"

// A Point is a place in a picture: x to the right, y down, whole numbers at the centres
// of pixels.
type Point struct{ X, Y float64 }

func (p Point) plus(q Point) Point        { return Point{p.X + q.X, p.Y + q.Y} }
func (p Point) minus(q Point) Point       { return Point{p.X - q.X, p.Y - q.Y} }
func (p Point) times(k float64) Point     { return Point{p.X * k, p.Y * k} }
func (p Point) cross(q Point) float64     { return p.X*q.Y - p.Y*q.X }
func (p Point) to(q Point) float64        { return math.Hypot(q.X-p.X, q.Y-p.Y) }
func between(a, b Point, k float64) Point { return Point{a.X + (b.X-a.X)*k, a.Y + (b.Y-a.Y)*k} }

// A Quad is the four corners of a grid, clockwise from the top left one.
type Quad [4]Point

// area is that of the quad, positive when its corners go clockwise.
func (q Quad) area() float64 {
	return (q[2].minus(q[0]).cross(q[3].minus(q[1]))) / 2
}

// side is the length of a mean side.
func (q Quad) side() float64 { return math.Sqrt(math.Abs(q.area())) }

// convex reports whether no corner is turned inwards.
func (q Quad) convex() bool {
	for i := range q {
		a, b, c := q[i], q[(i+1)&3], q[(i+2)&3]
		if b.minus(a).cross(c.minus(b)) <= 0 {
			return false
		}
	}
	return true
}

// centre is where the diagonals meet, about.
func (q Quad) centre() Point {
	return q[0].plus(q[1]).plus(q[2]).plus(q[3]).times(0.25)
}

// distance is how far the corners of two quads are apart, the farthest of them.
func (q Quad) distance(o Quad) (most float64) {
	for i := range q {
		most = max(most, q[i].to(o[i]))
	}
	return most
}

// A homography maps the square from (0,0) to (9,9) onto a quad.
type homography struct{ a, b, c, d, e, f, g, h float64 }

// onto returns the homography onto a quad: P. Heckbert, "Fundamentals of texture mapping
// and image warping" (1989), section 2.2.
func onto(q Quad) homography {
	s := q[0].minus(q[1]).plus(q[2]).minus(q[3])
	d1, d2 := q[1].minus(q[2]), q[3].minus(q[2])
	den := d1.cross(d2)
	g, h := s.cross(d2)/den, d1.cross(s)/den
	return homography{
		(q[1].X - q[0].X + g*q[1].X) / 9, (q[3].X - q[0].X + h*q[3].X) / 9, q[0].X,
		(q[1].Y - q[0].Y + g*q[1].Y) / 9, (q[3].Y - q[0].Y + h*q[3].Y) / 9, q[0].Y,
		g / 9, h / 9,
	}
}

func (m *homography) at(u, v float64) Point {
	w := m.g*u + m.h*v + 1
	return Point{(m.a*u + m.b*v + m.c) / w, (m.d*u + m.e*v + m.f) / w}
}

// Nodes are the 100 crossings of a grid's lines in a picture, row by row.
type Nodes [10][10]Point

// Corners returns the corners of the grid.
func (n *Nodes) Corners() Quad { return Quad{n[0][0], n[0][9], n[9][9], n[9][0]} }

// at returns the point at column u and row v, which may lie outside.
func (n *Nodes) at(u, v float64) Point {
	i, j := min(max(int(u), 0), 8), min(max(int(v), 0), 8)
	u, v = u-float64(i), v-float64(j)
	return between(between(n[j][i], n[j][i+1], u), between(n[j+1][i], n[j+1][i+1], u), v)
}

// scaled returns the nodes in a picture k times as large, whose pixels are that much
// smaller.
func (n Nodes) scaled(k float64) Nodes {
	for j := range n {
		for i, p := range n[j] {
			n[j][i] = Point{(p.X+0.5)*k - 0.5, (p.Y+0.5)*k - 0.5}
		}
	}
	return n
}

// Turned returns the nodes as they are when the picture is turned a quarter to the left:
// what was the top right corner is then the top left one.
func (n Nodes) Turned() (o Nodes) {
	for j := range o {
		for i := range o[j] {
			o[j][i] = n[i][9-j]
		}
	}
	return o
}
