package se

import (
	"math/bits"

	"sudoku/puzzle"
)

// A layer is a set of cells: three bands of 27, the first cell the lowest bit.
type layer [3]uint32

func (l *layer) empty() bool { return l[0]|l[1]|l[2] == 0 }

// within takes from l the cells that are not in m.
func (l *layer) within(m *layer) {
	l[0] &= m[0]
	l[1] &= m[1]
	l[2] &= m[2]
}

// without returns the cells of l that are not in m.
func (l *layer) without(m *layer) layer { return layer{l[0] &^ m[0], l[1] &^ m[1], l[2] &^ m[2]} }

// layers are a position by digit, as it serves for singles and locked candidates: one
// operation looks at all the houses of a band. A [board] is made of them where more is asked.
type layers struct {
	of     [9]layer    // the cells where a digit is a candidate; filled ones too, till settle
	open   layer       // the cells that are empty
	placed [9]uint8    // how often a digit is placed
	looked [2][9]layer // of, when single places were looked for last: in boxes, in lines
	turned [9]layer    // whole, with rows as columns
	whole  [9]layer    // of, when it was turned last

	barren [4]uint32 // by size, the houses without a direct hidden set in was
	was    [9]layer
}

var (
	// area has a cell and its peers.
	area [81]layer
	// columnOf has the first column of cells, for a row of them.
	columnOf [1 << 9]layer
	// turnedAt has the cell that a cell is with rows as columns.
	turnedAt [81]uint8
)

func fillLayers() {
	for c := range 81 {
		turnedAt[c] = uint8(c%9*9 + c/9)
		area[c][c/27] |= 1 << (c % 27)
		for _, p := range &peersOf[c] {
			area[c][p/27] |= 1 << (p % 27)
		}
	}
	for row := range columnOf {
		for i := range 9 {
			columnOf[row][i/3] |= uint32(row>>i&1) << (i % 3 * 9)
		}
	}
}

// fullBand has the cells of a band.
const fullBand = 1<<27 - 1

// start makes l the position of g, with the candidates of keep, if it isn't nil. It reports
// whether no digits conflict.
func (l *layers) start(g *puzzle.Grid, keep *[81]puzzle.DigitSet) bool {
	full := layer{fullBand, fullBand, fullBand}
	*l = layers{open: full}
	for d := range l.of {
		l.of[d] = full
	}
	for c, d := range g {
		if d != 0 && !l.put(c, int(d)-1) {
			return false
		}
	}
	if keep != nil {
		l.keep(keep)
	}
	l.was = l.of
	return true
}

// keep leaves the cells only these candidates.
func (l *layers) keep(cands *[81]puzzle.DigitSet) {
	for c, ds := range cands {
		for m := allDigits &^ digits(ds); m != 0; m &= m - 1 {
			l.of[low(m)][c/27] &^= 1 << (c % 27)
		}
	}
}

// put fills c with d, and takes d from its peers; the other digits of c go by settle. It reports
// whether c had d and was empty.
func (l *layers) put(c, d int) bool {
	p, a := &l.of[d], &area[c]
	b, bit := c/27, uint32(1)<<(c%27)
	if p[b]&l.open[b]&bit == 0 {
		return false
	}
	p[0] &^= a[0]
	p[1] &^= a[1]
	p[2] &^= a[2]
	l.open[b] &^= bit
	l.placed[d]++
	return true
}

// settle takes all candidates from filled cells.
func (l *layers) settle() {
	for d := range l.of {
		l.of[d].within(&l.open)
	}
}

// remove takes the candidate d from c.
func (l *layers) remove(c, d int) { l.of[d][c/27] &^= 1 << (c % 27) }

// turn settles l and brings turned up to date.
func (l *layers) turn() {
	for d := range l.of {
		p := &l.of[d]
		if p.within(&l.open); *p == l.whole[d] {
			continue
		}
		l.whole[d] = *p
		var t layer
		for b, cells := range p {
			for i := 3 * b; cells != 0; i, cells = i+1, cells>>9 {
				column := &columnOf[cells&0o777]
				t[0] |= column[0] << i
				t[1] |= column[1] << i
				t[2] |= column[2] << i
			}
		}
		l.turned[d] = t
	}
}

// unsolved returns how many cells are empty.
func (l *layers) unsolved() int {
	return bits.OnesCount32(l.open[0]) + bits.OnesCount32(l.open[1]) + bits.OnesCount32(l.open[2])
}

// dead reports whether an empty cell has no candidate.
func (l *layers) dead() bool {
	left := l.open
	for d := range l.of {
		left = left.without(&l.of[d])
	}
	return !left.empty()
}
