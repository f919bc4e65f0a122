// Package route finds the ways of a diagram's links over the board: clear of digits, of
// candidates that they don't mean and of each other; and the outlines of cages. Screen and paper
// draw the same.
//
// Lengths are in sides of a cell, from the upper left corner of r1c1.
package route

import (
	"math"
	"slices"

	"sudoku/puzzle"
)

// A Point is a place on the board.
type Point struct{ X, Y float64 }

// unit is a pixel of a board whose cells have a side of 72.
const unit = 1. / 72

// Gap is the least distance of a link from the shapes at its ends.
const Gap = 2 * unit

// A Way is the course of one link, from shape to shape. It is empty where these touch, or
// where the link has no two ends.
type Way struct {
	Points []Point
	Stub   bool // too short for an arrow's head
}

// A Bar joins the candidates of a group, piece by piece.
type Bar struct {
	Members []puzzle.Candidate
	Pieces  [][]Point
	Near    bool // they are in one box; else it is not drawn as heavily
}

// Ways are the ways of some links, in their order, and the bars of their groups.
type Ways struct {
	Links []Way
	Bars  []Bar
}

// rounds is how often every link is given another way round those of the others.
const rounds = 4

// tries is how many courses Find tries at most: about 50 ms.
const tries = 10000

// Find finds the ways of links over a field. The same field and links give the same ways.
func (f *Field) Find(links []puzzle.Link) Ways {
	s := newSearch(f, links)
	for i := range s.bars {
		s.layBar(&s.bars[i])
	}
	for round := range rounds {
		changed := false
		for i := range s.links {
			changed = s.lay(i, round > 0) || changed
		}
		if !changed {
			break
		}
	}
	return s.ways()
}

// A search is the state of Find.
type search struct {
	f     *Field
	links []link
	bars  []bar
	nodes map[puzzle.Candidate]bool // the ends of all links
	line  []Point                   // the line that is judged

	things  raster  // what digits and marks cost
	tracks  []track // the ways and bars that the link in hand keeps away from
	tracked raster
	changes int // of ways
	left    int // how many more courses are tried
}

// A link is one that is laid, or is to be.
type link struct {
	from, to []end
	best     course
	points   []Point // of its way
	laid     bool
	seen     int // how many changes there were when it was laid last
}

// An end is where a link may start or end: at a candidate, or in the middle of a bar.
type end struct {
	at   Point
	cut  float64 // how much of the way the shape there hides
	cand puzzle.Candidate
}

func newSearch(f *Field, list []puzzle.Link) *search {
	s := &search{f: f, left: tries, nodes: map[puzzle.Candidate]bool{}}
	for _, k := range list {
		for _, group := range [][]puzzle.Candidate{k.From, k.To} {
			for _, c := range group {
				s.nodes[c] = true
			}
			s.addBar(group)
		}
	}
	s.things.addThings(s)
	for _, k := range list {
		s.links = append(s.links, link{from: s.ends(k.From), to: s.ends(k.To)})
	}
	return s
}

// ends lists where a link can meet a group.
func (s *search) ends(group []puzzle.Candidate) (list []end) {
	for _, k := range group {
		list = append(list, end{s.f.Spot(k), s.f.Radius + Gap, k})
	}
	return list
}

// pairs lists the ends of a link to choose from, the nearest first.
func (k *link) pairs() (list [][2]end) {
	for _, a := range k.from {
		for _, b := range k.to {
			if a.at != b.at {
				list = append(list, [2]end{a, b})
			}
		}
	}
	slices.SortStableFunc(list, func(a, b [2]end) int {
		da, db := distance(a[0].at, a[1].at), distance(b[0].at, b[1].at)
		switch {
		case da < db-1e-9:
			return -1
		case db < da-1e-9:
			return 1
		}
		return 0
	})
	return list
}

func (s *search) ways() (w Ways) {
	for i := range s.links {
		w.Links = append(w.Links, s.links[i].best.way())
	}
	for i := range s.bars {
		b := &s.bars[i]
		_, near := puzzle.Joined(b.members)
		w.Bars = append(w.Bars, Bar{b.members, b.pieces, near})
	}
	return w
}

func distance(a, b Point) float64 { return math.Hypot(b.X-a.X, b.Y-a.Y) }

func between(a, b Point, t float64) Point { return Point{a.X + (b.X-a.X)*t, a.Y + (b.Y-a.Y)*t} }
