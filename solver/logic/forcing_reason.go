package logic

import (
	"slices"

	"sudoku/puzzle"
)

// A forcingReason says why a literal is forced: chains from its opposite to ends that
// can't all be true, or chains to it from all candidates of a place.
type forcingReason struct {
	verity bool
	place  forcingPlace
	ends   []chainLit // where chains end, or for a verity start
	length int        // points of all chains together
}

// anyLit is no literal: a walk to it sees everything.
const anyLit = ^chainLit(0)

// reason returns the shortest reason of a form for l, of equal ones a verity.
// What leads to l leads to the end of a chain from its opposite, read backwards,
// so one walk shows all reasons.
func (h *forcingSearch) reason(l chainLit, form forcingForm) forcingReason {
	h.walk(l.not(), anyLit)
	best := forcingReason{length: 1 << 30}
	keep := func(r forcingReason) {
		for _, e := range r.ends {
			r.length += int(h.distance[e]) + 1
		}
		if r.length < best.length && (form == forcingAny || r.verity == (form == forcingVerity)) {
			best = r
		}
	}
	for i, p := range h.places {
		row := h.row(h.members, i)
		if chainWithin(row, h.seen[1]) {
			if !chainHas(row, l.node()) {
				keep(forcingReason{verity: true, place: p, ends: h.offs(nil, row)})
			}
			keep(forcingReason{place: p, ends: h.offs(nil, row)})
		}
		if ends := h.nearest(row); len(ends) == 2 {
			keep(forcingReason{place: p, ends: ends})
		}
	}
	for n := range h.cands {
		if !chainHas(h.seen[0], n) || !chainHas(h.seen[1], n) {
			continue
		}
		ends := []chainLit{chainOn(n), chainOff(n)}
		if n == l.node() {
			ends = []chainLit{l}
		}
		keep(forcingReason{place: forcingPlace{cell: h.nodes[n].cell}, ends: ends})
	}
	if best.verity {
		for i := range best.ends {
			best.ends[i] = best.ends[i].not()
		}
	}
	return best
}

// offs adds to ls the candidates of a row, as not true.
func (h *forcingSearch) offs(ls []chainLit, row []uint64) []chainLit {
	for n := range h.cands {
		if chainHas(row, n) {
			ls = append(ls, chainOff(n))
		}
	}
	return ls
}

// nearest lists the nearest two candidates of a row that have been seen true.
func (h *forcingSearch) nearest(row []uint64) (ls []chainLit) {
	for n := range h.cands {
		if chainHas(row, n) && chainHas(h.seen[0], n) {
			ls = append(ls, chainOn(n))
		}
	}
	slices.SortStableFunc(ls, func(a, b chainLit) int { return int(h.distance[a]) - int(h.distance[b]) })
	return ls[:min(len(ls), 2)]
}

// step makes the step that l is true for a reason.
func (h *forcingSearch) step(l chainLit, r forcingReason) Step {
	var p puzzle.Diagram
	role := map[puzzle.Candidate]puzzle.Role{h.candidate(l): 0}
	for _, e := range r.ends {
		switch {
		case h.b.noDiagrams:
			continue
		case r.verity:
			h.shortestPath(e, l)
			h.cutPath()
		case e != l.not():
			h.shortestPath(l.not(), e)
		default:
			continue // assumed, so it needs no chain
		}
		h.draw(&p, role)
	}
	return h.conclude(l, r, p)
}

// conclude makes the step of a reason whose chains are drawn: it adds a house with their
// first cell, and the place where they start or end.
func (h *forcingSearch) conclude(l chainLit, r forcingReason, p puzzle.Diagram) Step {
	k, first := h.candidate(l), h.nodes[r.ends[0].node()].cell
	p.Houses = []puzzle.HouseRole{{House: chainHouse(k.Cell(), first), Role: puzzle.Base}}
	if r.place.digit != 0 {
		p.Houses = append(p.Houses, puzzle.HouseRole{House: r.place.house, Role: puzzle.Cover})
	} else {
		p.Cells = []puzzle.CellRole{{Cell: r.place.cell, Role: puzzle.Cover}}
	}
	if l.on() {
		return place(k, p)
	}
	return eliminate([]puzzle.Candidate{k}, p)
}

// candidate returns the candidate of l, which is no group.
func (h *forcingSearch) candidate(l chainLit) puzzle.Candidate {
	node := &h.nodes[l.node()]
	return puzzle.Cand(node.cell, node.digit)
}

// candidates returns those of l.
func (h *forcingSearch) candidates(l chainLit) []puzzle.Candidate {
	node := &h.nodes[l.node()]
	return h.b.within(node.cells, node.digit.Set())
}

// draw adds path to p as its next chain.
func (h *forcingSearch) draw(p *puzzle.Diagram, role map[puzzle.Candidate]puzzle.Role) {
	n := uint8(p.Chains() + 1)
	for i, l := range h.path {
		if i > 0 {
			link := h.b.link(h.candidates(h.path[i-1]), h.candidates(l), l.on())
			link.Chain = n
			p.Links = append(p.Links, link)
		}
		h.colour(p, l, role)
	}
}

// colour shows whether the candidates of l are true. One that is true in one chain and
// false in another is shown as in the first; role holds those already shown.
func (h *forcingSearch) colour(p *puzzle.Diagram, l chainLit, role map[puzzle.Candidate]puzzle.Role) {
	r := puzzle.Off
	if l.on() {
		r = puzzle.On
	}
	for _, k := range h.candidates(l) {
		if _, ok := role[k]; !ok {
			role[k] = r
			p.Cands = append(p.Cands, puzzle.CandRole{Cand: k, Role: r})
		}
	}
}
