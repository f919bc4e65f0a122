package se

import "math/bits"

// Locked candidates are seen on the thirds of the rows of a band: nine bits, the first box of
// the first row the lowest.

// thirdsOf returns the thirds of rows in which a band has cells.
func thirdsOf(band uint32) uint32 {
	t := (band | band>>1 | band>>2) & (firstColumns * threeRows)
	t = (t | t>>2 | t>>4) & (7 * threeRows)
	return (t | t>>6 | t>>12) & 0o777
}

var (
	// thirdCells has the cells of a third.
	thirdCells [9]uint32
	// unlocked has the cells of a band that locked candidates leave where it has cells in
	// some thirds: by box [0], by box and row [1].
	unlocked [2][1 << 9]uint32
)

func fillThirds() {
	for t := range thirdCells {
		thirdCells[t] = 0o7 << (9*(t/3) + 3*(t%3))
	}
	for at := range uint32(1 << 9) {
		byBox := fullBand &^ lockedOut(at, 1, 3)
		unlocked[0][at] = byBox
		unlocked[1][at] = byBox &^ lockedOut(at, 3, 1)
	}
}

// lockedOut returns the cells that go where one of three lines has all its cells in one third:
// those of the lines beside it, across. Lines are across apart, their thirds along: boxes are
// 1 and 3, rows 3 and 1.
func lockedOut(at uint32, across, along int) (out uint32) {
	for line := range 3 {
		for k := range 3 {
			if lineAt(at, line*across, along) != 1<<k {
				continue
			}
			for other := range 3 {
				if other != line {
					out |= thirdCells[other*across+k*along]
				}
			}
		}
	}
	return out
}

// lineAt returns the three bits of at from first, along apart.
func lineAt(at uint32, first, along int) uint32 {
	return at>>first&1 | at>>(first+along)&1<<1 | at>>(first+2*along)&1<<2
}

// locking takes away what locked candidates of a box remove, and if lines, those of a row or
// column.
func (l *layers) locking(lines bool) result {
	which := 0
	if lines {
		which = 1
	}
	l.turn()
	r := none
	for d := range l.of {
		out, turned := l.of[d].locked(which), l.turned[d].locked(which)
		for b, cells := range &turned {
			for ; cells != 0; cells &= cells - 1 {
				c := turnedAt[27*b+bits.TrailingZeros32(cells)]
				out[c/27] |= 1 << (c % 27)
			}
		}
		if !out.empty() {
			l.of[d] = l.of[d].without(&out)
			r = some
		}
	}
	return r
}

// locked returns the cells that locked candidates remove within bands.
func (l *layer) locked(which int) layer {
	return layer{
		l[0] &^ unlocked[which][thirdsOf(l[0])],
		l[1] &^ unlocked[which][thirdsOf(l[1])],
		l[2] &^ unlocked[which][thirdsOf(l[2])],
	}
}

// directLocking places the digits to which locked candidates leave one place in a house of
// the kind of theirs: of a box, or of a row or column if lines.
func (l *layers) directLocking(lines bool) result {
	across, along := 1, 3
	if lines {
		across, along = 3, 1
	}
	l.turn()
	for d := range l.of {
		one := l.of[d].leftAlone(across, along)
		turned := l.turned[d].leftAlone(across, along)
		for b, cells := range &turned {
			for ; cells != 0; cells &= cells - 1 {
				c := turnedAt[27*b+bits.TrailingZeros32(cells)]
				one[c/27] |= 1 << (c % 27)
			}
		}
		for b, cells := range &one {
			if cells != 0 {
				if !l.put(27*b+bits.TrailingZeros32(cells), d) {
					return wrong
				}
				return some // the others may be hidden singles now
			}
		}
	}
	return none
}

// leftAlone returns the cells of bands that are the only ones in their line, a box or a row,
// once the third across from where another has all its cells is empty.
func (l *layer) leftAlone(across, along int) (found layer) {
	for b, cells := range l {
		at := thirdsOf(cells)
		if cells&^unlocked[1][at] == 0 {
			continue
		}
		for line := range 3 {
			k := lineAt(at, line*across, along)
			if k&(k-1) != 0 || k == 0 {
				continue
			}
			gone := bits.TrailingZeros32(k) * along
			for other := range 3 {
				first := other * across
				if other == line || at>>(first+gone)&1 == 0 {
					continue
				}
				whole := thirdCells[first] | thirdCells[first+along] | thirdCells[first+2*along]
				found[b] |= oneOf(cells & whole &^ thirdCells[first+gone])
			}
		}
	}
	return found
}
