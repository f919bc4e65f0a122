package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var forcingNetContradiction = &Technique{
	ID: "forcing-net-contradiction", Code: "1303", Term: "Forcing Net Contradiction", Level: puzzle.Extreme, Score: 700,
	Name: words.Text{En: "Forcing net contradiction", Zh: "强制网（矛盾）"},
	Doc: words.Text{
		En: "If an assumption, with all that follows from it taken together, leads to something impossible, it is wrong.",
		Zh: "从一个假设出发，把推出的结论合起来再推，若导出矛盾，这个假设就不成立。",
	},
	find: func(b *Board, found func(Step) bool) {
		findForcingNets(b, forcingContradiction, func(_ bool, s Step) bool { return found(s) })
	},
	explanation: netContradictionExplanation,
}

var forcingNetVerity = &Technique{
	ID: "forcing-net-verity", Code: "1304", Term: "Forcing Net Verity", Level: puzzle.Extreme, Score: 700,
	Name: words.Text{En: "Forcing net verity", Zh: "强制网（必然）"},
	Doc: words.Text{
		En: "Take every candidate of a cell, or every place of a digit in a house. If each, with all that follows from it taken together, leads to the same, it is so.",
		Zh: "取一格的每个候选数，或某数字在一个区域里的每个位置。若从每一个出发，把推出的结论合起来再推，都得出同一结论，这个结论就成立。",
	},
	find: func(b *Board, found func(Step) bool) {
		findForcingNets(b, forcingVerity, func(_ bool, s Step) bool { return found(s) })
	},
	explanation: netVerityExplanation,
}

// forcingNet is one place in HoDoKu's order for both. Its steps name the
// technique.
var forcingNet = &Technique{
	ID: "forcing-net", Term: "Forcing Net", Level: puzzle.Extreme, Score: 700,
	Name: words.Text{En: "Forcing net", Zh: "强制网"},
	Doc:  forcingNetContradiction.Doc,
	find: func(b *Board, found func(Step) bool) {
		findForcingNets(b, forcingAny, func(verity bool, s Step) bool {
			s.Technique = forcingNetContradiction
			if verity {
				s.Technique = forcingNetVerity
			}
			return found(s)
		})
	},
	explanation: netContradictionExplanation,
}
