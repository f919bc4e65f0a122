package generator

import (
	"math/bits"

	"sudoku/puzzle"
)

// Unavoidables are sets of cells, in each of which a puzzle must have a given: the
// solution can be changed in just these cells. They answer half of the questions
// that digging asks, at almost no cost.
//
// The sets are those that two rows of a band, or two columns of a stack, can swap:
// some thirty in a grid.
type unavoidables struct {
	of    [81]uint64 // the sets that a cell is in; bit i stands for set i
	count givenCount
}

// A givenCount says how many givens there are in each of 64 sets: bit i of each word
// is a binary digit of the count for set i.
type givenCount struct{ one, two, four, eight uint64 }

// without returns the count with a given less in each of sets.
func (n givenCount) without(sets uint64) givenCount {
	two := sets &^ n.one
	four := two &^ n.two
	eight := four &^ n.four
	return givenCount{n.one ^ sets, n.two ^ two, n.four ^ four, n.eight ^ eight}
}

// inAll reports whether every set has a given.
func (n givenCount) inAll() bool { return n.one|n.two|n.four|n.eight == ^uint64(0) }

// linePairs holds the cells of any two rows of a band and two columns of a stack.
var linePairs = func() (pairs [18][2][9]puzzle.Cell) {
	for k := range 9 {
		next := k/3*3 + (k+1)%3
		pairs[k] = [2][9]puzzle.Cell{puzzle.Row(k).Cells(), puzzle.Row(next).Cells()}
		pairs[9+k] = [2][9]puzzle.Cell{puzzle.Col(k).Cells(), puzzle.Col(next).Cells()}
	}
	return pairs
}()

// find sets u to the unavoidable sets of a full grid.
func (u *unavoidables) find(g *puzzle.Grid) {
	*u = unavoidables{count: givenCount{one: ^uint64(0)}} // there is a given where there is no set
	n := 0
	for i := range linePairs {
		n = u.swaps(g, &linePairs[i], n)
	}
}

// swaps adds the sets of a pair of lines to the n that there are. Going from the
// digits of one line to those of the other forms cycles; each cycle can be swapped.
func (u *unavoidables) swaps(g *puzzle.Grid, pair *[2][9]puzzle.Cell, n int) int {
	var at [16]uint8 // where in the first line a digit is
	var to [16]uint8 // from a place to where the digit of the second line is in the first
	for i, c := range pair[0] {
		at[g[c]&15] = uint8(i)
	}
	for i, c := range pair[1] {
		to[i] = at[g[c]&15]
	}
	const all = 1<<9 - 1
	for rest := uint32(all); rest != 0 && n < 64; n++ {
		first := uint8(bits.TrailingZeros32(rest)) & 15
		cycle := uint32(1) << first
		for i := to[first]; i != first; i = to[i&15] {
			cycle |= 1 << (i & 15)
		}
		if rest &^= cycle; cycle == all {
			return n // too many cells to count, and rarely useful
		}
		u.add(pair, cycle, uint(n))
	}
	return n
}

// add adds set n: the cells of a pair of lines at the places in cycle.
func (u *unavoidables) add(pair *[2][9]puzzle.Cell, cycle uint32, n uint) {
	bit := uint64(1) << (n & 63)
	cells := uint64(2 * bits.OnesCount32(cycle))
	for ; cycle != 0; cycle &= cycle - 1 {
		i := bits.TrailingZeros32(cycle)
		u.of[pair[0][i]] |= bit
		u.of[pair[1][i]] |= bit
	}
	u.count.one &^= bit
	u.count.two |= bit * (cells >> 1 & 1)
	u.count.four |= bit * (cells >> 2 & 1)
	u.count.eight |= bit * (cells >> 3)
}
