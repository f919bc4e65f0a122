package generator

import (
	"math/rand/v2"

	"sudoku/puzzle"
)

// A filler makes random full grids. It is not the solver's: with another solver
// the same seed must still make the same grid.
type filler struct {
	grid  puzzle.Grid
	cands [82][81]puzzle.DigitSet // cands[n] is what can go where after n cells
}

// fill returns a random full grid. All of them can come, about equally often.
func (f *filler) fill(rng *rand.Rand) puzzle.Grid {
	f.grid = puzzle.Grid{}
	for c := range f.cands[0] {
		f.cands[0][c] = puzzle.AllDigits
	}
	f.from(0, rng)
	return f.grid
}

// from fills what is empty after n cells, the cell with the fewest candidates
// first, and reports whether that can be done.
func (f *filler) from(n int, rng *rand.Rand) bool {
	if n == 81 {
		return true
	}
	c := f.scarcest(n)
	for set := f.cands[n][c]; set != 0; set &^= f.grid[c].Set() {
		f.grid[c] = pick(set, rng)
		f.cands[n+1] = f.cands[n]
		for q := range c.Peers().All() {
			f.cands[n+1][q] &^= f.grid[c].Set()
		}
		if f.from(n+1, rng) {
			return true
		}
	}
	f.grid[c] = 0
	return false
}

// scarcest returns the empty cell with the fewest candidates.
func (f *filler) scarcest(n int) (best puzzle.Cell) {
	least := 10
	for c, set := range f.cands[n] {
		if f.grid[c] == 0 && set.Len() < least {
			best, least = puzzle.Cell(c), set.Len()
			if least < 2 {
				break
			}
		}
	}
	return best
}

// pick returns one digit of set.
func pick(set puzzle.DigitSet, rng *rand.Rand) puzzle.Digit {
	for range rng.Uint32N(uint32(set.Len())) {
		set &= set - 1
	}
	return set.Min()
}

// shuffle puts list in random order, the same on every machine.
func shuffle[T any](list []T, rng *rand.Rand) {
	for i := len(list) - 1; i > 0; i-- {
		j := rng.Uint32N(uint32(i + 1))
		list[i], list[j] = list[j], list[i]
	}
}
