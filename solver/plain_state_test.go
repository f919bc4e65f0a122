package solver

import (
	"math/bits"

	"sudoku/puzzle"
)

// A state is a grid part-way solved, in the form that is quick to search.
type state struct {
	cands   [81]puzzle.DigitSet               // what can go in an empty cell; 0 for a filled one
	missing [puzzle.NumHouses]puzzle.DigitSet // the digits that a house still needs
	grid    puzzle.Grid
	empty   uint8     // how many cells are empty
	singles uint8     // how many of queue are in use
	dirty   uint32    // houses that lost a candidate since they were last looked at
	queue   [81]uint8 // cells seen to have one candidate, perhaps filled since
}

// Geometry as plain bytes: the inner loops take it from here.
var (
	peersOf  [81][20]uint8
	housesOf [81][3]uint8
	houseSet [81]uint32 // bit h for each house of the cell
	cellsOf  [puzzle.NumHouses][9]uint8
)

func init() {
	for c := range puzzle.Cell(81) {
		n := 0
		for q := range c.Peers().All() {
			peersOf[c][n] = uint8(q)
			n++
		}
		for i, h := range c.Houses() {
			housesOf[c][i] = uint8(h)
			houseSet[c] |= 1 << h
		}
	}
	for h := range puzzle.House(puzzle.NumHouses) {
		for i, c := range h.Cells() {
			cellsOf[h][i] = uint8(c)
		}
	}
}

// start sets st to the givens of g. It reports false when they clash or leave a
// cell without a candidate.
func (st *state) start(g *puzzle.Grid) bool {
	for c := range st.cands {
		st.cands[c] = puzzle.AllDigits
	}
	for h := range st.missing {
		st.missing[h] = puzzle.AllDigits
	}
	st.grid = puzzle.Grid{}
	st.empty, st.singles, st.dirty = 81, 0, 1<<puzzle.NumHouses-1
	for c, d := range g {
		if d != 0 && !st.place(uint8(c), d.Set()) {
			return false
		}
	}
	return true
}

// place fills c with the digit of bit. It reports false when the digit cannot
// go there or a peer is left without a candidate.
func (st *state) place(c uint8, bit puzzle.DigitSet) bool {
	if st.cands[c]&bit == 0 {
		return false
	}
	st.grid[c] = bit.Min()
	st.cands[c] = 0
	st.empty--
	for _, h := range housesOf[c] {
		st.missing[h] &^= bit
	}
	dirty := houseSet[c]
	for _, q := range peersOf[c] {
		was := st.cands[q]
		if was&bit == 0 {
			continue
		}
		now := was &^ bit
		st.cands[q] = now
		dirty |= houseSet[q]
		if now&(now-1) == 0 {
			if now == 0 {
				return false
			}
			st.queue[st.singles] = q
			st.singles++
		}
	}
	st.dirty |= dirty
	return true
}

// propagate places singles until none is left. It reports false when a cell is
// left without a candidate or a digit without a place in a house.
func (st *state) propagate() bool {
	for {
		for st.singles > 0 {
			st.singles--
			c := st.queue[st.singles]
			if bit := st.cands[c]; bit != 0 && !st.place(c, bit) {
				return false
			}
		}
		if st.dirty == 0 {
			return true
		}
		h := bits.TrailingZeros32(st.dirty)
		st.dirty &= st.dirty - 1
		if !st.hidden(h) {
			return false
		}
	}
}

// hidden places the digits that have one place left in house h.
func (st *state) hidden(h int) bool {
	var once, more puzzle.DigitSet
	for _, c := range cellsOf[h] {
		more |= once & st.cands[c]
		once |= st.cands[c]
	}
	if once != st.missing[h] {
		return false
	}
	single := once &^ more
	if single == 0 {
		return true
	}
	for _, c := range cellsOf[h] {
		if bit := st.cands[c] & single; bit != 0 {
			if bit&(bit-1) != 0 || !st.place(c, bit) {
				return false
			}
		}
	}
	return true
}

// A move is a digit in a cell.
type move struct {
	cell uint8
	bit  puzzle.DigitSet
}

// branch fills moves with alternatives, one of which every solution makes, and
// returns how many they are: the digits of the cell with the fewest, or, when
// none has two, the two places of a digit in a house.
func (st *state) branch(moves *[9]move) (n int) {
	c, least := uint8(0), 10
	for q, set := range st.cands {
		if n := set.Len(); n != 0 && n < least {
			c, least = uint8(q), n
			if n == 2 {
				break
			}
		}
	}
	if least > 2 && st.twoPlaces(moves) {
		return 2
	}
	for set := st.cands[c]; set != 0; set &= set - 1 {
		moves[n] = move{c, set & -set}
		n++
	}
	return n
}

// twoPlaces looks for a digit that has two places left in a house.
func (st *state) twoPlaces(moves *[9]move) bool {
	for h := range cellsOf {
		var once, twice, more puzzle.DigitSet
		for _, c := range cellsOf[h] {
			set := st.cands[c]
			more |= twice & set
			twice |= once & set
			once |= set
		}
		if two := twice &^ more; two != 0 {
			bit, n := two&-two, 0
			for _, c := range cellsOf[h] {
				if st.cands[c]&bit != 0 {
					moves[n] = move{c, bit}
					n++
				}
			}
			return true
		}
	}
	return false
}

// keep strikes what is no candidate of an empty cell. It reports false when a cell has nothing left.
func (st *state) keep(cands *[81]puzzle.DigitSet) bool {
	for c, set := range st.cands {
		if set == 0 {
			continue
		}
		switch set &= cands[c]; {
		case set == 0:
			return false
		case set.Len() == 1 && st.cands[c].Len() > 1:
			st.queue[st.singles] = uint8(c)
			st.singles++
		}
		st.cands[c] = set
	}
	return true
}
