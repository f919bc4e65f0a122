package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// A deepPattern holds its digits within its cells: candidates of one digit where a
// line crosses a box, a naked or hidden pair or triple, or an X-wing.
type deepPattern struct {
	cells  puzzle.CellSet
	digits puzzle.DigitSet
	naked  bool            // the cells have no other digits
	houses [2]puzzle.House // else these have the digits nowhere else; often they are equal
}

// findPatterns applies the easiest patterns that rule something out. It reports whether
// there were any, and whether no clash was found.
func (n *deepNet) findPatterns() (more, ok bool) {
	from := len(n.facts)
	ok = n.findLocked()
	for size := 2; ok && size <= 3 && len(n.facts) == from; size++ {
		for h := puzzle.House(0); ok && h < puzzle.NumHouses; h++ {
			ok = n.findNaked(h, size) && n.findHidden(h, size)
		}
		if ok && size == 2 && len(n.facts) == from {
			ok = n.findXWings()
		}
	}
	return len(n.facts) > from, ok
}

// applyPattern eliminates digits from cells by a pattern.
func (n *deepNet) applyPattern(p deepPattern, cells puzzle.CellSet, digits puzzle.DigitSet) bool {
	by := len(n.patterns)
	n.patterns = append(n.patterns, p)
	for ; !cells.Empty(); cells.Remove(cells.First()) {
		c := cells.First()
		for left := n.cands[c] & digits; left != 0; left &= left - 1 {
			if !n.off(puzzle.Cand(c, left.Min()), deepByPattern, uint16(by)) {
				return false
			}
		}
	}
	return true
}

// cellsAt returns the cells of h that mask names.
func cellsAt(h puzzle.House, mask uint16) (cells puzzle.CellSet) {
	for at := h.Cells(); mask != 0; mask &= mask - 1 {
		cells.Add(at[bits.TrailingZeros16(mask)])
	}
	return cells
}

// deepThirds are the masks of a house's cells where it crosses others: three boxes
// for a line; rows, then columns, for a box.
var deepThirds = [6]uint16{7, 7 << 3, 7 << 6, 0o111, 0o222, 0o444}

func (n *deepNet) findLocked() bool {
	for h := range puzzle.House(puzzle.NumHouses) {
		thirds := deepThirds[:3]
		if h >= puzzle.Box(0) {
			thirds = deepThirds[:]
		}
		for d := puzzle.Digit(1); d <= 9; d++ {
			m := n.places[h][d]
			if m&(m-1) == 0 {
				continue
			}
			for i, third := range thirds {
				if m&^third == 0 && !n.locked(h, d, m, i) {
					return false
				}
			}
		}
	}
	return true
}

// locked eliminates d from the other house that holds all its places in h.
func (n *deepNet) locked(h puzzle.House, d puzzle.Digit, m uint16, third int) bool {
	first := h.Cells()[bits.TrailingZeros16(m)]
	cross := first.Houses()[third/3]
	if h < puzzle.Box(0) {
		cross = first.Houses()[2]
	}
	if bits.OnesCount16(n.places[cross][d]) == bits.OnesCount16(m) {
		return true
	}
	cells := cellsAt(h, m)
	p := deepPattern{cells: cells, digits: d.Set(), houses: [2]puzzle.House{h, h}}
	return n.applyPattern(p, cellsAt(cross, n.places[cross][d]).Without(cells), d.Set())
}

// findNaked looks for cells of h that hold only as many digits.
func (n *deepNet) findNaked(h puzzle.House, size int) bool {
	var sets [9]uint16
	at := h.Cells()
	for i, c := range at {
		if s := uint16(n.cands[c]); s&(s-1) != 0 && bits.OnesCount16(s) <= size {
			sets[i] = s
		}
	}
	return deepSubsets(&sets, size, func(which, union uint16) bool {
		digits := puzzle.DigitSet(union)
		for i, c := range at {
			if which>>i&1 == 0 && n.cands[c]&digits != 0 {
				cells := cellsAt(h, which)
				return n.applyPattern(deepPattern{cells: cells, digits: digits, naked: true}, h.Set().Without(cells), digits)
			}
		}
		return true
	})
}

// findHidden looks for digits that fit only in as many cells of h.
func (n *deepNet) findHidden(h puzzle.House, size int) bool {
	var sets [9]uint16
	at := h.Cells()
	for i := range sets {
		if m := n.places[h][i+1]; m&(m-1) != 0 && bits.OnesCount16(m) <= size {
			sets[i] = m
		}
	}
	return deepSubsets(&sets, size, func(which, union uint16) bool {
		digits := puzzle.DigitSet(which)
		for m := union; m != 0; m &= m - 1 {
			if n.cands[at[bits.TrailingZeros16(m)]]&^digits != 0 {
				cells := cellsAt(h, union)
				p := deepPattern{cells: cells, digits: digits, houses: [2]puzzle.House{h, h}}
				return n.applyPattern(p, cells, puzzle.AllDigits&^digits)
			}
		}
		return true
	})
}

// deepSubsets calls see with so many of the sets, but for empty ones, that have only
// as many members, until it says false.
func deepSubsets(sets *[9]uint16, size int, see func(which, union uint16) bool) bool {
	for i, a := range sets {
		for j := i + 1; a != 0 && j < 9; j++ {
			b := a | sets[j]
			switch {
			case sets[j] == 0 || bits.OnesCount16(b) > size:
			case size == 2:
				if !see(1<<i|1<<j, b) {
					return false
				}
			default:
				for k := j + 1; k < 9; k++ {
					c := b | sets[k]
					if sets[k] != 0 && bits.OnesCount16(c) == size && !see(1<<i|1<<j|1<<k, c) {
						return false
					}
				}
			}
		}
	}
	return true
}

// findXWings looks for two rows, or columns, with a digit in the same two places.
func (n *deepNet) findXWings() bool {
	for d := puzzle.Digit(1); d <= 9; d++ {
		for h := range puzzle.House(18) {
			m := n.places[h][d]
			if bits.OnesCount16(m) != 2 {
				continue
			}
			for g := h + 1; g%9 != 0; g++ {
				if n.places[g][d] == m && !n.xWing(h, g, d, m) {
					return false
				}
			}
		}
	}
	return true
}

func (n *deepNet) xWing(h, g puzzle.House, d puzzle.Digit, m uint16) bool {
	cells := cellsAt(h, m).Or(cellsAt(g, m))
	var out puzzle.CellSet
	for ; m != 0; m &= m - 1 {
		cross := puzzle.House((h/9*9+9)%18) + puzzle.House(bits.TrailingZeros16(m))
		out = out.Or(cellsAt(cross, n.places[cross][d]))
	}
	if out = out.Without(cells); out.Empty() {
		return true
	}
	return n.applyPattern(deepPattern{cells: cells, digits: d.Set(), houses: [2]puzzle.House{h, g}}, out, d.Set())
}
