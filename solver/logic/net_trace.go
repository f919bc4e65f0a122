package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// A netTrace holds all that follows from one literal, in the order found. The literals are those of the graph; groups are only ever true.
type netTrace struct {
	eliminated []uint64 // candidates that are false
	last       []int    // by true literal: the place in which it is what is left
	needed     []bool   // by literal: the current ends depend on it
	rest       []chainLit
	ends       []chainLit // of the current reason
	best       []chainLit // of the best one
	neededTrue []uint64   // by node: it is needed, and true
}

// trace follows l: what is true rules out all that it sees, and what is left of a
// place is true. It finds all that netSearch.follows has for l, and more.
func (h *netSearch) trace(l chainLit) {
	h.eliminated = chainZeros(h.eliminated, h.words)
	for i := range h.seen {
		h.seen[i] = chainZeros(h.seen[i], h.words)
	}
	if n := 2 * len(h.nodes); len(h.parent) < n || len(h.last) < n {
		h.parent, h.distance, h.last = make([]chainLit, n), make([]uint16, n), make([]int, n)
	}
	h.mark(l)
	h.queue = append(h.queue[:0], l)
	for i := 0; i < len(h.queue); i++ {
		if l := h.queue[i]; l.on() {
			h.exclude(l)
		} else {
			h.removeCandidate(l.node())
		}
	}
}

// exclude adds that the candidates that l sees are false.
func (h *netSearch) exclude(l chainLit) {
	for i, w := range h.row(h.weak, l.node()) {
		for w &^= h.seen[1][i]; w != 0; w &= w - 1 {
			n := 64*i + bits.TrailingZeros64(w)
			if n >= h.cands {
				return
			}
			h.parent[chainOff(n)] = l
			h.mark(chainOff(n))
			h.queue = append(h.queue, chainOff(n))
		}
	}
}

// removeCandidate removes candidate n and adds what is left of its places. If nothing is
// left, each candidate counts as left, since the others are eliminated.
func (h *netSearch) removeCandidate(n int) {
	netMark(h.eliminated, uint16(n))
	for i := range h.places {
		members := h.row(h.members, i)
		if !chainHas(members, n) {
			continue
		}
		switch left := h.countLeft(members); left {
		case 0:
			h.addLeft(members, nil, i)
		case 1:
			h.addLeft(members, h.eliminated, i)
		case 2, 3:
			h.addLeftGroup(members, i)
		}
	}
}

func (h *netSearch) countLeft(members []uint64) (n int) {
	for i, w := range members {
		n += bits.OnesCount64(w &^ h.eliminated[i])
	}
	return n
}

// addLeft adds the members that are not eliminated as what is left of place i.
func (h *netSearch) addLeft(members, eliminated []uint64, i int) {
	for word, w := range members {
		if eliminated != nil {
			w &^= eliminated[word]
		}
		for ; w != 0; w &= w - 1 {
			h.addTrue(64*word+bits.TrailingZeros64(w), i)
		}
	}
}

// addLeftGroup adds the group that is left of place i, a digit in a house.
func (h *netSearch) addLeftGroup(members []uint64, i int) {
	var left puzzle.CellSet
	for word, w := range members {
		for w &^= h.eliminated[word]; w != 0; w &= w - 1 {
			left.Add(h.nodes[64*word+bits.TrailingZeros64(w)].cell)
		}
	}
	p := h.places[i]
	for _, m := range h.groups[p.digit] {
		if cells := h.nodes[m].cells; left.In(cells) && cells.In(p.house.Set()) {
			h.addTrue(m, i)
		}
	}
}

// addTrue adds that node n is true because it is what is left of place i.
func (h *netSearch) addTrue(n, i int) {
	if l := chainOn(n); !chainHas(h.seen[0], n) {
		h.mark(l)
		h.last[l] = i
		h.queue = append(h.queue, l)
	}
}

// parents returns what l depends on in the trace. It is valid until the next call.
func (h *netSearch) parents(l chainLit) []chainLit {
	h.rest = h.rest[:0]
	switch {
	case l == h.queue[0]:
		return nil
	case !l.on():
		h.rest = append(h.rest, h.parent[l])
		return h.rest
	}
	own := &h.nodes[l.node()]
	for word, w := range h.row(h.members, h.last[l]) {
		for ; w != 0; w &= w - 1 {
			n := 64*word + bits.TrailingZeros64(w)
			if other := &h.nodes[n]; other.digit != own.digit || !own.cells.Has(other.cell) {
				h.rest = append(h.rest, chainOff(n))
			}
		}
	}
	return h.rest
}

// need marks all that ends depend on and counts it, up to most.
func (h *netSearch) need(ends []chainLit, most int) (n int) {
	if len(h.needed) < 2*len(h.nodes) {
		h.needed = make([]bool, 2*len(h.nodes))
	}
	clear(h.needed)
	for _, l := range ends {
		h.needed[l] = true
	}
	for i := len(h.queue) - 1; i >= 0 && n < most; i-- {
		if l := h.queue[i]; h.needed[l] {
			n++
			for _, p := range h.parents(l) {
				h.needed[p] = true
			}
		}
	}
	return n
}
