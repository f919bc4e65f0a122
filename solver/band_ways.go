package solver

import (
	"math/bits"
	"sync"
)

// In a band a digit takes one of six ways through the nine minirows: it stands in
// another box in each row. Three ways are even (row i with box i+k) and three odd
// (row i with box k-i), and an even and an odd one meet in each minirow. As a minirow
// holds three digits, all even ways are taken by the same number of digits, k, and all
// odd ones by 3-k. So a band has no solution unless for some k the digits can be dealt
// to the ways so, which is true (Hall's theorem) unless too many digits must share
// some set of ways. A stack is the same with columns.
//
// Sets of sets of ways are words: bit s is for the set s of ways, three even ones first.
var (
	offChute         [6][2]uint64    // the cells outside of each band and stack
	wayCells         [6][6][2]uint64 // by band or stack, and way
	rowWays, colWays [512]uint8      // ways that are open, by index of rowKeep and of colKeep
	waysWithin       [64]uint64      // by a set of ways: the sets that it is part of
	wayRoom          [4][4]uint64    // by k: to how many digits each set has room, as four digits of two
)

// prepareWays fills these: few runs come to a grid that needs them.
var prepareWays = sync.OnceFunc(func() {
	listWays()
	listRoom()
	for c := range bitCell {
		if cell := int(bitCell[c]); cellBit[cell][c>>6]&(1<<(c&63)) != 0 {
			addCell(c, cell/9, cell%9)
		}
	}
})

// addCell adds the cell of a number to what lies on each way and off each chute.
func addCell(c, row, col int) {
	w, bit := c>>6, uint64(1)<<(c&63)
	for h := range 3 {
		if h != row/3 {
			offChute[h][w] |= bit
		}
		if h != col/3 {
			offChute[3+h][w] |= bit
		}
	}
	for k := range 3 {
		for _, at := range [...]struct{ h, line, across int }{{row / 3, row % 3, col / 3}, {3 + col/3, col % 3, row / 3}} {
			if at.across == (at.line+k)%3 {
				wayCells[at.h][k][w] |= bit
			}
			if at.across == (k-at.line+3)%3 {
				wayCells[at.h][3+k][w] |= bit
			}
		}
	}
}

// listWays fills rowWays and colWays.
func listWays() {
	for minirows := range 512 {
		ways, turned := uint8(0), uint32(0)
		for k := range 3 {
			even, odd := 0, 0
			for i := range 3 {
				even |= 1 << (3*i + (i+k)%3)
				odd |= 1 << (3*i + (k-i+3)%3)
			}
			if minirows&even == even {
				ways |= 1 << k
			}
			if minirows&odd == odd {
				ways |= 8 << k
			}
		}
		for i := range 9 { // three apart in colKeep's index
			turned |= uint32(minirows>>i&1) << (3 * i)
		}
		rowWays[minirows], colWays[turned*magic>>23] = ways, ways
	}
}

// listRoom fills waysWithin and wayRoom.
func listRoom() {
	for set := range uint(64) {
		for part := range uint(64) {
			if part&^set == 0 {
				waysWithin[part] |= 1 << set
			}
		}
		for k := range uint(4) {
			room := k*uint(bits.OnesCount(set&7)) + (3-k)*uint(bits.OnesCount(set>>3))
			for i := range wayRoom[k] {
				wayRoom[k][i] |= uint64(room>>i&1) << set
			}
		}
	}
}

// A wayCount counts digits for each set of ways: a number of four digits of two.
type wayCount [4]uint64

// add counts a digit that has only some ways.
func (n *wayCount) add(ways uint8) {
	carry := waysWithin[ways&63]
	for i := range n {
		n[i], carry = n[i]^carry, n[i]&carry
	}
}

// deal narrows the ways of the digits to those by which they can all be dealt. It
// reports false when they can't be.
func (n *wayCount) deal(ways *[9]uint8) bool {
	var kept [9]uint8
	ok := false
	for k := range wayRoom {
		more, full := uint64(0), ^uint64(0) // sets with too many digits, or just enough
		for i, room := range wayRoom[k] {
			more = n[i]&^room | more&^(n[i]^room)
			full &^= n[i] ^ room
		}
		if more != 0 {
			continue
		}
		ok = true
		for d, w := range ways {
			kept[d] |= w &^ taken(full&^waysWithin[w&63], w)
		}
	}
	*ways = kept
	return ok
}

// taken returns those of some ways that are in any of sets.
func taken(sets uint64, ways uint8) (in uint8) {
	for ; sets != 0 && ways != 0; ways &= ways - 1 {
		way := ways & -ways
		if sets&waysWithin[way] != 0 {
			in |= way
		}
	}
	return in
}

// strikeWays strikes what lies on no way by which the digits of its band or stack can be
// dealt. It reports whether it struck any, and false when they can't be dealt at all.
// It takes about as long as propagate, and saves many guesses in grids that are hard
// without being puzzles.
func (st *bandState) strikeWays() (changed, ok bool) {
	prepareWays()
	var n [6]wayCount
	var ways [6][9]uint8
	for i := range st.digits {
		open := st.digits[i].ways()
		for h, w := range open {
			ways[h][i] = w
			n[h].add(w)
		}
	}
	for h := range n {
		was := ways[h]
		if !n[h].deal(&ways[h]) {
			return false, false
		}
		for i, w := range ways[h] {
			if w != was[i] && st.keepWays(i, h, w) {
				changed = true
			}
		}
	}
	return changed, true
}

// ways returns the ways that are open to a digit in each band and stack.
func (d *digitCells) ways() [6]uint8 {
	x, y := d.open[0]|d.placed[0], d.open[1]|d.placed[1]
	rx, ry := x|x>>9|x>>18, y|y>>9|y>>18
	cx, cy := (x|x>>3|x>>6)&(minicols*halves), (y|y>>3|y>>6)&minicols
	c := uint32(cx) | uint32(cx>>29) | uint32(cy)<<6
	return [6]uint8{
		rowWays[rx&minirows], rowWays[rx>>32&minirows], rowWays[ry&minirows],
		colWays[c&threeApart*magic>>23], colWays[c>>1&threeApart*magic>>23], colWays[c>>2&threeApart*magic>>23],
	}
}

// keepWays strikes digit i+1 in band or stack h where none of some ways leads. It reports
// whether there was any to strike.
func (st *bandState) keepWays(i, h int, ways uint8) bool {
	keep := offChute[h]
	for ; ways != 0; ways &= ways - 1 {
		on := &wayCells[h][bits.TrailingZeros8(ways)]
		keep[0] |= on[0]
		keep[1] |= on[1]
	}
	open := &st.digits[i].open
	if open[0]&^keep[0]|open[1]&^keep[1] == 0 {
		return false
	}
	open[0] &= keep[0]
	open[1] &= keep[1]
	st.dirty |= 1 << i
	return true
}

// conclude is propagate that strikes ways as well. It may overlook cells without a place that
// come of that; random searches depend on it as it is.
func (st *bandState) conclude() bool {
	for {
		if !st.propagate() {
			return false
		}
		if changed, ok := st.strikeWays(); !changed {
			return ok
		}
	}
}

// concludeAll is conclude that overlooks nothing, even after candidates were struck.
func (st *bandState) concludeAll() bool {
	for {
		if !st.cells() || !st.propagate() {
			return false
		}
		if changed, ok := st.strikeWays(); !changed {
			return ok
		}
	}
}
