package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var krakenDoc = words.Text{
	En: "Either a fin has the digit or the fish takes all of its cover; what chains make of both rules out the same.",
	Zh: "要么某个鳍格是该数字，要么鱼占用覆盖区域的全部位置；沿链推下去，两种情况都排除同一候选数。",
}

var krakenOne = &Technique{
	ID: "kraken-fish-1", Code: "0371", Term: "Kraken Fish Type 1", Level: Extreme, Score: 500,
	Name: words.Text{En: "Kraken fish, type 1", Zh: "毛刺鱼 1 型"},
	Doc:  krakenDoc,
	find: func(b *Board, found func(Step) bool) { findKraken(b, false, krakenSize, found) },
	explanation: krakenExplanation(words.Text{
		En: "There is a kraken fish: a fish that would take out a digit, and fins from which chains take it out too.",
		Zh: "这里有毛刺鱼：鱼本身能删除某个候选数，而从它的每个鳍格出发，沿链也能删除它。",
	}, words.Text{
		En: "{without}, so {out}.",
		Zh: "{without}，于是 {out}。",
	}),
}

var krakenTwo = &Technique{
	ID: "kraken-fish-2", Code: "0372", Term: "Kraken Fish Type 2", Level: Extreme, Score: 500,
	Name: words.Text{En: "Kraken fish, type 2", Zh: "毛刺鱼 2 型"},
	Doc:  krakenDoc,
	find: func(b *Board, found func(Step) bool) { findKraken(b, true, krakenSize, found) },
	explanation: krakenExplanation(words.Text{
		En: "There is a kraken fish: from its fins, and from its places in one cover house, chains lead to the same.",
		Zh: "这里有毛刺鱼：从它的鳍格、从它在某个覆盖区域里的各个位置出发，沿链都得出同一结论。",
	}, words.Text{
		En: "{without}; so that of {house2} is in {places}.",
		Zh: "{without}，于是{house2}的 {digits} 在 {places}。",
	}),
}

// krakenExplanation explains kraken fish.
func krakenExplanation(what, without words.Text) explanation {
	fish := fishExplanation(finnedFish, what)
	fish.why = []words.Text{fish.pattern, without, walksText, {En: "{so}", Zh: "{so}"}}
	fish.args, fish.parts = krakenArgs, walkParts
	return fish
}

// krakenArgs reads the fish from the diagram, and the chains from the links. They start
// from the fins; in type two from the places of one cover house too.
func krakenArgs(s *Step) []any {
	fish := Step{Eliminate: s.cands(puzzle.Fin), Diagram: s.Diagram}
	d, base, cover, fins := fish.fishParts()
	chains := forcingChains(s)
	walks := series{comma: nextParagraph, last: nextParagraph}
	var from puzzle.CellSet
	for _, ps := range chains {
		walks.parts = append(walks.parts, chainText(ps))
		from.Add(ps[0].cell())
	}
	places := from.Without(fins)
	last := chains[0][len(chains[0])-1].text()
	without := numbered(fins.Len(),
		"If {fins} is not {digits}, {bases} take all the {digits}s of {covers}",
		"If none of {fins} is {digits}, {bases} take all the {digits}s of {covers}",
		"若 {fins} {not} {digits}，{bases}就占用了{covers}的全部 {digits}",
		"not", map[bool]string{true: "不是", false: "都不是"}[fins.Len() == 1],
		"fins", cellsAnd(fins.All()), "digits", d, "bases", fishHousesAnd(base), "covers", fishHousesAnd(cover))
	args := []any{"without", without, "out", last, "walks", walks, "so", say("So {goes}.", "因此{goes}。", "goes", eliminationText(s.Eliminate))}
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
