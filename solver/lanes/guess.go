package lanes

import (
	"math/bits"

	"sudoku/puzzle"
)

// modest is how many guesses a search among others makes with one lane: one with
// several solutions is over by then, and more lanes would only look where nobody
// asked.
const modest = 6

// A guess is a digit in a cell. The lane goes on with it; the other half, in a
// column of a block, goes on without it.
type guess struct {
	lane, column uint8
	cell         uint8
	digit        uint16
	other        *block
}

// guess splits the states of lanes in two. The other half goes to a free lane or
// is put off.
func (e *Engine) guess(lanes uint32) {
	e.pick()
	var forks, puts, tired uint32
	var to *store
	var base int32
	n := 0
	free := e.lanes &^ e.live
	for ; lanes != 0; lanes &= lanes - 1 {
		g := &e.guesses[n%width]
		if !e.choose(g, bits.TrailingZeros32(lanes)) {
			continue
		}
		s := &e.searches[e.of[g.lane%width]%width]
		if e.Patience != 0 && s.guesses >= e.Patience+8*e.Counts[s.grid] {
			tired |= 1 << (e.of[g.lane%width] % width)
			continue
		}
		n++
		if s.guesses++; (s.guesses > modest || e.alone) && free != 0 {
			f := bits.TrailingZeros32(free) % width
			free &= free - 1
			forks |= 1 << f
			e.fork[f] = uint16(g.lane)
			g.other, g.column = &e.block, uint8(f)
			e.of[f] = e.of[g.lane%width]
			s.lanes++
			continue
		}
		if to == nil {
			to, base = e.room(bits.OnesCount32(lanes))
		}
		c := e.first(^to.full, int(g.lane))
		to.full |= 1 << c
		puts |= 1 << c
		e.put[c] = uint16(g.lane)
		g.other, g.column = &to.block, uint8(c)
		to.prev[c], s.top = s.top, base+int32(c)
	}
	if puts != 0 {
		e.move(&to.block, &e.block, &e.put, puts)
	}
	if forks != 0 {
		e.move(&e.block, &e.block, &e.fork, forks)
		e.live |= forks
	}
	e.Guesses += n
	for i := range e.guesses[:n] {
		g := &e.guesses[i]
		g.other[g.cell][g.column%width] &^= g.digit
		e.block[g.cell][g.lane%width] = g.digit
	}
	for ; tired != 0; tired &= tired - 1 {
		k := bits.TrailingZeros32(tired)
		e.Counts[e.searches[k].grid] = GivenUp
		e.drop(k, 0)
	}
}

// choose says what to guess in lane l: a digit of the pair that the keys name, else
// a digit that has two places in a house, else one of the scarcest cell. It reports
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
		if cell = e.scarcest(l); cell < 0 {
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

// scarcest returns the unsolved cell of lane l with the fewest candidates, or -1.
func (e *Engine) scarcest(l int) int {
	cell, least := -1, 10
	for c := range e.block {
		if n := bits.OnesCount16(e.block[c][l]); n > 1 && n < least {
			cell, least = c, n
		}
	}
	return cell
}

// room returns a store with n free columns and the number of its first column.
func (e *Engine) room(n int) (*store, int32) {
	for i, s := range e.stores {
		if width-bits.OnesCount32(s.full) >= n {
			return s, int32(i * width)
		}
	}
	e.stores = append(e.stores, newStore())
	last := len(e.stores) - 1
	return e.stores[last], int32(last * width)
}
