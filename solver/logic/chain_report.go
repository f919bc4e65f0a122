package logic

import (
	"cmp"
	"slices"

	"sudoku/puzzle"
)

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
// the first of them that was found. Where steps are compared it is the one that is easiest to see.
func (h *chainSearch) choose(cases []chainCase) {
	best, rank := -1, uint64(0)
	for i := range cases {
		c := &cases[i]
		if !h.restorePath(c) {
			continue
		}
		c.links = len(h.path) - 1
		c.rank, c.seen = h.rank(c), h.effort(c)
		if best < 0 || c.rank < rank {
			rank = c.rank
		}
		if best < 0 || cmp.Or(c.seen-cases[best].seen, c.links-cases[best].links, cmp.Compare(c.rank, cases[best].rank)) < 0 {
			best = i
		}
	}
	if best >= 0 {
		c := cases[best]
		c.rank = rank
		h.group = append(h.group, c)
	}
}

// effort says how hard the path is to see beside others that eliminate the same: by its cost,
// then by how many of its cells see nothing of that. It is 0 where steps aren't compared.
func (h *chainSearch) effort(c *chainCase) int {
	if h.b.most == 0 || h.kind == chainSets {
		return 0
	}
	n, cells := linkWeight*c.links, puzzle.CellSet{}
	for _, l := range h.path[1:] {
		node := &h.nodes[l.node()]
		if cells = cells.Or(node.cells); node.cells.Len() > 1 {
			n += 2 * nodeWeight
		}
	}
	return 81*n + cells.Without(nearTo(h.eliminated[c.from:c.to])).Len()
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
