package route

import (
	"math"

	"sudoku/puzzle"
)

// What a sample of a line costs, one every step; a line costs as many of these as it has.
const (
	onDigit   = 60
	onMark    = 15 // nearer than 9.5 units
	byMark    = 8  // nearer than 11
	onNode    = 30 // another link's end, nearer than 14
	onLine    = 9  // along the line between boxes
	onBar     = 24 // at most, and less as far as nine units away
	onLink    = 14 // likewise
	outside   = 40
	perLength = .05 / unit
)

// dear is a cost above which a link tries different bows at its ends, hopeless one above
// which it tries to pass through a point.
const dear, hopeless = 25, 60

// costOf returns what a course costs, or something above most as soon as that is exceeded.
func (s *search) costOf(c *course, most float64) float64 {
	s.line = c.points(s.line[:0])
	pts, far := s.line, float64(s.f.Shape.Size())-.05
	sum := 2 * (math.Abs(c.from) + math.Abs(c.to))
	for n := 1; n+1 < len(pts) && sum <= most; n++ {
		q := pts[n]
		sum += perLength * distance(pts[n-1], q)
		da, db := distance(q, c.a.at), distance(q, c.b.at)
		switch {
		case da < c.a.cut || db < c.b.cut:
			continue
		case q.X < .05 || q.Y < .05 || q.X > far || q.Y > far:
			sum += outside
			continue
		case min(da, db) < leaving:
			sum += s.nearEnd(q, c)
		default:
			sum += float64(s.things[at(q)] + s.tracked[at(q)])
		}
		sum += alongLine(q, pts[n+1].X-pts[n-1].X, pts[n+1].Y-pts[n-1].Y)
	}
	return sum
}

// nearEnd returns what a point near an end of its course costs, which the end itself does
// not count for.
func (s *search) nearEnd(q Point, c *course) (sum float64) {
	for _, t := range s.f.in(9*int(q.Y) + int(q.X)) {
		dx, dy := math.Abs(q.X-t.at.X), math.Abs(q.Y-t.at.Y)
		switch {
		case t.kind == digit:
			if dx < .20 && dy < .24 {
				sum += onDigit
			}
		case !c.endsAt(t):
			sum += s.thingAt(t, math.Sqrt(dx*dx+dy*dy))
		}
	}
	most := 0.
	for i := range s.tracks {
		most = max(most, s.tracks[i].costAt(q, c))
	}
	return sum + most
}

// thingAt returns what a thing at a distance costs; of a digit it is in its rectangle.
func (s *search) thingAt(t thing, d float64) float64 {
	switch {
	case t.kind == digit, t.kind == disc && d < .38:
		return onDigit
	case t.kind == disc:
		return 0
	case t.kind == shape && s.nodes[t.cand] && d < s.f.Radius+4*unit:
		return onNode
	case t.kind == shape && d < s.f.Radius+2*unit, d < 9.5*unit:
		return onMark
	case d < 11*unit:
		return byMark
	}
	return 0
}

// endsAt reports whether a course ends at a thing.
func (c *course) endsAt(t thing) bool {
	for _, k := range [2]puzzle.Candidate{c.a.cand, c.b.cand} {
		if k == t.cand && t.kind != disc || t.kind == disc && centre(k.Cell()) == t.at {
			return true
		}
	}
	return false
}

// alongLine returns what a point of a line in some direction costs on a line between boxes.
func alongLine(q Point, dx, dy float64) float64 {
	on := func(at, along, across float64) bool {
		return math.Abs(at-3*math.Round(at/3)) < 2.5*unit && math.Abs(across) < .3*math.Abs(along)
	}
	if on(q.X, dy, dx) || on(q.Y, dx, dy) {
		return onLine
	}
	return 0
}
