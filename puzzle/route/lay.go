package route

import "math"

// bows are tried for every link, the least first: how far the middle of the way is from the
// straight line.
var bows = [...]float64{0, .12, -.12, .24, -.24, .36, -.36, .48, -.48, .62, -.62, .78, -.78, .94, -.94, 1.1, -1.1}

// lay gives link i the way that costs least beside those of the others. It reports whether
// that changed. Only again are the costs of the others' ways known.
func (s *search) lay(i int, again bool) bool {
	k := &s.links[i]
	if k.laid && k.seen == s.changes {
		return false
	}
	s.others(i)
	best := k.best
	best.cost = math.Inf(1)
	if k.laid {
		if best.cost = s.costOf(&best, math.Inf(1)); best.cost == k.best.cost {
			k.seen = s.changes
			return false // nothing has come near or gone
		}
	}
	before := best
	tries := []func([2]end, *course){s.bow, s.follow, s.twist, s.bend}
	for n, above := range [...]float64{-1, dear, dear, hopeless} {
		for _, p := range k.pairs() {
			if best.cost > above && (n < 3 || again) {
				tries[n](p, &best)
			}
		}
	}
	k.laid, k.seen = !math.IsInf(best.cost, 1), s.changes
	if !k.laid || best == before {
		return false
	}
	s.changes++
	k.best, k.points, k.seen = best, best.way().Points, s.changes
	return true
}

// others sets the tracks to the ways of all links but i, and the bars.
func (s *search) others(i int) {
	s.tracks = s.tracks[:0]
	for n := range s.bars {
		b := &s.bars[n]
		for _, pts := range b.pieces {
			s.tracks = append(s.tracks, newTrack(pts, &course{a: b.first, b: b.last}, onBar))
		}
	}
	for n := range s.links {
		if k := &s.links[n]; n != i && k.laid {
			s.tracks = append(s.tracks, newTrack(k.points, &k.best, onLink))
		}
	}
	clear(s.tracked[:])
	for n := range s.tracks {
		s.tracked.add(&s.tracks[n])
	}
}

// try takes a course if it costs less than the best by more than a trifle.
func (s *search) try(c course, best *course) {
	const trifle = .5
	if s.left--; s.left < 0 {
		return
	}
	if c.cost = s.costOf(&c, best.cost-trifle); c.cost < best.cost-trifle {
		*best = c
	}
}

// bow tries the same bow at both ends.
func (s *search) bow(p [2]end, best *course) {
	far := most(p)
	for _, h := range bows {
		if math.Abs(h) <= far {
			s.try(course{a: p[0], b: p[1], from: h, to: h}, best)
		}
	}
}

// twist tries different bows at the ends.
func (s *search) twist(p [2]end, best *course) {
	far := most(p)
	for _, h := range bows {
		for _, k := range bows {
			if h != k && math.Abs(h) <= far && math.Abs(k) <= far {
				s.try(course{a: p[0], b: p[1], from: h, to: k}, best)
			}
		}
	}
}

// ramps are tried at the ends of a lane.
var ramps = func() (list []ramp) {
	for _, length := range [...]float64{.3, .55, .85} {
		for _, lean := range [...]float64{0, .1, .2, .3} {
			list = append(list, ramp{length, lean})
		}
	}
	return list
}()

// follow tries lanes beside the straight line, the ramp at one end, then at the other.
func (s *search) follow(p [2]end, best *course) {
	d := distance(p[0].at, p[1].at)
	for _, h := range bows[1:] {
		own := course{a: p[0], b: p[1], from: h, to: h, cost: best.cost + hopeless}
		for i := range 2 {
			if i == 1 && own.ramps[0].length == 0 {
				break
			}
			from := own
			for _, r := range ramps {
				if 2*r.length > d {
					continue
				}
				if from.ramps[i] = r; i == 0 {
					from.ramps[1] = r
				}
				s.try(from, &own)
			}
		}
		if own.cost < best.cost {
			*best = own
		}
	}
}

// bend tries to pass through points round the straight line, then through those round the
// best of them.
func (s *search) bend(p [2]end, best *course) {
	const coarse, margin = .25, 1.2
	a, b := p[0].at, p[1].at
	s.through(p, best, Point{min(a.X, b.X) - margin, min(a.Y, b.Y) - margin}, Point{max(a.X, b.X) + margin, max(a.Y, b.Y) + margin}, coarse)
	if v := best.via; best.bent {
		s.through(p, best, Point{v.X - coarse, v.Y - coarse}, Point{v.X + coarse, v.Y + coarse}, coarse/4)
	}
}

// through tries to pass through the points of a raster between two corners.
func (s *search) through(p [2]end, best *course, from, to Point, by float64) {
	for y := max(by/2, from.Y); y <= min(9-by/2, to.Y); y += by {
		for x := max(by/2, from.X); x <= min(9-by/2, to.X); x += by {
			via := Point{x, y}
			if distance(via, p[0].at) > .3 && distance(via, p[1].at) > .3 {
				s.try(course{a: p[0], b: p[1], via: via, bent: true}, best)
			}
		}
	}
}

// most returns how far a link may be bowed: short ones less, so that they stay arcs.
func most(p [2]end) float64 {
	d := distance(p[0].at, p[1].at)
	if p[0].cand.Cell() == p[1].cand.Cell() && d < 1 {
		return .3
	}
	return max(.3, min(1.1, .62*d))
}
