package generator

import (
	"math/bits"
	"sync"

	"sudoku/puzzle"
)

// A chute is three boxes in a row or a column; each digit is in a different line of
// each box. With one box given, each digit can go to one of two lines of the second box,
// the third gets the line that is left, and each line takes three digits: a chute has
// 56 ways.
//
// The nine digits of a box have places 0 to 8 along its lines, three to a line.
const numChuteWays = 56

// A chuteWaySet is a set of ways: bit w stands for way w.
type chuteWaySet uint64

var (
	// wayLines holds, by way and box (0 for the second, 1 for the third), the line of
	// the digit that is in a place of the first box.
	wayLines [numChuteWays][2][9]uint8
	// wayPlaces is the reverse: from which places the digits of a line come.
	wayPlaces [numChuteWays][2][3][3]uint8
	// waysApart holds, by box and three places, the ways that put the digits of those
	// places in three different lines.
	waysApart [2][9][9][9]chuteWaySet
)

// prepareChuteWays fills the tables, when the first grid is made: few starts of the
// program need them.
var prepareChuteWays = sync.OnceFunc(func() {
	w := 0
	for choice := range 1 << 9 {
		var lines [2][9]uint8
		for p := range uint8(9) {
			k := choice >> p & 1
			lines[k][p] = (p/3 + 1) % 3
			lines[1-k][p] = (p/3 + 2) % 3
		}
		if threePerLine(&lines[0]) {
			wayLines[w] = lines
			addChuteWay(w)
			w++
		}
	}
})

// threePerLine reports whether each line takes three digits.
func threePerLine(lines *[9]uint8) bool {
	var n [3]int
	for _, l := range lines {
		n[l]++
	}
	return n == [3]int{3, 3, 3}
}

// addChuteWay adds way w to the tables that are derived from wayLines.
func addChuteWay(w int) {
	for k, lines := range wayLines[w] {
		var n [3]int
		for p, l := range lines {
			wayPlaces[w][k][l][n[l]] = uint8(p)
			n[l]++
		}
		for p, a := range lines {
			for q, b := range lines {
				for r, c := range lines {
					if a != b && b != c && c != a {
						waysApart[k][p][q][r] |= 1 << w
					}
				}
			}
		}
	}
}

// crossingWays returns the ways of the crossing chute that are compatible with way w:
// one gives the row of each digit of the shared box, the other its column, and no two
// digits share a cell. The box is box k of w and box j of the crossing ways. Place p of
// the first box of w holds the digit that is in place to[p] of theirs.
func crossingWays(w, k, j int, to *[9]uint8) chuteWaySet {
	set := ^chuteWaySet(0)
	for _, p := range wayPlaces[w][k] {
		set &= waysApart[j][to[p[0]]][to[p[1]]][to[p[2]]]
	}
	return set
}

// at returns the n-th way of s, from 0.
func (s chuteWaySet) at(n int) (way int, ok bool) {
	for ; n > 0; n-- {
		s &= s - 1
	}
	return bits.TrailingZeros64(uint64(s)), s != 0
}

// A box is nine digits by their places.
type box [9]puzzle.Digit

// transposed returns b with its rows and columns exchanged.
func (b *box) transposed() box {
	return box{b[0], b[3], b[6], b[1], b[4], b[7], b[2], b[5], b[8]}
}

// places returns the place of each digit.
func (b *box) places() (at [10]uint8) {
	for p, d := range b {
		at[d] = uint8(p)
	}
	return at
}
