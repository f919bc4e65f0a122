package logic

import (
	"math/bits"
	"slices"
)

// A chainOrder is what follows directly from each literal, in a fixed order: first within
// the cell, then in its row, column and box, then groups, then spreads. The order is
// HoDoKu's and decides which of the shortest paths is found. It is computed for the
// literals that walks reach.
type chainOrder struct {
	next   []chainLit
	listed []chainSpan // by literal
}

// A chainSpan is next[from:to], if listed.
type chainSpan struct {
	from, to uint32
	listed   bool
}

// forget empties the lists and makes room for so many literals.
func (o *chainOrder) forget(lits int) {
	o.next = o.next[:0]
	if cap(o.listed) < lits {
		o.listed = make([]chainSpan, lits, lits+lits/4)
		return
	}
	o.listed = o.listed[:lits]
	clear(o.listed)
}

// follows returns what follows from l at once.
func (g *chainGraph) follows(l chainLit) []chainLit {
	s := &g.listed[l]
	if !s.listed {
		s.from, s.listed = uint32(len(g.next)), true
		n := l.node()
		switch {
		case l.on() && n < g.cands:
			g.listWeak(n)
		case l.on():
			g.listGroupWeak(n)
		case n < g.cands:
			g.listStrong(n)
		case g.isSet(l):
			g.listSpreadStrong(n)
		default:
			g.listGroupStrong(n)
		}
		s.to = uint32(len(g.next))
	}
	return g.next[s.from:s.to]
}

func (g *chainGraph) list(l chainLit) { g.next = append(g.next, l) }

// listWeak lists what is not true if candidate n is.
func (g *chainGraph) listWeak(n int) {
	node := &g.nodes[n]
	if g.kind >= chainPlain {
		for d := range (g.b.Cands[node.cell] &^ node.digit.Set()).All() {
			g.list(chainOff(g.inCell(node.cell, d)))
		}
	}
	done := node.cells
	for _, h := range node.cell.Houses() {
		for c := range g.b.In(h, node.digit).Without(done).All() {
			if g.kind != chainXY || g.b.Cands[c].Len() == 2 {
				g.list(chainOff(g.inCell(c, node.digit)))
			}
		}
		done = done.Or(h.Set())
	}
	if g.b.rules != nil {
		g.listSeen(n, done)
	}
	g.listWeakGroups(n)
}

// listGroupWeak lists what is not true if a group or a spread is.
func (g *chainGraph) listGroupWeak(n int) {
	node := &g.nodes[n]
	for c := range g.b.Of[node.digit].And(node.sees).All() {
		g.list(chainOff(g.inCell(c, node.digit)))
	}
	g.listWeakGroups(n)
}

// listWeakGroups lists the groups and spreads that are not true if node n is.
func (g *chainGraph) listWeakGroups(n int) {
	row, digit := g.row(g.weak, n), g.nodes[n].digit
	for _, m := range g.groups[digit] {
		if chainHas(row, m) {
			g.list(chainOff(m))
		}
	}
	for _, m := range g.spreads[digit] {
		if chainHas(row, m) {
			g.list(chainOff(m))
		}
	}
}

// listStrong lists what is true if candidate n is not.
func (g *chainGraph) listStrong(n int) {
	node, from := &g.nodes[n], len(g.next)
	if rest := g.b.Cands[node.cell] &^ node.digit.Set(); g.kind != chainX && rest.Len() == 1 {
		g.list(chainOn(g.inCell(node.cell, rest.Min())))
	}
	if g.kind == chainXY {
		return
	}
	for _, h := range node.cell.Houses() {
		if bits.OnesCount16(g.b.places[h][node.digit]) == 2 {
			l := chainOn(g.inCell(g.b.In(h, node.digit).Without(node.cells).First(), node.digit))
			if !slices.Contains(g.next[from:], l) {
				g.list(l)
			}
		}
	}
	if g.b.rules != nil {
		g.listExtra(n, from)
	}
	for _, m := range g.groups[node.digit] {
		if chainHas(g.row(g.strong, n), m) {
			g.list(chainOn(m))
		}
	}
}

// listGroupStrong lists what is true if the group n is not: candidates in its box and
// its line, then groups.
func (g *chainGraph) listGroupStrong(n int) {
	node, row := &g.nodes[n], g.row(g.strong, n)
	for _, h := range chainHouses(node.cells) {
		if rest := g.b.In(h, node.digit).Without(node.cells); rest.Len() == 1 {
			g.list(chainOn(g.inCell(rest.First(), node.digit)))
		}
	}
	for _, line := range [...]bool{true, false} {
		for _, m := range g.groups[node.digit] {
			box := node.cell.Box() == g.nodes[m].cell.Box()
			if box != line && chainHas(row, m) {
				g.list(chainOn(m))
			}
		}
	}
}

// listSpreadStrong lists what is true if spread n is not.
func (g *chainGraph) listSpreadStrong(n int) {
	for i, w := range g.row(g.strong, n) {
		for ; w != 0; w &= w - 1 {
			g.list(chainOn(64*i + bits.TrailingZeros64(w)))
		}
	}
}
