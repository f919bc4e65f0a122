package solver

import (
	"math/bits"

	"sudoku/puzzle"
)

// The layout of a set of cells. Two words: word 0 holds the first band in its low
// half and the second in its high half, word 1 holds the third in its low half. A
// band takes 27 bits, nine for the first cells of its minirows, and so on:
//
//	00 09 18 | 01 10 19 | 02 11 20
//	03 12 21 | 04 13 22 | 05 14 23
//	06 15 24 | 07 16 25 | 08 17 26
//
// A cell's number here is its bit, plus 64 in word 1.
const (
	halves     = 1<<32 + 1 // times a set in one band: the same in both bands of word 0
	band       = 1<<27 - 1
	minirows   = 1<<9 - 1    // the first cell of each minirow
	fill       = 0o001001001 // times a set of minirows: their cells
	minicols   = 0o007007007 // the first cell of each minicolumn
	down       = 0o000000111 // times a set of minicolumns: their cells
	box        = down * fill // times the first cell of a box: its cells
	threeApart = 0o111111111
)

const allDigits = 1<<9 - 1

// lowestDigit returns the lowest bit of a set of digits that is not empty. The
// compiler sees that it is below nine.
func lowestDigit(set uint64) int { return bits.TrailingZeros64(set&allDigits | 1<<8) }

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

// boxesOf returns all cells of the boxes that hold a cell of x.
func boxesOf(x uint64) uint64 {
	x |= x>>9 | x>>18
	return (x | x>>3 | x>>6) & (7 * halves) * box
}

// single reports whether each box of boxes, which are those of x, holds one cell
// of x.
func single(x, boxes uint64) bool { return 9*bits.OnesCount64(x) == bits.OnesCount64(boxes) }

// start sets st to the givens of g. It reports false when a box holds a digit
// twice or a cell holds what is none. Digits twice in a line are found by propagate.
func (st *bandState) start(g *puzzle.Grid) bool {
	filled, ok := filledCells(g)
	if !ok {
		return false
	}
	var given [16][2]uint64
	e0, e1 := uint64(band*halves), uint64(band)
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
	for i := range st.digits {
		p0, p1 := given[i+1][0], given[i+1][1]
		b0, b1 := boxesOf(p0), boxesOf(p1)
		ok = ok && single(p0, b0) && single(p1, b1)
		d := &st.digits[i]
		d.open = [2]uint64{e0 &^ b0, e1 &^ b1}
		d.placed = [2]uint64{p0, p1}
	}
	st.dirty = allDigits
	return ok
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
// that each minirow and each minicolumn with one of them could hold it, placed digits are
// struck out around them, and naked singles are placed. It reports false when a
// digit or a cell is left without a place.
func (st *bandState) propagate() bool {
	for st.dirty != 0 {
		switch changed, ok := st.lines(); {
		case !ok:
			return false
		case !changed:
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
// reports whether candidates were removed.
func (st *bandState) lines() (changed, ok bool) {
	e0, e1 := st.empty[0], st.empty[1]
	again, moved := uint64(0), uint64(0)
	for dirty := st.dirty; dirty != 0; dirty &= dirty - 1 {
		i := lowestDigit(dirty)
		d := &st.digits[i]
		x, y := d.open[0]|d.placed[0], d.open[1]|d.placed[1]

		// The rows: rx and ry are the minirows that hold a cell.
		rx, ry := x|x>>9|x>>18, y|y>>9|y>>18
		x &= rowKeep[rx&minirows]&band | rowKeep[rx>>32&minirows]<<32
		y &= rowKeep[ry&minirows]

		// The columns: c is the minicolumns that hold a cell, box by box in threes.
		cx, cy := (x|x>>3|x>>6)&(minicols*halves), (y|y>>3|y>>6)&minicols
		c := uint32(cx) | uint32(cx>>29) | uint32(cy)<<6
		keep := uint64(colKeep[c&threeApart*magic>>23]) |
			uint64(colKeep[c>>1&threeApart*magic>>23])<<1 |
			uint64(colKeep[c>>2&threeApart*magic>>23])<<2
		x &= (keep | keep<<29) & (minicols * halves) * down
		y &= keep >> 6 & minicols * down

		// Again the rows; px and py become the minirows that hold just one cell.
		rx, ry = x|x>>9, y|y>>9
		px, py := x&(x>>9)|rx&(x>>18), y&(y>>9)|ry&(y>>18)
		rx, ry = rx|x>>18, ry|y>>18
		px, py = rx&^px, ry&^py
		k0, k1, k2 := rowKeep[rx&minirows], rowKeep[rx>>32&minirows], rowKeep[ry&minirows]
		kx, ky := x&(k0&band|k1<<32), y&k2
		again |= -((kx ^ x) | (ky ^ y)) >> 63 << (i & 63)
		x, y = kx, ky
		if uint32(x) == 0 || x>>32 == 0 || y == 0 {
			return false, false
		}

		px = px & (k0>>32 | k1>>32<<32) * fill & x
		py = py & (k2 >> 32) * fill & y
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
		bx, by := boxesOf(x), boxesOf(y)
		if !single(x, bx) || !single(y, by) {
			return false
		}
		d.open[0] = d.open[0]&^bx | x
		d.open[1] = d.open[1]&^by | y
	}
	return true
}
