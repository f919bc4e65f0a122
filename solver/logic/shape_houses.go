package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// fills reports whether c is the last empty cell of a house.
func (b *Board) fills(c puzzle.Cell) bool {
	if locations[c].bits&uint64(b.oneEmpty) != 0 {
		return true
	}
	return b.rules != nil && b.filledDiagonal(c) != 0
}

// nextFilling returns the first naked single that fills a house.
func (b *Board) nextFilling() (puzzle.Candidate, bool) {
	for _, c := range b.naked[b.nakedFrom:b.nakedTo] {
		if one(uint16(b.Cands[c])) && b.fills(c) {
			return puzzle.Cand(c, b.Cands[c].Min()), true
		}
	}
	return 0, false
}

// filledDiagonal returns the diagonal whose last empty cell is c, or 0.
func (b *Board) filledDiagonal(c puzzle.Cell) puzzle.House {
	for _, e := range b.rules.diagonals() {
		if b.Empty.And(e.cells) == puzzle.CellsOf(c) {
			return e.House
		}
	}
	return 0
}

// hiddenInDiagonals reports the hidden singles of diagonals in cells that were not seen.
func (b singleView) hiddenInDiagonals(seen puzzle.CellSet, found func(Step) bool) {
	for _, e := range b.rules.diagonals() {
		for d := range puzzle.AllDigits.All() {
			places := b.Of[d].And(e.cells)
			if places.Len() != 1 || seen.Has(places.First()) {
				continue
			}
			seen = seen.Or(places)
			if !found(b.step(puzzle.Cand(places.First(), d), singleView.closing)) {
				return
			}
		}
	}
}

// nextInDiagonals returns the first of them.
func (b *Board) nextInDiagonals() (puzzle.Candidate, bool) {
	for _, e := range b.rules.diagonals() {
		for d := range puzzle.AllDigits.All() {
			if places := b.Of[d].And(e.cells); places.Len() == 1 {
				return puzzle.Cand(places.First(), d), true
			}
		}
	}
	return 0, false
}

// singleDiagonal returns the diagonal in which k has its only place.
func (b singleView) singleDiagonal(k puzzle.Candidate) puzzle.House {
	for _, e := range b.rules.diagonals() {
		if b.Of[k.Digit()].And(e.cells) == puzzle.CellsOf(k.Cell()) {
			return e.House
		}
	}
	return puzzle.Box(k.Cell().Box())
}

// lockedInExtra looks in the houses from first to before end for a digit whose places all lie
// on a diagonal or in a cage.
func (b *Board) lockedInExtra(first, end puzzle.House, found func(Step) bool) {
	for h := first; h < end; h++ {
		for d := range puzzle.AllDigits.All() {
			in := b.In(h, d)
			if in.Len() < 2 {
				continue
			}
			for _, list := range [2][]extraHouse{b.rules.extra, b.rules.cages} {
				for _, e := range list {
					out := b.Of[d].And(e.cells).Without(in)
					if in.In(e.cells) && !out.Empty() && !found(lockedStep(b, h, e.House, in, out, d)) {
						return
					}
				}
			}
		}
	}
}

// nakedInExtra looks for naked subsets of diagonals and of cages, of whose cells few are left to
// choose from.
func (b subsetView) nakedInExtra(few puzzle.CellSet, n int, found func(Step) bool) {
	for _, list := range [2][]extraHouse{b.rules.extra, b.rules.cages} {
		for _, e := range list {
			if !b.nakedOn(e, few.And(e.cells), n, found) {
				return
			}
		}
	}
}

// nakedOn looks among cells of e, and reports whether found never said false. What a row, a
// column or a box shows too is found there.
func (b subsetView) nakedOn(e extraHouse, cells puzzle.CellSet, n int, found func(Step) bool) bool {
	var at [9]puzzle.Cell
	var sets [9]uint16
	k := 0
	for c := range cells.All() {
		at[k], sets[k] = c, uint16(b.Cands[c])
		k++
	}
	return subsets(sets[:k], n, func(chosen, digits uint16) bool {
		var cells puzzle.CellSet
		for ; chosen != 0; chosen &= chosen - 1 {
			cells.Add(at[bits.TrailingZeros16(chosen)])
		}
		out := b.having(puzzle.DigitSet(digits)).And(e.cells).Without(cells)
		for _, h := range cells.First().Houses() {
			if cells.In(h.Set()) {
				out = out.Without(h.Set())
			}
		}
		return out.Empty() || found(b.extraStep(e.House, cells, puzzle.DigitSet(digits), puzzle.DigitSet(digits), out))
	})
}

// extraStep makes the step of a subset of a diagonal or of a cage: digits hold cells, and gone
// goes from out.
func (b subsetView) extraStep(h puzzle.House, cells puzzle.CellSet, digits, gone puzzle.DigitSet, out puzzle.CellSet) Step {
	ks := b.eliminations(gone, out)
	if b.noDiagrams {
		return Step{Eliminate: ks}
	}
	p := show(h)
	p.Cands = addRole(nil, b.within(cells, digits), puzzle.Base)
	return eliminate(ks, p)
}

// hiddenInExtra looks for hidden subsets of diagonals.
func (b subsetView) hiddenInExtra(n int, found func(Step) bool) {
	for _, e := range b.rules.extra {
		var digits [9]puzzle.Digit
		var sets [9]uint16
		k := 0
		for d := range puzzle.AllDigits.All() {
			if at := b.Of[d].And(e.cells); at.Len() > 1 && at.Len() <= n {
				digits[k], sets[k] = d, maskOf(at, e.cells)
				k++
			}
		}
		more := subsets(sets[:k], n, func(chosen, _ uint16) bool {
			var ds puzzle.DigitSet
			for ; chosen != 0; chosen &= chosen - 1 {
				ds |= digits[bits.TrailingZeros16(chosen)].Set()
			}
			cells := b.having(ds).And(e.cells)
			out := cells.And(b.having(puzzle.AllDigits &^ ds))
			return out.Empty() || found(b.extraStep(e.House, cells, ds, puzzle.AllDigits&^ds, out))
		})
		if !more {
			return
		}
	}
}

// maskOf returns some of cells as bits, by their order among these.
func maskOf(some, cells puzzle.CellSet) (mask uint16) {
	i := 0
	for c := range cells.All() {
		if some.Has(c) {
			mask |= 1 << i
		}
		i++
	}
	return mask
}
