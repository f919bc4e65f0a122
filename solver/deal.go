package solver

import "math/bits"

// Grids with few givens have very many solutions, and a search would come to one guess by
// guess. Dealing makes most of the guesses at once: it chooses for each digit one of its
// ways through each band (band_ways.go), so that every minirow has its three digits. Then
// each stack is left to itself, and without givens each has solutions: the digits of its nine
// minirows can be put into its columns whatever they are, by Hall's theorem.

const (
	maxDeals      = 9  // how often the digits are dealt
	dealtDeadEnds = 3  // after how many dead ends they are dealt anew
	hardlyAny     = 10 // up to so many digits nothing follows from one band for the next
)

// mayDeal reports whether few solutions are asked for, or all beginning with any.
func (b *bands) mayDeal() bool {
	return b.rng == nil && b.exclude == nil && b.keep == nil && !b.inOrder && (b.limit <= 2 || b.found != nil)
}

// deal looks for solutions by dealing, and reports whether nothing is left to search for. It
// calls found with one; the search calls it with the others.
func (b *bands) deal() bool {
	start, limit := b.stack[0], b.limit
	if b.found != nil {
		limit = 1
	}
	if !b.stack[0].propagate() {
		return true
	}
	b.root = b.stack[0]
	for turn := 0; turn < maxDeals && b.count < limit; turn++ {
		if b.stack[0] = b.root; b.stack[0].deal(turn) {
			b.searchDealt(limit)
		}
	}
	b.stack[0] = start
	switch {
	case b.count == 0:
		return false
	case b.found != nil:
		b.grid = solvedGrid(&b.first)
		return !b.found(&b.grid) || b.count >= b.limit
	case b.count < limit:
		b.count = 0
		return false
	}
	return true
}

// searchDealt looks for solutions of dealt digits.
func (b *bands) searchDealt(limit int) {
	ends := 0
	for n := 0; n >= 0 && ends < dealtDeadEnds; {
		switch st := &b.stack[n]; {
		case !st.propagate():
			ends++
			n--
		case st.empty[0]|st.empty[1] != 0:
			b.nodes++
			n++
			br, next := st.firstTwo(), &b.stack[n]
			*next = *st
			next.place(&br)
			st.strike(&br)
		default:
			if b.isDealt && sameCells(&st.digits, &b.first) {
				return // by the same deal as before
			}
			if !b.isDealt {
				b.isDealt, b.first = true, st.digits
			}
			if b.count++; b.count >= limit {
				return
			}
			n--
		}
	}
}

// sameCells reports whether all digits are in the same cells of two full grids.
func sameCells(a, b *[9]digitCells) bool {
	for i := range a {
		if a[i].placed != b[i].placed {
			return false
		}
	}
	return true
}

// deal deals the digits to ways through one band after the other. Another turn deals
// others first.
func (st *bandState) deal(turn int) bool {
	prepareWays()
	apart := 81-bits.OnesCount64(st.empty[0])-bits.OnesCount64(st.empty[1]) <= hardlyAny
	for band := range 3 {
		if !st.dealBand(band, turn) || !apart && !st.propagate() {
			return false
		}
	}
	return true
}

func (st *bandState) dealBand(band, turn int) bool {
	var ways [9]uint8
	for i := range st.digits {
		d := &st.digits[i]
		x := (d.open[band>>1] | d.placed[band>>1]) >> (32 * (band & 1))
		ways[i] = rowWays[(x|x>>9|x>>18)&minirows]
	}
	var m matching
	if !m.deal(ways, turn) {
		return false
	}
	for way, digits := range m.in[:6] {
		for ; digits != 0; digits &= digits - 1 {
			st.keepWays(bits.TrailingZeros16(digits), band, 1<<way)
		}
	}
	return st.cells()
}

// firstTwo is a quick branch for dealt digits: the first cell with two candidates, or any.
func (st *bandState) firstTwo() branching {
	for w := range st.empty {
		if two := st.twos(w); two != 0 {
			return st.inCell(w<<6 | bits.TrailingZeros64(two))
		}
	}
	return st.inCell(lowest(st.empty))
}

// A matching gives each of nine digits one of six ways.
type matching struct {
	can   [9]uint8  // ways, by digit
	room  [6]int8   // for how many more digits a way has room
	full  uint8     // ways without room
	tried uint8     // ways
	in    [6]uint16 // digits, by way
}

// deal gives all even ways to the same number of digits, and all odd ones.
func (m *matching) deal(can [9]uint8, turn int) bool {
	for _, even := range [...]int8{1, 2, 3, 0} {
		odd := 3 - even
		*m = matching{can: can, room: [6]int8{even, even, even, odd, odd, odd}}
		switch even {
		case 0:
			m.full = 7
		case 3:
			m.full = 7 << 3
		}
		if m.find(turn) {
			return true
		}
	}
	return false
}

func (m *matching) find(turn int) bool {
	for i := range m.can {
		m.tried = 0
		if !m.put((i + turn) % 9) {
			return false
		}
	}
	return true
}

// put finds a way for a digit, if need be by moving others.
func (m *matching) put(i int) bool {
	if free := m.can[i] &^ m.full; free != 0 {
		m.add(i, bits.TrailingZeros8(free))
		return true
	}
	for m.can[i]&^m.tried != 0 {
		way := bits.TrailingZeros8(m.can[i] &^ m.tried)
		m.tried |= 1 << way
		for digits := m.in[way]; digits != 0; digits &= digits - 1 {
			if m.put(bits.TrailingZeros16(digits)) {
				m.in[way] ^= digits & -digits
				m.room[way]++
				m.add(i, way)
				return true
			}
		}
	}
	return false
}

func (m *matching) add(i, way int) {
	m.in[way] |= 1 << i
	if m.room[way]--; m.room[way] == 0 {
		m.full |= 1 << way
	}
}
