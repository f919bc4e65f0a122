package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

var hiddenPair = &Technique{
	ID: "hidden-pair", Code: "0210", Term: "Hidden Pair", Level: puzzle.Medium, Score: 70,
	find:        func(b *Board, found func(Step) bool) { findHidden(b, 2, found) },
	explanation: hiddenExplanation,
}

var hiddenTriple = &Technique{
	ID: "hidden-triple", Code: "0211", Term: "Hidden Triple", Level: puzzle.Medium, Score: 100,
	find:        func(b *Board, found func(Step) bool) { findHidden(b, 3, found) },
	explanation: hiddenExplanation,
}

var hiddenQuadruple = &Technique{
	ID: "hidden-quadruple", Code: "0212", Term: "Hidden Quadruple", Level: puzzle.Hard, Score: 150,
	find:        func(b *Board, found func(Step) bool) { findHidden(b, 4, found) },
	explanation: hiddenExplanation,
}

var hiddenExplanation = explanation{
	texts: []string{"hidden"},
	args: func(s *Step) []any {
		cells, digits := s.base()
		return []any{"n", cells.Len(), "facts", facts(OnlyPlaces{s.house(), digits, cells})}
	},
}

// findHidden looks for n digits of a house that fit in only n cells between them.
func findHidden(board *Board, n int, found func(Step) bool) {
	b := subsetView{board}
	clean := b.cleanIn(cleanHidden2 + cleanKey(n-2))
	for houses := dirtyHouses(*clean); houses != 0; houses &= houses - 1 {
		h := boxesFirst[bits.TrailingZeros32(houses)]
		if b.complementClean(h, n, cleanNaked2) {
			continue
		}
		some, more := b.hiddenIn(h, n, found)
		if !more {
			return
		}
		if !some {
			*clean |= 1 << h
		}
	}
	if b.rules != nil {
		b.hiddenInExtra(n, found)
	}
}

// hiddenIn looks in h, and reports whether some subset eliminates anything, even if it is
// reported for the box, and whether found never said false.
func (b subsetView) hiddenIn(h puzzle.House, n int, found func(Step) bool) (some, more bool) {
	var few puzzle.DigitSet
	for _, digits := range b.digitsWithCount(h)[2 : n+1] {
		few |= digits
	}
	if few.Len() < n {
		return false, true
	}
	var digits [9]puzzle.Digit
	var sets [9]uint16
	k := 0
	for ; few != 0; few &= few - 1 {
		digits[k], sets[k] = few.Min(), b.places[h][few.Min()]
		k++
	}
	more = subsets(sets[:k], n, func(chosen, _ uint16) bool {
		var ds puzzle.DigitSet
		for ; chosen != 0; chosen &= chosen - 1 {
			ds |= digits[bits.TrailingZeros16(chosen)].Set()
		}
		all := b.having(ds)
		cells := all.And(h.Set())
		out := cells.And(b.having(puzzle.AllDigits &^ ds))
		if out.Empty() {
			return true
		}
		some = true
		if box := puzzle.Box(cells.First().Box()); h != box && all.And(box.Set()) == cells {
			return true // found in the box
		}
		return found(b.hiddenStep(h, ds, cells, out))
	})
	return some, more
}

// hiddenStep makes the step of a hidden subset with eliminations in out.
func (b subsetView) hiddenStep(h puzzle.House, digits puzzle.DigitSet, cells, out puzzle.CellSet) Step {
	ks := b.eliminations(puzzle.AllDigits&^digits, out)
	if b.noDiagrams {
		return Step{Eliminate: ks}
	}
	p := show(h)
	p.Cands = addRole(nil, b.within(cells, digits), puzzle.Base)
	return eliminate(ks, p)
}
