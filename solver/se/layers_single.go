package se

import "math/bits"

const (
	firstColumns = 0o111            // of the boxes of a row
	threeRows    = 1 | 1<<9 | 1<<18 // times a row: the same in each row of a band
)

// A result says what came of looking for steps.
type result uint8

const (
	none  result = iota
	some         // there were steps, which are made
	wrong        // there is no solution
)

// fold returns the columns in which a band has cells, and those in which it has several.
func fold(band uint32) (any, several uint32) {
	a, b, c := band&0o777, band>>9&0o777, band>>18
	return a | b | c, a&b | (a|b)&c
}

// onlyInBox returns the cells of a band that are the only ones in their box.
func onlyInBox(band uint32) uint32 {
	once, twice := fold(band)
	a, b, c := once, once>>1, once>>2
	several := a&b | (a|b)&c | twice | twice>>1 | twice>>2
	one := (a | b | c) &^ several & firstColumns
	return band & (one * (0o7 * threeRows))
}

// onlyInRow returns the cells of a band that are the only ones in their row.
func onlyInRow(band uint32) uint32 {
	return oneOf(band&0o777) | oneOf(band&(0o777<<9)) | oneOf(band&(0o777<<18))
}

// oneOf returns s if it has one element, else nothing.
func oneOf(s uint32) uint32 {
	if s&(s-1) == 0 {
		return s
	}
	return 0
}

// onlyInColumn adds to found the cells that are the only ones in their column.
func (l *layer) onlyInColumn(found *layer) {
	a, aa := fold(l[0])
	b, bb := fold(l[1])
	c, cc := fold(l[2])
	one := (a | b | c) &^ (aa | bb | cc | a&b | (a|b)&c) * threeRows
	found[0] |= l[0] & one
	found[1] |= l[1] & one
	found[2] |= l[2] & one
}

// singles returns the cells that are the only ones in their box, row or column.
func (l *layer) singles() (found layer) {
	for b, cells := range l {
		found[b] = onlyInBox(cells) | onlyInRow(cells)
	}
	l.onlyInColumn(&found)
	return found
}

// inBoxes places the digits that have one place in a box, until none has.
func (l *layers) inBoxes() result {
	r := none
	for more := true; more; {
		more = false
		for d := range l.of {
			p, looked := &l.of[d], &l.looked[0][d]
			for b := range p {
				if p[b] &= l.open[b]; p[b] == looked[b] {
					continue
				}
				looked[b] = p[b]
				found := onlyInBox(p[b])
				if found == 0 {
					continue
				}
				if r, more = some, true; !l.putAll(b, found, d) {
					return wrong
				}
			}
		}
	}
	return r
}

// inHouses is inBoxes for rows and columns, too.
func (l *layers) inHouses() result {
	r := none
	for more := true; more; {
		more = false
		for d := range l.of {
			p, looked := &l.of[d], &l.looked[1][d]
			if p.within(&l.open); *p == *looked {
				continue
			}
			*looked = *p
			for b, found := range p.singles() {
				if found == 0 {
					continue
				}
				if r, more = some, true; !l.putAll(b, found, d) {
					return wrong
				}
			}
		}
	}
	return r
}

// putAll fills cells of band b with d, and reports whether each had it.
func (l *layers) putAll(b int, cells uint32, d int) bool {
	for ; cells != 0; cells &= cells - 1 {
		if !l.put(27*b+bits.TrailingZeros32(cells), d) {
			return false
		}
	}
	return true
}

// lasts fills the cells that are the last ones of a house.
func (l *layers) lasts() result {
	return l.placeAll(l.open.singles())
}

// naked fills the cells that have one candidate.
func (l *layers) naked() result {
	var once, twice layer
	for d := range l.of {
		for b, cells := range &l.of[d] {
			twice[b] |= once[b] & cells
			once[b] |= cells
		}
	}
	one := once.without(&twice)
	one.within(&l.open)
	return l.placeAll(one)
}

// placeAll places in each of the cells the first candidate that it has.
func (l *layers) placeAll(cells layer) result {
	r := none
	for b, w := range &cells {
		for ; w != 0; w &= w - 1 {
			if !l.placeAt(27*b + bits.TrailingZeros32(w)) {
				return wrong
			}
			r = some
		}
	}
	return r
}

// placeAt places in c its first candidate, and reports whether it has one.
func (l *layers) placeAt(c int) bool {
	for d := range l.of {
		if l.of[d][c/27]>>(c%27)&1 == 1 {
			return l.put(c, d)
		}
	}
	return false
}
