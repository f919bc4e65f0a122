package solver

import (
	"math/bits"

	"sudoku/puzzle"
)

// ordered is branch by the rule of package lanes, so that a search finds the same
// solution first as they do: of the cells with two candidates it takes the one with
// the most empty peers, else of the digits with two places in a house the one whose
// places have the fewest candidates, else the cell with the fewest; of equals the first.
func (st *bandState) ordered() branching {
	best, at := -1, 0
	for w := range st.empty {
		for two := st.twos(w); two != 0; two &= two - 1 {
			c := w<<6 | bits.TrailingZeros64(two)
			if key := st.emptyIn(&bitPeers[c&127])<<7 | (80 - puzzleCell(c)); key > best {
				best, at = key, c
			}
		}
	}
	if best >= 0 {
		return st.inCell(at)
	}
	if br, ok := st.orderedPlaces(); ok {
		return br
	}
	return st.inCell(st.firstFewest())
}

func puzzleCell(c int) int { return int(bitCell[c&127]) }

// orderedPlaces returns the first of two places of a digit, if any has two.
func (st *bandState) orderedPlaces() (br branching, ok bool) {
	least := 19
	for h := range bandHouses {
		for i := range st.digits {
			d := &st.digits[i]
			set := [2]uint64{d.open[0] & bandHouses[h][0], d.open[1] & bandHouses[h][1]}
			if bits.OnesCount64(set[0])+bits.OnesCount64(set[1]) != 2 {
				continue
			}
			c, other := lowest(set), highest(set)
			if puzzleCell(other) < puzzleCell(c) {
				c, other = other, c
			}
			digits := st.digitsAt(c)
			if n := bits.OnesCount64(digits) + bits.OnesCount64(st.digitsAt(other)); n < least {
				least, br, ok = n, branching{c, i, digits, true}, true
			}
		}
	}
	return br, ok
}

// firstFewest returns the first of the empty cells with the fewest candidates.
func (st *bandState) firstFewest() (cell int) {
	least := 10 << 7
	for w := range st.empty {
		for set := st.empty[w]; set != 0; set &= set - 1 {
			c := w<<6 | bits.TrailingZeros64(set)
			if key := bits.OnesCount64(st.digitsAt(c))<<7 | puzzleCell(c); key < least {
				cell, least = c, key
			}
		}
	}
	return cell
}

// orderedDeadEnds is after how many dead ends first asks for each guess whether it has a
// solution, instead of searching in order.
const orderedDeadEnds = 200

// first finds the solution that comes first in order.
func (b *bands) first(g *puzzle.Grid) bool {
	b.run(g, query{limit: 1, ordered: true, maxDeadEnds: orderedDeadEnds})
	if !b.stopped {
		return b.count > 0
	}
	var st bandState
	if !st.start(g) || !b.solvable(&st) {
		return false
	}
	for st.propagate() && st.empty[0]|st.empty[1] != 0 {
		br := st.ordered()
		next := st
		next.place(&br)
		if known := b.solved[br.digit].placed[br.cell>>6&1]; known>>(br.cell&63)&1 != 0 || b.solvable(&next) {
			st = next
		} else {
			st.strike(&br)
		}
	}
	b.solved, b.count = st.digits, 1
	return true
}

// solvable reports whether a state has a solution, which it leaves in solved.
func (b *bands) solvable(st *bandState) bool {
	b.query, b.count, b.nodes, b.ends, b.stopped = query{limit: 1}, 0, 0, 0, false
	b.stack[0] = *st
	b.search()
	return b.count > 0
}
