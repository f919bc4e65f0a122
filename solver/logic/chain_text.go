package logic

import (
	"fmt"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var chainWhere = words.Text{En: "Look at {house}.", Zh: "看{house}。"}

// formTexts says of each form of chain why it is sound and what it is.
var formTexts = [numChainForms]struct{ doc, what words.Text }{
	chainOpen: {words.Text{
		En: "A chain with strong links first and last has one true end at least, so whatever both ends rule out can be removed.",
		Zh: "首尾都是强链的链，两端至少有一端成立；两端都排除的候选数可以删除。",
	}, words.Text{
		En: "There is an alternating inference chain: strong links (one end is true) and weak ones (not both are true) in turn. It starts and ends with a strong one.",
		Zh: "这里有交替推理链：强链（两端必有一端成立）与弱链（两端不能都成立）交替相连，首尾都是强链。",
	}},
	chainDiscontinuous: {words.Text{
		En: "A chain that comes back to its first cell shows what that cell can or can't be.",
		Zh: "一条链绕回起点的格子，就说明这格必须或不能填某个数字。",
	}, words.Text{
		En: "There is a discontinuous nice loop: a chain that leaves a cell and comes back to it with something else to say.",
		Zh: "这里有不连续环：一条链从某格出发，绕回这格时得出另一个结论。",
	}},
	chainContinuous: {words.Text{
		En: "In a closed chain of strong and weak links in turn, just one end of each weak link is true. So what sees both ends can't be.",
		Zh: "强弱交替的链首尾相接成环时，每条弱链的两端恰有一端成立，同时受两端影响的候选数都不成立。",
	}, words.Text{
		En: "There is a continuous nice loop: strong links (one end is true) and weak ones (not both are true) in turn, all round.",
		Zh: "这里有连续环：强链（两端必有一端成立）与弱链（两端不能都成立）交替相连，首尾相接，没有断点。",
	}},
}

// chainExplanation explains chains. Each step says what it concludes.
func chainExplanation(where, what words.Text) explanation {
	return explanation{
		where: where,
		what:  what,
		pattern: words.Text{
			En: "It runs through {way}.",
			Zh: "它依次经过 {way}。",
		},
		why:      []words.Text{{En: "{walk}", Zh: "{walk}"}, {En: "{then}", Zh: "{then}"}, {En: "{so}", Zh: "{so}"}},
		notation: words.Text{En: "{list} {line}", Zh: "{list} {line}"},
		args:     chainArgs,
		parts:    chainParts,
	}
}

// A chainPoint is a literal as the text names it.
type chainPoint struct {
	cells puzzle.CellSet
	digit puzzle.Digit
	on    bool
	house puzzle.House // in a chain, of the link from the point before
}

// pointOf returns the point of one candidate.
func pointOf(k puzzle.Candidate, on bool) chainPoint {
	return chainPoint{cells: puzzle.CellsOf(k.Cell()), digit: k.Digit(), on: on}
}

// same reports whether p and q are the same literal, whatever leads to them.
func (p chainPoint) same(q chainPoint) bool {
	return p.cells == q.cells && p.digit == q.digit && p.on == q.on
}

// cell returns the first cell.
func (p chainPoint) cell() puzzle.Cell { return p.cells.First() }

// text says "r1c1 is 4" or "r1c1 is not 4".
func (p chainPoint) text() phrase {
	short := p.cells.Notation()
	switch {
	case p.cells.Len() == 1 && p.on:
		return say("{c} is {d}", "{c} 是 {d}", "c", short, "d", p.digit)
	case p.cells.Len() == 1:
		return say("{c} is not {d}", "{c} 不是 {d}", "c", short, "d", p.digit)
	case p.on:
		return say("one of {c} is {d}", "{c} 之一是 {d}", "c", short, "d", p.digit)
	}
	return say("none of {c} is {d}", "{c} 都不是 {d}", "c", short, "d", p.digit)
}

// chainPoints reads the points of s from its links.
func chainPoints(s *Step) (ps []chainPoint) {
	for i, l := range s.Diagram.Links {
		from, to := linkPoints(l)
		if i == 0 {
			ps = append(ps, from)
		}
		ps = append(ps, to)
	}
	return ps
}

// linksStart returns the point at which links start.
func linksStart(links []puzzle.Link) chainPoint {
	start, _ := linkPoints(links[0])
	return start
}

// linkPoints returns the two ends of a link; of one without a start, its end twice.
func linkPoints(l puzzle.Link) (from, to chainPoint) {
	point := func(ks []puzzle.Candidate, on bool) chainPoint {
		return chainPoint{cells: cellsOf(ks, ks[0].Digit()), digit: ks[0].Digit(), on: on}
	}
	to = point(l.To, l.Strong)
	if from = to; len(l.From) > 0 {
		from = point(l.From, !l.Strong)
	}
	to.house = l.House
	return from, to
}

func chainArgs(s *Step) []any {
	ps := chainPoints(s)
	in := pointSets(s, ps)
	var digits puzzle.DigitSet
	for _, k := range s.Eliminate {
		digits |= k.Digit().Set()
	}
	then, so := chainConclusion(s, ps, in)
	return []any{
		"digits", digitsAnd(digits), "list", strings.ReplaceAll(list(digits), ",", "/"), "parts", chainExtras(ps, in),
		"way", chainCells(ps, in), "line", chainNotation(s, ps, in), "walk", chainWalkText(ps, in), "then", then, "so", so,
	}
}

// longWay is how many cells and sets of a chain a sentence names.
const longWay = 8

// chainCells names the cells in order, of a long chain in two sentences.
func chainCells(ps []chainPoint, in []pointSet) any {
	s := series{comma: comma, last: and}
	for i, p := range ps {
		switch {
		case in[i].digits == 0 && (i == 0 || p.cells != ps[i-1].cells):
			s.parts = append(s.parts, p.cells.Notation())
		case in[i].digits != 0 && !p.on:
			s.parts = append(s.parts, say("the set {cells}", "数组 {cells}", "cells", in[i].set.Notation()))
		}
	}
	if n := len(s.parts); n > 2 && s.parts[n-1] == s.parts[0] {
		s.last = words.Text{En: ", and back to ", Zh: "，回到 "}
	}
	if len(s.parts) <= longWay {
		return s
	}
	first := series{s.parts[:len(s.parts)/2], comma, and}
	s.parts = s.parts[len(s.parts)/2:]
	return say("{first}. From there through {rest}", "{first}。接着经过 {rest}", "first", first, "rest", s)
}

// chainNotation writes the chain as HoDoKu does: "r2c3 =5= r2c8 -5- r4c8", where the
// ends of some kinds have a link too.
func chainNotation(s *Step, ps []chainPoint, in []pointSet) string {
	closed := chainClosed(ps)
	if closed {
		ps = ps[:len(ps)-1]
	}
	first, last := ps[0], ps[len(ps)-1]
	var b strings.Builder
	for i, p := range ps {
		switch {
		case in[i].digits != 0 && p.on:
			continue
		case in[i].digits != 0:
			fmt.Fprintf(&b, " -%d- ALS:%s", p.digit, setText(in[i].set, in[i].digits))
			continue
		case i > 0 && p.cell() == ps[i-1].cell():
			continue
		case i > 0 && p.on:
			fmt.Fprintf(&b, " =%d= ", p.digit)
		case i > 0:
			fmt.Fprintf(&b, " -%d- ", p.digit)
		}
		b.WriteString(p.cells.Notation())
	}
	line := b.String()
	switch {
	case closed:
		return fmt.Sprintf("%d= %s =%d", last.digit, line, ps[1].digit)
	case first.cell() != last.cell() && (s.Technique == nil || s.Technique.ID != "x-chain"):
		return fmt.Sprintf("%d- %s -%d", first.digit, line, last.digit)
	}
	return line
}

// chainClosed reports whether the last point is the first again.
func chainClosed(ps []chainPoint) bool { return ps[0].same(ps[len(ps)-1]) }

// chainConclusion says what the walk shows, and what follows.
func chainConclusion(s *Step, ps []chainPoint, in []pointSet) (then, so phrase) {
	a, z := ps[0], ps[len(ps)-1]
	goes := eliminationText(s.Eliminate)
	so = say("So {goes}.", "因此{goes}。", "goes", goes)
	passes, decides := chainPasses(ps, in)
	switch {
	case chainClosed(ps) && (passes || decides):
		return chainSetLoopText(passes, decides, goes)
	case chainClosed(ps):
		return phrase{}, say("What sees both ends of a weak link, or shares a cell with both, can't be true: {goes}.",
			"同时受一条弱链两端影响、或与两端同格的候选数都不成立：{goes}。", "goes", goes)
	case a.cells == z.cells && a.digit == z.digit && z.on:
		if s.Eliminate[0].Cell() != a.cell() {
			return say("So {z} in any case.", "所以无论如何 {z}。", "z", z.text()),
				say("What sees it can't be {d}: {goes}.", "受它影响的格不能是 {d}：{goes}。", "d", z.digit, "goes", goes)
		}
		return say("So {z} in any case.", "所以无论如何 {z}。", "z", z.text()),
			say("The cell has no room for anything else: {goes}.", "这格容不下别的数字：{goes}。", "goes", goes)
	case a.cells == z.cells && a.digit == z.digit:
		return say("It can't both be {d} and not be {d}.", "它不可能既是 {d} 又不是 {d}。", "d", a.digit), so
	case a.cell() == z.cell() && z.on:
		return say("One cell can't be both {a} and {z}.", "一格不可能既是 {a} 又是 {z}。", "a", a.digit, "z", z.digit), so
	case a.cell() == z.cell():
		return say("And if {c} is {a}, it is not {z} either.", "而若 {c} 是 {a}，它也不是 {z}。", "c", a.cell(), "a", a.digit, "z", z.digit), so
	}
	a.on = true
	then = say("So {a} or {z}, or both.", "所以 {a} 或 {z}，至少有一个成立。", "a", a.text(), "z", z.text())
	if a.digit == z.digit {
		return then, say("What sees both ends can't be {d}: {goes}.", "同时受两端影响的格不能是 {d}：{goes}。", "d", a.digit, "goes", goes)
	}
	return then, say("The two cells see each other, so either end keeps {z} out of {a} and {x} out of {b}: {goes}.",
		"这两格互相影响，无论哪一端成立，{a} 都不是 {z}，{b} 都不是 {x}：{goes}。",
		"a", a.cell(), "b", z.cell(), "x", a.digit, "z", z.digit, "goes", goes)
}
