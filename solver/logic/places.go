package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// withPlaces returns the digits that have 0, 1, 2... places in h.
func (b *Board) withPlaces(h puzzle.House) *[10]puzzle.DigitSet {
	t := &b.digitsBy[h]
	if known := b.quietIn(quietDigitsBy); *known>>h&1 == 0 {
		*known |= 1 << h
		*t = [10]puzzle.DigitSet{}
		for d := puzzle.Digit(1); d <= 9; d++ {
			t[bits.OnesCount16(b.places[h][d])] |= d.Set()
		}
	}
	return t
}

// housesWith returns the houses, as bits, that have 0, 1, 2... places for d.
func (b *Board) housesWith(d puzzle.Digit) *[10]uint32 {
	t := &b.housesBy[d]
	if known := b.quietIn(quietHousesBy); *known&digitNews(d.Set()) == 0 {
		*known |= digitNews(d.Set())
		*t = [10]uint32{}
		for h := range b.places {
			t[bits.OnesCount16(b.places[h][d])] |= 1 << h
		}
	}
	return t
}

// pairs returns the houses in which d has two places, as bits.
func (b *Board) pairs(d puzzle.Digit) uint32 { return b.housesWith(d)[2] }
