package solver

import (
	"math/bits"
	"math/rand/v2"
)

// A branching is a digit in a cell: one guess places it, the other strikes it out.
type branching struct {
	cell   int    // by number
	digit  int    // less one
	digits uint64 // the candidates of the cell, bit d-1 for digit d
}

// branch looks for a cell with two candidates, or a house with two places for a
// digit, and takes what it finds. Among cells it prefers the one where either
// guess strikes out much among its peers, above all in other such cells.
func (st *bandState) branch() branching {
	two, few := st.fewest()
	if two[0]|two[1] == 0 {
		if c, i, ok := st.twoPlaces(0); ok {
			return branching{c, i, st.digitsAt(c)}
		}
		return st.lowestDigit(lowest(few))
	}
	best := 0
	for w := range two {
		for set := two[w]; set != 0; set &= set - 1 {
			c := w<<6 | bits.TrailingZeros64(set)
			best = max(best, st.effect(c&127, &two)<<7|(127-c))
		}
	}
	return st.lowestDigit(127 - best&127)
}

func (st *bandState) lowestDigit(c int) branching {
	digits := st.digitsAt(c)
	return branching{c, bits.TrailingZeros64(digits), digits}
}

// shuffled is branch for random solutions: no digit is preferred to another.
func (st *bandState) shuffled(rng *rand.Rand) branching {
	two, few := st.fewest()
	if two[0]|two[1] == 0 {
		if c, i, ok := st.twoPlaces(int(rng.Uint32N(9))); ok {
			return branching{c, i, st.digitsAt(c)}
		}
		two = few
	}
	c := lowest(two)
	digits := st.digitsAt(c)
	from := digits
	for range rng.Uint32N(uint32(bits.OnesCount64(digits))) {
		from &= from - 1
	}
	return branching{c, bits.TrailingZeros64(from), digits}
}

// twoPlaces looks for a digit with two places in a house and returns the first of
// these. It looks at the digits in turn, from digit first+1 on.
func (st *bandState) twoPlaces(first int) (cell, digit int, ok bool) {
	for n := range 9 {
		i := (first + n) % 9
		open := st.digits[i].open
		for h := range bandHouses {
			x, y := open[0]&bandHouses[h][0], open[1]&bandHouses[h][1]
			if bits.OnesCount64(x)+bits.OnesCount64(y) == 2 {
				return lowest([2]uint64{x, y}), i, true
			}
		}
	}
	return 0, 0, false
}

// lowest returns the lowest cell of a set that is not empty.
func lowest(set [2]uint64) int {
	if set[0] != 0 {
		return bits.TrailingZeros64(set[0])
	}
	return 64 | bits.TrailingZeros64(set[1])
}

// fewest returns the cells with two candidates, and the cells with three or, when
// there is none, all empty cells.
func (st *bandState) fewest() (two, few [2]uint64) {
	for w := range two {
		var n1, n2, n3, n4 uint64 // cells with so many candidates at least
		for i := range st.digits {
			x := st.digits[i].open[w]
			n4 |= n3 & x
			n3 |= n2 & x
			n2 |= n1 & x
			n1 |= x
		}
		two[w], few[w] = n2&^n3, n3&^n4
	}
	if few[0]|few[1] == 0 {
		few = st.empty
	}
	return two, few
}

// digitsAt returns the candidates of a cell.
func (st *bandState) digitsAt(c int) (digits uint64) {
	w, at := c>>6&1, c&63
	for i := range st.digits {
		digits |= st.digits[i].open[w] >> at & 1 << i
	}
	return digits
}

// effect scores a guess in cell c, which has two candidates, as the others in two.
func (st *bandState) effect(c int, two *[2]uint64) int {
	digits := st.digitsAt(c)
	p := &bitPeers[c&127]
	empty := bits.OnesCount64(p[0]&st.empty[0]) + bits.OnesCount64(p[1]&st.empty[1])
	low := &st.digits[bits.TrailingZeros32(uint32(digits)|1<<8)]
	high := &st.digits[bits.TrailingZeros32(uint32(digits&(digits-1))|1<<8)]
	return (empty + struck(low, p, two)) * (empty + struck(high, p, two))
}

// struck weighs what a digit placed in a cell strikes out among its peers p.
func struck(d *digitCells, p, two *[2]uint64) int {
	x, y := d.open[0]&p[0], d.open[1]&p[1]
	return 2*(bits.OnesCount64(x)+bits.OnesCount64(y)) +
		8*(bits.OnesCount64(x&two[0])+bits.OnesCount64(y&two[1]))
}

// place makes the one guess of br.
func (st *bandState) place(br branching) {
	w, bit := br.cell>>6&1, uint64(1)<<(br.cell&63)
	for i := range st.digits {
		st.digits[i].open[w] &^= bit
	}
	st.only(w, bit, br.digit)
	st.dirty = br.digits
}

// strike makes the other guess of br.
func (st *bandState) strike(br branching) {
	w, bit := br.cell>>6&1, uint64(1)<<(br.cell&63)
	st.digits[br.digit].open[w] &^= bit
	if rest := br.digits &^ (1 << br.digit); rest&(rest-1) == 0 {
		st.only(w, bit, bits.TrailingZeros64(rest))
	}
	st.dirty = br.digits
}

// only keeps digit i+1 out of the box of the cell but for that cell.
func (st *bandState) only(w int, bit uint64, i int) {
	d := &st.digits[i]
	d.open[w] = d.open[w]&^boxes2(bit) | bit
}
