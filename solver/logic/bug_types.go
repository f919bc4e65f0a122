package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var bug2 = bugType("2", 110, findBUG2, words.Text{
	En: "A grid never has exactly one solution if each empty cell has two digits and each digit two places in each house. So in a puzzle with exactly one, where several cells have the same extra digit, one of them takes it.",
	Zh: "若每个空格都剩两个候选数，每个数字在每个区域里也都剩两个位置，解就不会恰好一个。所以在只有一个解的题目里，若有几格多出同一个候选数，其中必有一格填它。",
}, words.Text{
	En: "There is a bivalue universal grave, type 2: each empty cell has two candidates, but for a few that have the same extra one.",
	Zh: "这里有全双值坟墓 2 型：每个空格都只剩两个候选数，只有几格多出同一个候选数。",
}, words.Text{
	En: "Each empty cell has two candidates, but for these extra ones: {extras}.",
	Zh: "每个空格都只剩两个候选数，另外只多出 {extras}。",
}, words.Text{
	En: "Such a grid has no solution or more than one: a second comes from taking the other digit in every cell. This puzzle has exactly one solution. So one of {more} is {extra}.",
	Zh: "这样的盘面要么无解，要么多解：每格都换成另一个候选数，就是第二个解。而本题只有一个解，所以 {more} 中必有一格是 {extra}。",
}, words.Text{En: "{eliminations}", Zh: "{eliminations}"})

var bug3 = bugType("3", 120, findBUG3, words.Text{
	En: "A grid never has exactly one solution if each empty cell has two digits and each digit two places in each house. So in a puzzle with exactly one, the cells of a house with extra digits count as one cell that can hold only these. It can be part of a naked pair, triple or quadruple.",
	Zh: "若每个空格都剩两个候选数，每个数字在每个区域里也都剩两个位置，解就不会恰好一个。所以在只有一个解的题目里，同一区域里有多余候选数的几格可看作只含那些数字的一格，与别的格组成显性数组。",
}, words.Text{
	En: "There is a bivalue universal grave, type 3: each empty cell has two candidates, but for a few of one house. What these have besides makes a naked pair, triple or quadruple with other cells.",
	Zh: "这里有全双值坟墓 3 型：每个空格都只剩两个候选数，只有同一区域里的几格更多；多出的数字与别的格组成显性数组。",
}, words.Text{
	En: "Each empty cell has two candidates, but for these extra ones: {extras}. {set} can hold only {all}.",
	Zh: "每个空格都只剩两个候选数，另外只多出 {extras}；而 {set} 只能填 {all}。",
}, bugSecond, surplusUses("So one of {more} is {extraOr}.", "所以 {more} 中有一格是 {extraOr}。"))

var bug4 = bugType("4", 110, findBUG4, words.Text{
	En: "A grid never has exactly one solution if each empty cell has two digits and each digit two places in each house. Say two cells of a house have extra digits, and a digit that both have fits nowhere else in the house. Then, in a puzzle with exactly one solution, neither takes its other old digit.",
	Zh: "若每个空格都剩两个候选数，每个数字在每个区域里也都剩两个位置，解就不会恰好一个。若同一区域里有两格多出候选数，两格原有的一个共同数字在该区域里又没有别的位置，两格就都不能填原有的另一个（题目只有一个解时）。",
}, words.Text{
	En: "There is a bivalue universal grave, type 4: each empty cell has two candidates, but for two of one house. One of their digits fits nowhere else in it.",
	Zh: "这里有全双值坟墓 4 型：每个空格都只剩两个候选数，只有同一区域里的两格更多，而它们的一个数字在该区域里没有别的位置。",
}, words.Text{
	En: "Each empty cell has two candidates, but for these extra ones: {extras}. In {house}, {link} fits only in {more}.",
	Zh: "每个空格都只剩两个候选数，另外只多出 {extras}；{house}里，{link} 只能填在 {more}。",
}, bugSecond, words.Text{
	En: "In {house}, {link} fits only in {more}, so one of them is {link}; the other takes an extra digit. So {goes}.",
	Zh: "{house}里，{link} 只能填在 {more}，所以其中一格是 {link}，另一格填多出的数字。因此{goes}。",
})

var (
	bugWithout = words.Text{
		En: "Each empty cell has two candidates, but for these extra ones: {extras}. Without them every cell would have two, and every digit would have two places in each house that lacks it.",
		Zh: "每个空格都只剩两个候选数，另外只多出 {extras}。若没有这些，每个空格就都剩两个候选数，每个未填的数字在各区域里也都剩两个位置。",
	}
	bugSecond = words.Text{
		En: "Such a grid has no solution or more than one: a second comes from taking the other digit in every cell. This puzzle has exactly one solution, so one of those extra digits is right.",
		Zh: "这样的盘面要么无解，要么多解：每格都换成另一个候选数，就是第二个解。而本题只有一个解，所以多出的候选数中必有一个是正解。",
	}
)

// bugType makes the row of a type of bivalue universal grave with several cells that
// have extra candidates.
func bugType(n string, score int, find func(*Board, func(Step) bool), doc, what, pattern words.Text, why ...words.Text) *Technique {
	return &Technique{
		ID: "bug-" + n, Term: "Bivalue Universal Grave Type " + n, Level: puzzle.Hard, Score: score, OneSolution: true,
		Name: words.Text{En: "Bivalue universal grave, type " + n, Zh: "全双值坟墓 " + n + " 型"},
		Doc:  doc, find: find,
		explanation: explanation{
			where: words.Text{En: "Look at {house}.", Zh: "看{house}。"},
			what:  what, pattern: pattern, why: append([]words.Text{bugWithout}, why...),
			notation: words.Text{En: "{list} in {short}", Zh: "{short} 的 {list}"},
			args:     bugArgs,
		},
	}
}

// bugArgs reads the grave from the diagram: the extra candidates are its fins.
func bugArgs(s *Step) []any {
	extras := series{comma: words.Text{En: ", ", Zh: "，"}, last: words.Text{En: ", and ", Zh: "，以及 "}}
	var digits puzzle.DigitSet
	for _, g := range byCells(s.cands(puzzle.Fin)) {
		digits |= g.digits
		extras.parts = append(extras.parts, say("{digits} in {cells}", "{cells} 的 {digits}", "digits", digitsAnd(g.digits), "cells", cellsAnd(g.cells.All())))
	}
	var link puzzle.DigitSet
	for _, k := range s.cands(puzzle.On) {
		link |= k.Digit().Set()
	}
	return append(s.surplusArgs(), "digits", digitsAnd(digits), "list", list(digits), "short", s.cells(puzzle.Base).Notation(),
		"extras", extras, "link", digitsAnd(link))
}
