package logic

import (
	"iter"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A deadlyKind is a kind of deadly pattern, and how its steps are named. The swap may
// hold the arguments of deadlyArgs.
type deadlyKind struct {
	id, code, term string
	name           words.Text
	never          words.Text // begins the Doc of each type
	shape          words.Text // what it is
	digits         words.Text // how many
	swap           words.Text // why it is deadly
	order          func(puzzle.CellSet) iter.Seq[puzzle.Cell]
}

// deadlyTexts are the texts of types 1 to 4.
var deadlyTexts = [4]struct {
	doc, what, pattern words.Text
	why                []words.Text
}{{
	words.Text{
		En: "So where all but one hold no others, that one takes none of them.",
		Zh: "所以除一格外都只剩这些数字时，那一格一个都不能填。",
	}, words.Text{
		En: "There is {shape}. All but one can hold only the same {count} digits.",
		Zh: "这里有{shape}；除一格外都只剩同样{count}候选数。",
	}, words.Text{
		En: "{cells} can hold only {both}, but for {more}.",
		Zh: "{cells} 中，除 {more} 外都只能填 {either}。",
	}, []words.Text{{
		En: "All but {more} can hold only {both}. So {goes}.",
		Zh: "除 {more} 外都只能填 {either}，因此{goes}。",
	}},
}, {
	words.Text{
		En: "So where several have one and the same other digit, one of them takes it.",
		Zh: "所以其中几格另有同一个候选数时，必有一格填它。",
	}, words.Text{
		En: "There is {shape}. They can hold only {count} digits, but for one more that several have.",
		Zh: "这里有{shape}；它们总共只能填{count}数字，只有几格多出同一个数字。",
	}, words.Text{
		En: "The cells are {cells}, for {both}. Only {more} have another digit, {extra}.",
		Zh: "各格是 {cells}，数字是 {both}。只有 {more} 还有 {extra}。",
	}, []words.Text{uniqueOneIs, {En: "{eliminations}", Zh: "{eliminations}"}},
}, {
	words.Text{
		En: "So those in one house that have others count as one cell with these, which can be part of a naked pair, triple or quadruple.",
		Zh: "所以同一区域里另有候选数的几格可看作只含那些数字的一格，与别的格组成显性数组。",
	}, words.Text{
		En: "There is {shape}. They can hold only {count} digits, but for some cells of one house. What these have besides makes a naked pair, triple or quadruple with other cells.",
		Zh: "这里有{shape}；它们总共只能填{count}数字，只有同一区域里的几格更多；多出的数字与别的格组成显性数组。",
	}, words.Text{
		En: "The cells are {cells}, for {both}. {more} also have {extra}, and {set} can hold only {all}.",
		Zh: "各格是 {cells}，数字是 {both}。{more} 还有 {extra}，而 {set} 只能填 {all}。",
	}, []words.Text{surplusUses("Only {more} have other digits, so one of them is {extraOr}.", "只有 {more} 还有别的候选数，所以其中一格是 {extraOr}。")},
}, {
	words.Text{
		En: "So where only two have others, and in a house of both one of the digits fits nowhere else, neither takes another of them.",
		Zh: "所以只有两格另有候选数，而在同含这两格的某区域里其中一个数字没有别的位置时，这两格都不能填其余的。",
	}, words.Text{
		En: "There is {shape}. They can hold only {count} digits, but for two cells. In a house of these two cells, one of the {count} digits fits nowhere else.",
		Zh: "这里有{shape}；它们总共只能填{count}数字，只有两格更多；在这两格所在的某区域里，其中一个数字没有别的位置。",
	}, words.Text{
		En: "The cells are {cells}, for {both}. In {house}, {link} fits only in {more}.",
		Zh: "各格是 {cells}，数字是 {both}。{house}里，{link} 只能填在 {more}。",
	}, []words.Text{{
		En: "In {house}, {link} fits only in {more}, so one of them is {link}. If the other were {off}, all would hold only {both}.",
		Zh: "{house}里，{link} 只能填在 {more}，所以其中一格是 {link}。若另一格是 {off}，各格就只填 {both}。",
	}, uniqueSo},
}}

// row makes the row of a type.
func (k *deadlyKind) row(n, score int, find func(*Board, func(Step) bool)) *Technique {
	t, digit := &deadlyTexts[n-1], string(rune('0'+n))
	return &Technique{
		ID: k.id + "-" + digit, Code: k.code, Term: k.term + " Type " + digit, Level: puzzle.Hard, Score: score, OneSolution: true,
		Name: words.Text{En: k.name.En + ", type " + digit, Zh: k.name.Zh + " " + digit + " 型"},
		Doc:  words.Text{En: k.never.En + t.doc.En, Zh: k.never.Zh + t.doc.Zh},
		find: find,
		explanation: explanation{
			where: words.Text{En: "Look at {house}.", Zh: "看{house}。"},
			what:  t.what, pattern: t.pattern, why: append([]words.Text{k.swap}, t.why...),
			notation: words.Text{En: "{slashed} in {short}", Zh: "{short} 的 {slashed}"},
			args: func(s *Step) []any {
				cells := cellsAnd(k.order(s.cells(puzzle.Base)))
				return append(s.deadlyArgs(), "shape", k.shape, "count", k.digits, "cells", cells)
			},
		},
	}
}

// deadlyArgs reads the pattern from the diagram.
func (s *Step) deadlyArgs() []any {
	cells := s.cells(puzzle.Base)
	_, digits := s.base()
	var off, link puzzle.DigitSet
	for _, k := range s.Eliminate {
		off |= k.Digit().Set()
	}
	for _, k := range s.Diagram.Links {
		link |= k.From[0].Digit().Set()
	}
	return append(s.surplusArgs(),
		"short", cells.Notation(), "both", digitsAnd(digits), "either", digitsOr(digits),
		"slashed", strings.ReplaceAll(list(digits), ",", "/"), "off", digitsOr(off), "link", digitsAnd(link),
		"lines", fishHousesAnd(deadlyLines(cells)))
}

// deadlyLines returns the rows or columns that hold three cells.
func deadlyLines(cells puzzle.CellSet) (lines []puzzle.House) {
	for h := puzzle.Row(0); h < puzzle.Box(0); h++ {
		if cells.And(h.Set()).Len() == 3 {
			lines = append(lines, h)
		}
	}
	return lines
}
