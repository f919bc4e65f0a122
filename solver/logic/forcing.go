package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var forcingChainContradiction = &Technique{
	ID: "forcing-chain-contradiction", Code: "1301", Term: "Forcing Chain Contradiction", Level: puzzle.Extreme, Score: 500,
	Name: words.Text{En: "Forcing chain contradiction", Zh: "强制链（矛盾）"},
	Doc: words.Text{
		En: "If chains from one assumption lead to something impossible, the assumption is wrong.",
		Zh: "从一个假设出发的链若导出矛盾，这个假设就不成立。",
	},
	find: func(b *Board, found func(Step) bool) {
		findForcingChains(b, forcingContradiction, func(_ bool, s Step) bool { return found(s) })
	},
	explanation: contradictionExplanation,
}

var forcingChainVerity = &Technique{
	ID: "forcing-chain-verity", Code: "1302", Term: "Forcing Chain Verity", Level: puzzle.Extreme, Score: 500,
	Name: words.Text{En: "Forcing chain verity", Zh: "强制链（必然）"},
	Doc: words.Text{
		En: "If chains from every candidate of a cell, or from every place of a digit in a house, come to the same, it is so.",
		Zh: "若从一格的每个候选数出发，或从某数字在一行、一列、一宫中的每个位置出发，沿链都得出同一结论，这个结论就成立。",
	},
	find: func(b *Board, found func(Step) bool) {
		findForcingChains(b, forcingVerity, func(_ bool, s Step) bool { return found(s) })
	},
	explanation: verityExplanation,
}

// forcingChain is one place in HoDoKu's order for both. Its steps name the
// technique.
var forcingChain = &Technique{
	ID: "forcing-chain", Term: "Forcing Chain", Level: puzzle.Extreme, Score: 500,
	Name: words.Text{En: "Forcing chain", Zh: "强制链"},
	Doc:  forcingChainContradiction.Doc,
	find: func(b *Board, found func(Step) bool) {
		findForcingChains(b, forcingAny, func(verity bool, s Step) bool {
			s.Technique = forcingChainContradiction
			if verity {
				s.Technique = forcingChainVerity
			}
			return found(s)
		})
	},
	explanation: contradictionExplanation,
}
