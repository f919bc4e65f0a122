package lanes

import (
	"math/bits"

	"sudoku/puzzle"
)

// alone is how many guesses a search makes with one lane: one with several
// solutions is over by then, and more lanes would only look where nobody asked.
const alone = 6

// A guess is a digit in a cell. The lane goes on with it, other without it.
type guess struct {
	lane, cell int
	digit      uint16
	other      *uint16
}

// guess splits the states of lanes in two. The other half goes to a free lane or
// is put off.
func (e *Engine) guess(lanes uint32) {
	e.pick()
	var (
		guesses   [width]guess
		fork, put [width]uint16 // where the other halves come from
		forks     uint32
		puts      uint32
		n         int
		to        *store
		base      int32
	)
	free := e.lanes &^ e.live
	for ; lanes != 0; lanes &= lanes - 1 {
		g := &guesses[n]
		if !e.choose(g, bits.TrailingZeros32(lanes)) {
			continue
		}
		n++
		s := &e.searches[e.of[g.lane]]
		if s.guesses++; s.guesses > alone && free != 0 {
			f := bits.TrailingZeros32(free) % width
			free &= free - 1
			forks |= 1 << f
			fork[f] = uint16(g.lane)
			g.other = &e.block[g.cell][f]
			e.of[f] = e.of[g.lane]
			s.lanes++
			continue
		}
		if to == nil {
			to, base = e.room(bits.OnesCount32(lanes))
		}
		c := bits.TrailingZeros32(^to.full) % width
		to.full |= 1 << c
		puts |= 1 << c
		put[c] = uint16(g.lane)
		g.other = &to.block[g.cell][c]
		to.prev[c], s.top = s.top, base+int32(c)
	}
	if puts != 0 {
		e.move(&to.block, &e.block, &put, puts)
	}
	if forks != 0 {
		e.move(&e.block, &e.block, &fork, forks)
		e.live |= forks
	}
	for _, g := range guesses[:n] {
		*g.other &^= g.digit
		e.block[g.cell][g.lane] = g.digit
	}
}

// choose says what to guess in lane l: a digit of the pair that the keys name, else
// a digit that has two places in a house, else one of the scarcest cell. It reports
// false when no cell is unsolved; the next sweep will see to that.
func (e *Engine) choose(g *guess, l int) bool {
	g.lane = l % width
	if key := e.keys[g.lane]; key != 0 {
		g.cell = 80 - int(key%128)
	} else if g.cell, g.digit = e.twoPlaces(g.lane); g.digit != 0 {
		return true
	} else if g.cell = e.scarcest(g.lane); g.cell < 0 {
		return false
	}
	x := e.block[g.cell][g.lane]
	g.digit = x & -x
	return true
}

// cellsOf are the cells of each house.
var cellsOf = func() (list [puzzle.NumHouses][9]uint8) {
	for h := range list {
		for i, c := range puzzle.House(h).Cells() {
			list[h][i] = uint8(c)
		}
	}
	return
}()

// twoPlaces returns a digit that has two places in a house, and one of them. It
// returns the digit 0 when there is none.
func (e *Engine) twoPlaces(l int) (cell int, digit uint16) {
	for h := range cellsOf {
		var once, twice, more uint16
		for _, c := range cellsOf[h] {
			x := e.block[c][l]
			more |= twice & x
			twice |= once & x
			once |= x
		}
		two := twice &^ more
		if two == 0 {
			continue
		}
		digit = two & -two
		for _, c := range cellsOf[h] {
			if e.block[c][l]&digit != 0 {
				return int(c), digit
			}
		}
	}
	return 0, 0
}

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
