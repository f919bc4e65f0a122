package logic

import (
	"slices"

	"sudoku/puzzle"
)

// A chainTree is paths from one literal to all that follow from it, that visit no cell
// twice: shortest first, and for each literal a few with different cells.
type chainTree struct {
	root  chainLit
	grown bool
	ends  []chainEnd
	last  []int32 // by literal: its last end + 1, or 0
}

// A chainEnd is the end of a path.
type chainEnd struct {
	lit     chainLit
	set     uint16         // the number of the almost locked set that led to it, + 1, or 0
	parent  int32          // the end that it continues
	before  int32          // the end before this of the same literal + 1, or 0
	visited puzzle.CellSet // the cells of the path, except those of lit
	groups  puzzle.CellSet // those of groups on the path; sets may share them
	cost    int            // what the path costs at least
	through bool           // it runs through a set
}

// maxPaths is how many paths to one literal a tree may have.
const maxPaths = 3

// tree returns the tree of start, which is that of the last start of its kind mostly.
func (h *chainSearch) tree(start chainLit) *chainTree {
	t := &h.trees[start&1]
	if t.grown && t.root == start {
		return t
	}
	t.root, t.grown = start, true
	t.ends = append(t.ends[:0], chainEnd{lit: start, cost: setChainLeast})
	if n := 2 * len(h.nodes); cap(t.last) < n {
		t.last = make([]int32, n)
	} else {
		t.last = t.last[:n]
		clear(t.last)
	}
	t.last[start] = 1
	home := h.nodes[start.node()].cell
	for i := 0; i < len(t.ends); i++ {
		e := &t.ends[i]
		if n := e.lit.node(); n < h.cands && h.nodes[n].cell == home && e.parent != 0 {
			continue // a loop ends here
		}
		h.extendTree(t, int32(i))
	}
	return t
}

// extendTree adds the paths that continue from the i-th end.
func (h *chainSearch) extendTree(t *chainTree, i int32) {
	e := t.ends[i]
	if !h.isSet(e.lit) || e.lit.on() {
		for _, m := range h.follows(e.lit) {
			h.addEnd(t, i, m, 0)
		}
		return
	}
	n := e.lit.node()
	for _, k := range h.nodeSets[n-h.first] {
		if a := &h.sets.all[k]; a.cells.And(e.visited).Empty() {
			h.others(a, n, func(m int) { h.addEnd(t, i, chainOn(m), k+1) })
		}
	}
	for _, f := range h.forced[n-h.first] {
		if h.sets.all[f.set].cells.And(e.visited).Empty() {
			h.addEnd(t, i, f.lit, f.set+1)
		}
	}
}

// addEnd adds a path to m, which follows from the i-th end, if it visits no cell twice and
// differs from those before. A loop may return to its first cell.
func (h *chainSearch) addEnd(t *chainTree, i int32, m chainLit, set uint16) {
	e, node := &t.ends[i], &h.nodes[m.node()]
	next := chainEnd{m, set, i, t.last[m], e.visited, e.groups, e.cost + h.linkCost(e, m, set, t.root), e.through || set != 0}
	if h.costsTooMuch(&next, t.root) {
		return
	}
	if h.taken(e, m) && (m.node() >= h.cands || node.cell != h.nodes[t.root.node()].cell) {
		return
	}
	switch n := e.lit.node(); {
	case n < h.cands:
		next.visited.Add(h.nodes[n].cell)
	case !h.isSet(e.lit):
		next.groups = e.groups.Or(h.nodes[n].cells)
	}
	if e.set != 0 {
		next.visited = next.visited.Or(h.sets.all[e.set-1].cells)
	}
	n := 0
	for k := t.last[m]; k != 0; k = t.ends[k-1].before {
		old := &t.ends[k-1]
		if n++; n == maxPaths || old.visited.In(next.visited) && old.groups.In(next.groups) {
			return
		}
	}
	t.ends = append(t.ends, next)
	t.last[m] = int32(len(t.ends))
}

// taken reports whether the path to e has visited m's cells before. A set may share some
// with groups.
func (h *chainSearch) taken(e *chainEnd, m chainLit) bool {
	cells := h.nodes[m.node()].cells
	if h.isSet(m) {
		return !cells.And(e.visited).Empty() || cells.In(e.groups)
	}
	return !cells.And(e.visited.Or(e.groups)).Empty()
}

// setPath sets path to the shortest one from start to end, if it runs through a set.
func (h *chainSearch) setPath(start, end chainLit) bool {
	t := h.tree(start)
	k := t.last[end]
	if k == 0 || end == start {
		return false
	}
	for t.ends[k-1].before != 0 {
		k = t.ends[k-1].before
	}
	h.path, h.inSet = h.path[:0], h.inSet[:0]
	for k--; k != 0; k = t.ends[k].parent {
		h.path, h.inSet = append(h.path, t.ends[k].lit), append(h.inSet, t.ends[k].set)
	}
	h.path, h.inSet = append(h.path, start), append(h.inSet, 0)
	slices.Reverse(h.path)
	slices.Reverse(h.inSet)
	return slices.ContainsFunc(h.path, h.isSet)
}

// setAt returns the almost locked set through which path reaches i.
func (h *chainSearch) setAt(i int) *als { return &h.sets.all[h.inSet[i]-1] }

// keepPath sets path to that of a case, if there is one, and keeps it for later, since
// the tree that holds it is reused.
func (h *chainSearch) keepPath(c *chainCase) bool {
	if !h.findPath(c) {
		return false
	}
	c.links, c.pathAt = len(h.path)-1, uint32(len(h.paths))
	h.paths, h.pathSets = append(h.paths, h.path...), append(h.pathSets, h.inSet...)
	return true
}

// restoreKept sets path to the one that was kept for a case.
func (h *chainSearch) restoreKept(c *chainCase) {
	end := int(c.pathAt) + c.links + 1
	h.path = append(h.path[:0], h.paths[c.pathAt:end]...)
	h.inSet = append(h.inSet[:0], h.pathSets[c.pathAt:end]...)
}
