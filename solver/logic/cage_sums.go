package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// CageCombinations says which digits a cage can hold.
type CageCombinations struct {
	Sets   []CageSet
	Placed []puzzle.Candidate // the digits that are in the cage, cell by cell
	Open   puzzle.CellSet     // its other cells
	Left   int                // what the other cells make together, 0 where the sum isn't known
}

// A CageSet is different digits that make the sum of a cage.
type CageSet struct {
	Digits   puzzle.DigitSet
	Possible bool // it holds the digits that are placed, and has a place for each other
}

// CageSums returns all sets of digits that make the sum of a cage, those with the lower digits
// first, and which of them are still possible in a position. A cage whose sum isn't known has
// none. It takes some microseconds.
func CageSums(pos *puzzle.Position, cage puzzle.Cage) (all CageCombinations) {
	left := cage.Sum
	for c := range cage.Cells.All() {
		if d := pos.Grid[c]; d != 0 {
			all.Placed = append(all.Placed, puzzle.Cand(c, d))
			left -= int(d)
		} else {
			all.Open.Add(c)
		}
	}
	if cage.Sum == 0 {
		return all
	}
	all.Left = left
	possible, _ := fitting(cageCands(pos, cage.Cells), cage.Sum)
	for _, set := range puzzle.Sums(cage.Sum, cage.Cells.Len(), pos.Shape.Digits()) {
		all.Sets = append(all.Sets, CageSet{set, possible.has(set)})
	}
	return all
}

// Rest returns the digits of the sets that are possible without those that are placed: what
// the other cells can hold together.
func (k CageCombinations) Rest() (sets []puzzle.DigitSet) {
	placed := digitsOf(k.Placed)
	for _, s := range k.Sets {
		if s.Possible {
			sets = append(sets, s.Digits&^placed)
		}
	}
	return sets
}

// cageCands returns what each of the cells holds or can hold.
func cageCands(pos *puzzle.Position, cells puzzle.CellSet) (cands []puzzle.DigitSet) {
	for c := range cells.All() {
		if d := pos.Grid[c]; d != 0 {
			cands = append(cands, d.Set())
		} else {
			cands = append(cands, pos.Cands[c])
		}
	}
	return cands
}

// digitSets are sets of digits as bits.
type digitSets [512 / 64]uint64

func (s *digitSets) add(d puzzle.DigitSet)      { s[d>>6] |= 1 << (d & 63) }
func (s *digitSets) has(d puzzle.DigitSet) bool { return s[d>>6]>>(d&63)&1 != 0 }

// all lists the sets.
func (s *digitSets) all(yield func(puzzle.DigitSet) bool) {
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			if !yield(puzzle.DigitSet(64*i + bits.TrailingZeros64(w))) {
				return
			}
		}
	}
}

// fitting returns the sets of different digits that make a sum, or any where it is 0, one in
// each cell, of which cands says what it can hold; and what is left for each cell then.
func fitting(cands []puzzle.DigitSet, sum int) (sets digitSets, left []puzzle.DigitSet) {
	n := len(cands)
	before := make([]digitSets, n+1) // the sets that the cells before each can hold
	before[0].add(0)
	for i, can := range cands {
		for set := range before[i].all {
			for d := range (can &^ set).All() {
				before[i+1].add(set | d.Set())
			}
		}
	}
	for set := range before[n].all {
		if sum == 0 || set.Sum() == sum {
			sets.add(set)
		}
	}
	left = make([]puzzle.DigitSet, n)
	now := sets
	for i := n - 1; i >= 0; i-- {
		var earlier digitSets
		for set := range now.all {
			for d := range (set & cands[i]).All() {
				if rest := set &^ d.Set(); before[i].has(rest) {
					earlier.add(rest)
					left[i] |= d.Set()
				}
			}
		}
		now = earlier
	}
	return sets, left
}
