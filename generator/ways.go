package generator

import (
	"math/bits"
	"sync"

	"sudoku/puzzle"
)

// Three boxes in a row or a column hold each digit in three different lines. Take
// one of the boxes as given: each digit goes to one of the two other lines in the
// second box and to what is left in the third, and each line takes three digits.
// There are 56 ways to do that.
//
// Nine digits are in places 0 to 8 of a box along its lines: three to a line.
const numWays = 56

// A waySet is a set of ways: bit w stands for way w.
type waySet uint64

var (
	// lineOf holds, by way and box (0 for the second, 1 for the third), the line of
	// the digit that is in a place of the first box.
	lineOf [numWays][2][9]uint8
	// placesOf is the reverse: from which places the digits of a line come.
	placesOf [numWays][2][3][3]uint8
	// apart holds, by box and three places, the ways that put the digits of those
	// places in three different lines.
	apart [2][9][9][9]waySet
)

// prepareWays fills the tables, when the first grid is made: few starts of the
// program come to that.
var prepareWays = sync.OnceFunc(func() {
	w := 0
	for choice := range 1 << 9 {
		var lines [2][9]uint8
		for p := range uint8(9) {
			k := choice >> p & 1
			lines[k][p] = (p/3 + 1) % 3
			lines[1-k][p] = (p/3 + 2) % 3
		}
		if even(&lines[0]) {
			lineOf[w] = lines
			addWay(w)
			w++
		}
	}
})

// even reports whether each line takes three digits.
func even(lines *[9]uint8) bool {
	var n [3]int
	for _, l := range lines {
		n[l]++
	}
	return n == [3]int{3, 3, 3}
}

// addWay enters way w in the tables that follow from lineOf.
func addWay(w int) {
	for k, lines := range lineOf[w] {
		var n [3]int
		for p, l := range lines {
			placesOf[w][k][l][n[l]] = uint8(p)
			n[l]++
		}
		for p, a := range lines {
			for q, b := range lines {
				for r, c := range lines {
					if a != b && b != c && c != a {
						apart[k][p][q][r] |= 1 << w
					}
				}
			}
		}
	}
}

// crossing returns the ways that cross way w, so that together they say for each
// digit of a box in which row and in which column it stands, no two in one cell.
// The box is box k of w and box j of the ways that cross. Place p of the first box
// of w holds the digit that is in place to[p] of theirs.
func crossing(w, k, j int, to *[9]uint8) waySet {
	set := ^waySet(0)
	for _, p := range placesOf[w][k] {
		set &= apart[j][to[p[0]]][to[p[1]]][to[p[2]]]
	}
	return set
}

// at returns the n-th way of s, from 0.
func (s waySet) at(n int) (way int, ok bool) {
	for ; n > 0; n-- {
		s &= s - 1
	}
	return bits.TrailingZeros64(uint64(s)), s != 0
}

// A box is nine digits by their places.
type box [9]puzzle.Digit

// turned returns b with the columns for lines where it has the rows, or back.
func (b *box) turned() box {
	return box{b[0], b[3], b[6], b[1], b[4], b[7], b[2], b[5], b[8]}
}

// places returns the place of each digit.
func (b *box) places() (at [10]uint8) {
	for p, d := range b {
		at[d] = uint8(p)
	}
	return at
}
