package logic

import (
	"slices"

	"sudoku/puzzle"
)

// step makes the step of a case, whose chain is path.
func (h *chainSearch) step(c *chainCase) Step {
	eliminated := slices.Clone(h.eliminated[c.from:c.to])
	if h.b.noDiagrams {
		return Step{Eliminate: eliminated}
	}
	var p puzzle.Diagram
	role := map[puzzle.Candidate]puzzle.Role{}
	for _, k := range eliminated {
		role[k] = puzzle.Eliminate
	}
	nodes := make([][]puzzle.Candidate, len(h.path))
	for i, l := range h.path {
		node := &h.nodes[l.node()]
		nodes[i] = h.b.within(node.cells, node.digit.Set())
		if i > 0 {
			p.Links = append(p.Links, h.b.link(nodes[i-1], nodes[i], l.on()))
		}
		for _, k := range nodes[i] {
			if r := role[k]; r == 0 || r == puzzle.Off && l.on() {
				role[k] = puzzle.Off
				if l.on() {
					role[k] = puzzle.On
				}
			}
		}
	}
	for i, l := range h.path {
		if h.isSet(l) {
			h.showSet(&p, i, role)
		}
	}
	if c.form == chainContinuous {
		p.Links = append(p.Links, h.b.link(nodes[len(nodes)-1], nodes[0], false))
	}
	for _, ks := range nodes {
		for _, k := range ks {
			if r := role[k]; r == puzzle.On || r == puzzle.Off {
				p.Cands = append(p.Cands, puzzle.CandRole{Cand: k, Role: r})
				delete(role, k)
			}
		}
	}
	p.Houses = []puzzle.HouseRole{{House: chainHouse(eliminated[0].Cell(), h.nodes[h.path[0].node()].cell), Role: puzzle.Base}}
	return eliminate(eliminated, p)
}

// showSet adds the almost locked set that path enters at i to p, as its next set.
func (h *chainSearch) showSet(p *puzzle.Diagram, i int, role map[puzzle.Candidate]puzzle.Role) {
	if h.path[i].on() {
		return
	}
	a, next := h.setAt(i+1), puzzle.Set
	if n := len(p.Cells); n > 0 {
		next = p.Cells[n-1].Role + 1
	}
	for c := range a.cells.All() {
		p.Cells = append(p.Cells, puzzle.CellRole{Cell: c, Role: next})
	}
	for _, k := range h.b.within(a.cells, a.digits) {
		if role[k] == 0 {
			p.Cands = append(p.Cands, puzzle.CandRole{Cand: k, Role: next})
			role[k] = next
		}
	}
}

// chainHouse returns a house of c to look at, one with the chain's first cell if
// they share any.
func chainHouse(c, first puzzle.Cell) puzzle.House {
	houses := c.Houses()
	for _, h := range houses {
		if h.Set().Has(first) {
			return h
		}
	}
	return houses[0]
}
