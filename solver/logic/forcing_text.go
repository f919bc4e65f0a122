package logic

import (
	"fmt"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// contradictionExplanation explains contradictions.
var contradictionExplanation = explanation{
	where: words.Text{En: "Look at {house}.", Zh: "看{house}。"},
	what: words.Text{
		En: "There is a forcing chain: an assumption from which something impossible follows.",
		Zh: "这里有强制链：有一个假设，从它出发会导出矛盾。",
	},
	pattern: words.Text{
		En: "Suppose that {start}, and follow what it does to {place}.",
		Zh: "假设 {start}，看它对{place}有什么影响。",
	},
	why:      []words.Text{walksText, {En: "{clash}", Zh: "{clash}"}, {En: "{so}", Zh: "{so}"}},
	notation: words.Text{En: " in {entity}", Zh: "：{entity}"},
	joined:   true,
	args:     forcingArgs,
	parts:    walkParts,
}

// verityExplanation explains verities.
var verityExplanation = explanation{
	where: words.Text{En: "Look at {house}.", Zh: "看{house}。"},
	what: words.Text{
		En: "There is a forcing chain: whichever of several things is true, the same follows.",
		Zh: "这里有强制链：几种可能无论哪一种成立，都得出同一结论。",
	},
	pattern: words.Text{
		En: "{open} Follow each.",
		Zh: "{open}逐一推下去。",
	},
	why:    []words.Text{{En: "{open}", Zh: "{open}"}, walksText, {En: "{so}", Zh: "{so}"}},
	joined: true,
	args:   forcingArgs,
	parts:  caseParts,
}

func forcingArgs(s *Step) []any {
	chains := forcingChains(s)
	truth := forcingTruth(s)
	if start := chains[0][0]; start.cells == truth.cells && start.digit == truth.digit {
		return clashArgs(s, chains, walkTexts(chains))
	}
	var left []chainPoint
	for _, ps := range chains {
		if _, _, ok := clashIn(ps); !ok {
			left = append(left, ps[0])
		}
	}
	return openArgs(s, chains, caseTexts(chains), restText(len(chains), left, truth))
}

// clashArgs are the arguments of a contradiction with chains and their texts. Of a chain only
// the ends matter here.
func clashArgs(s *Step, chains [][]chainPoint, told []any) []any {
	house, cell := forcingAt(s)
	so := say("That can't be, so {truth}.", "这不可能，所以 {truth}。", "truth", forcingTruth(s).text(), "facts", clashFacts(chains, house, cell))
	return append(forcingTextArgs(s, chains, told), "clash", forcingClash(chains, house, cell), "so", so)
}

// openArgs are the arguments of a verity with chains, their texts, and what follows.
func openArgs(s *Step, chains [][]chainPoint, told []any, so phrase) []any {
	house, cell := forcingAt(s)
	return append(forcingTextArgs(s, chains, told), "open", forcingOpen(chains, house, cell), "so", so)
}

func forcingTextArgs(s *Step, chains [][]chainPoint, told []any) []any {
	house, cell := forcingAt(s)
	entity, name := fmt.Sprint(cell), words.Sayer(say("{c}", " {c} ", "c", cell))
	if house != nil {
		entity, name = house.String(), words.House(*house)
	}
	return []any{
		"digits", forcingTruth(s).digit, "start", chains[0][0].text(), "place", name, "entity", entity,
		"walks", series{told, nextParagraph, nextParagraph},
	}
}

// forcingTruth is what the step concludes.
func forcingTruth(s *Step) chainPoint {
	k := append(append([]puzzle.Candidate{}, s.Place...), s.Eliminate...)[0]
	return pointOf(k, len(s.Place) > 0)
}

// forcingAt returns the house, or if there is none the cell, where chains meet or
// start.
func forcingAt(s *Step) (*puzzle.House, puzzle.Cell) {
	if hs := s.Diagram.Houses; len(hs) > 1 {
		return &hs[1].House, 0
	}
	return nil, s.cells(puzzle.Cover).First()
}

// forcingChains reads the chains of s from its links.
func forcingChains(s *Step) (chains [][]chainPoint) {
	for _, links := range linksByChain(s) {
		chains = append(chains, chainPoints(&Step{Diagram: puzzle.Diagram{Links: links}}))
	}
	return chains
}

// linksByChain returns the links of each chain of s.
func linksByChain(s *Step) [][]puzzle.Link {
	chains := make([][]puzzle.Link, s.Diagram.Chains())
	for _, k := range s.Diagram.Links {
		chains[k.Chain-1] = append(chains[k.Chain-1], k)
	}
	return chains
}

// forcingOpen says what one of several must be true.
func forcingOpen(chains [][]chainPoint, house *puzzle.House, cell puzzle.Cell) phrase {
	var cells puzzle.CellSet
	var digits puzzle.DigitSet
	for _, ps := range chains {
		cells = cells.Or(ps[0].cells)
		digits |= ps[0].digit.Set()
	}
	if house == nil {
		return say("{c} is {any}.", "{c} 是 {any}。", "c", cell, "any", digitsOr(digits), "facts", facts(OnlyDigits{cells, digits}))
	}
	places := cellsAnd(cells.All())
	places.last = or
	return say("In {h}, {d} is in {places}.", "{h}里，{d} 只能在 {places}。", "h", words.House(*house), "d", digits.Min(), "places", places,
		"facts", facts(OnlyPlaces{*house, digits, cells}))
}

// forcingClash says what is wrong where chains from one start meet.
func forcingClash(chains [][]chainPoint, house *puzzle.House, cell puzzle.Cell) phrase {
	var on, off puzzle.DigitSet
	for _, ps := range chains {
		last := ps[len(ps)-1]
		if last.on {
			on |= last.digit.Set()
		} else {
			off |= last.digit.Set()
		}
	}
	start, end := chains[0][0], chains[0][len(chains[0])-1]
	switch same := start.cells == end.cells && start.digit == end.digit; {
	case same || on&off != 0:
		return say("{c} would be {d} and not be {d}.", "这样 {c} 既是 {d} 又不是 {d}。", "c", end.cells.First(), "d", end.digit)
	case house != nil && on != 0:
		return say("{h} would have two {d}s.", "这样{h}有两个 {d}。", "h", opening{words.House(*house)}, "d", on.Min())
	case house != nil:
		return say("{d} would have no place in {h}.", "这样{h}里 {d} 没有位置。", "h", words.House(*house), "d", off.Min())
	case on != 0:
		if start.on && start.cell() == cell {
			on |= start.digit.Set()
		}
		return say("{c} would be both {both}.", "这样 {c} 同时是 {both}。", "c", cell, "both", digitsAnd(on))
	}
	return say("{c} would have no digit left.", "这样 {c} 没有数字可填。", "c", cell)
}

// clashFacts returns what forcingClash says of the board: that the ends are in one house, or
// all that is open there or in the cell.
func clashFacts(chains [][]chainPoint, house *puzzle.House, cell puzzle.Cell) []Fact {
	start, end := chains[0][0], chains[0][len(chains[0])-1]
	if start.cells == end.cells && start.digit == end.digit {
		return nil
	}
	var cells puzzle.CellSet
	var digits puzzle.DigitSet
	in := func(p chainPoint) {
		if p.on == end.on && (house == nil && p.cell() == cell || house != nil && p.digit == end.digit && p.cells.In(house.Set())) {
			cells, digits = cells.Or(p.cells), digits|p.digit.Set()
		}
	}
	in(start)
	for _, ps := range chains {
		in(ps[len(ps)-1])
	}
	switch {
	case house != nil && end.on:
		return facts(InHouse{*house, cells})
	case house != nil:
		return facts(OnlyPlaces{*house, digits, cells})
	case !end.on:
		return facts(OnlyDigits{cells, digits})
	}
	return nil
}
