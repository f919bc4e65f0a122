package route

import "math"

// A course is the line of one link: bowed to its right at both ends by so much, or through
// a point, or along a lane.
type course struct {
	a, b     end
	from, to float64
	via      Point
	bent     bool    // it passes via
	ramps    [2]ramp // at its ends, if it follows a lane: a line as far aside as it is bowed
	cost     float64
}

// A ramp leads from an end to a lane, in so much of its length; lean is how much it starts
// towards the other end.
type ramp struct{ length, lean float64 }

// step is the distance of two points of a line, about.
const step = 5 * unit

// The control points of a bow are so far from the ends, in parts of the whole.
const shoulder = .12

// points returns the line from centre to centre.
func (c *course) points(into []Point) []Point {
	a, b := c.a.at, c.b.at
	if c.bent {
		t := Point{(b.X - a.X) / 4, (b.Y - a.Y) / 4}
		into = bezier(into, a, between(a, c.via, .4), Point{c.via.X - t.X/2, c.via.Y - t.Y/2}, c.via)
		return bezier(into[:len(into)-1], c.via, Point{c.via.X + t.X/2, c.via.Y + t.Y/2}, between(b, c.via, .4), b)
	}
	if c.ramps[0].length > 0 {
		return c.lane(into)
	}
	d := distance(a, b)
	nx, ny := (a.Y-b.Y)/d/.75, (b.X-a.X)/d/.75
	p, q := between(a, b, shoulder), between(a, b, 1-shoulder)
	p.X, p.Y, q.X, q.Y = p.X+nx*c.from, p.Y+ny*c.from, q.X+nx*c.to, q.Y+ny*c.to
	return bezier(into, a, p, q, b)
}

// lane adds the line along a lane.
func (c *course) lane(into []Point) []Point {
	a, b := c.a.at, c.b.at
	d := distance(a, b)
	dx, dy := (b.X-a.X)/d, (b.Y-a.Y)/d
	at := func(e Point, along, aside float64) Point {
		return Point{e.X + dx*along - dy*aside, e.Y + dy*along + dx*aside}
	}
	r, t := c.ramps[0], c.ramps[1]
	on, off := at(a, r.length, c.from), at(b, -t.length, c.from)
	into = bezier(into, a, at(a, r.lean, .6*c.from), at(a, .4*r.length, c.from), on)
	for n, i := int(distance(on, off)/step), 1; i < n; i++ {
		into = append(into, between(on, off, float64(i)/float64(n)))
	}
	return bezier(into, off, at(b, -.4*t.length, c.from), at(b, -t.lean, .6*c.from), b)
}

// bezier adds the cubic curve from p to s, pulled towards q and r.
func bezier(into []Point, p, q, r, s Point) []Point {
	n := max(8, int(math.Ceil((distance(p, q)+distance(q, r)+distance(r, s))/step)))
	for i := range n + 1 {
		t := float64(i) / float64(n)
		u := 1 - t
		a, b, c, d := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		into = append(into, Point{a*p.X + b*q.X + c*r.X + d*s.X, a*p.Y + b*q.Y + c*r.Y + d*s.Y})
	}
	return into
}

// head is the least length of a way that has an arrow's head.
const head = 8 * unit

// way returns what of the line is to be seen.
func (c *course) way() Way {
	if c.a.at == c.b.at {
		return Way{}
	}
	pts := c.trim(c.points(nil))
	if len(pts) < 2 {
		return Way{}
	}
	return Way{pts, length(pts) < head}
}

// trim removes what is inside the shapes of the two ends.
func (c *course) trim(pts []Point) []Point {
	free := func(q Point) bool { return distance(q, c.a.at) >= c.a.cut && distance(q, c.b.at) >= c.b.cut }
	i, j := 0, len(pts)-1
	for i < j && !free(pts[i]) {
		i++
	}
	for i < j && !free(pts[j]) {
		j--
	}
	if i == 0 || j == len(pts)-1 || !free(pts[i]) {
		return nil
	}
	first, last := edge(pts[i-1], pts[i], free), edge(pts[j+1], pts[j], free)
	return append(append([]Point{first}, pts[i:j+1]...), last)
}

// edge returns the point between out and in at which the line becomes free.
func edge(out, in Point, free func(Point) bool) Point {
	for range 10 {
		if mid := between(out, in, .5); free(mid) {
			in = mid
		} else {
			out = mid
		}
	}
	return in
}

func length(pts []Point) (sum float64) {
	for i := 1; i < len(pts); i++ {
		sum += distance(pts[i-1], pts[i])
	}
	return sum
}

// Aside returns a line that runs beside another, by so much to its right.
func Aside(pts []Point, by float64) []Point {
	out := make([]Point, len(pts))
	for i, q := range pts {
		a, b := pts[max(i-1, 0)], pts[min(i+1, len(pts)-1)]
		d := distance(a, b)
		out[i] = Point{q.X - (b.Y-a.Y)/d*by, q.Y + (b.X-a.X)/d*by}
	}
	return out
}
