package puzzle

import (
	"iter"
	"math/bits"
)

// A CellSet is a set of cells: bit c of Lo stands for cell c, bit c of Hi for cell 64+c.
// The compiler keeps two words of a struct in registers; those of an array it doesn't.
type CellSet struct{ Lo, Hi uint64 }

// AllCells is the set of all 81 cells.
var AllCells = CellSet{^uint64(0), 1<<17 - 1}

// CellsOf returns the set of the given cells.
func CellsOf(cells ...Cell) (s CellSet) {
	for _, c := range cells {
		s.Add(c)
	}
	return s
}

// Add puts c into s. A shift of 64 bits or more leaves none.
func (s *CellSet) Add(c Cell) { s.Lo, s.Hi = s.Lo|1<<c, s.Hi|1<<(c-64) }

// Remove takes c out of s.
func (s *CellSet) Remove(c Cell) { s.Lo, s.Hi = s.Lo&^(1<<c), s.Hi&^(1<<(c-64)) }

// Has reports whether c is in s.
func (s CellSet) Has(c Cell) bool { return (s.Lo>>c|s.Hi>>(c-64))&1 != 0 }

// And returns the cells that are in s and in t.
func (s CellSet) And(t CellSet) CellSet { return CellSet{s.Lo & t.Lo, s.Hi & t.Hi} }

// Or returns the cells that are in s or in t.
func (s CellSet) Or(t CellSet) CellSet { return CellSet{s.Lo | t.Lo, s.Hi | t.Hi} }

// Without returns the cells of s that are not in t.
func (s CellSet) Without(t CellSet) CellSet { return CellSet{s.Lo &^ t.Lo, s.Hi &^ t.Hi} }

// In reports whether every cell of s is in t.
func (s CellSet) In(t CellSet) bool { return s.Without(t).Empty() }

// Empty reports whether s holds no cell.
func (s CellSet) Empty() bool { return s.Lo|s.Hi == 0 }

// Len returns how many cells s holds.
func (s CellSet) Len() int { return bits.OnesCount64(s.Lo) + bits.OnesCount64(s.Hi) }

// First returns the lowest cell of s; s must not be empty.
func (s CellSet) First() Cell {
	if s.Lo != 0 {
		return Cell(bits.TrailingZeros64(s.Lo))
	}
	return Cell(64 + bits.TrailingZeros64(s.Hi))
}

// All yields the cells of s in increasing order.
func (s CellSet) All() iter.Seq[Cell] {
	return func(yield func(Cell) bool) {
		for w := s.Lo; w != 0; w &= w - 1 {
			if !yield(Cell(bits.TrailingZeros64(w))) {
				return
			}
		}
		for w := s.Hi; w != 0; w &= w - 1 {
			if !yield(Cell(64 + bits.TrailingZeros64(w))) {
				return
			}
		}
	}
}
