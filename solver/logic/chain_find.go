package logic

import (
	"slices"

	"sudoku/puzzle"
)

const (
	chainOpen          chainForm = iota // one end or the other is true
	chainDiscontinuous                  // a loop that decides something in its first cell
	chainContinuous                     // a loop without end
	numChainForms
)

// A chainSearch collects cases, then reports them in HoDoKu's order.
type chainSearch struct {
	*chainGraph
	forms      chainForms // that are asked for
	cases      []chainCase
	eliminated []puzzle.Candidate
	group      []chainCase // the best case of each set of eliminations that are equally good
	s          []uint64    // what follows if a node is false

	trees    [2]chainTree // from a node that is true, and from one that is not
	inSet    []uint16     // where path comes through an almost locked set: its number + 1
	paths    []chainLit   // the paths of cases, one after the other
	pathSets []uint16
}

var chainSearches idlePool[chainSearch]

func (h *chainSearch) release() {
	h.chainGraph.free()
	h.chainGraph = nil
	chainSearches.put(h)
}

// chainLinks is how many links X- and XY-chains may have, as HoDoKu has it.
const chainLinks = 20

// searchChains finds the chains of a kind whose forms are asked for.
func searchChains(b *Board, kind chainKind, forms chainForms, found func(chainForm, Step) bool) {
	h := chainSearches.any()
	defer h.release()
	h.chainGraph, h.forms = chainsOf(b, kind), forms
	h.cases, h.eliminated, h.s = h.cases[:0], h.eliminated[:0], chainZeros(h.s, h.words)
	h.paths, h.pathSets = h.paths[:0], h.pathSets[:0]
	h.trees[0].grown, h.trees[1].grown = false, false
	for n := range h.cands {
		h.follow(n)
		switch {
		case kind < chainPlain:
			h.addEnds(n)
		default:
			if forms.has(chainOpen) {
				h.addOpen(n)
			}
			if forms.has(chainDiscontinuous) {
				h.addDiscontinuous(n)
			}
			if forms.has(chainContinuous) {
				h.addContinuous(n)
			}
		}
	}
	h.reportCases(found)
}

// follow makes s the nodes that are true if n is not.
func (h *chainSearch) follow(n int) {
	clear(h.s)
	strong := h.row(h.strong, n)
	h.union(h.s, strong, h.reach)
	for i, w := range strong {
		h.s[i] |= w
	}
}

// remove puts d of cells into eliminated.
func (h *chainSearch) remove(cells puzzle.CellSet, d puzzle.Digit) {
	for c := range cells.All() {
		h.eliminated = append(h.eliminated, puzzle.Cand(c, d))
	}
}

// addEnds adds the X-chains or XY-chains that start at n. An X-chain may return to
// its start, which is then true.
func (h *chainSearch) addEnds(n int) {
	if !chainAny(h.s) {
		return
	}
	start := &h.nodes[n]
	seen := h.b.Of[start.digit].And(start.sees)
	for m := n; m < h.cands; m++ {
		end := &h.nodes[m]
		if end.digit != start.digit || !chainHas(h.s, m) || m == n && h.kind == chainXY {
			continue
		}
		out := seen
		if m != n {
			out = out.And(end.sees)
		}
		from := len(h.eliminated)
		h.remove(out, start.digit)
		h.add(chainOff(n), chainOn(m), chainOpen, from)
	}
}

// findPath sets path to the one from start to end, if it makes a chain of its kind.
func (h *chainSearch) findPath(c *chainCase) bool {
	loop := c.form != chainOpen
	h.most = h.mostLinks()
	switch h.kind {
	case chainX, chainXY:
		return h.simplePath(c.start, c.end, min(chainLinks, int(h.most))) && len(h.path) > 3
	case chainPlain:
		return h.shortestPath(c.start, c.end) && h.simple(loop) && h.closes(loop)
	case chainGrouped:
		return h.shortestPath(c.start, c.end) && h.simple(loop) && h.closes(loop) &&
			slices.ContainsFunc(h.path, func(l chainLit) bool { return l.node() >= h.cands })
	}
	return h.setPath(c.start, c.end) && h.closes(loop)
}

// restorePath is findPath again. Paths through almost locked sets have been kept.
func (h *chainSearch) restorePath(c *chainCase) bool {
	if h.kind == chainSets {
		h.restoreKept(c)
		return true
	}
	return h.findPath(c)
}

// closes reports whether path is long enough and, for a loop, leaves its first cell at
// once and returns to it only at the end.
func (h *chainSearch) closes(loop bool) bool {
	last := len(h.path) - 1
	return last > 2 && (!loop || h.cellOf(0) != h.cellOf(1) && h.cellOf(last) != h.cellOf(last-1))
}

// cellOf returns the cell, or the first one, of the i-th node of path.
func (h *chainSearch) cellOf(i int) puzzle.Cell { return h.nodes[h.path[i].node()].cell }
