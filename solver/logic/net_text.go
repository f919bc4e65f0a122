package logic

import (
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// netContradiction explains contradictions with the texts of others.
func netContradiction(texts ...string) explanation {
	return explanation{texts: texts, joined: true, args: netArgs, lines: netLines, legend: "ends"}
}

// netVerity explains verities.
var netVerity = explanation{texts: []string{"verity"}, joined: true, args: netArgs, lines: netLines, legend: "ends"}

// netArgs describes a contradiction as one net, a verity as one from each candidate.
func netArgs(s *Step) []any {
	truth := forcingTruth(s)
	nets := parseForcingNets(s, truth)
	var chains [][]chainPoint
	for _, n := range nets {
		chains = append(chains, []chainPoint{n.start, n.end()})
	}
	if start := nets[0].start; start.about(truth) {
		house, cell := forcingAt(s)
		told := endFirst(start.fails(forcingClash(chains, house, cell)), nets.together().lines())
		return append(clashArgs(s, chains, told), "facts", nets.ruledOut())
	}
	if netOwn(s, truth, nets[0].start.digit) {
		chains = append(chains, []chainPoint{truth, truth})
	}
	var told block
	for _, n := range nets {
		first := say("logic.first.leads", "a", n.start.text(), "z", truth.text())
		if n.refuted {
			first = n.start.fails(n.clash())
		}
		told = append(told, endFirst(first, n.lines())...)
	}
	return openArgs(s, chains, told, nets.verityText(truth))
}

// netLines tells the nets of a step one after the other.
func netLines(s *Step) (lines []line) {
	for _, n := range parseForcingNets(s, forcingTruth(s)) {
		lines = append(lines, numbered(n.lines())...)
	}
	return lines
}

// lines tells a net statement by statement, each with the links that lead to it.
func (n *netText) lines() []line {
	lines := []line{n.start.supposed()}
	from := 0
	for _, p := range n.told {
		lines = append(lines, linkLine(say("logic.chain.then", "p", p.text()), litLinks(n.links[from:p.to:p.to])))
		from = p.to
	}
	if n.refuted {
		lines = append(lines, linkLine(say("logic.net.but", "clash", n.clash(), "not", n.start.not().text()), litLinks(n.links[from:])))
	}
	return lines
}

// supposed says what a net assumes.
func (p chainPoint) supposed() line {
	return linkLine(say("logic.chain.suppose", "a", p.text()), puzzle.Diagram{Cands: p.roles()})
}

// endFirst tells a net whose end is said before its lines, in place of what it assumes.
func endFirst(first phrase, lines []line) block {
	told := block{first}
	for _, x := range lines[1:] {
		told = append(told, x.text)
	}
	return told
}

// fails says which clash p leads to: "If r9c9 were 3, column 6 would have no 2:".
func (p chainPoint) fails(clash phrase) phrase {
	kind := clash.key[strings.LastIndexByte(clash.key, '.')+1:]
	key := "logic.first.if"
	if !p.on {
		key = "logic.first.if.not"
	}
	return say("logic.first."+kind, append(clash.args, "if", say(key, "c", words.Short(p.cells.Notation()), "d", p.digit))...)
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
