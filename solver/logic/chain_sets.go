package logic

import (
	"slices"

	"sudoku/puzzle"
)

// chainSpreads is the almost locked sets through which chains run. If a digit is in none
// of the cells of such a set, each of its other digits is in one. So a spread, the
// cells in which sets have a digit, is a node: it is true if the digit is in one of
// them. Sets of one cell are left out, for they are strong links within cells.
type chainSpreads struct {
	sets     *sets           // or nil
	first    int             // the first node that is a spread
	node     []int           // by spread; 0 is none, for the first node is a candidate
	spreads  [10][]int       // the nodes of each digit
	nodeSets [][]uint16      // the sets of each spread that is a node, small ones first
	forced   [][]chainForced // what else is true if the spread is false
}

// A chainForced is a candidate that is all that a set leaves in a cell.
type chainForced struct {
	set uint16
	lit chainLit
}

// addSpreads adds a node for each spread that some other candidate sees.
func (g *chainGraph) addSpreads() {
	if g.sets != nil {
		g.sets.free()
	}
	g.sets, g.first = almostLocked(g.b), len(g.nodes)
	g.nodeSets, g.forced, g.node = g.nodeSets[:0], g.forced[:0], g.node[:0]
	for d := range g.spreads {
		g.spreads[d] = g.spreads[d][:0]
	}
	for range g.sets.spreads {
		g.node = append(g.node, 0)
	}
	for i := range g.sets.all {
		a := &g.sets.all[i]
		if ds := g.passes(a); ds.Len() > 1 {
			for d := range ds.All() {
				n := g.spreadNode(a.spread[d])
				g.nodeSets[n-g.first] = append(g.nodeSets[n-g.first], uint16(i))
			}
		}
	}
	for i, homes := range g.nodeSets {
		slices.SortStableFunc(homes, func(a, b uint16) int {
			return g.sets.all[a].cells.Len() - g.sets.all[b].cells.Len()
		})
		g.addForced(i)
	}
}

// passes returns the digits by which a chain can enter a set or leave it.
func (g *chainGraph) passes(a *als) (digits puzzle.DigitSet) {
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
		g.spreads[s.digit] = append(g.spreads[s.digit], len(g.nodes))
		g.nodes = append(g.nodes, chainNode{s.digit, s.cells.First(), s.cells, s.sees})
		g.nodeSets, g.forced = chainMore(g.nodeSets), chainMore(g.forced)
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

// addForced lists the last candidates of cells from which the sets of the i-th spread
// eliminate several.
func (g *chainGraph) addForced(i int) {
	x := g.nodes[g.first+i].digit
	for _, k := range g.nodeSets[i] {
		a := &g.sets.all[k]
		var once, twice puzzle.CellSet
		for d := range (a.digits &^ x.Set()).All() {
			sees := g.sets.sees(a, d)
			once, twice = once.Or(sees), twice.Or(once.And(sees))
		}
		for c := range twice.All() {
			if left := g.leaves(a, x, c); left.Len() == 1 && left != x.Set() {
				g.forced[i] = append(g.forced[i], chainForced{k, chainOn(g.inCell(c, left.Min()))})
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

// linkSpreads adds what spreads rule out, what rules them out, and what is true if they
// are false.
func (g *chainGraph) linkSpreads() {
	for n := range g.nodes {
		node := &g.nodes[n]
		for _, m := range g.spreads[node.digit] {
			if g.nodes[m].cells.In(node.sees) {
				g.set(g.weak, n, m)
				g.set(g.weak, m, n)
			}
		}
	}
	for n := g.first; n < len(g.nodes); n++ {
		for _, k := range g.nodeSets[n-g.first] {
			g.others(&g.sets.all[k], n, func(m int) { g.set(g.strong, n, m) })
		}
		for _, f := range g.forced[n-g.first] {
			g.set(g.strong, n, f.lit.node())
		}
	}
}

// others calls see with the nodes of a set except n.
func (g *chainGraph) others(a *als, n int, see func(int)) {
	for d := range (a.digits &^ g.nodes[n].digit.Set()).All() {
		if m := g.node[a.spread[d]]; m != 0 {
			see(m)
		}
	}
}

// isSet reports whether a chain is in an almost locked set at l.
func (g *chainGraph) isSet(l chainLit) bool { return g.kind == chainSets && l.node() >= g.first }
