package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// A netTrace holds what follows from one literal, as far as it goes, in the order
// found. The literals are those of the graph; groups are only ever true.
type netTrace struct {
	gone   []uint64 // candidates that have been taken away
	last   []int    // by literal that is true: of which place it is what is left
	needed []bool   // by literal: the ends in question rest on it
	rest   []chainLit
	ends   []chainLit // of the reason in question
	best   []chainLit // of the best one
	held   []uint64   // by node: it is needed, and true
}

// trace follows l: what is true rules out all that it sees, and what is left of a
// place is true. That is all that a netHunt knows of l, and more.
func (h *netHunt) trace(l chainLit) {
	h.gone = chainZeros(h.gone, h.words)
	for i := range h.seen {
		h.seen[i] = chainZeros(h.seen[i], h.words)
	}
	if n := 2 * len(h.nodes); len(h.parent) < n || len(h.last) < n {
		h.parent, h.far, h.last = make([]chainLit, n), make([]uint16, n), make([]int, n)
	}
	h.mark(l)
	h.queue = append(h.queue[:0], l)
	for i := 0; i < len(h.queue); i++ {
		if l := h.queue[i]; l.on() {
			h.exclude(l)
		} else {
			h.drop(l.node())
		}
	}
}

// exclude adds that the candidates which l sees are not so.
func (h *netHunt) exclude(l chainLit) {
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

// drop takes candidate n away and adds what is left of its places. Where nothing is,
// each candidate can be said to be left, for the others are gone.
func (h *netHunt) drop(n int) {
	netMark(h.gone, uint16(n))
	for i := range h.places {
		members := h.row(h.members, i)
		if !chainHas(members, n) {
			continue
		}
		switch left := h.countLeft(members); left {
		case 0:
			h.remain(members, nil, i)
		case 1:
			h.remain(members, h.gone, i)
		case 2, 3:
			h.remainGroup(members, i)
		}
	}
}

func (h *netHunt) countLeft(members []uint64) (n int) {
	for i, w := range members {
		n += bits.OnesCount64(w &^ h.gone[i])
	}
	return n
}

// remain adds the members that are not gone as what is left of place i.
func (h *netHunt) remain(members, gone []uint64, i int) {
	for word, w := range members {
		if gone != nil {
			w &^= gone[word]
		}
		for ; w != 0; w &= w - 1 {
			h.hold(64*word+bits.TrailingZeros64(w), i)
		}
	}
}

// remainGroup adds the group to which place i, a digit in a house, has come down.
func (h *netHunt) remainGroup(members []uint64, i int) {
	var left puzzle.CellSet
	for word, w := range members {
		for w &^= h.gone[word]; w != 0; w &= w - 1 {
			left.Add(h.nodes[64*word+bits.TrailingZeros64(w)].cell)
		}
	}
	p := h.places[i]
	for _, m := range h.groups[p.digit] {
		if cells := h.nodes[m].cells; left.In(cells) && cells.In(p.house.Set()) {
			h.hold(m, i)
		}
	}
}

// hold adds that node n is true, being what is left of place i.
func (h *netHunt) hold(n, i int) {
	if l := chainOn(n); !chainHas(h.seen[0], n) {
		h.mark(l)
		h.last[l] = i
		h.queue = append(h.queue, l)
	}
}

// parents returns what l rests on in the trace. It holds until the next call.
func (h *netHunt) parents(l chainLit) []chainLit {
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

// need marks all that ends rest on and counts it, as long as that is below most.
func (h *netHunt) need(ends []chainLit, most int) (n int) {
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

const (
	netLongest = 1 << 30 // longer than any reason
	netSpoilt  = 1 << 20 // what a net that contradicts itself counts more
)

// netReason returns the shortest reason of a form for l, of equal ones a verity. It
// holds until the next call.
func (h *netHunt) netReason(l chainLit, form forcingForm) forcingReason {
	best := forcingReason{length: netLongest}
	keep := func(r forcingReason) {
		h.best = append(h.best[:0], r.ends...)
		best, best.ends = r, h.best
	}
	if form != forcingVerity {
		h.trace(l.not())
		h.eachClash(func(r forcingReason) {
			if r.length = h.need(r.ends, best.length); r.length < best.length {
				keep(r)
			}
		})
	}
	if form == forcingContradiction {
		return best
	}
	for i, p := range h.places {
		r := forcingReason{verity: true, place: p, ends: h.ons(h.row(h.members, i), l)}
		if len(r.ends) == 0 {
			continue
		}
		r.length = h.comeTo(l, r.ends, best.length+1)
		if r.length <= best.length && (r.length < netSpoilt || form == forcingAny) {
			keep(r)
		}
	}
	return best
}

// eachClash calls see with the clashes of the trace: places with nothing left, and
// what is true although something else has ruled it out.
func (h *netHunt) eachClash(see func(forcingReason)) {
	for i, p := range h.places {
		if row := h.row(h.members, i); chainWithin(row, h.gone) {
			h.ends = h.offs(h.ends[:0], row)
			see(forcingReason{place: p, ends: h.ends})
		}
	}
	for n := range h.cands {
		if !chainHas(h.seen[0], n) || !chainHas(h.seen[1], n) {
			continue
		}
		cell := h.nodes[n].cell
		place := forcingPlace{cell: cell}
		h.ends = append(h.ends[:0], chainOn(n))
		if chainOff(n) != h.queue[0] {
			by := h.parent[chainOff(n)]
			h.ends = append(h.ends, by)
			if other := &h.nodes[by.node()]; other.cell != cell || by.node() >= h.cands {
				place = forcingPlace{house: chainShared(other.cells.Or(puzzle.CellsOf(cell))), digit: other.digit}
			}
		}
		see(forcingReason{place: place, ends: h.ends})
	}
}

// ons lists the candidates of a row as true, if l follows from each and none is
// its opposite.
func (h *netHunt) ons(row []uint64, l chainLit) []chainLit {
	h.ends = h.ends[:0]
	for n := range h.cands {
		if !chainHas(row, n) {
			continue
		}
		on, off := h.follows(chainOn(n))
		if table := [2][]uint64{on, off}[l&1]; !chainHas(table, l.node()) || chainOff(n) == l {
			return nil
		}
		h.ends = append(h.ends, chainOn(n))
	}
	return h.ends
}

// comeTo counts what the nets from starts to l rest on, as long as that is below most.
// Those that contradict themselves show it too, but are a last resort.
func (h *netHunt) comeTo(l chainLit, starts []chainLit, most int) (n int) {
	for _, start := range starts {
		if n >= most {
			break
		}
		h.trace(start)
		if n += h.need([]chainLit{l}, netLongest); h.clashes() {
			n += netSpoilt
		}
	}
	return n
}

// clashes reports whether of what is needed two things can't both be true.
func (h *netHunt) clashes() bool {
	h.held = chainZeros(h.held, h.words)
	for _, l := range h.queue {
		if !h.needed[l] || !l.on() {
			continue
		}
		if chainMeet(h.row(h.weak, l.node()), h.held) {
			return true
		}
		netMark(h.held, uint16(l.node()))
	}
	return false
}

// netStep makes the step that l is so for a reason. What each end rests on is a chain
// of its own.
func (h *netHunt) netStep(l chainLit, r forcingReason) Step {
	var p puzzle.Picture
	if h.b.bare {
		return h.conclude(l, r, p)
	}
	role := map[puzzle.Candidate]puzzle.Role{h.candidate(l): 0}
	if !r.verity {
		h.trace(l.not())
	}
	for _, e := range r.ends {
		if r.verity {
			h.trace(e)
			e = l
		}
		if h.need([]chainLit{e}, netLongest) > 1 { // else it is there from the start
			h.drawNet(&p, role)
		}
	}
	return h.conclude(l, r, p)
}

// drawNet adds what is needed to p as its next chain.
func (h *netHunt) drawNet(p *puzzle.Picture, role map[puzzle.Candidate]puzzle.Role) {
	n := uint8(p.Chains() + 1)
	for _, l := range h.queue {
		if !h.needed[l] {
			continue
		}
		to := h.candidates(l)
		for _, m := range h.parents(l) {
			p.Links = append(p.Links, puzzle.Link{From: h.candidates(m), To: to, Strong: l.on(), Chain: n})
		}
		h.colour(p, l, role)
	}
}
