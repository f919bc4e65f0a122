package logic

import (
	"slices"

	"sudoku/puzzle"
)

// chainSpreads is the almost locked sets that chains go through. If a digit is in none
// of the cells of such a set, each of its other digits is in one. So a spread, the
// cells in which sets have a digit, is a node: it is true if the digit is in one of
// them. Sets of one cell are left out, for they are strong links within cells.
type chainSpreads struct {
	sets   *sets // or nil
	first  int   // the first node that is a spread
	node   []int // by spread; 0 is none, for the first node is a candidate
	of     [10][]int
	homes  [][]uint16      // the sets of each spread that is a node, small ones first
	forced [][]chainForced // what else is true if it is not
}

// A chainForced is a candidate that is all that a set leaves in a cell.
type chainForced struct {
	set uint16
	lit chainLit
}

// addSpreads adds a node for each spread that some other candidate sees.
func (g *chainGraph) addSpreads() {
	g.sets, g.first = almostLocked(g.b), len(g.nodes)
	g.homes, g.forced, g.node = g.homes[:0], g.forced[:0], g.node[:0]
	for range g.sets.spreads {
		g.node = append(g.node, 0)
	}
	for i := range g.sets.all {
		a := &g.sets.all[i]
		if through := g.through(a); through.Len() > 1 {
			for d := range through.All() {
				n := g.spreadNode(a.spread[d])
				g.homes[n-g.first] = append(g.homes[n-g.first], uint16(i))
			}
		}
	}
	for i, homes := range g.homes {
		slices.SortStableFunc(homes, func(a, b uint16) int {
			return g.sets.all[a].cells.Len() - g.sets.all[b].cells.Len()
		})
		g.addForced(i)
	}
}

// through returns the digits by which a chain can come to a set or leave it.
func (g *chainGraph) through(a *als) (digits puzzle.DigitSet) {
	if a.cells.Len() < 2 {
		return 0
	}
	for d := range a.digits.All() {
		if !g.sets.sees(a, d).Empty() {
			digits |= d.Set()
		}
	}
	return digits
}

// spreadNode returns the node of a spread, a new one if there is none.
func (g *chainGraph) spreadNode(i uint16) int {
	if g.node[i] == 0 {
		s := &g.sets.spreads[i]
		g.node[i] = len(g.nodes)
		g.of[s.digit] = append(g.of[s.digit], len(g.nodes))
		g.nodes = append(g.nodes, chainNode{s.digit, s.cells.First(), s.cells, s.sees})
		g.homes, g.forced = chainMore(g.homes), chainMore(g.forced)
	}
	return g.node[i]
}

// chainMore adds an empty list to lists, with the space of one that was there.
func chainMore[T any](lists [][]T) [][]T {
	n := len(lists)
	if n == cap(lists) {
		return append(lists, nil)
	}
	lists = lists[:n+1]
	lists[n] = lists[n][:0]
	return lists
}

// addForced lists what the sets of the i-th spread leave alone in cells that they take
// several candidates from.
func (g *chainGraph) addForced(i int) {
	x := g.nodes[g.first+i].digit
	for _, k := range g.homes[i] {
		a := &g.sets.all[k]
		var once, twice puzzle.CellSet
		for d := range (a.digits &^ x.Set()).All() {
			sees := g.sets.sees(a, d)
			once, twice = once.Or(sees), twice.Or(once.And(sees))
		}
		for c := range twice.All() {
			if left := g.leaves(a, x, c); left.Len() == 1 && left != x.Set() {
				g.forced[i] = append(g.forced[i], chainForced{k, chainOn(int(g.at[puzzle.Cand(c, left.Min())]))})
			}
		}
	}
}

// leaves returns the candidates that c keeps if a has all digits but x.
func (g *chainGraph) leaves(a *als, x puzzle.Digit, c puzzle.Cell) puzzle.DigitSet {
	left := g.b.Cands[c]
	for d := range (left & a.digits &^ x.Set()).All() {
		if g.sets.sees(a, d).Has(c) {
			left &^= d.Set()
		}
	}
	return left
}

// addWeakSpreads notes the spreads that are not true if node n is.
func (g *chainGraph) addWeakSpreads(n int) {
	node := &g.nodes[n]
	for _, m := range g.of[node.digit] {
		if g.nodes[m].cells.In(node.sees) {
			g.link(g.weak, chainOn(n), chainOff(m))
		}
	}
}

// addSpreadStrong notes what is true if spread n is not.
func (g *chainGraph) addSpreadStrong(n int) {
	for _, k := range g.homes[n-g.first] {
		g.others(&g.sets.all[k], n, func(m int) { g.link(g.strong, chainOff(n), chainOn(m)) })
	}
	for _, f := range g.forced[n-g.first] {
		g.link(g.strong, chainOff(n), f.lit)
	}
}

// others calls see with the nodes of a set but for n.
func (g *chainGraph) others(a *als, n int, see func(int)) {
	for d := range (a.digits &^ g.nodes[n].digit.Set()).All() {
		if m := g.node[a.spread[d]]; m != 0 {
			see(m)
		}
	}
}

// isSet reports whether a chain is in an almost locked set at l.
func (g *chainGraph) isSet(l chainLit) bool { return g.kind == chainSets && l.node() >= g.first }
