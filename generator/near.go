package generator

import (
	"slices"

	"sudoku/puzzle"
)

// Puzzles that are much alike are often solved alike: where puzzles of an order are rare,
// more of them are found near one that fits, or nearly does, than at random.
const (
	maxNear   = 2  // how many orbits of a puzzle are taken out at most to come to another
	maxStock  = 3  // and of one of the stock
	nearTries = 40 // how many puzzles near one that nearly fits are tried in an attempt
)

// startNear begins to make a puzzle that differs from another by some orbits.
func (d *digger) startNear(from *madePuzzle) {
	free := d.order.shape.free
	taken := slices.DeleteFunc(append(d.orbits[:0], free...), func(i uint8) bool {
		return from.givens[orbits[d.order.Symmetry][i][0]] == 0
	})
	shuffle(&d.random, taken)
	kept := from.givens
	most := 1 + d.intn(maxNear)
	if d.order.seeded {
		if most = 1; d.intn(4) == 0 { // the nearer, the likelier it fits
			most += d.intn(maxStock)
		}
	}
	for _, i := range taken[:min(len(taken), most)] {
		for _, c := range orbits[d.order.Symmetry][i] {
			kept[c] = 0
		}
	}
	d.solution = d.anySolution(&kept)
	d.grid = kept
	if d.order.shape.fixed {
		d.grid = only(&d.solution, d.order.shape.cells)
	}
	d.failed = !d.addUntilUnique()
	d.prepare()
}

// fewSolutions is how many solutions one is drawn of where evenness doesn't matter: to draw
// evenly all of them would have to be counted.
const fewSolutions = 16

// anySolution returns one of the first solutions of a grid that has some.
func (d *digger) anySolution(g *puzzle.Grid) (solution puzzle.Grid) {
	n := d.intn(fewSolutions)
	d.search.InOrder(g, func(s *puzzle.Grid) bool {
		solution = *s
		n--
		return n >= 0
	})
	return solution
}

// addUntilUnique adds digits of the solution to the grid until it is the only one, orbit
// by orbit, and reports whether it can.
func (d *digger) addUntilUnique() bool {
	free := append([]uint8(nil), d.order.shape.free...)
	for {
		other, found := puzzle.Grid{}, false
		d.search.InOrder(&d.grid, func(g *puzzle.Grid) bool {
			other, found = *g, *g != d.solution
			return !found
		})
		if !found {
			return true
		}
		shuffle(&d.random, free)
		at := slices.IndexFunc(free, func(i uint8) bool {
			return slices.ContainsFunc(orbits[d.order.Symmetry][i], func(c puzzle.Cell) bool { return other[c] != d.solution[c] })
		})
		if at < 0 {
			return false
		}
		for _, c := range orbits[d.order.Symmetry][free[at]] {
			d.grid[c] = d.solution[c]
		}
	}
}

// prepare prepares digging in the grid, unless the attempt has failed.
func (d *digger) prepare() {
	filled := d.grid.Filled()
	d.left = filled.Len()
	d.unavoidable.find(&d.solution)
	for c := range puzzle.AllCells.Without(filled).All() {
		d.unavoidable.count = d.unavoidable.count.without(d.unavoidable.of[c])
	}
	d.low, d.goal = d.order.depth(&d.random)
	d.listed = 0
	if !d.order.shape.fixed {
		for _, i := range d.order.shape.free {
			if filled.Has(orbits[d.order.Symmetry][i][0]) {
				d.orbits[d.listed] = i
				d.listed++
			}
		}
	}
	shuffle(&d.random, d.orbits[:d.listed])
	d.next, d.stuck = 0, 0
	d.unproven = puzzle.CellSet{}
	if d.size = 0; !d.failed {
		d.size = d.removalSize()
	}
}

// follow goes on from a puzzle that does not fit, but has a step of each technique that the
// order needs, or from the last such one. It reports whether it does.
func (d *digger) follow(p *path, r *outcome) bool {
	need := d.order.needed
	if need == 0 || d.order.near != nil {
		return false
	}
	if p.seen&need == need {
		if d.tries < 0 {
			d.tries = nearTries
		}
		d.model = r.madePuzzle
	}
	if d.tries <= 0 {
		return false
	}
	d.tries--
	d.startNear(&d.model)
	return true
}
