package logic

import (
	"strings"

	"sudoku/puzzle"
)

// Families, by the prefixes of their codes, whose steps are identified by other digits
// than all those of their diagrams.
var (
	// Any digit may be in the pattern: chains but remote pairs, almost locked sets, Sue
	// de Coq, templates, forcing.
	byTarget = []string{"0701", "0702", "0706", "0707", "0708", "0709", "071", "09", "11", "12", "13"}
	// Besides the pattern there are fins, extra digits or chains: fish, uniqueness.
	byBase = []string{"03", "06"}
	// A dual kite can be of two digits; the lower one stands for both.
	byLowest = []string{"0404"}
)

// Digits returns the digits of the pattern as HoDoKu's library of cases has them: of
// a placement the digits placed, of chains and sets those removed. A BUG+1 has none.
func (s Step) Digits() puzzle.DigitSet {
	switch {
	case len(s.Place) > 0:
		return digitsOf(s.Place)
	case s.isOf(byTarget):
		return digitsOf(s.Eliminate)
	case s.isOf(byBase):
		return digitsOf(s.cands(puzzle.Base))
	}
	var digits puzzle.DigitSet
	for _, k := range s.Diagram.Cands {
		if k.Role != puzzle.Eliminate && k.Role != puzzle.Cover && k.Role != puzzle.Fin {
			digits |= k.Cand.Digit().Set()
		}
	}
	if s.isOf(byLowest) {
		return digits.Min().Set()
	}
	return digits
}

func (s *Step) isOf(codes []string) bool {
	for _, code := range codes {
		if strings.HasPrefix(s.Technique.Code, code) {
			return true
		}
	}
	return false
}

func digitsOf(ks []puzzle.Candidate) (digits puzzle.DigitSet) {
	for _, k := range ks {
		digits |= k.Digit().Set()
	}
	return digits
}
