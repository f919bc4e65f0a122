package solver

import "math/bits"

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

// orderedDeadEnds is after how many dead ends without a solution an ordered search asks
// for each state whether it has one: in order guesses are chosen too badly for hard grids.
const orderedDeadEnds = 200

// more asks the oracle whether there are more solutions than were found, once after none and
// once after the first: where there are none, each state would be refuted for itself.
func (b *bands) more() bool {
	if b.count > 1 || b.sure > b.count {
		return !b.no
	}
	if b.oracle == nil {
		b.oracle = new(bands)
	}
	o := b.oracle
	o.begin(query{limit: b.count + 1, done: b.done})
	o.patient = fewDeadEnds
	o.stack[0] = b.root
	o.search()
	b.asked += o.nodes
	b.stopped = o.stopped
	b.sure, b.no = b.count+1, o.count <= b.count && !o.stopped
	return !b.no
}

// solvable asks the oracle whether a state has a solution. It is true without need when
// the search is to stop.
func (b *bands) solvable(st *bandState) bool {
	if b.oracle == nil {
		b.oracle = new(bands)
	}
	o := b.oracle
	if o.count > 0 && st.allows(&o.solved) {
		return true // by the same solution as a state before
	}
	o.begin(query{limit: 1, done: b.done})
	o.patient = fewDeadEnds
	o.stack[0] = *st
	o.search()
	b.asked += o.nodes
	b.stopped = o.stopped
	return o.count > 0 || o.stopped
}

// allows reports whether a solution is one of the state.
func (st *bandState) allows(solution *[9]digitCells) bool {
	for i := range st.digits {
		d, at := &st.digits[i], &solution[i].placed
		if at[0]&^(d.open[0]|d.placed[0])|at[1]&^(d.open[1]|d.placed[1]) != 0 {
			return false
		}
	}
	return true
}
