package photo

import (
	"cmp"
	"context"
	"math"
	"slices"
)

// A picture of a screen is straight, and its grids lie along its edges: ten places each way,
// evenly spaced, where edges are, and none in the middle between them.

// fewShades reports whether most of a picture is of a few shades of grey, as what a program
// draws is, also in a JPEG file, and no photo: light falls unevenly.
func (g *plane) fewShades() bool {
	const few, spread, most = 4, 2, 0.7
	var n [256]int
	for _, v := range g.p {
		n[v]++
	}
	sum := 0
	for range few {
		best, of := 0, n[:0]
		for v := range n {
			part := n[max(0, v-spread):min(len(n), v+spread+1)]
			k := 0
			for _, m := range part {
				k += m
			}
			if k > best {
				best, of = k, part
			}
		}
		sum += best
		clear(of)
	}
	return float64(sum) >= most*float64(len(g.p))
}

// even returns which share of neighbouring pixels are of one brightness: in a photo noise is
// everywhere.
func (g *plane) even() float64 {
	same, n := 0, 1
	for y := 0; y < g.h; y += max(1, g.h/256) {
		line := g.p[y*g.w : (y+1)*g.w]
		for x := 1; x < len(line); x++ {
			if line[x] == line[x-1] {
				same++
			}
		}
		n += len(line) - 1
	}
	return float64(same) / float64(n)
}

// leastEven is that share at least in a picture of a screen.
const leastEven = 0.4

// A span is where a grid may lie one way: from its first line to its last.
type span struct{ from, to, score float64 }

func (s span) pitch() float64 { return (s.to - s.from) / 9 }
func (s span) at(line float64) float64 {
	return s.from + line*s.pitch()
}

// within is how far a line may be off its place.
func (s span) within() float64 { return max(1.5, 0.09*s.pitch()) }

// How many places are looked at where a grid may begin or end, and how many spans
// of about one size.
const (
	mostPlaces = 90
	mostSpans  = 40
	leastPitch = 11.0 // pixels a cell
)

// spans returns where grids may lie one way.
func (e *edges) spans() (all []span) {
	places := e.places()
	for i, a := range places {
		for _, b := range places[i+1:] {
			x, y := float64(a), float64(b)
			pitch := (y - x) / 7 // where only the lines inside show
			for _, s := range []span{{from: x, to: y}, {from: x - pitch, to: y + pitch}} {
				if s.pitch() >= leastPitch && e.rate(&s) {
					all = append(all, s)
				}
			}
		}
	}
	slices.SortStableFunc(all, func(a, b span) int { return cmp.Compare(b.score, a.score) })
	var had [32]int // of about one size each: there is more by chance where grids are small
	return slices.DeleteFunc(all, func(s span) bool {
		size := min(int(2*math.Log2(s.pitch())), len(had)-1)
		had[size]++
		return had[size] > mostSpans
	})
}

// places returns the lines with more edges than those beside them, of these the ones with the
// most, from first to last.
func (e *edges) places() (all []int) {
	const beside = 2 // the other side of a line, or what a JPEG file makes of an edge
	for x, n := range e.total {
		if n > 0 && n == slices.Max(e.total[max(0, x-beside):min(len(e.total), x+beside+1)]) {
			all = append(all, x)
		}
	}
	slices.SortStableFunc(all, func(a, b int) int { return cmp.Compare(e.total[b], e.total[a]) })
	all = all[:min(mostPlaces, len(all))]
	slices.Sort(all)
	return all
}

// rate scores a span by the edges in all of the picture; false if it can't be one.
func (e *edges) rate(s *span) bool {
	side := s.to - s.from
	share := func(line float64) float64 { return min(1, float64(e.near(s.at(line), s.within()))/side) }
	var thick, thin, off float64
	for i := range 10 {
		if v := share(float64(i)); i%3 == 0 {
			thick += v / 4
		} else {
			thin += v / 6
		}
		if i < 9 {
			off += share(float64(i)+0.5) / 9
		}
	}
	s.score = thick + thin - 0.7*off
	return min(share(3), share(6)) > 0.3
}

// screens returns the grids of a picture of a screen, largest first.
func (p *Picture) screens(ctx context.Context) (all []found) {
	if p.g.even() < leastEven || !p.g.fewShades() {
		return nil
	}
	g, turned := p.g, p.g.transposed()
	best := boards(ctx, g.uprights(edgeStep), turned.uprights(edgeStep))
	if len(best) == 0 || g.noisy() {
		best = noisyBoards(ctx, g, turned, best)
	}
	return foundBoards(best)
}

// noisyBoards returns the best of some boards and those with edges that stand out from noise.
func noisyBoards(ctx context.Context, g, turned *plane, best []board) []board {
	g, turned = g.averaged(2), turned.averaged(2)
	for _, step := range noisySteps {
		if more := boards(ctx, g.uprights(step), turned.uprights(step)); better(more, best) {
			best = more
		}
	}
	return best
}

// foundBoards returns where boards are.
func foundBoards(all []board) (places []found) {
	for _, b := range all {
		places = append(places, found{nodes: b.nodes(), fit: fit{score: b.score}, screen: true})
	}
	return places
}

// better reports whether the best of some boards is better than that of others.
func better(a, b []board) bool {
	most := func(all []board) (m float64) {
		for _, b := range all {
			m = max(m, b.score)
		}
		return m
	}
	return most(a) > most(b)
}

// noisy reports whether many neighbouring pixels differ, but by very little, as in JPEG files.
func (g *plane) noisy() bool {
	const few = 0.04
	little, n := 0, 0
	for y := 0; y < g.h; y += max(1, g.h/256) {
		line := g.p[y*g.w : (y+1)*g.w]
		for x := 1; x < len(line); x++ {
			if d := int(line[x]) - int(line[x-1]); d != 0 && -3 <= d && d <= 3 {
				little++
			}
		}
		n += len(line)
	}
	return float64(little) > few*float64(n)
}
