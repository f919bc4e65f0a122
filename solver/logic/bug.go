package logic

import (
	"math/bits"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var bugPlusOne = &Technique{
	ID: "bug-plus-1", Code: "0610", Term: "Bivalue Universal Grave + 1", Level: puzzle.Hard, Score: 100, OneSolution: true,
	Name: words.Text{En: "Bivalue universal grave + 1", Zh: "全双值坟墓 +1"},
	Doc: words.Text{
		En: "A grid never has exactly one solution if each empty cell has two digits and each digit two places in each house. So in a puzzle with exactly one, the one extra digit is right.",
		Zh: "若每个空格都剩两个候选数，每个数字在每个区域里都剩两个位置，解就不会恰好一个。所以在只有一个解的题目里，唯一多出来的那个候选数必为正解。",
	},
	find: findBUGPlusOne,
	explanation: explanation{
		where: words.Text{En: "Look at {house}.", Zh: "看{house}。"},
		what: words.Text{
			En: "There is a bivalue universal grave + 1: each empty cell has two candidates, but for one cell with three.",
			Zh: "这里有全双值坟墓 +1：每个空格都只剩两个候选数，只有一格剩三个。",
		},
		pattern: words.Text{
			En: "Each empty cell has two candidates, but for {cell} with {all}; only {x} has three places in the houses of {cell}.",
			Zh: "每个空格都只剩两个候选数，只有 {cell} 剩 {all}；在 {cell} 所在的行、列、宫里，只有 {x} 有三个位置。",
		},
		why: []words.Text{{
			En: "Each empty cell has two candidates, but for {cell} with {all}. Without the {x} there, every cell would have two, and every digit would have two places in each house that lacks it.",
			Zh: "每个空格都只剩两个候选数，只有 {cell} 剩 {all}。若没有那里的 {x}，每个空格就都剩两个候选数，每个未填的数字在各区域里也都剩两个位置。",
		}, {
			En: "Such a grid has no solution or more than one: a second comes from taking the other digit in every cell. This puzzle has exactly one solution.",
			Zh: "这样的盘面要么无解，要么多解：每格都换成另一个候选数，就是第二个解。而本题只有一个解。",
		}, {
			En: "So {cell} is {x}: {goes}.",
			Zh: "因此 {cell} 是 {x}：{goes}。",
		}},
		args: func(s *Step) []any {
			k := s.cands(puzzle.On)[0]
			all := k.Digit().Set()
			for _, e := range s.Eliminate {
				all |= e.Digit().Set()
			}
			return []any{
				"facts", facts(OnlyDigits{puzzle.CellsOf(k.Cell()), all}),
				"house", words.House(puzzle.Box(k.Cell().Box())), "cell", k.Cell(), "x", k.Digit(),
				"digits", k.Digit(), "all", digitsAnd(all),
			}
		},
	},
}

// findBUGPlusOne looks for the one cell with three candidates among cells with
// two, and for the one digit that has three places in each of its houses, where
// all others have two.
func findBUGPlusOne(board *Board, found func(Step) bool) {
	b := bugView{board}
	extra, ok := b.extraCell()
	if !ok {
		return
	}
	var at puzzle.CellSet
	at.Add(extra)
	x := b.Cands[extra]
	for h := range puzzle.House(puzzle.NumHouses) {
		here := h.Set().Has(extra)
		for d := range puzzle.AllDigits.All() {
			switch n := bits.OnesCount16(b.places[h][d]); {
			case n == 3 && here:
				x &= d.Set()
			case n != 0 && n != 2:
				return
			case here:
				x &^= d.Set()
			}
		}
	}
	if !one(uint16(x)) {
		return
	}
	ks := b.eliminations(b.Cands[extra]&^x, at)
	if b.noDiagrams {
		found(Step{Eliminate: ks})
		return
	}
	p := show(puzzle.Box(extra.Box()))
	p.Cells = []puzzle.CellRole{{Cell: extra, Role: puzzle.Base}}
	p.Cands = addRole(nil, b.within(at, x), puzzle.On)
	found(eliminate(ks, p))
}

// extraCell returns the one cell with three candidates, if all others have two.
func (b bugView) extraCell() (extra puzzle.Cell, ok bool) {
	counts := b.counts()
	if counts[3].Len() != 1 || counts[2].Or(counts[3]) != b.Empty {
		return 0, false
	}
	return counts[3].First(), true
}
