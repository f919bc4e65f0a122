// Package puzzle holds the nouns of Sudoku: digits, cells, houses, candidates,
// their sets, grids, puzzles, and the diagram that explains a step.
//
// Everything here is a small value that copies with = and, except for
// Diagram and Puzzle, compares with ==. Nothing here searches, draws, reads files or
// keeps time: the packages that import it do.
package puzzle

import (
	"iter"
	"math/bits"
	"strings"
)

// A Digit is 1 to 9; the zero Digit stands for an empty cell.
type Digit uint8

// A DigitSet is a set of digits; bit d-1 stands for digit d.
type DigitSet uint16

// AllDigits is the set of 1 to 9.
const AllDigits DigitSet = 1<<9 - 1

// Set returns the set that holds only d; for the zero Digit it is empty.
func (d Digit) Set() DigitSet { return 1 << d >> 1 }

// DigitsOf returns the set of the given digits.
func DigitsOf(digits ...Digit) (s DigitSet) {
	for _, d := range digits {
		s |= d.Set()
	}
	return s
}

// Has reports whether d is in s.
func (s DigitSet) Has(d Digit) bool { return s&d.Set() != 0 }

// Len returns how many digits s holds.
func (s DigitSet) Len() int { return bits.OnesCount16(uint16(s)) }

// Sum returns the sum of the digits of s.
func (s DigitSet) Sum() (sum int) {
	for ; s != 0; s &= s - 1 {
		sum += int(s.Min())
	}
	return sum
}

// Min returns the smallest digit of s, 0 when s is empty.
func (s DigitSet) Min() Digit {
	if s == 0 {
		return 0
	}
	return Digit(bits.TrailingZeros16(uint16(s)) + 1)
}

// All yields the digits of s in increasing order.
func (s DigitSet) All() iter.Seq[Digit] {
	return func(yield func(Digit) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.Min()) {
				return
			}
		}
	}
}

// String returns the digits of s in increasing order, such as "258".
func (s DigitSet) String() string {
	var b strings.Builder
	for d := range s.All() {
		b.WriteByte('0' + byte(d))
	}
	return b.String()
}
