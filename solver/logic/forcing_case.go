package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A chainClash is two points of a chain that can't both be true. Where the chain starts is
// refuted then, even if it could go on. What is false on its way is ruled out by a point
// before, so it need not be looked at.
type chainClash [2]chainPoint

// against reports whether p and q are true and can't both be.
func (p chainPoint) against(q chainPoint) bool {
	switch {
	case !p.on || !q.on:
		return false
	case p.digit != q.digit:
		return p.cells == q.cells && p.cells.Len() == 1
	}
	_, house := houseOf(p.cells.Or(q.cells))
	return house && p.cells.And(q.cells).Empty()
}

// clashIn returns the first clash of a chain, and where it is.
func clashIn(ps []chainPoint) (c chainClash, at int, ok bool) {
	for j, q := range ps {
		if i := slices.IndexFunc(ps[:j], q.against); i >= 0 {
			return chainClash{ps[i], q}, j, true
		}
	}
	return c, 0, false
}

// cutPath ends the path of a case where it clashes with itself.
func (h *forcingSearch) cutPath() {
	ps := make([]chainPoint, len(h.path))
	for i, l := range h.path {
		node := &h.nodes[l.node()]
		ps[i] = chainPoint{cells: node.cells, digit: node.digit, on: l.on()}
	}
	if _, at, ok := clashIn(ps); ok {
		h.path = h.path[:at+1]
	}
}

// caseTexts tells the chains of several cases. One that clashes with itself is told up to
// there, and refuted.
func caseTexts(chains [][]chainPoint) block {
	told := walkTexts(chains)
	for i, ps := range chains {
		if c, _, ok := clashIn(ps); ok {
			told[i] = linkedText("logic.chain.told.refuted", linkTexts(ps, make([]pointSet, len(ps))),
				"a", ps[0].text(), "clash", c.text(), "not", ps[0].not().text())
		}
	}
	return told
}

func (c chainClash) text() phrase {
	cells, d := c[0].cells.Or(c[1].cells), c[0].digit
	if c[1].digit != d {
		return say("logic.forcing.notboth", "c", cells.First(), "both", digitsAnd(d.Set()|c[1].digit.Set()))
	}
	h, _ := houseOf(cells)
	return say("logic.forcing.nottwo", "h", words.House(h), "d", d, "facts", facts(InHouse{h, cells}))
}

// walkLines tells chains link by link. Cases that clash with themselves are refuted; what
// a contradiction is drawn from is not a case.
func walkLines(s *Step) (lines []line) {
	truth := forcingTruth(s)
	for _, links := range linksByChain(s) {
		ps := chainPoints(&Step{Diagram: puzzle.Diagram{Links: links}})
		told := linkLines(s, links, ps, make([]pointSet, len(ps)))
		if c, _, ok := clashIn(ps); ok && !ps[0].about(truth) {
			told = append(told, line{text: say("logic.forcing.refuted", "clash", c.text(), "not", ps[0].not().text()),
				lit: puzzle.Diagram{Cands: append(c[0].roles(), c[1].roles()...)}})
		}
		lines = append(lines, numbered(told)...)
	}
	return lines
}

// roles says of each candidate of p whether it is so.
func (p chainPoint) roles() (roles []puzzle.CandRole) {
	role := puzzle.Off
	if p.on {
		role = puzzle.On
	}
	for c := range p.cells.All() {
		roles = append(roles, puzzle.CandRole{Cand: puzzle.Cand(c, p.digit), Role: role})
	}
	return roles
}

// not is the opposite of p.
func (p chainPoint) not() chainPoint {
	p.on = !p.on
	return p
}

// restText says what follows from several cases, of which those left are not refuted.
func restText(cases int, left []chainPoint, truth chainPoint) phrase {
	switch {
	case len(left) == cases:
		return say("logic.forcing.whichever", "truth", truth.text())
	case len(left) == 0:
		return say("logic.forcing.nothing", "truth", truth.text())
	case len(left) == 1:
		return say("logic.forcing.one", "start", left[0].text(), "truth", truth.text())
	}
	return say("logic.forcing.others", "truth", truth.text())
}
