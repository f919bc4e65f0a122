package puzzle

import (
	"fmt"
	"slices"
)

// A Cage is cells that hold different digits, which make a sum. Sum is 0 where none is known.
type Cage struct {
	Cells CellSet
	Sum   int
}

// A CageError says which cage can't be: it has no cell or one that the board lacks, more
// cells than there are digits, a cell of another cage, or a sum that its cells can't make.
type CageError struct {
	Cage   Cage
	Reason CageReason
	Low    int // with CageSum: the least and the greatest sum of so many cells
	High   int
}

// A CageReason says why a cage can't be.
type CageReason uint8

// The reasons, in the order in which they are looked for.
const (
	CageEmpty   CageReason = iota // no cell
	CageOutside                   // a cell that the board doesn't have
	CageLarge                     // more cells than digits
	CageOverlap                   // a cell of another cage
	CageSum                       // no different digits of so many cells make the sum; see CheckSums
)

func (e *CageError) Error() string {
	reason := [...]string{"no cell", "a cell outside the board", "more cells than digits", "a cell of another cage", "a sum that can't be"}
	return fmt.Sprintf("cage %d at %s: %s", e.Cage.Sum, e.Cage.Cells.Notation(), reason[e.Reason])
}

// House returns what stands for the cage among houses. The cage at r1c1 is the same house on
// every board: a cage is known by its first cell.
func (c Cage) House() House { return FirstCage + House(c.first()) }

// first returns the first cell, which names the cage.
func (c Cage) first() Cell {
	if c.Cells.Empty() {
		return 0
	}
	return c.Cells.First()
}

// Bounds returns the least and the greatest sum of n different digits of 1 to size.
func Bounds(n, size int) (low, high int) { return n * (n + 1) / 2, n * (2*size + 1 - n) / 2 }

// Sums returns the sets of n different digits among those of from that make a sum, those with
// the lower digits first. There are at most 12 of the digits 1 to 9.
func Sums(sum, n int, from DigitSet) (sets []DigitSet) {
	for set := from; set != 0; set = (set - 1) & from {
		if set.Len() == n && set.Sum() == sum {
			sets = append(sets, set)
		}
	}
	slices.SortFunc(sets, lexical)
	return sets
}

// lexical orders sets by their lowest digits.
func lexical(a, b DigitSet) int {
	if a == b {
		return 0
	}
	if d := (a ^ b).Min(); a.Has(d) {
		return -1
	}
	return 1
}

// Cages returns the cages by their first cells. The caller must not change them.
func (s *Shape) Cages() []Cage { return s.use().cages }

// CageOf returns the cage that holds c, if there is one.
func (s *Shape) CageOf(c Cell) (Cage, bool) {
	if i := s.use().cageOf[c]; i >= 0 {
		return s.cages[i], true
	}
	return Cage{}, false
}

// CageAt returns the cage that a house stands for, if it is one of the board.
func (s *Shape) CageAt(h House) (Cage, bool) {
	if h < FirstCage {
		return Cage{}, false
	}
	c, ok := s.CageOf(Cell(h - FirstCage))
	return c, ok && c.House() == h
}

// cageHouse returns the house of the cage of c, or one without cells.
func (s *Shape) cageHouse(c Cell) House {
	if i := s.cageOf[c]; i >= 0 {
		return s.cages[i].House()
	}
	return noHouse
}

// fillCages makes the tables of the cages. Of cells in several cages the last counts; such a
// shape is refused.
func (s *Shape) fillCages() {
	for c := range s.cageOf {
		s.cageOf[c] = -1
	}
	for i, cage := range s.cages {
		s.sets[cage.House()] = cage.Cells
		for c := range cage.Cells.And(AllCells).All() {
			s.cageOf[c] = int8(i)
		}
	}
}

// checkCages returns what is wrong with the first cage that can't be.
func (s *Shape) checkCages() error {
	var seen CellSet
	for _, c := range s.cages {
		n := c.Cells.Len()
		e := &CageError{Cage: c}
		switch {
		case n == 0:
			e.Reason = CageEmpty
		case !c.Cells.In(s.cells):
			e.Reason = CageOutside
		case n > s.size:
			e.Reason = CageLarge
		case !c.Cells.And(seen).Empty():
			e.Reason = CageOverlap
		default:
			seen = seen.Or(c.Cells)
			continue
		}
		return e
	}
	return nil
}

// CheckSums returns a [*CageError] for the first cage with a sum that its cells can't make, nil if
// there is none. A puzzle with such a sum was mistyped, and has no solution.
func (s *Shape) CheckSums() error {
	for _, c := range s.Cages() {
		if low, high := Bounds(c.Cells.Len(), s.size); c.Sum != 0 && (c.Sum < low || c.Sum > high) {
			return &CageError{c, CageSum, low, high}
		}
	}
	return nil
}
