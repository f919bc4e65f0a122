package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var multiSector = sectorsRow(480, "multi-sector-locked-sets", "Multi-Sector Locked Sets",
	words.Text{En: "Multi-sector locked sets", Zh: "多区域数组"},
	words.Text{
		En: "Where rows and columns cross and digits fit only as often as there are cells, each digit leaves the rest of its lines.",
		Zh: "行列交叉处，各数字最多能填的次数合起来恰好等于格数，有关行列的其余格就不能再填它们。",
	},
	words.Text{
		En: "There are multi-sector locked sets: cells where rows and columns cross, with room for exactly as many digits as there are cells.",
		Zh: "这里有多区域数组：若干行列交叉处的格，各数字在其中最多能填的次数合起来恰好等于格数。",
	}, findSectors)

var dominoLoop = sectorsRow(480, "sk-loop", "SK-Loop",
	words.Text{En: "SK-loop", Zh: "多米诺环"},
	words.Text{
		En: "In a ring of cells through four boxes, two at a time in a line, the digits fit only as often as there are cells: each leaves the rest of the houses that hold it.",
		Zh: "穿过四个宫、每段两格的一圈格，各数字最多能填的次数合起来恰好等于格数。所以每个数字都在环上填满，有关区域的其余格不能再填它。",
	},
	words.Text{
		En: "There is an SK-loop: a ring of cells through four boxes, with room for exactly as many digits as there are cells.",
		Zh: "这里有多米诺环：穿过四个宫的一圈格，各数字在其中最多能填的次数合起来恰好等于格数。",
	}, findDominoLoop)

func sectorsRow(score int, id, term string, name, doc, what words.Text, find func(*Board, func(Step) bool)) *Technique {
	return &Technique{
		ID: id, Term: term, Level: puzzle.Extreme, Score: score, Name: name, Doc: doc, find: find,
		explanation: explanation{
			where:   words.Text{En: "Look at {house}.", Zh: "看{house}。"},
			what:    what,
			pattern: words.Text{En: "The {n} cells are {short}.", Zh: "这 {n} 格是 {short}。"},
			why: []words.Text{{
				En: "A house has each digit once. So count, for each digit, the houses that hold all its places in these cells: {covers}.",
				Zh: "每个区域里每个数字只有一个。数一数每个数字在这些格里的位置最少落在几个区域：{covers}。",
			}, {
				En: "That is {n} in all, for {n} cells. So each digit is there as often as it can be: each house named for it has it in one of these cells and nowhere else.",
				Zh: "合起来是 {n} 次，正好 {n} 格。所以每个数字都填满这些次数：列出的每个区域都在这些格里填它，别处不再填。",
			}, {En: "So {goes}.", Zh: "因此{goes}。"}},
			notation: words.Text{En: "{n} cells {short}, {coversShort}", Zh: "{n} 格 {short}，{coversShort}"},
			args:     sectorsArgs,
		},
	}
}

// sectorsArgs finds the houses of each digit again, in the cells of the diagram.
func sectorsArgs(s *Step) []any {
	cells, digits := s.base()
	var in sectors
	for _, h := range s.Diagram.Houses {
		in.add(h.House)
	}
	told := series{comma: words.Text{En: "; ", Zh: "；"}, last: words.Text{En: "; ", Zh: "；"}}
	short := series{comma: words.Text{En: " ", Zh: " "}, last: words.Text{En: " ", Zh: " "}}
	for d := range digits.All() {
		cover := in.of(in.coverOf(cellsOf(s.cands(puzzle.Base), d), cellsOf(s.Eliminate, d)))
		in := fishHousesAnd(slices.Sorted(slices.Values(cover)))
		told.parts = append(told.parts, say("{d} in {houses}", "{d} 在{houses}", "d", d, "houses", in))
		names := ""
		for _, h := range cover {
			names += h.String()
		}
		short.parts = append(short.parts, say("{d}:{names}", "{d}:{names}", "d", d, "names", names))
	}
	var gone puzzle.DigitSet
	for _, k := range s.Eliminate {
		gone |= k.Digit().Set()
	}
	return []any{"digits", digitsAnd(gone), "n", cells.Len(), "short", cells.Notation(), "covers", told, "coversShort", short}
}
