package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var krakenOne = &Technique{
	ID: "kraken-fish-1", Code: "0371", Term: "Kraken Fish Type 1", Level: puzzle.Extreme, Score: 500,
	find:        func(b *Board, found func(Step) bool) { findKraken(b, false, krakenSize, found) },
	explanation: krakenExplanation,
}

var krakenTwo = &Technique{
	ID: "kraken-fish-2", Code: "0372", Term: "Kraken Fish Type 2", Level: puzzle.Extreme, Score: 500,
	find:        func(b *Board, found func(Step) bool) { findKraken(b, true, krakenSize, found) },
	explanation: krakenExplanation,
}

var krakenExplanation = explanation{texts: []string{"kraken-fish", "fish"}, args: krakenArgs, lines: walkLines}

// krakenArgs reads the fish from the diagram, and the chains from the links. They start
// from the fins; in type two from the places of one cover house too.
func krakenArgs(s *Step) []any {
	fish := Step{Eliminate: s.cands(puzzle.Fin), Diagram: s.Diagram}
	d, base, cover, fins := fish.fishParts()
	chains := forcingChains(s)
	var from puzzle.CellSet
	for _, ps := range chains {
		from.Add(ps[0].cell())
	}
	places := from.Without(fins)
	args := []any{"without", fishWithout(base, cover, fins, d), "out", forcingTruth(s).text(), "why.3", caseTexts(chains), "why.4", say("logic.text.so", "goes", eliminationText(s.Eliminate))}
	if i := slices.IndexFunc(cover, func(h puzzle.House) bool { return s.krakenPlaces(h, d) == places }); i >= 0 {
		args = append(args, "house2", words.House(cover[i]), "places", words.And(places.All()).Or())
	}
	return append(args, fishArgs(&fish)...)
}

// krakenPlaces returns the base's places in a cover house.
func (s *Step) krakenPlaces(h puzzle.House, d puzzle.Digit) puzzle.CellSet {
	return cellsOf(s.cands(puzzle.Base), d).And(h.Set())
}
