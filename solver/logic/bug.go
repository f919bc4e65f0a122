package logic

import (
	"math/bits"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var bugPlusOne = &Technique{
	ID: "bug-plus-1", Code: "0610", Term: "Bivalue Universal Grave + 1", Level: puzzle.Hard, Score: 100, OneSolution: true,
	find: findBUGPlusOne,
	explanation: explanation{
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
