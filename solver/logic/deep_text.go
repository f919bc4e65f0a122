package logic

import (
	"fmt"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

func deepArgs(s *Step) []any {
	nets := parseNets(s.Diagram.Links)
	k := append(append([]puzzle.Candidate{}, s.Place...), s.Eliminate...)[0]
	truth := pointOf(k, len(s.Place) > 0)
	house, cell := forcingAt(s)
	var place words.Sayer = say("{c}", " {c} ", "c", cell)
	if house != nil {
		place = words.House(*house)
	}
	var starts []string
	for _, t := range nets {
		starts = append(starts, deepSign(t.start, t.on))
	}
	args := []any{"digits", k.Digit(), "starts", strings.Join(starts, ", ")}
	if nets[0].start == k {
		t := nets[0]
		clash, end := say("{c} would have no digit left", "这样 {c} 没有数字可填", "c", cell), say("{c} empty", "{c} 空", "c", cell)
		if house != nil {
			clash = say("{d} would have no place in {h}", "这样{h}里 {d} 没有位置", "h", place, "d", t.end[0].Digit())
			end = say("no {d} in {h}", "{h} 无 {d}", "h", house.String(), "d", t.end[0].Digit())
		}
		return append(args,
			"look", say("Suppose that {start}, and follow what it does to {place}.", "假设 {start}，看它对{place}有什么影响。", "start", t.assumption(), "place", place),
			"end", say(" => {end}", " => {end}", "end", end),
			"first", t.text(),
			"second", say("{clash}.", "{clash}。", "clash", opening{clash}),
			"so", say("That can't be, so {truth}.", "这不可能，所以 {truth}。", "truth", truth.text()))
	}
	walks := series{comma: nextParagraph, last: nextParagraph}
	var chains [][]chainPoint
	for _, t := range nets {
		walks.parts = append(walks.parts, t.leadsText(k, truth))
		chains = append(chains, []chainPoint{pointOf(t.start, true)})
	}
	open := forcingOpen(chains, house, cell)
	return append(args, "look", say("{open} Follow each.", "{open}逐一推下去。", "open", open), "end", "", "first", open, "second", walks,
		"so", say("Whichever it is, {truth}.", "无论是哪一种，{truth}。", "truth", truth.text()))
}

// deepSign writes "r1c1=4" or "r1c1<>4".
func deepSign(k puzzle.Candidate, on bool) string {
	if on {
		return k.String()
	}
	return fmt.Sprintf("%v<>%d", k.Cell(), k.Digit())
}

// deepClash says where nothing is left, as far as the eliminated candidates show.
func deepClash(eliminated []puzzle.Candidate) phrase {
	if cells := deepCells(eliminated); cells.Len() > 1 || len(eliminated) == 1 {
		return say("no {d} would be left in {cells}", "{cells} 都不能填 {d}", "d", eliminated[0].Digit(), "cells", cells.Notation())
	}
	return say("{c} would have no digit left", "{c} 没有数字可填", "c", eliminated[0].Cell())
}

func deepCells(ks []puzzle.Candidate) (cells puzzle.CellSet) {
	for _, k := range ks {
		cells.Add(k.Cell())
	}
	return cells
}

// assumption says what the net assumes.
func (t *parsedNet) assumption() phrase {
	return pointOf(t.start, t.on).text()
}

// text tells a net that fails.
func (t *parsedNet) text() phrase {
	return t.from(say("Suppose that {a}.", "假设 {a}。", "a", t.assumption()), say("Then ", "则 "), 0)
}

// from tells what follows from an assumption: from single facts after then, from a further
// assumption in a paragraph of its own.
func (t *parsedNet) from(start, then phrase, depth int) phrase {
	switch {
	case len(t.parts) == 0:
		return start
	case t.parts[0].nests():
		return say("{start}{parts}", "{start}{parts}", "start", start, "parts", series{[]any{phrase{}, t.told(depth)}, nextParagraph, nextParagraph})
	}
	return say("{start} {then}{parts}", "{start}{then}{parts}", "start", start, "then", then, "parts", t.told(depth))
}

// leadsText tells a net that leads to k.
func (t *parsedNet) leadsText(k puzzle.Candidate, truth chainPoint) phrase {
	if n := len(t.parts); n > 0 && t.parts[n-1].on == k && t.parts[n-1].true {
		t.parts = t.parts[:n-1]
	}
	switch {
	case len(t.parts) == 0:
		return say("If {a}, then {z}.", "若 {a}，则 {z}。", "a", t.assumption(), "z", truth.text())
	case t.parts[0].nests():
		return say("{net} So {z}.", "{net}于是 {z}。", "net", t.text(), "z", truth.text())
	}
	so := say(" So {z}.", "于是 {z}。", "z", truth.text())
	if last := &t.parts[len(t.parts)-1]; last.nest == nil && slices.Equal(last.out, []puzzle.Candidate{k}) {
		so = phrase{} // it has just been said, with the reason
	}
	return say("If {a}, then {parts}{so}", "若 {a}，则 {parts}{so}", "a", t.assumption(), "parts", t.told(0), "so", so)
}

// nests reports whether a part is a net of its own, and not only a candidate with no room.
func (p *deepPart) nests() bool { return p.nest != nil && len(p.nest.parts) > 0 }

// told tells the parts of a net in turn, which is within so many others. What a further
// assumption leads to is told in paragraphs of its own.
func (t *parsedNet) told(depth int) (all series) {
	var run []phrase
	end := func() {
		if len(run) > 0 {
			first := phrase{}
			switch {
			case len(all.parts) == 0:
			case depth == 0:
				first = say("Then ", "接着 ")
			default:
				first = say("So if {a}, then ", "因此若 {a}，则 ", "a", t.assumption())
			}
			all.parts = append(all.parts, say("{first}{run}.", "{first}{run}。", "first", first, "run", statements{run, netJoints}))
			run = nil
		}
	}
	for _, p := range t.parts {
		if !p.nests() {
			run = append(run, p.text())
			continue
		}
		end()
		all.parts = append(all.parts, p.nest.failsText(depth+1))
	}
	end()
	all.comma, all.last = nextParagraph, nextParagraph
	return all
}

// failsText tells a net that fails within so many others, so that its assumption is wrong.
func (t *parsedNet) failsText(depth int) phrase {
	return say("{net} But {clash}, so {off}.", "{net}但这样 {clash}，所以 {off}。",
		"net", t.from(t.within(depth), say("Then ", "则 "), depth), "clash", deepClash(t.end), "off", t.wrong())
}

// within says what a net within so many others assumes.
func (t *parsedNet) within(depth int) phrase {
	if depth > 1 {
		return say("Suppose further that {a}.", "再进一步假设 {a}。", "a", t.assumption())
	}
	return say("Within this, suppose that {a}.", "在此之下，再假设 {a}。", "a", t.assumption())
}

// wrong says that the assumption does not hold.
func (t *parsedNet) wrong() phrase {
	return pointOf(t.start, !t.on).text()
}

// text describes a part and its reason.
func (p deepPart) text() phrase {
	switch {
	case p.nest != nil:
		return say("{off} (or else {clash})", "{off}（否则 {clash}）", "off", p.nest.wrong(), "clash", deepClash(p.nest.end))
	case p.true:
		return say("{k}{why}", "{k}{why}", "k", pointOf(p.on, true).text(), "why", deepReason(p.from, p.on, p.house))
	}
	gone := series{comma: comma, last: words.Text{En: " and ", Zh: "，"}}
	for _, g := range byCells(p.out) {
		gone.parts = append(gone.parts, say("{cells} can't be {digits}", "{cells} 不能填 {digits}", "cells", cellsAnd(g.cells.All()), "digits", digitsOr(g.digits)))
	}
	return say("{gone} ({holds})", "{gone}（{holds}）", "holds", p.patternText(), "gone", gone)
}

// patternText says what a pattern is.
func (p deepPart) patternText() phrase {
	var digits puzzle.DigitSet
	for _, k := range p.from {
		digits |= k.Digit().Set()
	}
	cells := deepCells(p.from)
	_, inHouse := houseOf(cells)
	switch {
	case digits.Len() > 1:
		return say("{cells} must be {digits}", "{cells} 必为 {digits}", "cells", cellsAnd(cells.All()), "digits", digitsAnd(digits))
	case inHouse:
		places := cellsAnd(cells.All())
		places.last = or
		return say("{d} is in {cells}", "{d} 在 {cells}", "cells", places, "d", digits)
	}
	return say("{cells} hold two {d}s", "{cells} 占两个 {d}", "cells", cellsAnd(cells.All()), "d", digits)
}

// deepReason says why k is true when from are not, all others of its cell or of h.
func deepReason(from []puzzle.Candidate, k puzzle.Candidate, h puzzle.House) phrase {
	if from[0] == k {
		return say(" (a single)", "（唯一数）")
	}
	if deepCells(from) == puzzle.CellsOf(k.Cell()) {
		var others puzzle.DigitSet
		for _, o := range from {
			others |= o.Digit().Set()
		}
		return onlyLeft(pointOf(k, true), others)
	}
	return houseReason(h, facts(OnlyPlaces{h, k.Digit().Set(), deepCells(append([]puzzle.Candidate{k}, from...))}))
}
