package logic

import (
	"slices"
	"strings"

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
}

// netArgs describes a contradiction as one net, a verity as one from each candidate.
func netArgs(s *Step) []any {
	var chains [][]chainPoint
	var told []any
	var all []netStatement
	truth := forcingTruth(s)
	verity, explained := false, false
	for _, links := range linksByChain(s) {
		first, last := links[0], links[len(links)-1]
		start := netPoint(first.From, !first.Strong)
		chains = append(chains, []chainPoint{start, netPoint(last.To, last.Strong)})
		verity = start.cells != truth.cells || start.digit != truth.digit
		these := netStatements(links, truth)
		told = append(told, netText(start, these, explained))
		explained = explained || len(these) > netLong
		for _, q := range these {
			if !slices.ContainsFunc(all, func(p netStatement) bool { return p.chainPoint == q.chainPoint }) {
				all = append(all, q)
			}
		}
	}
	if !verity {
		return forcingTextArgs(s, chains, []any{netText(chains[0][0], all, false)})
	}
	if netOwn(s, truth, chains[0][0].digit) {
		chains = append(chains, []chainPoint{truth, truth})
	}
	return forcingTextArgs(s, chains, told)
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

// netLong is up to how many statements are described one by one.
const netLong = 7

// netText describes what follows from start. A long net is listed, and how to read such a
// list is explained once.
func netText(start chainPoint, ps []netStatement, explained bool) phrase {
	told := series{comma: comma, last: words.Text{En: " and ", Zh: "，最后 "}}
	for _, p := range ps {
		told.parts = append(told.parts, say("{p}{why}", "{p}{why}", "p", p.text(), "why", chainReason(p.from, p.chainPoint, pointSet{}, pointSet{})))
	}
	switch n := len(ps); {
	case n == 1:
		return say("If {a}, then {told}.", "若 {a}，则 {told}。", "a", start.text(), "told", told)
	case n <= netLong:
		return say("If {a}, it follows in turn that {told}.", "若 {a}，则依次推出 {told}。", "a", start.text(), "told", told)
	}
	so, n := say("", ""), len(ps)
	if last := ps[n-1]; !last.on {
		n--
		so = say(" So {z}.", "所以 {z}。", "z", told.parts[n])
	}
	how := say(", each the last one left for its cell, or for its digit in the house named", "，每项都是该格仅剩的数字，或该数字在括号内区域里仅剩的位置")
	if explained {
		how = say("", "")
	}
	return say("If {a}, then {n} things follow in turn{how}: {list}.{so}", "若 {a}，则依次推出 {n} 项{how}：{list}。{so}",
		"a", start.text(), "n", n, "how", how, "list", netList(ps[:n]), "so", so)
}

// netList writes "r1c1=4 (r1), r1c5=3".
func netList(ps []netStatement) string {
	parts := make([]string, len(ps))
	for i, p := range ps {
		parts[i] = chainList([]chainPoint{p.chainPoint}, make([]pointSet, 1))
		if p.from.cells != p.cells {
			parts[i] += " (" + chainShared(p.from.cells.Or(p.cells)).String() + ")"
		}
	}
	return strings.Join(parts, ", ")
}
