package puzzle

import (
	"iter"
	"math/bits"
)

// A CellSet is a set of cells: bit c%64 of word c/64 stands for cell c.
type CellSet [2]uint64

// AllCells is the set of all 81 cells.
var AllCells = CellSet{^uint64(0), 1<<17 - 1}

// CellsOf returns the set of the given cells.
func CellsOf(cells ...Cell) (s CellSet) {
	for _, c := range cells {
		s.Add(c)
	}
	return s
}

// Add puts c into s.
func (s *CellSet) Add(c Cell) { s[c/64] |= 1 << (c % 64) }

// Remove takes c out of s.
func (s *CellSet) Remove(c Cell) { s[c/64] &^= 1 << (c % 64) }

// Has reports whether c is in s.
func (s CellSet) Has(c Cell) bool { return s[c/64]>>(c%64)&1 != 0 }

// And returns the cells that are in s and in t.
func (s CellSet) And(t CellSet) CellSet { return CellSet{s[0] & t[0], s[1] & t[1]} }

// Or returns the cells that are in s or in t.
func (s CellSet) Or(t CellSet) CellSet { return CellSet{s[0] | t[0], s[1] | t[1]} }

// Without returns the cells of s that are not in t.
func (s CellSet) Without(t CellSet) CellSet { return CellSet{s[0] &^ t[0], s[1] &^ t[1]} }

// In reports whether every cell of s is in t.
func (s CellSet) In(t CellSet) bool { return s.Without(t).Empty() }

// Empty reports whether s holds no cell.
func (s CellSet) Empty() bool { return s[0]|s[1] == 0 }

// Len returns how many cells s holds.
func (s CellSet) Len() int { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// First returns the lowest cell of s; s must not be empty.
func (s CellSet) First() Cell {
	if s[0] != 0 {
		return Cell(bits.TrailingZeros64(s[0]))
	}
	return Cell(64 + bits.TrailingZeros64(s[1]))
}

// All yields the cells of s in increasing order.
func (s CellSet) All() iter.Seq[Cell] {
	return func(yield func(Cell) bool) {
		for i, w := range s {
			for ; w != 0; w &= w - 1 {
				if !yield(Cell(64*i + bits.TrailingZeros64(w))) {
					return
				}
			}
		}
	}
}
