package lanes

import (
	"encoding/binary"
	"math/bits"
	"unsafe"

	"sudoku/puzzle"
)

// singleLaneGuesses is how many guesses a search among others makes with one lane: one
// with several solutions has ended by then, and more lanes would be wasted on it.
const singleLaneGuesses = 6

// orderedGuesses is the same where it matters which solution comes first.
const orderedGuesses = 16

// A guess is a digit in a cell. The lane continues with it; the other half, in
// a column of a block, continues without it.
type guess struct {
	lane, cell uint8
	digit      uint16
	other      *block
	column     uint8
}

// guesses are those made at one time.
type guesses struct {
	n           int
	list        [width]guess
	forks, puts uint32        // lanes, and columns of to, that other halves go to
	fork, put   [width]uint16 // where they come from
	to          *store        // nil until it is needed
	first       int32         // the number of its first column
}

// guess splits the states of lanes in two. The other half goes to a free lane or
// is put off. A search at MaxGuesses ends instead.
func (e *Engine) guess(lanes uint32) {
	e.pick()
	gs := &e.guesses
	gs.n, gs.forks, gs.puts, gs.to = 0, 0, 0, nil
	givenUp := uint32(0)
	free := e.lanes &^ e.live
	for ; lanes != 0; lanes &= lanes - 1 {
		l := bits.TrailingZeros32(lanes) % width
		k := e.of[l] % width
		s := &e.searches[k]
		if e.MaxGuesses != 0 && s.guesses >= e.MaxGuesses+8*e.Counts[s.grid] ||
			s.guesses == 0 && fewer(&e.Grids[s.grid], e.MinGivens) {
			givenUp |= 1 << k
			continue
		}
		g := &gs.list[gs.n%width]
		if !e.choose(g, l) {
			continue
		}
		gs.n++
		if s.guesses++; free != 0 && !e.alone(s) {
			f := bits.TrailingZeros32(free) % width
			free &= free - 1
			e.forkTo(g, f, k)
		} else {
			e.putOff(g, s, bits.OnesCount32(lanes))
		}
	}
	e.split()
	for ; givenUp != 0; givenUp &= givenUp - 1 {
		k := bits.TrailingZeros32(givenUp)
		e.Counts[e.searches[k].grid] = GivenUp
		e.drop(k, 0)
	}
}

// fewer reports whether a grid has fewer givens than so many.
func fewer(g *puzzle.Grid, givens int) bool {
	if givens == 0 {
		return false
	}
	const each = 0x0101010101010101
	n, cells := int(min(g[80], 1)), unsafe.Slice((*byte)(&g[0]), 80)
	for ; n < givens && len(cells) >= 8; cells = cells[8:] {
		n += bits.OnesCount64((binary.LittleEndian.Uint64(cells) + 0x7F*each) & (0x80 * each))
	}
	return n < givens
}

// forkTo sends the other half of g to a free lane.
func (e *Engine) forkTo(g *guess, lane int, k uint8) {
	gs := &e.guesses
	gs.forks |= 1 << lane
	gs.fork[lane] = uint16(g.lane)
	g.other, g.column = &e.block, uint8(lane)
	e.assign(lane, int(k))
	e.share(&e.searches[k%width])
}

// putOff sends the other half of g to a store. At most so many are still to come.
func (e *Engine) putOff(g *guess, s *search, more int) {
	gs := &e.guesses
	if gs.to == nil {
		gs.to, gs.first = e.storeWithRoom(more)
	}
	c := e.pickLane(^gs.to.full, int(g.lane))
	gs.to.full |= 1 << c
	gs.puts |= 1 << c
	gs.put[c] = uint16(g.lane)
	g.other, g.column = &gs.to.block, uint8(c)
	gs.to.prev[c], s.top = s.top, gs.first+int32(c)
}

// split makes the guesses.
func (e *Engine) split() {
	gs := &e.guesses
	e.Guesses += gs.n
	if gs.puts != 0 {
		e.move(&gs.to.block, &e.block, &gs.put, gs.puts)
	}
	if gs.forks != 0 {
		e.move(&e.block, &e.block, &gs.fork, gs.forks)
	}
	for i := range gs.list[:gs.n] {
		g := &gs.list[i]
		g.other[g.cell][g.column%width] &^= g.digit
		e.block[g.cell][g.lane%width] = g.digit
	}
}

// choose says what to guess in lane l: a digit of the pair that the keys name, else
// a digit that has two places in a house, else one of the cell with the fewest candidates. It reports
// false when no cell is unsolved; the next sweep will see to that.
func (e *Engine) choose(g *guess, l int) bool {
	l %= width
	g.lane = uint8(l)
	cell := 80 - int(e.keys[l]%128)
	if e.keys[l] == 0 {
		if cell, g.digit = e.twoPlaces(l); g.digit != 0 {
			g.cell = uint8(cell)
			return true
		}
		if cell = e.fewestCandidates(l); cell < 0 {
			return false
		}
	}
	x := e.block[cell][l]
	g.cell, g.digit = uint8(cell), x&-x
	return true
}

// twoPlaces returns a digit that has two places in a house, and one of them; of all
// such digits the one whose places have the fewest candidates. It returns the digit
// 0 when there is none.
func (e *Engine) twoPlaces(l int) (cell int, digit uint16) {
	least := 19
	for h := range cellsOf {
		var once, twice, more uint16
		for _, c := range cellsOf[h] {
			x := e.block[c][l]
			more |= twice & x
			twice |= once & x
			once |= x
		}
		for two := twice &^ more; two != 0; two &= two - 1 {
			first, n := -1, 0
			for _, c := range cellsOf[h] {
				if x := e.block[c][l]; x&two&-two != 0 {
					n += bits.OnesCount16(x)
					if first < 0 {
						first = int(c)
					}
				}
			}
			if n < least {
				least, cell, digit = n, first, two&-two
			}
			if n == 6 {
				return cell, digit // there are no pairs, so none has fewer
			}
		}
	}
	return cell, digit
}

var cellsOf = func() (list [puzzle.NumHouses][9]uint8) {
	for h := range puzzle.House(puzzle.NumHouses) {
		for i, c := range h.Cells() {
			list[h][i] = uint8(c)
		}
	}
	return
}()

// fewestCandidates returns the unsolved cell of lane l with the fewest candidates, or -1.
func (e *Engine) fewestCandidates(l int) int {
	cell, least := -1, 10
	for c := range e.block {
		if n := bits.OnesCount16(e.block[c][l]); n > 1 && n < least {
			cell, least = c, n
		}
	}
	return cell
}

// storeWithRoom returns a store with n free columns and the number of its first column.
func (e *Engine) storeWithRoom(n int) (*store, int32) {
	for i, s := range e.stores {
		if width-bits.OnesCount32(s.full) >= n {
			return s, int32(i * width)
		}
	}
	e.stores = append(e.stores, newStore())
	last := len(e.stores) - 1
	return e.stores[last], int32(last * width)
}
