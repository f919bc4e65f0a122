package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// A colorView is a board with what the finders of simple and of multi-colours share.
type colorView struct{ *Board }

// A cluster is all cells that strong links on a digit join, in two colours. The
// lowest cell is in the first.
type cluster [2]puzzle.CellSet

// A coloring is the clusters of a digit by their lowest cells.
type coloring struct {
	list  [puzzle.NumHouses]cluster
	sight [puzzle.NumHouses][2]puzzle.CellSet // what sees each colour
	n     int
}

// color colours the cells of d that have strong links.
func (b colorView) color(d puzzle.Digit) (x coloring) {
	var left puzzle.CellSet
	for pairs := b.housesWithTwo(d); pairs != 0; pairs &= pairs - 1 {
		left = left.Or(b.In(puzzle.House(bits.TrailingZeros32(pairs)), d))
	}
	for !left.Empty() {
		c := &x.list[x.n]
		c[0] = puzzle.CellsOf(left.First())
		walkStrong(b.Board, puzzle.Cand(left.First(), d), false, func(_, to puzzle.Candidate, color int) { c[color].Add(to.Cell()) })
		left = left.Without(c[0].Or(c[1]))
		if c[1].Empty() {
			continue // two places of a box that are in one line with others
		}
		for i, cells := range c {
			for q := range cells.All() {
				x.sight[x.n][i] = x.sight[x.n][i].Or(b.sees[q])
			}
		}
		x.n++
	}
	return x
}

// findSimpleColors looks, digit by digit and cluster by cluster, for a colour
// that sees itself, then for what sees both colours. It says which it found.
func findSimpleColors(board *Board, wrap, trap bool, found func(wrap bool, s Step) bool) {
	b := colorView{board}
	for d := range puzzle.AllDigits.All() {
		x := b.color(d)
		for n, c := range x.list[:x.n] {
			for i := range c {
				if !wrap || c[i].And(x.sight[n][i]).Empty() {
					continue
				}
				if !found(true, b.wrap(d, &x, n, i)) {
					return
				}
			}
			out := b.Of[d].And(x.sight[n][0]).And(x.sight[n][1]).Without(c[0].Or(c[1]))
			if trap && !out.Empty() && !found(false, b.trap(d, &x, n, out)) {
				return
			}
		}
	}
}

// wrap makes the step in which all of a colour goes, for two of its cells
// see each other.
func (b colorView) wrap(d puzzle.Digit, x *coloring, n, i int) Step {
	c := x.list[n]
	if b.noDiagrams {
		return Step{Eliminate: b.eliminations(d.Set(), c[i])}
	}
	roles := [2]puzzle.Role{puzzle.On, puzzle.On}
	roles[i] = puzzle.Off
	p := x.diagram(b.Board, d, n, roles)
	one := c[i].And(x.sight[n][i]).First()
	two := c[i].And(b.sees[one]).First()
	p.Houses = append([]puzzle.HouseRole{{House: b.rules.sharedHouse(one, two), Role: puzzle.Cover}}, colorHouses(p.Links)...)
	p.Links = append(p.Links, colorWeak(d, one, two))
	return eliminate(b.within(c[i], d.Set()), p)
}

// trap makes the step in which d is eliminated from out, which sees both colours.
func (b colorView) trap(d puzzle.Digit, x *coloring, n int, out puzzle.CellSet) Step {
	if b.noDiagrams {
		return Step{Eliminate: b.eliminations(d.Set(), out)}
	}
	p := x.diagram(b.Board, d, n, [2]puzzle.Role{puzzle.On, puzzle.Off})
	p.Houses = colorHouses(p.Links)
	for c := range out.All() {
		for _, cells := range x.list[n] {
			p.Links = append(p.Links, colorWeak(d, cells.And(b.sees[c]).First(), c))
		}
	}
	return eliminate(b.within(out, d.Set()), p)
}

// colorHouses returns the houses of strong links, as far as these are named one by one.
func colorHouses(links []puzzle.Link) (houses []puzzle.HouseRole) {
	if len(links) > mostNamed {
		return nil
	}
	for _, l := range links {
		houses = append(houses, puzzle.HouseRole{House: l.House, Role: puzzle.Base})
	}
	return houses
}

func colorWeak(d puzzle.Digit, from, to puzzle.Cell) puzzle.Link {
	return puzzle.Link{From: []puzzle.Candidate{puzzle.Cand(from, d)}, To: []puzzle.Candidate{puzzle.Cand(to, d)}}
}

// diagram shows a cluster: its cells in two roles, and as many of its links as
// join them all.
func (x *coloring) diagram(b *Board, d puzzle.Digit, n int, roles [2]puzzle.Role) (p puzzle.Diagram) {
	c := x.list[n]
	for i, cells := range c {
		for q := range cells.All() {
			p.Cands = append(p.Cands, puzzle.CandRole{Cand: puzzle.Cand(q, d), Role: roles[i]})
		}
	}
	joined := puzzle.CellsOf(c[0].First())
	links := b.strongLinks(d)
	for more := true; more; {
		more = false
		for _, s := range links.list[:links.n] {
			if joined.Has(s.foot) {
				s = s.reversed()
			}
			if joined.Has(s.top) && !joined.Has(s.foot) {
				l := colorWeak(d, s.top, s.foot)
				l.Strong, l.House = true, s.house
				p.Links = append(p.Links, l)
				joined.Add(s.foot)
				more = true
			}
		}
	}
	return p
}
