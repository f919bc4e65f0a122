package logic

import (
	"slices"

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
	var chains [][]chainPoint
	var told []any
	var all []netStatement
	truth := forcingTruth(s)
	verity := false
	for _, links := range linksByChain(s) {
		first, last := links[0], links[len(links)-1]
		start := netPoint(first.From, !first.Strong)
		chains = append(chains, []chainPoint{start, netPoint(last.To, last.Strong)})
		verity = start.cells != truth.cells || start.digit != truth.digit
		these := netStatements(links, truth)
		told = append(told, netText(start, these))
		for _, q := range these {
			if !slices.ContainsFunc(all, func(p netStatement) bool { return p.chainPoint == q.chainPoint }) {
				all = append(all, q)
			}
		}
	}
	if !verity {
		return forcingTextArgs(s, chains, []any{netText(chains[0][0], all)})
	}
	if netOwn(s, truth, chains[0][0].digit) {
		chains = append(chains, []chainPoint{truth, truth})
	}
	return forcingTextArgs(s, chains, told)
}

// netParts tells the nets statement by statement, each with the links that lead to it.
func netParts(s *Step, l words.Lang) []Part {
	truth := forcingTruth(s)
	return s.partsWith(l, func() (parts []Part) {
		for _, links := range linksByChain(s) {
			start := netPoint(links[0].From, !links[0].Strong)
			parts = append(parts, Part{
				Text: say("Suppose that {a}.", "假设 {a}。", "a", start.text()).In(l), Link: true,
				Lit: puzzle.Diagram{Cands: linkRoles(links[:1], true)},
			})
			from := 0
			for i, k := range links {
				ps := netStatements(links[from:i+1], truth)
				if len(ps) == 0 || i+1 < len(links) && slices.Equal(k.To, links[i+1].To) {
					continue
				}
				lit := links[from : i+1 : i+1]
				from = i + 1
				text := say("Then {p}.", "则 {p}。", "p", ps[0].text())
				parts = append(parts, Part{Text: text.In(l), Link: true, Lit: puzzle.Diagram{Links: lit, Cands: linkRoles(lit, false)}})
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

func netPoint(ks []puzzle.Candidate, on bool) chainPoint {
	return chainPoint{cellsOf(ks, ks[0].Digit()), ks[0].Digit(), on}
}

// A netStatement is a point of a net and what it follows from.
type netStatement struct {
	chainPoint
	from chainPoint // with several, the cells of all of them
}

// netStatements returns what is true in a net, in order, and what is false if that is the
// conclusion: the rest can be seen on the board.
func netStatements(links []puzzle.Link, truth chainPoint) (ps []netStatement) {
	for _, k := range links {
		p := netPoint(k.To, k.Strong)
		if !p.on && p != truth {
			continue
		}
		from := netPoint(k.From, !k.Strong)
		if n := len(ps) - 1; n >= 0 && ps[n].chainPoint == p {
			ps[n].from.cells = ps[n].from.cells.Or(from.cells)
			continue
		}
		ps = append(ps, netStatement{p, from})
	}
	return ps
}

// netText tells what follows from start, each with its reason.
func netText(start chainPoint, ps []netStatement) phrase {
	told := make([]phrase, len(ps))
	for i, p := range ps {
		told[i] = p.text()
	}
	return say("If {a}, then {told}.", "若 {a}，则 {told}。", "a", start.text(), "told", statements{told, netJoints})
}

// text says "r1c1 is 4 (row 1)".
func (p netStatement) text() phrase {
	return say("{p}{why}", "{p}{why}", "p", p.chainPoint.text(), "why", chainReason(p.from, p.chainPoint, pointSet{}, pointSet{}))
}
