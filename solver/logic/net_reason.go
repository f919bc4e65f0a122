package logic

import (
	"slices"

	"sudoku/puzzle"
)

const (
	netLongest      = 1 << 30 // longer than any reason
	netContradicted = 1 << 20 // added to the length of a net that contradicts itself
)

// netReason returns the shortest reason of a form for l, of equal ones a verity. It is
// valid until the next call.
func (h *netSearch) netReason(l chainLit, form forcingForm) forcingReason {
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
		r.length = h.verityLength(l, r.ends, best.length+1)
		if r.length <= best.length && (r.length < netContradicted || form == forcingAny) {
			keep(r)
		}
	}
	return best
}

// eachClash calls see with the clashes of the trace: places with nothing left, and what
// is true although something else rules it out.
func (h *netSearch) eachClash(see func(forcingReason)) {
	for i, p := range h.places {
		if row := h.row(h.members, i); chainWithin(row, h.eliminated) {
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
				place = forcingPlace{house: h.b.linkHouse(other.cells.Or(puzzle.CellsOf(cell)), other.digit, false), digit: other.digit}
			}
		}
		see(forcingReason{place: place, ends: h.ends})
	}
}

// ons lists the candidates of a row as true, if l follows from each and none is
// its opposite.
func (h *netSearch) ons(row []uint64, l chainLit) []chainLit {
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

// verityLength counts what the nets from starts to l depend on, up to most. Nets that
// contradict themselves show l too, but only as a last resort.
func (h *netSearch) verityLength(l chainLit, starts []chainLit, most int) (n int) {
	for _, start := range starts {
		if n >= most {
			break
		}
		h.trace(start)
		if n += h.need([]chainLit{l}, netLongest); h.clashes() {
			n += netContradicted
		}
	}
	return n
}

// clashes reports whether two of the needed literals can't both be true.
func (h *netSearch) clashes() bool {
	h.neededTrue = chainZeros(h.neededTrue, h.words)
	for _, l := range h.queue {
		if !h.needed[l] || !l.on() {
			continue
		}
		if chainMeet(h.row(h.weak, l.node()), h.neededTrue) {
			return true
		}
		netMark(h.neededTrue, uint16(l.node()))
	}
	return false
}

// netStep makes the step that l is true for a reason. What each end depends on is a chain
// of its own.
func (h *netSearch) netStep(l chainLit, r forcingReason) Step {
	var p puzzle.Diagram
	if h.b.noDiagrams {
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
		h.need([]chainLit{e}, netLongest)
		switch {
		case e == h.queue[0]: // the start itself
		case r.verity && h.clashes():
			h.drawRefuted(&p, role)
		default:
			h.drawNet(&p, role)
		}
	}
	return h.conclude(l, r, p)
}

// drawRefuted adds what refutes the start of the trace as the next chain: that a place has
// nothing left. Its last link, without an end, is from the candidates of that place.
func (h *netSearch) drawRefuted(p *puzzle.Diagram, role map[puzzle.Candidate]puzzle.Role) {
	at, least := 0, netLongest
	for i := range h.places {
		if row := h.row(h.members, i); chainWithin(row, h.eliminated) {
			h.ends = h.offs(h.ends[:0], row)
			if n := h.need(h.ends, least); n < least {
				at, least = i, n
			}
		}
	}
	h.ends = h.offs(h.ends[:0], h.row(h.members, at))
	h.need(h.ends, netLongest)
	h.drawNet(p, role)
	var left []puzzle.Candidate
	for _, l := range h.ends {
		left = append(left, h.candidate(l))
	}
	p.Links = append(p.Links, puzzle.Link{From: left, Strong: true, Chain: uint8(p.Chains()), House: h.places[at].house})
}

// drawNet adds the needed literals to p as its next chain. A group that has all places of
// its digit in a house follows from nothing: its link has no start. A chain with one begins
// with a link to what it assumes, which may lead nowhere else.
func (h *netSearch) drawNet(p *puzzle.Diagram, role map[puzzle.Candidate]puzzle.Role) {
	n := uint8(p.Chains() + 1)
	if start := h.queue[0]; slices.ContainsFunc(h.queue[1:], func(l chainLit) bool { return h.needed[l] && len(h.parents(l)) == 0 }) {
		p.Links = append(p.Links, puzzle.Link{To: h.candidates(start), Strong: start.on(), Chain: n})
		h.colour(p, start, role)
	}
	for i, l := range h.queue {
		if !h.needed[l] {
			continue
		}
		to, from := h.candidates(l), h.parents(l)
		for _, m := range from {
			link := h.b.link(h.candidates(m), to, l.on())
			if link.Chain = n; l.on() {
				link.House = h.places[h.last[l]].house
			}
			p.Links = append(p.Links, link)
		}
		if i > 0 && len(from) == 0 {
			p.Links = append(p.Links, puzzle.Link{To: to, Strong: true, Chain: n, House: h.places[h.last[l]].house})
		}
		h.colour(p, l, role)
	}
}
