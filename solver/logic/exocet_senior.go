package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var seniorExocet = &Technique{
	ID: "senior-exocet", Term: "Senior Exocet", Level: Extreme, Score: 470,
	Name: words.Text{En: "Senior exocet", Zh: "高级飞鱼导弹"},
	Doc: words.Text{
		En: "Outside two target cells, three lines have room for each digit of two base cells only twice. So one of the targets is such a digit, and they hold the same two digits as the base.",
		Zh: "若三条线除两个目标格外最多只能填两个某基准数字，目标格之一必是它，所以目标格与基准格填同样两个数字。",
	},
	find: findSeniorExocet,
	explanation: explanation{
		where: juniorExocet.where,
		what: words.Text{
			En: "There is a senior exocet: two base cells of a line and a box, and two target cells on lines across that must hold the same two digits.",
			Zh: "这里有高级飞鱼导弹：同一行（或列）同一宫的两个基准格，以及交叉线上必与它们填同样两个数字的两个目标格。",
		},
		pattern: juniorExocet.pattern,
		why: []words.Text{{
			En: "Take a digit that {baseOr} will hold. {Lines} each have it once, but not in {house} or {box}, where the base has it.",
			Zh: "看 {baseOr} 将要填的任一数字。{lines}各有一个它，但不在{house}和{box}里，因为那里它在基准格中。",
		}, exocetRoomText("{q} and {r}", " {q} 和 {r} "), {En: "{reason}So {goes}.", Zh: "{reason}因此{goes}。"}},
		notation: juniorExocet.notation,
		args:     seniorArgs,
	},
}

// seniorArgs adds to what is said of exocets why digits go from the base.
func seniorArgs(s *Step) []any {
	base, _ := s.base()
	var targets puzzle.CellSet
	var lines []puzzle.House
	for _, k := range s.Diagram.Cells {
		targets.Add(k.Cell)
	}
	for _, h := range s.Diagram.Houses[2:] {
		lines = append(lines, h.House)
	}
	var reasons series
	for d := range puzzle.AllDigits.All() {
		from := cellsOf(s.Eliminate, d)
		switch {
		case from.And(base).Empty():
		case from.And(targets).Empty():
			reasons.parts = append(reasons.parts, say("{d} fits in neither target, so it isn't in the base. ", "{d} 在两个目标格都没有位置，所以不在基准格。", "d", d))
		default:
			reasons.parts = append(reasons.parts, say("There is too little room for {d}: both targets would have to be {d}, so it isn't in the base. ", "{d} 的位置太少，两个目标格就都得是 {d}，所以它不在基准格。", "d", d))
		}
	}
	return append(exocetArgs(s), "Lines", opening{fishHousesAnd(slices.Sorted(slices.Values(lines)))}, "reason", reasons)
}
