package logic

import "sudoku/puzzle"

var forcingChainContradiction = &Technique{
	ID: "forcing-chain-contradiction", Code: "1301", Term: "Forcing Chain Contradiction", Level: puzzle.Extreme, Score: 500,
	find: func(b *Board, found func(Step) bool) {
		findForcingChains(b, forcingContradiction, func(_ bool, s Step) bool { return found(s) })
	},
	explanation: contradiction("contradiction"),
}

var forcingChainVerity = &Technique{
	ID: "forcing-chain-verity", Code: "1302", Term: "Forcing Chain Verity", Level: puzzle.Extreme, Score: 500,
	find: func(b *Board, found func(Step) bool) {
		findForcingChains(b, forcingVerity, func(_ bool, s Step) bool { return found(s) })
	},
	explanation: verity,
}

// forcingChain is one place in HoDoKu's order for both. Its steps name the
// technique.
var forcingChain = &Technique{
	ID: "forcing-chain", Term: "Forcing Chain", Level: puzzle.Extreme, Score: 500,
	find: func(b *Board, found func(Step) bool) {
		findForcingChains(b, forcingAny, func(verity bool, s Step) bool {
			s.Technique = forcingChainContradiction
			if verity {
				s.Technique = forcingChainVerity
			}
			return found(s)
		})
	},
	explanation: contradiction("forcing-chain-contradiction", "contradiction"),
}
