package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var krakenDoc = words.Text{
	En: "Some houses have a digit only in as many others, but for fins. Either a fin has the digit or the fish is real, and chains show that the same follows from both.",
	Zh: "一个数字在几个区域里，除了鳍格，只能填在同样多的另几个区域内。要么某个鳍格是它，要么这条鱼成立；沿链推下去，两种情况得出同一结论。",
}

var krakenOne = &Technique{
	ID: "kraken-fish-1", Code: "0371", Term: "Kraken Fish Type 1", Level: puzzle.Extreme, Score: 500,
	Name: words.Text{En: "Kraken fish, type 1", Zh: "毛刺鱼 1 型"},
	Doc:  krakenDoc,
	find: func(b *Board, found func(Step) bool) { findKraken(b, false, krakenSize, found) },
	explanation: krakenExplanation(words.Text{
		En: "There is a kraken fish: houses in which a digit fits only in as many others, but for extra places, the fins. Chains from the fins remove what the fish itself would remove.",
		Zh: "这里有毛刺鱼：某数字在几个区域里，除了鳍格，只能填在同样多的另几个区域内。鱼本身能删除某个候选数，从每个鳍格出发沿链也能删除它。",
	}, words.Text{
		En: "{without}, so {out}.",
		Zh: "{without}，于是 {out}。",
	}),
}

var krakenTwo = &Technique{
	ID: "kraken-fish-2", Code: "0372", Term: "Kraken Fish Type 2", Level: puzzle.Extreme, Score: 500,
	Name: words.Text{En: "Kraken fish, type 2", Zh: "毛刺鱼 2 型"},
	Doc:  krakenDoc,
	find: func(b *Board, found func(Step) bool) { findKraken(b, true, krakenSize, found) },
	explanation: krakenExplanation(words.Text{
		En: "There is a kraken fish: houses in which a digit fits only in as many others, but for extra places, the fins. Chains from each fin, and from each place of the digit in one of those others, lead to the same result.",
		Zh: "这里有毛刺鱼：某数字在几个区域里，除了鳍格，只能填在同样多的另几个区域内。从每个鳍格，以及该数字在其中一个区域里的每个位置出发，沿链推下去都得出同一结论。",
	}, words.Text{
		En: "{without}. So the {digits} of {house2} is in {places}.",
		Zh: "{without}，于是{house2}的 {digits} 在 {places}。",
	}),
}

// krakenExplanation explains kraken fish.
func krakenExplanation(what, without words.Text) explanation {
	fish := fishExplanation(finnedFish, what)
	fish.why = []words.Text{fish.pattern, without, walksText, {En: "{so}", Zh: "{so}"}}
	fish.args, fish.parts = krakenArgs, caseParts
	return fish
}

// krakenArgs reads the fish from the diagram, and the chains from the links. They start
// from the fins; in type two from the places of one cover house too.
func krakenArgs(s *Step) []any {
	fish := Step{Eliminate: s.cands(puzzle.Fin), Diagram: s.Diagram}
	d, base, cover, fins := fish.fishParts()
	chains := forcingChains(s)
	walks := series{caseTexts(chains), nextParagraph, nextParagraph}
	var from puzzle.CellSet
	for _, ps := range chains {
		from.Add(ps[0].cell())
	}
	places := from.Without(fins)
	args := []any{"without", fishWithout(base, cover, fins, d), "out", forcingTruth(s).text(), "walks", walks, "so", say("So {goes}.", "因此{goes}。", "goes", eliminationText(s.Eliminate))}
	if i := slices.IndexFunc(cover, func(h puzzle.House) bool { return s.krakenPlaces(h, d) == places }); i >= 0 {
		list := cellsAnd(places.All())
		list.last = or
		args = append(args, "house2", words.House(cover[i]), "places", list)
	}
	return append(args, fishArgs(&fish)...)
}

// krakenPlaces returns the base's places in a cover house.
func (s *Step) krakenPlaces(h puzzle.House, d puzzle.Digit) puzzle.CellSet {
	return cellsOf(s.cands(puzzle.Base), d).And(h.Set())
}
