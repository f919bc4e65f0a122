package logic

import "sudoku/puzzle"

// A chainWalk holds what follows from one literal, in the order found.
type chainWalk struct {
	queue    []chainLit
	parent   []chainLit // by literal, if seen
	distance []uint16   // by literal: number of links from the start, if seen
	seen     [2][]uint64
	path     []chainLit
	left     []uint16
	most     uint16 // how many links a walk may have
	all      bool   // the last walk has found all that its start implies
}

// anyLinks is more links than there can be.
const anyLinks = 1 << 15

// walk follows all that start implies, nearest first, until it reaches end. It reports
// whether it did.
func (g *chainGraph) walk(start, end chainLit) bool {
	for i := range g.seen {
		g.seen[i] = chainZeros(g.seen[i], g.words)
	}
	if n := 2 * len(g.nodes); len(g.parent) < n {
		g.parent, g.distance = make([]chainLit, n), make([]uint16, n)
	}
	g.queue, g.all = append(g.queue[:0], start), end == anyLit
	g.mark(start)
	g.distance[start] = 0
	for i := 0; i < len(g.queue); i++ {
		l := g.queue[i]
		if g.distance[l] >= g.most {
			return false
		}
		if !g.leadsOn(l) {
			continue
		}
		for _, m := range g.follows(l) {
			if chainHas(g.seen[m&1], m.node()) {
				continue
			}
			g.mark(m)
			g.parent[m], g.distance[m] = l, g.distance[l]+1
			g.queue = append(g.queue, m)
			if m == end {
				return true
			}
		}
	}
	return false
}

func (g *chainGraph) mark(l chainLit) { g.seen[l&1][l.node()/64] |= 1 << (l.node() % 64) }

// leadsOn reports whether anything follows from l that has not been seen.
func (g *chainGraph) leadsOn(l chainLit) bool {
	table, seen := g.weak, g.seen[1]
	if !l.on() {
		table, seen = g.strong, g.seen[0]
	}
	for i, w := range g.row(table, l.node()) {
		if w&^seen[i] != 0 {
			return true
		}
	}
	return false
}

// shortestPath sets path to the shortest one from start to end.
func (g *chainGraph) shortestPath(start, end chainLit) bool {
	if !g.walk(start, end) {
		return false
	}
	n := int(g.distance[end]) + 1
	g.path = g.path[:0]
	for range n {
		g.path = append(g.path, 0)
	}
	for l := end; n > 0; l = g.parent[l] {
		n--
		g.path[n] = l
	}
	return true
}

// simple reports whether path visits no cell twice, except by two consecutive nodes. A
// loop may return to its first cell.
func (g *chainGraph) simple(loop bool) bool {
	var visited puzzle.CellSet
	first := g.nodes[g.path[0].node()].cell
	for i, l := range g.path {
		if visited.Has(g.nodes[l.node()].cell) {
			return false
		}
		if i == 0 {
			continue
		}
		if last := &g.nodes[g.path[i-1].node()]; !loop || last.cell != first {
			visited = visited.Or(last.cells)
		}
	}
	return true
}

// simplePath sets path to the shortest one from start to end that visits no cell twice, if
// there is one of at most max links. Loops end in the first cell.
func (g *chainGraph) simplePath(start, end chainLit, max int) bool {
	loop := start.node() == end.node()
	if !g.shortestPath(start, end) || len(g.path)-1 > max {
		return false
	}
	if g.simple(loop) {
		return true
	}
	short := len(g.path) - 1
	g.most = anyLinks
	g.walk(end.not(), end.not()) // what leads to end, by contraposition
	g.left = append(g.left[:0], g.distance[:2*len(g.nodes)]...)
	for l := range g.left {
		if !chainHas(g.seen[l&1], l/2) {
			g.left[l] = 999
		}
	}
	for n := short; n <= max; n += 2 {
		g.path = append(g.path[:0], start)
		if g.extend(end, n, puzzle.CellSet{}) {
			return true
		}
	}
	return false
}

// extend completes path with n more links.
func (g *chainGraph) extend(end chainLit, n int, visited puzzle.CellSet) bool {
	l := g.path[len(g.path)-1]
	if n == 0 {
		return l == end
	}
	here := g.nodes[l.node()].cell
	for _, m := range g.follows(l) {
		cell := g.nodes[m.node()].cell
		if int(g.left[m.not()]) > n-1 || visited.Has(cell) && !(n == 1 && m == end) {
			continue
		}
		next := visited
		next.Add(here)
		g.path = append(g.path, m)
		if g.extend(end, n-1, next) {
			return true
		}
		g.path = g.path[:len(g.path)-1]
	}
	return false
}
