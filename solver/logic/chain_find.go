package logic

import (
	"cmp"
	"slices"

	"sudoku/puzzle"
)

// A chainForm is what a chain concludes.
type chainForm uint8

const (
	chainOpen          chainForm = iota // one end or the other is true
	chainDiscontinuous                  // a loop that decides something in its first cell
	chainContinuous                     // a loop without end
	numChainForms
)

// A chainForms is a set of forms; bit f stands for f.
type chainForms uint8

func (fs chainForms) has(f chainForm) bool { return fs>>f&1 != 0 }

// A chainCase is a literal from which another follows, which eliminates candidates. It is
// not yet known whether there is a chain from one to the other that visits no cell twice.
type chainCase struct {
	start, end chainLit
	form       chainForm
	from, to   uint32 // the eliminations are eliminated[from:to], by digit, then by cell
	sum        int    // see chainWeight
	rank       uint64 // see reportCases
	links      int
	pathAt     uint32 // where its path is kept, if it runs through almost locked sets
}

// A chainSearch collects cases, then reports them in HoDoKu's order.
type chainSearch struct {
	*chainGraph
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

// findChains finds the chains of a kind whose forms are asked for.
func findChains(b *Board, kind chainKind, forms chainForms, found func(chainForm, Step) bool) {
	h := chainSearches.any()
	defer h.release()
	h.chainGraph = chainsOf(b, kind)
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

// add notes a case that removes eliminated[from:].
func (h *chainSearch) add(start, end chainLit, form chainForm, from int) {
	eliminated := h.eliminated[from:]
	if len(eliminated) == 0 {
		return
	}
	slices.SortFunc(eliminated, chainByDigit)
	c := chainCase{
		start: start, end: end, form: form,
		from: uint32(from), to: uint32(len(h.eliminated)), sum: chainWeight(eliminated),
	}
	if h.kind == chainSets && !h.keepPath(&c) {
		h.eliminated = h.eliminated[:from]
		return
	}
	h.cases = append(h.cases, c)
}

func chainByDigit(a, b puzzle.Candidate) int {
	return cmp.Or(cmp.Compare(a.Digit(), b.Digit()), cmp.Compare(a.Cell(), b.Cell()))
}

// chainWeight is what HoDoKu compares equally many eliminations by.
func chainWeight(eliminated []puzzle.Candidate) (sum int) {
	for i, k := range eliminated {
		sum += int(k.Cell())*(1+80*i) + int(k.Digit())
	}
	return sum
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

// reportCases reports the cases in order: most eliminations first, then those with the
// lowest sum, then those found first. Of the chains with the same eliminations
// the shortest is found. Often only the first is wanted, so the others are
// sorted later.
func (h *chainSearch) reportCases(found func(chainForm, Step) bool) {
	if len(h.cases) == 0 {
		return
	}
	first := h.moveFirst()
	slices.SortFunc(h.cases[:first], h.compare)
	if !h.reportEqual(h.cases[:first], found) {
		return
	}
	rest := h.cases[first:]
	slices.SortFunc(rest, h.compare)
	for len(rest) > 0 {
		n := 1
		for n < len(rest) && h.order(&rest[n], &rest[0]) == 0 {
			n++
		}
		if !h.reportEqual(rest[:n], found) {
			return
		}
		rest = rest[n:]
	}
}

// moveFirst moves the cases that come first to the front and returns their number.
func (h *chainSearch) moveFirst() (n int) {
	for i := range h.cases {
		if n > 0 {
			switch o := h.order(&h.cases[i], &h.cases[0]); {
			case o > 0:
				continue
			case o < 0:
				n = 0
			}
		}
		h.cases[n], h.cases[i] = h.cases[i], h.cases[n]
		n++
	}
	return n
}

// reportEqual reports the best case of each set of eliminations among sorted cases with
// equally many and equal sums, and whether more are wanted.
func (h *chainSearch) reportEqual(cases []chainCase, found func(chainForm, Step) bool) bool {
	h.group = h.group[:0]
	for i := 0; i < len(cases); {
		end := i + 1
		for end < len(cases) && h.same(&cases[i], &cases[end]) {
			end++
		}
		h.choose(cases[i:end])
		i = end
	}
	slices.SortFunc(h.group, func(a, b chainCase) int { return cmp.Compare(a.rank, b.rank) })
	for k := range h.group {
		c := &h.group[k]
		h.restorePath(c)
		if !found(c.form, h.step(c)) {
			return false
		}
	}
	return true
}

func (h *chainSearch) size(c *chainCase) int { return int(c.to - c.from) }

// order says which of two cases comes first by their eliminations.
func (h *chainSearch) order(a, b *chainCase) int {
	return cmp.Or(h.size(b)-h.size(a), a.sum-b.sum)
}

// compare puts cases in order, and those with the same eliminations together.
func (h *chainSearch) compare(a, b chainCase) int {
	if c := cmp.Or(h.order(&a, &b), int(a.form)-int(b.form)); c != 0 {
		return c
	}
	return cmp.Or(
		slices.Compare(h.eliminated[a.from:a.to], h.eliminated[b.from:b.to]),
		cmp.Compare(a.start, b.start), cmp.Compare(a.end, b.end))
}

// same reports whether a and b have the same form and remove the same.
func (h *chainSearch) same(a, b *chainCase) bool {
	return a.form == b.form && slices.Equal(h.eliminated[a.from:a.to], h.eliminated[b.from:b.to])
}

// choose puts the shortest of cases into group, if any has a chain. It ranks as
// the first of them that was found.
func (h *chainSearch) choose(cases []chainCase) {
	best, rank := -1, uint64(0)
	for i := range cases {
		c := &cases[i]
		if !h.restorePath(c) {
			continue
		}
		c.links = len(h.path) - 1
		c.rank = h.rank(c)
		if best < 0 || c.rank < rank {
			rank = c.rank
		}
		if b := best; b < 0 || c.links < cases[b].links || c.links == cases[b].links && c.rank < cases[b].rank {
			best = i
		}
	}
	if best >= 0 {
		c := cases[best]
		c.rank = rank
		h.group = append(h.group, c)
	}
}

// rank says when HoDoKu finds a chain that has just been walked: loops from
// what is true, loops from what is not, open chains; each by start, then by end.
func (h *chainSearch) rank(c *chainCase) uint64 {
	phase := uint64(2)
	switch {
	case c.form != chainOpen && c.start.on():
		phase = 0
	case c.form != chainOpen:
		phase = 1
	}
	at := uint64(len(h.queue))
	if h.kind == chainSets {
		at = uint64(c.links)
	}
	return phase<<40 | uint64(c.start)<<20 | at
}

// findPath sets path to the one from start to end, if it makes a chain of its kind.
func (h *chainSearch) findPath(c *chainCase) bool {
	loop := c.form != chainOpen
	switch h.kind {
	case chainX, chainXY:
		return h.simplePath(c.start, c.end, chainLinks) && len(h.path) > 3
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
