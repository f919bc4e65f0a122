package logic

import (
	"fmt"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// maxToldParts is how many parts of nets are described with their reasons; more are listed.
const maxToldParts = 12

func deepArgs(s *Step) []any {
	nets := parseNets(s.Diagram.Links)
	k := append(append([]puzzle.Candidate{}, s.Place...), s.Eliminate...)[0]
	truth := chainPoint{puzzle.CellsOf(k.Cell()), k.Digit(), len(s.Place) > 0}
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
	walks := series{comma: words.Text{En: " "}, last: words.Text{En: " "}}
	var chains [][]chainPoint
	for _, t := range nets {
		walks.parts = append(walks.parts, t.leadsText(k, truth))
		chains = append(chains, []chainPoint{{puzzle.CellsOf(t.start.Cell()), t.start.Digit(), true}})
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
	return chainPoint{puzzle.CellsOf(t.start.Cell()), t.start.Digit(), t.on}.text()
}

// text describes a net that fails.
func (t *parsedNet) text() phrase {
	if len(t.parts) == 0 {
		return say("Suppose that {a}.", "假设 {a}。", "a", t.assumption())
	}
	if t.size() <= maxToldParts {
		return say("Suppose that {a}. Then {parts}.", "假设 {a}，则 {parts}。", "a", t.assumption(), "parts", t.series(deepPart.text))
	}
	note := say("", "")
	if t.nested() {
		note = say(" Brackets hold what a further assumption leads to, up to where it fails.", "方括号内是再作的假设推出的结果，直到矛盾为止。")
	}
	return say("Suppose that {a}. From that follow, one after the other: {parts}.{note}", "假设 {a}，由此依次推出：{parts}。{note}",
		"a", t.assumption(), "parts", t.series(deepPart.notation), "note", note)
}

// leadsText describes a net that leads to k.
func (t *parsedNet) leadsText(k puzzle.Candidate, truth chainPoint) phrase {
	if n := len(t.parts); n > 0 && t.parts[n-1].on == k && t.parts[n-1].true {
		t.parts = t.parts[:n-1]
	}
	switch {
	case len(t.parts) == 0:
		return say("If {a}, then {z}.", "若 {a}，则 {z}。", "a", t.assumption(), "z", truth.text())
	case t.size() <= maxToldParts/2:
		return say("If {a}, then {parts}, so {z}.", "若 {a}，则 {parts}，于是 {z}。", "a", t.assumption(), "parts", t.series(deepPart.text), "z", truth.text())
	}
	return say("If {a}, then one after the other follow {parts}, so {z}.", "若 {a}，则依次推出 {parts}，于是 {z}。",
		"a", t.assumption(), "parts", t.series(deepPart.notation), "z", truth.text())
}

// series says the parts in turn.
func (t *parsedNet) series(in func(deepPart) phrase) series {
	s := series{comma: words.Text{En: ", ", Zh: "，"}}
	s.last = s.comma
	for _, p := range t.parts {
		s.parts = append(s.parts, in(p))
	}
	return s
}

// text describes a part and its reason.
func (p deepPart) text() phrase {
	switch {
	case p.nest != nil:
		t := p.nest
		off := chainPoint{puzzle.CellsOf(t.start.Cell()), t.start.Digit(), false}.text()
		if len(t.parts) == 0 {
			return say("{off} (or else {clash})", "{off}（否则{clash}）", "off", off, "clash", deepClash(t.end))
		}
		return say("{off} (or else {parts}, and {clash})", "{off}（否则 {parts}，{clash}）",
			"off", off, "parts", t.series(deepPart.text), "clash", deepClash(t.end))
	case p.true:
		return say("{k}{why}", "{k}{why}", "k", chainPoint{puzzle.CellsOf(p.on.Cell()), p.on.Digit(), true}.text(), "why", deepReason(p.from, p.on))
	}
	return say("{gone} ({holds})", "{gone}（{holds}）", "holds", p.patternText(),
		"gone", eliminationsBy(p.out, "{digits} can be removed from {cells}", "{digits} can be removed from {cells}", "删除 {cells} 的候选数 {digits}"))
}

// patternText says what a pattern is.
func (p deepPart) patternText() phrase {
	var digits puzzle.DigitSet
	for _, k := range p.from {
		digits |= k.Digit().Set()
	}
	cells := deepCells(p.from)
	switch {
	case digits.Len() > 1:
		return say("{cells} hold {digits}", "{cells} 占 {digits}", "cells", cellsAnd(cells.All()), "digits", digitsAnd(digits))
	case cells.In(chainShared(cells).Set()):
		places := cellsAnd(cells.All())
		places.last = or
		return say("{d} is in {cells}", "{d} 在 {cells}", "cells", places, "d", digits)
	}
	return say("{cells} hold two {d}s", "{cells} 占两个 {d}", "cells", cellsAnd(cells.All()), "d", digits)
}

// deepReason says why k is true when from are not.
func deepReason(from []puzzle.Candidate, k puzzle.Candidate) phrase {
	if from[0] == k {
		return say(" (a single)", "（唯一数）")
	}
	all := deepCells(append([]puzzle.Candidate{k}, from...))
	if all.Len() == 1 {
		return say(" (all that is left)", "（只剩它）")
	}
	var in []puzzle.House
	for _, h := range k.Cell().Houses() {
		if all.In(h.Set()) {
			in = append(in, h)
		}
	}
	if len(in) > 1 {
		return say(" (no other place)", "（别无位置）")
	}
	return say(" ({h})", "（{h}）", "h", words.House(in[0]))
}

// notation writes a part in short notation. What a further assumption leads to stands in
// brackets, if it isn't long.
func (p deepPart) notation() phrase {
	switch {
	case p.true:
		return say("{k}", "{k}", "k", p.on.String())
	case p.nest == nil:
		s := Step{Eliminate: p.out, Technique: &Technique{}}
		return say("{out}", "{out}", "out", strings.TrimPrefix(s.does(), " => "))
	}
	t := p.nest
	parts := any(t.series(deepPart.notation))
	if t.size() > maxToldParts {
		parts = say("{n} steps", "{n} 步", "n", t.size())
	}
	if len(t.parts) == 0 {
		return say("{off} [{k}: {clash}]", "{off} [{k}：{clash}]", "off", deepSign(t.start, false), "k", t.start.String(), "clash", deepClash(t.end))
	}
	return say("{off} [{k}: {parts}, {clash}]", "{off} [{k}：{parts}，{clash}]",
		"off", deepSign(t.start, false), "k", t.start.String(), "parts", parts, "clash", deepClash(t.end))
}
