package se

import "math/bits"

// isTwo and isThree are 1 for sets of two and of three places: a branch would cost more.
var isTwo, isThree [1 << 9]digits

func fillSizes() {
	for p := range uint16(1 << 9) {
		switch size(p) {
		case 2:
			isTwo[p] = 1
		case 3:
			isThree[p] = 1
		}
	}
}

// placesIn returns the places of the digits in a house.
func (l *layers) placesIn(h int, at *[9]uint16) {
	i := h % 9
	switch h / 9 {
	case 0:
		b, col := i/3, i%3*3
		for d := range l.of {
			cells := l.of[d][b] >> col
			at[d] = uint16(cells&7 | cells>>6&0o70 | cells>>12&0o700)
		}
	case 1:
		for d := range l.of {
			at[d] = uint16(l.of[d][i/3] >> (i % 3 * 9) & 0o777)
		}
	default:
		for d := range l.of {
			at[d] = uint16(l.turned[d][i/3] >> (i % 3 * 9) & 0o777)
		}
	}
}

// fruitful returns the houses in which there may be direct hidden sets of n: those that changed
// since there were none.
func (l *layers) fruitful(n int) uint32 {
	l.turn()
	var lost layer
	for d := range l.of {
		for b, cells := range &l.of[d] {
			lost[b] |= l.was[d][b] &^ cells
		}
	}
	if !lost.empty() {
		l.was = l.of
		changed := lost.houses()
		for n := range l.barren {
			l.barren[n] &^= changed
		}
	}
	return (1<<houses - 1) &^ l.barren[n]
}

// houses returns the houses in which l has cells.
func (l *layer) houses() (hs uint32) {
	var columnsOf uint32
	for b, cells := range l {
		t := thirdsOf(cells)
		hs |= (t | t>>3 | t>>6) & 7 << (boxes + 3*b)
		for row := range 3 {
			if t>>(3*row)&7 != 0 {
				hs |= 1 << (rows + 3*b + row)
			}
		}
		once, _ := fold(cells)
		columnsOf |= once
	}
	return hs | columnsOf<<columns
}

// directPair places a digit to which a hidden pair leaves one place in its house.
func (l *layers) directPair() result {
	var at [9]uint16
	for hs := l.fruitful(2); hs != 0; hs &= hs - 1 {
		h := bits.TrailingZeros32(hs)
		l.placesIn(h, &at)
		var twice digits
		for d, p := range &at {
			twice |= isTwo[p&0o777] << d
		}
		for m := twice; several(m); m &= m - 1 {
			x := low(m)
			for n := m & (m - 1); n != 0; n &= n - 1 {
				if y := low(n); at[x] == at[y] {
					if r := l.leave(h, &at, at[x], 1<<x|1<<y); r != none {
						return r
					}
				}
			}
		}
		l.barren[2] |= 1 << h
	}
	return none
}

// directTriple is directPair for a hidden triple.
func (l *layers) directTriple() result {
	var at [9]uint16
	for hs := l.fruitful(3); hs != 0; hs &= hs - 1 {
		h := bits.TrailingZeros32(hs)
		l.placesIn(h, &at)
		var few digits
		for d, p := range &at {
			few |= (isTwo[p&0o777] | isThree[p&0o777]) << d
		}
		for _, ds := range subsets[3][few] {
			p := at[low(ds)] | at[low(ds&(ds-1))] | at[15-bits.LeadingZeros16(ds)]
			if size(p) == 3 {
				if r := l.leave(h, &at, p, ds); r != none {
					return r
				}
			}
		}
		l.barren[3] |= 1 << h
	}
	return none
}

// leave places a digit other than ds that has several places in h, but one outside of taken.
func (l *layers) leave(h int, at *[9]uint16, taken uint16, ds digits) result {
	for d, p := range at {
		if left := p &^ taken; ds>>d&1 == 0 && several(p) && one(left) {
			if !l.put(int(cellAt[h][low(left)]), d) {
				return wrong
			}
			return some
		}
	}
	return none
}
