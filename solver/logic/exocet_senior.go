package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var seniorExocet = &Technique{
	ID: "senior-exocet", Term: "Senior Exocet", Level: puzzle.Extreme, Score: 470,
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
		}, exocetRoomText("{q} and {r}", " {q} 和 {r} "), {En: "{reasons}So {goes}.", Zh: "{reasons}因此{goes}。"}},
		notation: juniorExocet.notation,
		args:     seniorArgs,
	},
}

// seniorArgs adds the lines across.
func seniorArgs(s *Step) []any {
	var lines []puzzle.House
	for _, h := range s.Diagram.Houses[2:] {
		lines = append(lines, h.House)
	}
	return append(exocetArgs(s), "Lines", opening{fishHousesAnd(slices.Sorted(slices.Values(lines)))})
}
