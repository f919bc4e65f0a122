package se

import "math/bits"

// A literal says that a candidate is on, true, or off, false: 2*(9*cell+digit), and one more
// for on.
type literal uint16

const literals = 2 * 729

func on(c, d int) literal  { return literal(2*(9*c+d) + 1) }
func off(c, d int) literal { return literal(2 * (9*c + d)) }

func (l literal) isOn() bool   { return l&1 == 1 }
func (l literal) not() literal { return l ^ 1 }
func (l literal) cell() int    { return int(l / 18) }
func (l literal) digit() int   { return int(l / 2 % 9) }

// A cause says why one literal follows from others: by the cell alone, or by a house of it.
type cause uint8

const (
	given  cause = iota // it is assumed
	byCell              // the cell has two candidates
	byBox               // the digit has two places in a house
	byRow
	byColumn
	byRule // a rule, perhaps a chain, removes it
)

// house returns the house of c by which a literal in c follows.
func (a cause) house(c int) int { return int(houseOf[c][a-byBox]) }

// A literalSet is a set of literals by bits.
type literalSet [(literals + 63) / 64]uint64

func (s *literalSet) has(l literal) bool { return s[l/64]>>(l%64)&1 == 1 }
func (s *literalSet) add(l literal)      { s[l/64] |= 1 << (l % 64) }

// and leaves s only what is in t. It reports whether anything is left.
func (s *literalSet) and(t *literalSet) bool {
	var any uint64
	for i := range s {
		s[i] &= t[i]
		any |= s[i]
	}
	return any != 0
}

// offs calls yield with what is off if c has d: the other candidates of the cell, if cell,
// and the other places of the digit in box, row and column. A literal that follows twice is
// yielded once. It stops when yield says false.
func (b *board) offs(c, d int, cell bool, yield func(literal, cause) bool) {
	if cell {
		for ds := b.cands[c] &^ (1 << d); ds != 0; ds &= ds - 1 {
			if !yield(off(c, low(ds)), byCell) {
				return
			}
		}
	}
	box := houseOf[c][0]
	for k, h := range houseOf[c] {
		at := b.places[h][d] &^ (1 << placeOf[c][k])
		if k > 0 {
			at &^= commonPlaces[h][box]
		}
		for ; at != 0; at &= at - 1 {
			if !yield(off(int(cellAt[h][bits.TrailingZeros16(at)]), d), byBox+cause(k)) {
				return
			}
		}
	}
}

// An implied is a literal and why it follows.
type implied struct {
	literal literal
	cause   cause
}

// ons adds to list what is on if c has not d: the other one of two candidates of the cell,
// if cell, and the other one of two places in a house, if houses. A literal that follows
// twice is added once.
func (b *board) ons(list []implied, c, d int, cell, houses bool) []implied {
	begin := len(list)
	if ds := b.cands[c]; cell && two(ds) {
		list = append(list, implied{on(c, low(ds&^(1<<d))), byCell})
	}
	if !houses {
		return list
	}
next:
	for k, h := range houseOf[c] {
		if at := b.places[h][d]; two(at) {
			l := on(int(cellAt[h][low(at&^(1<<placeOf[c][k]))]), d)
			for _, had := range list[begin:] {
				if had.literal == l {
					continue next
				}
			}
			list = append(list, implied{l, byBox + cause(k)})
		}
	}
	return list
}
