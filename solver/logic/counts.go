package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// digitsWithCount returns the digits that have 0, 1, 2... places in h.
func (b *Board) digitsWithCount(h puzzle.House) *[10]puzzle.DigitSet {
	t := &b.digitsBy[h]
	if known := b.cleanIn(cleanDigitsBy); *known>>h&1 == 0 {
		*known |= 1 << h
		*t = [10]puzzle.DigitSet{}
		for d := puzzle.Digit(1); d <= 9; d++ {
			t[bits.OnesCount16(b.places[h][d])] |= d.Set()
		}
	}
	return t
}

// housesWithCount returns the houses, as bits, that have 0, 1, 2... places for d.
func (b *Board) housesWithCount(d puzzle.Digit) *[10]uint32 {
	t := &b.housesBy[d]
	if known := b.cleanIn(cleanHousesBy); *known&dirtyDigits(d.Set()) == 0 {
		*known |= dirtyDigits(d.Set())
		*t = [10]uint32{}
		for h := range b.places {
			t[bits.OnesCount16(b.places[h][d])] |= 1 << h
		}
	}
	return t
}

// housesWithTwo returns the houses in which d has two places, as bits.
func (b *Board) housesWithTwo(d puzzle.Digit) uint32 { return b.housesWithCount(d)[2] }
