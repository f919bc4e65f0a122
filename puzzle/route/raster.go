package route

import "math"

// A raster holds what a point costs, by its place.
type raster [wide * wide]float32

// A point of a raster is two units wide.
const (
	perCell = 36
	wide    = 9 * perCell
)

// at returns the place of a point, which must be on the board.
func at(q Point) int { return wide*int(q.Y*perCell) + int(q.X*perCell) }

// stamp calls mark for the places of a raster that are nearer to q than reach across and
// down, with their distances.
func stamp(q Point, across, down float64, mark func(i int, dx, dy float64)) {
	from := func(v, d float64) int { return max(0, int((v-d)*perCell)) }
	to := func(v, d float64) int { return min(wide-1, int((v+d)*perCell)) }
	for y := from(q.Y, down); y <= to(q.Y, down); y++ {
		for x := from(q.X, across); x <= to(q.X, across); x++ {
			dx, dy := (float64(x)+.5)/perCell-q.X, (float64(y)+.5)/perCell-q.Y
			if math.Abs(dx) < across && math.Abs(dy) < down {
				mark(wide*y+x, dx, dy)
			}
		}
	}
}

// addThings adds what digits and marks cost.
func (r *raster) addThings(s *search) {
	for _, t := range s.f.things {
		across, down := .2, .2
		switch t.kind {
		case digit:
			down = .24
		case disc:
			across, down = .38, .38
		}
		stamp(t.at, across, down, func(i int, dx, dy float64) { r[i] += float32(s.thingAt(t, math.Hypot(dx, dy))) })
	}
}

// Ways see each other from so far.
const reach = 9 * unit

// A track is a way that is laid, or a bar, as the others have to keep away from it.
type track struct {
	pts      []Point
	a, b     Point // its ends
	cost     float64
	min, max Point // beyond them it costs nothing
}

func newTrack(pts []Point, c *course, cost float64) track {
	t := track{pts, c.a.at, c.b.at, cost, Point{9, 9}, Point{}}
	for _, q := range pts {
		t.min = Point{min(t.min.X, q.X-reach), min(t.min.Y, q.Y-reach)}
		t.max = Point{max(t.max.X, q.X+reach), max(t.max.Y, q.Y+reach)}
	}
	return t
}

// add adds a track; where several are near, the dearest counts.
func (r *raster) add(t *track) {
	for _, q := range t.pts {
		stamp(q, reach, reach, func(i int, dx, dy float64) {
			if d := math.Sqrt(dx*dx + dy*dy); d < reach {
				r[i] = max(r[i], float32(t.cost*(1-d/reach)))
			}
		})
	}
}

// leaving is how far from an end that they share links can't keep apart.
const leaving = .36

// costAt returns what a point of a course costs beside a track, exactly.
func (t *track) costAt(q Point, c *course) float64 {
	if q.X < t.min.X || q.Y < t.min.Y || q.X > t.max.X || q.Y > t.max.Y {
		return 0
	}
	for _, e := range [2]Point{c.a.at, c.b.at} {
		if (e == t.a || e == t.b) && distance(q, e) < leaving {
			return 0
		}
	}
	near := reach * reach
	for _, p := range t.pts {
		dx, dy := p.X-q.X, p.Y-q.Y
		near = min(near, dx*dx+dy*dy)
	}
	return t.cost * (1 - math.Sqrt(near)/reach)
}
