package solver

import "math/bits"

// A branching is a digit in a cell: one guess places it, the other strikes it out.
type branching struct {
	cell   int    // by number
	digit  int    // less one
	digits uint64 // the candidates of the cell, bit d-1 for digit d
	even   bool   // to strike it out places a digit, too
}

// branch looks for a cell with two candidates, else for a house with two places
// for a digit. It prefers the one where either guess strikes out much, above all
// in cells with two candidates; careless, it takes the first such cell.
func (st *bandState) branch(careless bool) branching {
	two, few := st.fewest()
	if two[0]|two[1] == 0 {
		if br, ok := st.twoPlaces(&two); ok {
			return br
		}
		return st.inCell(lowest(few))
	}
	if careless {
		return st.inCell(lowest(two))
	}
	best := 0
	good := st.open(&two)
	for w := range good {
		for set := good[w]; set != 0; set &= set - 1 {
			c := w<<6 | bits.TrailingZeros64(set)
			best = max(best, st.cellEffect(c, &two)<<7|(127-c))
		}
	}
	return st.inCell(127 - best&127)
}

// open returns the cells of a set that have the most empty peers, or one less: a
// cheap first choice.
func (st *bandState) open(cells *[2]uint64) [2]uint64 {
	var with [32][2]uint64 // cells with so many empty peers
	top := 1
	for w := range cells {
		for set := cells[w]; set != 0; set &= set - 1 {
			p := &bitPeers[(w<<6|bits.TrailingZeros64(set))&127]
			n := bits.OnesCount64(p[0]&st.empty[0]) + bits.OnesCount64(p[1]&st.empty[1])
			with[n&31][w] |= set & -set
			top = max(top, n)
		}
	}
	most, next := &with[top&31], &with[(top-1)&31]
	return [2]uint64{most[0] | next[0], most[1] | next[1]}
}

// inCell is to guess the lowest candidate of a cell.
func (st *bandState) inCell(c int) branching {
	digits := st.digitsAt(c)
	rest := digits & (digits - 1)
	return branching{c, bits.TrailingZeros64(digits), digits, rest&(rest-1) == 0}
}

// twoPlaces looks for a digit with two places in a house.
func (st *bandState) twoPlaces(two *[2]uint64) (br branching, ok bool) {
	best := 0
	for i := range st.digits {
		d := &st.digits[i]
		for h := range bandHouses {
			x, y := d.open[0]&bandHouses[h][0], d.open[1]&bandHouses[h][1]
			if bits.OnesCount64(x)+bits.OnesCount64(y) != 2 {
				continue
			}
			c := lowest([2]uint64{x, y})
			if n := st.effect(d, c, two) * st.effect(d, highest([2]uint64{x, y}), two); n > best {
				best = n
				br = branching{c, i, st.digitsAt(c), true}
			}
		}
	}
	return br, best > 0
}

// lowest returns the lowest cell of a set that is not empty.
func lowest(set [2]uint64) int {
	if set[0] != 0 {
		return bits.TrailingZeros64(set[0])
	}
	return 64 | bits.TrailingZeros64(set[1])
}

// highest returns the highest cell of a set that is not empty.
func highest(set [2]uint64) int {
	if set[1] != 0 {
		return 64 | (63 - bits.LeadingZeros64(set[1]))
	}
	return 63 - bits.LeadingZeros64(set[0])
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
	w, bit := c>>6&1, uint64(1)<<(c&63)
	for i := 8; i >= 0; i-- {
		digits = bits.RotateLeft64(digits, 1) | st.digits[i].open[w]&bit
	}
	return bits.RotateLeft64(digits, -c)
}

// cellEffect scores both guesses in cell c, which has two candidates, as the other
// cells of two.
func (st *bandState) cellEffect(c int, two *[2]uint64) int {
	digits := uint32(st.digitsAt(c))
	low := &st.digits[bits.TrailingZeros32(digits|1<<8)]
	high := &st.digits[bits.TrailingZeros32(digits&(digits-1)|1<<8)]
	return st.effect(low, c, two) * st.effect(high, c, two)
}

// effect weighs what d in cell c strikes out among the peers.
func (st *bandState) effect(d *digitCells, c int, two *[2]uint64) int {
	p := &bitPeers[c&127]
	x, y := d.open[0]&p[0], d.open[1]&p[1]
	return bits.OnesCount64(p[0]&st.empty[0]) + bits.OnesCount64(p[1]&st.empty[1]) +
		2*(bits.OnesCount64(x)+bits.OnesCount64(y)) +
		8*(bits.OnesCount64(x&two[0])+bits.OnesCount64(y&two[1]))
}

// place makes the one guess of br.
func (st *bandState) place(br *branching) {
	w, bit := br.cell>>6&1, uint64(1)<<(br.cell&63)
	for set := br.digits; set != 0; set &= set - 1 {
		st.digits[bits.TrailingZeros32(uint32(set)|1<<8)].open[w] &^= bit
	}
	st.only(w, bit, br.digit)
	st.dirty = br.digits
}

// strike makes the other guess of br.
func (st *bandState) strike(br *branching) {
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
