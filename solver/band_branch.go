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
// in cells with two candidates; careless, it takes a cell that it finds at once.
func (st *bandState) branch(careless bool) branching {
	if careless {
		if two := st.twos(0); two != 0 {
			return st.inCell(bits.TrailingZeros64(two))
		}
	}
	two := [2]uint64{st.twos(0), st.twos(1)}
	if two[0]|two[1] == 0 {
		return st.twoPlaces()
	}
	best := 0
	good := st.mostEmptyPeers(&two)
	for w := range good {
		for set := good[w]; set != 0; set &= set - 1 {
			c := w<<6 | bits.TrailingZeros64(set)
			best = max(best, st.cellEffect(c, &two)<<7|(127-c))
		}
	}
	return st.inCell(127 - best&127)
}

// mostEmptyPeers returns the cells of a set that have the most empty peers, or one less: a
// cheap first choice.
func (st *bandState) mostEmptyPeers(cells *[2]uint64) [2]uint64 {
	var with [32][2]uint64 // cells with so many empty peers
	top := 1
	for w := range cells {
		for set := cells[w]; set != 0; set &= set - 1 {
			n := st.emptyIn(&bitPeers[(w<<6|bits.TrailingZeros64(set))&127])
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
	return branching{c, lowestDigit(digits), digits, rest&(rest-1) == 0}
}

// twoPlaces is branch where no cell has two candidates. Failing a digit with two
// places, it takes the cell with the fewest candidates.
func (st *bandState) twoPlaces() (br branching) {
	best := 0
	for i := range st.digits {
		d := &st.digits[i]
		for h := range bandHouses {
			x, y := d.open[0]&bandHouses[h][0], d.open[1]&bandHouses[h][1]
			if bits.OnesCount64(x)+bits.OnesCount64(y) != 2 {
				continue
			}
			c := lowest([2]uint64{x, y})
			if n := st.effect(d, c) * st.effect(d, highest([2]uint64{x, y})); n > best {
				best = n
				br = branching{c, i, st.digitsAt(c), true}
			}
		}
	}
	if best == 0 {
		br = st.inCell(st.fewest())
	}
	return br
}

// fewest returns the first of the empty cells with the fewest candidates.
func (st *bandState) fewest() (cell int) {
	least := 10
	for w := range st.empty {
		for set := st.empty[w]; set != 0; set &= set - 1 {
			c := w<<6 | bits.TrailingZeros64(set)
			if n := bits.OnesCount64(st.digitsAt(c)); n < least {
				cell, least = c, n
			}
		}
	}
	return cell
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

// twos returns the cells of word w with two candidates.
func (st *bandState) twos(w int) uint64 {
	var n1, n2, n3 uint64 // cells with so many at least
	for i := range st.digits {
		x := st.digits[i].open[w&1]
		n3 |= n2 & x
		n2 |= n1 & x
		n1 |= x
	}
	return n2 &^ n3
}

// digitsAt returns the candidates of a cell.
func (st *bandState) digitsAt(c int) (digits uint64) {
	w, bit := c>>6&1, uint64(1)<<(c&63)
	for i := 8; i >= 0; i-- {
		digits = bits.RotateLeft64(digits, 1) | st.digits[i].open[w]&bit
	}
	return bits.RotateLeft64(digits, -c)
}

// cellEffect scores both guesses in cell c, which is one of those with two
// candidates, by their product: the weaker counts for more.
func (st *bandState) cellEffect(c int, two *[2]uint64) int {
	digits := st.digitsAt(c)
	p := &bitPeers[c&127]
	low := &st.digits[lowestDigit(digits)]
	high := &st.digits[lowestDigit(digits&(digits-1))]
	empty := st.emptyIn(p)
	return (empty + low.eliminationWeight(p, two)) * (empty + high.eliminationWeight(p, two))
}

// effect is half of cellEffect, for d in cell c, where no cell has two candidates.
func (st *bandState) effect(d *digitCells, c int) int {
	p := &bitPeers[c&127]
	return st.emptyIn(p) + d.eliminationWeight(p, &[2]uint64{})
}

// emptyIn counts the empty cells of p.
func (st *bandState) emptyIn(p *[2]uint64) int {
	return bits.OnesCount64(p[0]&st.empty[0]) + bits.OnesCount64(p[1]&st.empty[1])
}

// eliminationWeight weighs what d strikes out among its peers p when placed.
func (d *digitCells) eliminationWeight(p, two *[2]uint64) int {
	x, y := d.open[0]&p[0], d.open[1]&p[1]
	return 2*(bits.OnesCount64(x)+bits.OnesCount64(y)) +
		8*(bits.OnesCount64(x&two[0])+bits.OnesCount64(y&two[1]))
}

// place makes the one guess of br.
func (st *bandState) place(br *branching) {
	w, bit := br.cell>>6&1, uint64(1)<<(br.cell&63)
	for set := br.digits; set != 0; set &= set - 1 {
		st.digits[lowestDigit(set)].open[w] &^= bit
	}
	st.only(w, bit, br.digit)
	st.dirty = br.digits
}

// strike makes the other guess of br.
func (st *bandState) strike(br *branching) {
	w, bit := br.cell>>6&1, uint64(1)<<(br.cell&63)
	st.digits[br.digit].open[w] &^= bit
	if rest := br.digits &^ (1 << br.digit); rest&(rest-1) == 0 {
		st.only(w, bit, lowestDigit(rest))
	}
	st.dirty = br.digits
}

// only keeps digit i+1 out of the box of the cell but for that cell.
func (st *bandState) only(w int, bit uint64, i int) {
	d := &st.digits[i]
	d.open[w] = d.open[w]&^boxesOf(bit) | bit
}
