package variant

import (
	"math/bits"

	"sudoku/puzzle"
)

// A state is what a search knows after its guesses. It is copied for each of them.
type state struct {
	cands [128]puzzle.DigitSet              // of a filled cell its digit; 128 make checks of the index cheap
	done  [puzzle.MaxHouses]puzzle.DigitSet // digits of each house whose cell is filled
	open  puzzle.CellSet                    // cells whose digit was not taken from their peers yet
	work  *work
}

// work is what is still to be looked at before the next guess, and what looking needs.
type work struct {
	board   *board
	houses  uint32
	sums    sumSet
	singles [81]uint8
	n       int         // how many singles
	weights [128]uint32 // how often a cell was part of what couldn't be
}

// start returns the state of a grid, or false if a digit or a cell is not of the board.
func (w *work) start(st *state, g *puzzle.Grid, keep *[81]puzzle.DigitSet) bool {
	b := w.board
	*st = state{open: b.cells, work: w}
	w.houses, w.n = 1<<len(b.houses)-1, 0
	w.sums = sumSet{}
	for i := range b.sums {
		w.sums.add(i)
	}
	for c, d := range g {
		switch set := d.Set(); {
		case !b.cells.Has(puzzle.Cell(c)):
			if d != 0 {
				return false
			}
		case d == 0:
			st.cands[c] = b.all
			if keep != nil && !st.remove(uint8(c), b.all&^keep[c]) {
				return false
			}
		case set&b.all == 0:
			return false
		default:
			st.cands[c] = set
			w.singles[w.n] = uint8(c)
			w.n++
		}
	}
	return true
}

// remove takes digits from a cell. It reports false when the cell has none left.
func (st *state) remove(c uint8, digits puzzle.DigitSet) bool {
	before := st.cands[c&127]
	left := before &^ digits
	if left == before {
		return true
	}
	st.cands[c&127] = left
	w := st.work
	if left&(left-1) == 0 {
		if left == 0 {
			return false
		}
		w.singles[w.n] = c
		w.n++
	}
	w.houses |= w.board.housesOf[c]
	for i, s := range w.board.sumsOf[c] {
		w.sums[i] |= s
	}
	return true
}

// propagate draws all conclusions: singles, then what houses and sums leave. It reports false
// when there is no solution.
func (st *state) propagate() bool {
	w := st.work
	for {
		switch {
		case w.n > 0:
			w.n--
			if !st.fill(w.singles[w.n]) {
				return false
			}
		case w.houses != 0:
			h := bits.TrailingZeros32(w.houses)
			w.houses &= w.houses - 1
			if !st.hidden(h) {
				w.blame(w.board.houses[h][:])
				return false
			}
		default:
			i, ok := w.sums.take()
			if !ok {
				return true
			}
			if !st.narrow(&w.board.sums[i]) {
				w.blame(w.board.sums[i].cells)
				w.blame(w.board.sums[i].less)
				return false
			}
		}
	}
}

// take removes the first sum of the set.
func (s *sumSet) take() (i int, ok bool) {
	for k, word := range s {
		if word != 0 {
			s[k] = word & (word - 1)
			return k<<6 + bits.TrailingZeros64(word), true
		}
	}
	return 0, false
}

// fill takes the digit of a cell from its peers.
func (st *state) fill(c uint8) bool {
	if !st.open.Has(puzzle.Cell(c)) {
		return true
	}
	st.open.Remove(puzzle.Cell(c))
	d := st.cands[c]
	for houses := st.work.board.housesOf[c]; houses != 0; houses &= houses - 1 {
		st.done[bits.TrailingZeros32(houses)] |= d
	}
	for _, q := range st.work.board.peers[c] {
		if st.cands[q&127]&d != 0 && !st.remove(q, d) {
			return false
		}
	}
	return true
}

// hidden fills the digits that have one place left in a house.
func (st *state) hidden(i int) bool {
	h := &st.work.board.houses[i]
	var once, twice puzzle.DigitSet
	for _, c := range h {
		set := st.cands[c&127]
		twice |= once & set
		once |= set
	}
	if once != st.work.board.all {
		return false
	}
	alone := once &^ twice &^ st.done[i]
	if alone == 0 {
		return true
	}
	for _, c := range h {
		if d := st.cands[c&127] & alone; d != 0 && d != st.cands[c&127] {
			if d&(d-1) != 0 || !st.remove(c, st.cands[c&127]&^d) {
				return false
			}
		}
	}
	return true
}

// blame notes that cells were part of a house or a sum that couldn't be: guesses there end soon.
func (w *work) blame(cells []uint8) {
	const most = 1 << 27 // no search is so long that more would help
	for _, c := range cells {
		w.weights[c&127] = min(w.weights[c&127]+16, most)
	}
}
