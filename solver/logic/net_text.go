package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// netContradiction explains contradictions with the texts of others.
func netContradiction(texts ...string) explanation {
	return explanation{texts: texts, joined: true, walks: 1, args: netArgs, parts: netParts}
}

// netVerity explains verities.
var netVerity = explanation{texts: []string{"verity"}, joined: true, walks: 2, args: netArgs, parts: netParts}

// netArgs describes a contradiction as one net, a verity as one from each candidate.
func netArgs(s *Step) []any {
	truth := forcingTruth(s)
	nets := parseForcingNets(s, truth)
	var chains [][]chainPoint
	for _, n := range nets {
		chains = append(chains, []chainPoint{n.start, n.end()})
	}
	if start := nets[0].start; start.cells == truth.cells && start.digit == truth.digit {
		return append(clashArgs(s, chains, block{nets.together().text()}), "facts", nets.ruledOut())
	}
	if netOwn(s, truth, nets[0].start.digit) {
		chains = append(chains, []chainPoint{truth, truth})
	}
	var told block
	for _, n := range nets {
		told = append(told, n.text())
	}
	return openArgs(s, chains, told, nets.verityText(truth))
}

// netParts tells the nets statement by statement, each with the links that lead to it.
func netParts(s *Step, l words.Lang) []Part {
	return s.partsWith(l, func() (parts []Part) {
		for _, n := range parseForcingNets(s, forcingTruth(s)) {
			parts = append(parts, Part{
				Text: say("logic.chain.suppose", "a", n.start.text()).In(l), Link: true,
				Lit: puzzle.Diagram{Cands: n.start.roles()},
			})
			part := func(text phrase, links []puzzle.Link) {
				parts = append(parts, Part{Text: text.In(l), Link: true, Lit: puzzle.Diagram{Links: links, Cands: linkRoles(links, false)}})
			}
			from := 0
			for _, p := range n.told {
				part(say("logic.chain.then", "p", p.text()), n.links[from:p.to:p.to])
				from = p.to
			}
			if n.refuted {
				part(say("logic.net.but", "clash", n.clash(), "not", n.start.not().text()), n.links[from:])
			}
		}
		return parts
	})
}

// netOwn reports whether the truth is one of the candidates from which nets start: for
// it there is no net.
func netOwn(s *Step, truth chainPoint, digit puzzle.Digit) bool {
	house, cell := forcingAt(s)
	switch {
	case !truth.on:
		return false
	case house != nil:
		return truth.digit == digit && truth.cells.In(house.Set())
	}
	return truth.cell() == cell
}
