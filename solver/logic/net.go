package logic

import "sudoku/puzzle"

var forcingNetContradiction = &Technique{
	ID: "forcing-net-contradiction", Code: "1303", Term: "Forcing Net Contradiction", Level: puzzle.Extreme, Score: 700,
	find: func(b *Board, found func(Step) bool) {
		findForcingNets(b, forcingContradiction, func(_ bool, s Step) bool { return found(s) })
	},
	explanation: netContradiction("contradiction"),
}

var forcingNetVerity = &Technique{
	ID: "forcing-net-verity", Code: "1304", Term: "Forcing Net Verity", Level: puzzle.Extreme, Score: 700,
	find: func(b *Board, found func(Step) bool) {
		findForcingNets(b, forcingVerity, func(_ bool, s Step) bool { return found(s) })
	},
	explanation: netVerity,
}

// forcingNet is one place in HoDoKu's order for both. Its steps name the
// technique.
var forcingNet = &Technique{
	ID: "forcing-net", Term: "Forcing Net", Level: puzzle.Extreme, Score: 700,
	find: func(b *Board, found func(Step) bool) {
		findForcingNets(b, forcingAny, func(verity bool, s Step) bool {
			s.Technique = forcingNetContradiction
			if verity {
				s.Technique = forcingNetVerity
			}
			return found(s)
		})
	},
	explanation: netContradiction("forcing-net-contradiction", "contradiction"),
}
