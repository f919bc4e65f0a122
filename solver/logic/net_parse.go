package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A netText is a net from one candidate, read from its links.
type netText struct {
	start   chainPoint
	links   []puzzle.Link
	told    []netStatement
	said    []Said // the start and what is told
	refuted bool   // it ends where nothing is left, not in what the step concludes
}

// A netStatement is a point of a net and what it follows from.
type netStatement struct {
	chainPoint
	from   chainPoint      // with several, the cells of all of them
	digits puzzle.DigitSet // of all of them
	to     int             // how many of the net's links lead up to here
	before []Said          // in the same net
}

type netTexts []netText

// parseForcingNets reads the nets of a step that concludes the truth.
func parseForcingNets(s *Step, truth chainPoint) (nets netTexts) {
	for _, links := range linksByChain(s) {
		start := linksStart(links)
		refuted := len(links[len(links)-1].To) == 0
		n := netText{start: start, links: links, refuted: refuted}
		n.follow(truth)
		nets = append(nets, n)
	}
	return nets
}

// follow lists what is true in the net, in order, and what is false if that is the conclusion:
// the rest can be seen on the board.
func (n *netText) follow(truth chainPoint) {
	n.said = []Said{n.start.fact()}
	for i, k := range n.links {
		switch {
		case len(k.To) == 0:
			return
		case i == 0 && len(k.From) == 0: // the assumption
			continue
		}
		from, p := linkPoints(k)
		if !p.on && !p.same(truth) {
			continue
		}
		if last := len(n.told) - 1; last >= 0 && n.told[last].same(p) {
			is := &n.told[last]
			is.from.cells, is.to, is.digits = is.from.cells.Or(from.cells), i+1, is.digits|from.digit.Set()
			continue
		}
		n.told = append(n.told, netStatement{p, from, from.digit.Set(), i + 1, n.said})
		n.said = append(n.said, p.fact())
	}
}

// end returns the last point of the net; of one that is refuted, its start.
func (n *netText) end() chainPoint {
	if n.refuted {
		return n.start
	}
	_, end := linkPoints(n.links[len(n.links)-1])
	return end
}

// together returns nets from one start as one, which says nothing twice.
func (nets netTexts) together() *netText {
	all := netText{start: nets[0].start}
	for _, n := range nets {
		for _, q := range n.told {
			if !slices.ContainsFunc(all.told, func(p netStatement) bool { return p.same(q.chainPoint) }) {
				q.to = 0
				all.told = append(all.told, q)
			}
		}
	}
	return &all
}

// ruledOut returns that what the nets end with as false is ruled out by what they tell.
func (nets netTexts) ruledOut() (all []Fact) {
	for _, n := range nets {
		if end := n.end(); !end.on {
			all = append(all, RuledOut{end.cells, end.digit.Set(), n.said})
		}
	}
	return all
}

// clash says where a net that is refuted leaves nothing.
func (n *netText) clash() phrase {
	last := n.links[len(n.links)-1]
	if cells := deepCells(last.From); cells.Len() == 1 {
		digits := digitsOf(last.From)
		return say("logic.net.noleft", "c", cells.First(), "facts", facts(OnlyDigits{cells, digits}, RuledOut{cells, digits, n.said}))
	}
	d := last.From[0].Digit()
	return say("logic.net.noplace", "h", words.House(last.House), "d", d,
		"facts", facts(OnlyPlaces{last.House, d.Set(), deepCells(last.From)}, RuledOut{deepCells(last.From), d.Set(), n.said}))
}

// verityText says what follows from all candidates of a place.
func (nets netTexts) verityText(truth chainPoint) phrase {
	var left []chainPoint
	for _, n := range nets {
		if !n.refuted {
			left = append(left, n.start)
		}
	}
	return restText(len(nets), left, truth)
}

// text says "r1c1 is 4 (row 1)".
func (p netStatement) text() phrase {
	why, out := chainReason(p.from, p.chainPoint, pointSet{}, pointSet{}), RuledOut{p.from.cells, p.digits, p.before}
	switch own := p.from.cells == p.cells; {
	case !p.on:
		out.Cells, out.Digits = p.cells, p.digit.Set()
	case own && p.cells.Len() > 1:
		why, out.Cells = houseReason(p.house, facts(OnlyPlaces{p.house, p.digit.Set(), p.cells})), puzzle.CellSet{}
	case own:
		why = onlyLeft(p.chainPoint, p.digits)
	}
	return say("logic.text.because", "p", p.chainPoint.text(), "why", why, "facts", facts(out))
}

// fact is p as what a case has said.
func (p chainPoint) fact() Said { return Said{p.cells, p.digit, p.on} }
