package logic

import (
	"fmt"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// contradiction explains contradictions with the texts of others.
func contradiction(texts ...string) explanation {
	return explanation{texts: texts, joined: true, args: forcingArgs, lines: walkLines, legend: "ends"}
}

// verity explains verities.
var verity = explanation{texts: []string{"verity"}, joined: true, args: forcingArgs, lines: walkLines, legend: "ends"}

func forcingArgs(s *Step) []any {
	chains := forcingChains(s)
	truth := forcingTruth(s)
	if chains[0][0].about(truth) {
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
func clashArgs(s *Step, chains [][]chainPoint, told block) []any {
	house, cell := forcingAt(s)
	so := say("logic.forcing.cant", "truth", forcingTruth(s).text(), "facts", clashFacts(s.rules, chains, house, cell))
	return append(forcingTextArgs(s, chains), "why.1", told, "why.2", forcingClash(chains, house, cell), "why.3", so)
}

// openArgs are the arguments of a verity with chains, their texts, and what follows.
func openArgs(s *Step, chains [][]chainPoint, told block, so phrase) []any {
	house, cell := forcingAt(s)
	open := forcingOpen(chains, house, cell)
	return append(forcingTextArgs(s, chains), "open", open, "why.1", open, "why.2", told, "why.3", so)
}

func forcingTextArgs(s *Step, chains [][]chainPoint) []any {
	house, cell := forcingAt(s)
	entity, name := fmt.Sprint(cell), words.Sayer(say("logic.text.cell", "c", cell))
	if house != nil {
		entity, name = house.String(), words.House(*house)
	}
	return []any{"digits", forcingTruth(s).digit, "try", chains[0][0].tried(name), "entity", entity}
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
		return say("logic.forcing.cell", "c", cell, "any", digitsOr(digits), "facts", facts(OnlyDigits{cells, digits}))
	}
	return say("logic.forcing.house", "h", words.House(*house), "d", digits.Min(), "places", words.And(cells.All()).Or(),
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
	switch {
	case start.about(end) || on&off != 0:
		return say("logic.forcing.itself", "c", end.cells.First(), "d", end.digit)
	case house != nil && on != 0:
		return say("logic.forcing.two", "h", words.House(*house), "d", on.Min())
	case house != nil:
		return say("logic.forcing.noplace", "h", words.House(*house), "d", off.Min())
	case on != 0:
		if start.on && start.cell() == cell {
			on |= start.digit.Set()
		}
		return say("logic.forcing.both", "c", cell, "both", digitsAnd(on))
	}
	return say("logic.forcing.noleft", "c", cell)
}

// clashFacts returns what forcingClash says of the board: that the ends are in one house, or
// all that is open there or in the cell.
func clashFacts(r *rules, chains [][]chainPoint, house *puzzle.House, cell puzzle.Cell) []Fact {
	start, end := chains[0][0], chains[0][len(chains[0])-1]
	if start.about(end) {
		return nil
	}
	var cells puzzle.CellSet
	var digits puzzle.DigitSet
	in := func(p chainPoint) {
		if p.on == end.on && (house == nil && p.cell() == cell || house != nil && p.digit == end.digit && p.cells.In(r.set(*house))) {
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
