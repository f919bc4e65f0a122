package se

import (
	"math/bits"
	"sync"

	"sudoku/puzzle"
)

// Digits are 0 to 8 in this package, so that a digit is the index of its bit. Houses are
// numbered in the order in which chains look at them: boxes from 0, rows from 9, columns
// from 18.
const (
	boxes   = 0
	rows    = 9
	columns = 18
	houses  = 27
)

// A digits is a set of digits or of places in a house, by bits.
type digits = uint16

const allDigits digits = 1<<9 - 1

// A board is a position: what is placed, and the candidates that are left, by cell, by
// house and by digit.
type board struct {
	placed   [81]bool
	cands    [81]digits
	places   [houses][9]uint16 // the places of a digit in a house
	of       [9]puzzle.CellSet // the cells where a digit is a candidate
	empty    [houses]uint8     // the number of empty cells in a house
	count    [9]uint8          // how often a digit is placed
	single   [houses]digits    // the digits that have one place in a house
	singles  uint32            // the houses that have such digits, by bits
	changed  uint32            // the houses that lost candidates since this was last emptied
	reduced  digits            // the digits likewise
	unsolved int
}

var (
	houseOf  [81][3]uint8     // the box, the row and the column of a cell
	placeOf  [81][3]uint8     // its place in each of them
	cellAt   [houses][9]uint8 // the cell at a place of a house
	houseSet [houses]puzzle.CellSet
	peersOf  [81][20]uint8 // peers in the order box, row, column
)

// prepare fills the tables, which most runs of the program don't need.
var prepare = sync.OnceFunc(func() {
	fillHouses()
	fillCrossings()
	fillCommonPlaces()
	fillHousesMask()
	fillCombinations()
	fillLayers()
	fillThirds()
	fillSizes()
})

func fillHouses() {
	for c := range 81 {
		row, col := c/9, c%9
		houseOf[c] = [3]uint8{uint8(boxes + row/3*3 + col/3), uint8(rows + row), uint8(columns + col)}
		placeOf[c] = [3]uint8{uint8(row%3*3 + col%3), uint8(col), uint8(row)}
		for k, h := range houseOf[c] {
			cellAt[h][placeOf[c][k]] = uint8(c)
			houseSet[h].Add(puzzle.Cell(c))
		}
	}
	for c := range 81 {
		var seen puzzle.CellSet
		n := 0
		for _, h := range houseOf[c] {
			for _, p := range cellAt[h] {
				if int(p) != c && !seen.Has(puzzle.Cell(p)) {
					seen.Add(puzzle.Cell(p))
					peersOf[c][n] = p
					n++
				}
			}
		}
	}
}

// minGivens is how many givens a puzzle with one solution has at least.
const minGivens = 17

// start makes b the position of g. It reports whether g may have exactly one solution: it
// has givens enough, none conflicts with another, and each cell and digit has a place left.
func (b *board) start(g *puzzle.Grid) bool {
	return b.set(g, nil) && b.unsolved <= 81-minGivens && !b.dead()
}

// startFrom is start with the candidates of p, which may take the place of givens.
func (b *board) startFrom(p *puzzle.Position) bool { return b.set(&p.Grid, &p.Cands) && !b.dead() }

// set sets the digits and the candidates, which are all if keep is nil. It reports whether no digits
// conflict.
func (b *board) set(g *puzzle.Grid, keep *[81]puzzle.DigitSet) bool {
	prepare()
	*b = board{}
	var used [houses]digits
	for c, d := range g {
		if d == 0 {
			b.unsolved++
			for _, h := range houseOf[c] {
				b.empty[h]++
			}
			continue
		}
		b.placed[c] = true
		b.count[d-1]++
		for _, h := range houseOf[c] {
			if used[h]>>(d-1)&1 == 1 {
				return false
			}
			used[h] |= 1 << (d - 1)
		}
	}
	for c := range g {
		if !b.placed[c] {
			h := &houseOf[c]
			left := allDigits &^ (used[h[0]] | used[h[1]] | used[h[2]])
			if keep != nil {
				left &= digits(keep[c])
			}
			b.add(c, left)
		}
	}
	return true
}

// dead reports whether a cell or a digit of a house has nothing left, and notes the digits
// that have one place.
func (b *board) dead() bool {
	for c, ds := range &b.cands {
		if ds == 0 && !b.placed[c] {
			return true
		}
	}
	for h := range houses {
		free := 0
		for d, at := range &b.places[h] {
			if at != 0 {
				free++
			}
			if one(at) {
				b.single[h] |= 1 << d
				b.singles |= 1 << h
			}
		}
		if free != int(b.empty[h]) {
			return true
		}
	}
	return false
}

// add gives c the candidates ds.
func (b *board) add(c int, ds digits) {
	for ; ds != 0; ds &= ds - 1 {
		d := low(ds)
		b.of[d].Add(puzzle.Cell(c))
		b.note(c, d)
	}
}

// note sets that c has the candidate d, but for the cells by digit.
func (b *board) note(c, d int) {
	b.cands[c] |= 1 << d
	for k, h := range houseOf[c] {
		b.places[h][d] |= 1 << placeOf[c][k]
	}
}

// cut takes the candidate d from c, but for the cells by digit and for the singles.
func (b *board) cut(c, d int) {
	b.cands[c] &^= 1 << d
	b.changed |= housesMask[c]
	b.reduced |= 1 << d
	for k, h := range houseOf[c] {
		b.places[h][d] &^= 1 << placeOf[c][k]
	}
}

// place fills c with d, and takes d from its peers.
func (b *board) place(c, d int) {
	for left := b.cands[c]; left != 0; left &= left - 1 {
		b.remove(c, bits.TrailingZeros16(left))
	}
	peers := b.of[d].And(puzzle.Cell(c).Peers())
	for w := peers.Lo; w != 0; w &= w - 1 {
		b.remove(bits.TrailingZeros64(w), d)
	}
	for w := peers.Hi; w != 0; w &= w - 1 {
		b.remove(64+bits.TrailingZeros64(w), d)
	}
	b.placed[c] = true
	for _, h := range houseOf[c] {
		b.empty[h]--
		if b.single[h] &^= 1 << d; b.single[h] == 0 {
			b.singles &^= 1 << h
		}
	}
	b.count[d]++
	b.unsolved--
}

// remove takes the candidate d, which must be there, from c.
func (b *board) remove(c, d int) {
	b.cut(c, d)
	b.of[d].Remove(puzzle.Cell(c))
	for _, h := range houseOf[c] {
		if one(b.places[h][d]) {
			b.single[h] |= 1 << d
			b.singles |= 1 << h
		}
	}
}

// apply makes s. It reports whether that left each cell that was empty something.
func (b *board) apply(s *step) bool {
	for _, r := range s.removes {
		for left := r.digits & b.cands[r.cell]; left != 0; left &= left - 1 {
			b.remove(int(r.cell), bits.TrailingZeros16(left))
		}
		if b.cands[r.cell] == 0 && !s.places {
			return false
		}
	}
	if s.places {
		if b.placed[s.cell] {
			return false
		}
		b.place(int(s.cell), int(s.digit))
	}
	return true
}

// bivalue reports whether c has two candidates.
func (b *board) bivalue(c int) bool { return two(b.cands[c]) }

// one and two report whether a set has that many elements, several whether it has more
// than one.
func one(s uint16) bool     { return s != 0 && s&(s-1) == 0 }
func two(s uint16) bool     { return several(s) && one(s&(s-1)) }
func several(s uint16) bool { return s&(s-1) != 0 }

func size(s uint16) int { return bits.OnesCount16(s) }
func low(s uint16) int  { return bits.TrailingZeros16(s) }
