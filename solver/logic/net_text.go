package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// netContradictionExplanation explains contradictions.
var netContradictionExplanation = explanation{
	where: words.Text{En: "Look at {house}.", Zh: "看{house}。"},
	what: words.Text{
		En: "There is a forcing net: an assumption from which something impossible follows, once several of its results are taken together.",
		Zh: "这里有强制网：有一个假设，把从它推出的几个结论合起来，会导出矛盾。",
	},
	pattern:  contradictionExplanation.pattern,
	why:      contradictionExplanation.why,
	notation: contradictionExplanation.notation,
	joined:   true,
	args:     netArgs,
	parts:    netParts,
}

// netVerityExplanation explains verities.
var netVerityExplanation = explanation{
	where: words.Text{En: "Look at {house}.", Zh: "看{house}。"},
	what: words.Text{
		En: "There is a forcing net: whichever of several things is true, the same follows, once several results are taken together.",
		Zh: "这里有强制网：几种可能无论哪一种成立，把推出的几个结论合起来，都得出同一结论。",
	},
	pattern: verityExplanation.pattern,
	why:     verityExplanation.why,
	joined:  true,
	args:    netArgs,
	parts:   netParts,
}

// netArgs describes a contradiction as one net, a verity as one from each candidate.
func netArgs(s *Step) []any {
	truth := forcingTruth(s)
	nets := parseForcingNets(s, truth)
	var chains [][]chainPoint
	for _, n := range nets {
		chains = append(chains, []chainPoint{n.start, n.end()})
	}
	if start := nets[0].start; start.cells == truth.cells && start.digit == truth.digit {
		return append(clashArgs(s, chains, []any{nets.together().text()}), "facts", nets.ruledOut())
	}
	if netOwn(s, truth, nets[0].start.digit) {
		chains = append(chains, []chainPoint{truth, truth})
	}
	var told []any
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
				Text: say("Suppose that {a}.", "假设 {a}。", "a", n.start.text()).In(l), Link: true,
				Lit: puzzle.Diagram{Cands: n.start.roles()},
			})
			part := func(text phrase, links []puzzle.Link) {
				parts = append(parts, Part{Text: text.In(l), Link: true, Lit: puzzle.Diagram{Links: links, Cands: linkRoles(links, false)}})
			}
			from := 0
			for _, p := range n.told {
				part(say("Then {p}.", "则 {p}。", "p", p.text()), n.links[from:p.to:p.to])
				from = p.to
			}
			if n.refuted {
				part(say("But then {clash}, so {not}.", "但这样{clash}，所以 {not}。", "clash", n.clash(), "not", n.start.not().text()), n.links[from:])
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
