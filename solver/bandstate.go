package solver

import (
	"math/bits"

	"sudoku/puzzle"
)

// The layout of a set of cells. Two words: word 0 holds the first band in its low
// half and the second in its high half, word 1 holds the third in its low half. A
// band takes 27 bits, box by box, a box row by row:
//
//	0  1  2 |  9 10 11 | 18 19 20
//	3  4  5 | 12 13 14 | 21 22 23
//	6  7  8 | 15 16 17 | 24 25 26
//
// A cell's number here is its bit, plus 64 in word 1. Where a constant comes in
// two sizes the one that ends in 2 is for word 0.
const (
	band1    = 1<<27 - 1
	minirow1 = 0o111111111 // the first cell of each minirow
	minicol1 = 0o007007007 // the first row of each box
	first1   = 0o001001001 // the first cell of each box
	last1    = 0o400400400 // the last cell of each box

	twice    = 1<<32 + 1
	band2    = band1 * twice
	minirow2 = minirow1 * twice
	minicol2 = minicol1 * twice
	first2   = first1 * twice
	last2    = last1 * twice
)

// digitCells is where one digit is and can be.
type digitCells struct {
	open   [2]uint64 // empty cells that it can go in
	placed [2]uint64
}

// A bandState is a grid part-way solved.
type bandState struct {
	digits [9]digitCells
	empty  [2]uint64
	dirty  uint64 // digits that lost a cell since they were last looked at
}

const allDigits = 1<<9 - 1

// lowestDigit returns the lowest bit of a set of digits that is not empty. The
// compiler sees that it is below nine.
func lowestDigit(set uint64) int { return bits.TrailingZeros64(set&allDigits | 1<<8) }

// boxes2 returns all cells of the boxes of word 0 that hold a cell of x.
func boxes2(x uint64) uint64 {
	some := ((x&^last2 + (last2 - first2)) | x) & last2
	return some<<1 - some>>8
}

// boxes1 is boxes2 for word 1.
func boxes1(x uint64) uint64 {
	some := ((x&^last1 + (last1 - first1)) | x) & last1
	return some<<1 - some>>8
}

// start sets st to the givens of g. It reports false when a box holds a digit
// twice or a cell holds what is none. Lines come to light in propagate.
func (st *bandState) start(g *puzzle.Grid) bool {
	filled, ok := filledCells(g)
	if !ok {
		return false
	}
	var given [16][2]uint64
	e0, e1 := uint64(band2), uint64(band1)
	for w, set := range filled {
		for ; set != 0; set &= set - 1 {
			c := w<<6 | bits.TrailingZeros64(set)
			bit, at := &cellBit[c], &given[g[c]&15]
			at[0] |= bit[0]
			at[1] |= bit[1]
			e0 ^= bit[0]
			e1 ^= bit[1]
		}
	}
	st.empty = [2]uint64{e0, e1}
	clash := uint64(0)
	for i := range st.digits {
		p0, p1 := given[i+1][0], given[i+1][1]
		b0, b1 := boxes2(p0), boxes1(p1)
		clash |= p0&(p0-b0&first2) | p1&(p1-b1&first1)
		d := &st.digits[i]
		d.open = [2]uint64{e0 &^ b0, e1 &^ b1}
		d.placed = [2]uint64{p0, p1}
	}
	st.dirty = allDigits
	return clash == 0
}

// filledCells returns the set of filled cells by puzzle.Cell, 64 in the first
// word. It reports false when a cell holds more than 9.
func filledCells(g *puzzle.Grid) (filled [2]uint64, ok bool) {
	const each = 0x0101010101010101
	high := uint64(0)
	for i := range 10 {
		b := g[8*i : 8*i+8]
		x := uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
			uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
		high |= x | (x + 6*each)
		some := (x + 127*each) >> 7 & each
		filled[i>>3] |= some * 0x0102040810204080 >> 56 << (8 * i & 63)
	}
	x := uint64(g[80])
	filled[1] |= (x + 15) >> 4 << 16
	high |= x | (x + 6)
	return filled, high&(0xf0*each) == 0
}

// propagate draws conclusions until none is left: every digit's cells are such
// that each minirow and each minicolumn with one could hold it, placed digits are
// struck out around them, and naked singles are placed. It reports false when a
// digit or a cell is left without a place.
func (st *bandState) propagate() bool {
	for st.dirty != 0 {
		switch news, ok := st.lines(); {
		case !ok:
			return false
		case !news:
			return true
		case !st.cells():
			return false
		}
	}
	return true
}

// lines looks at each dirty digit. It keeps those minirows that are part of some
// way to place the digit in the three rows and boxes of a band, likewise the
// minicolumns of a stack, and places the digit where one cell of a box is left. It
// reports whether there is news for the cells.
func (st *bandState) lines() (news, ok bool) {
	e0, e1 := st.empty[0], st.empty[1]
	again, moved := uint64(0), uint64(0)
	for dirty := st.dirty; dirty != 0; dirty &= dirty - 1 {
		i := lowestDigit(dirty)
		d := &st.digits[i]
		x, y := d.open[0]|d.placed[0], d.open[1]|d.placed[1]

		rx := (x | x>>1 | x>>2) & minirow2
		ry := (y | y>>1 | y>>2) & minirow1
		x &= uint64(rowKeep[uint32(rx)*magic>>23]) | uint64(rowKeep[uint32(rx>>32)*magic>>23])<<32
		y &= uint64(rowKeep[uint32(ry)*magic>>23])

		cx := (x | x>>3 | x>>6) & minicol2
		cy := (y | y>>3 | y>>6) & minicol1
		c := uint32(cx) | uint32(cx>>29) | uint32(cy)<<6
		keep := uint64(colKeep[c&511]) | uint64(colKeep[c>>9&511])<<9 | uint64(colKeep[c>>18&511])<<18
		x &= (keep | keep<<29) & minicol2 * 0o111
		y &= keep >> 6 & minicol1 * 0o111

		rx = (x | x>>1 | x>>2) & minirow2
		ry = (y | y>>1 | y>>2) & minirow1
		kx := uint64(rowKeep[uint32(rx)*magic>>23]) | uint64(rowKeep[uint32(rx>>32)*magic>>23])<<32
		ky := uint64(rowKeep[uint32(ry)*magic>>23])
		kx &= x
		ky &= y
		again |= -((kx ^ x) | (ky ^ y)) >> 63 << (i & 63)
		x, y = kx, ky
		if uint32(x) == 0 || x>>32 == 0 || y == 0 {
			return false, false
		}

		// No box is empty, so the subtraction takes the lowest cell from each.
		px := x &^ boxes2(x&(x-first2))
		py := y &^ boxes1(y&(y-first1))
		nx, ny := px^d.placed[0], py^d.placed[1]
		if nx&^e0|ny&^e1 != 0 { // filled with another digit
			return false, false
		}
		e0 ^= nx
		e1 ^= ny
		x &^= px
		y &^= py
		moved |= (d.open[0] ^ x) | (d.open[1] ^ y)
		d.open[0], d.open[1] = x, y
		d.placed[0], d.placed[1] = px, py
	}
	st.empty[0], st.empty[1] = e0, e1
	st.dirty = again
	return moved != 0, true
}

// A tally counts the candidates of cells, up to two, in either word.
type tally struct{ once0, more0, once1, more1 uint64 }

// add takes from d the cells outside e0 and e1 and counts the rest. lost is 1 when
// there were any to take, else 0.
func (t tally) add(d *digitCells, e0, e1 uint64) (sum tally, lost uint64) {
	x, y := d.open[0]&e0, d.open[1]&e1
	lost = -((d.open[0] ^ x) | (d.open[1] ^ y)) >> 63
	d.open[0], d.open[1] = x, y
	return tally{t.once0 | x, t.more0 | t.once0&x, t.once1 | y, t.more1 | t.once1&y}, lost
}

// cells strikes out what stands in filled cells and looks for empty cells with
// one candidate or none. (The compiler would not unroll the loop.)
func (st *bandState) cells() bool {
	e0, e1 := st.empty[0], st.empty[1]
	t, l1 := tally{}.add(&st.digits[0], e0, e1)
	t, l2 := t.add(&st.digits[1], e0, e1)
	t, l3 := t.add(&st.digits[2], e0, e1)
	t, l4 := t.add(&st.digits[3], e0, e1)
	t, l5 := t.add(&st.digits[4], e0, e1)
	t, l6 := t.add(&st.digits[5], e0, e1)
	t, l7 := t.add(&st.digits[6], e0, e1)
	t, l8 := t.add(&st.digits[7], e0, e1)
	t, l9 := t.add(&st.digits[8], e0, e1)
	st.dirty |= l1 | l2<<1 | l3<<2 | l4<<3 | l5<<4 | l6<<5 | l7<<6 | l8<<7 | l9<<8
	if t.once0 != e0 || t.once1 != e1 {
		return false
	}
	s0, s1 := e0&^t.more0, e1&^t.more1
	return s0|s1 == 0 || st.singles(s0, s1)
}

// singles keeps the digits of the cells in s0 and s1, which have one candidate,
// out of the rest of their boxes. It reports false when two are in one box.
func (st *bandState) singles(s0, s1 uint64) bool {
	hit := uint64(0)
	for i := range st.digits {
		d := &st.digits[i]
		hit |= -(d.open[0]&s0 | d.open[1]&s1) >> 63 << i
	}
	st.dirty |= hit
	for ; hit != 0; hit &= hit - 1 {
		d := &st.digits[lowestDigit(hit)]
		x, y := d.open[0]&s0, d.open[1]&s1
		bx, by := boxes2(x), boxes1(y)
		if x&(x-bx&first2)|y&(y-by&first1) != 0 {
			return false
		}
		d.open[0] = d.open[0]&^bx | x
		d.open[1] = d.open[1]&^by | y
	}
	return true
}
