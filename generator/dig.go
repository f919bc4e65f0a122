package generator

import "sudoku/puzzle"

// A digger makes an attempt in steps: it asks whether a grid is unique and goes on
// with the answer. Many diggers ask together, which is much faster.
//
// It takes orbits out of a full grid, in random order and each at most once: an
// orbit stays when the solution would no longer be the only one, or when fewer
// than low givens would be left. Digging ends at goal givens. Orbits are tried a
// lot at a time, which changes nothing: where all of a lot can go, each could have
// gone in its turn. When every cell by itself was tried, the puzzle is minimal.
type digger struct {
	attempt
	chance
	order     *Order
	solution  puzzle.Grid
	grid      puzzle.Grid // what is left of it
	left      int         // givens of grid
	low, goal int
	orbits    [81]uint8 // those of the symmetry, in random order
	next      int       // the first of them that is still to be tried
	size      int       // how many to try at once; 0 when digging is over
	lot       lot
	unproven  puzzle.CellSet // givens that have yet to be shown to be needed
	unfit     bool           // the attempt has failed
}

// A lot is what a digger asks about.
type lot struct {
	grid   puzzle.Grid
	cell   puzzle.Cell // the last that was taken out
	cells  int         // how many were taken
	orbits int         // in how many orbits
	last   int         // where the digger goes on after the last of them
	seen   int         // where it goes on after those passed over, too
}

// start begins attempt a of o.
func (d *digger) start(o *Order, a attempt) {
	d.attempt, d.order = a, o
	d.Seed(o.Seed, uint64(a.puzzle)<<32|uint64(a.number))
	d.solution = d.fill()
	d.grid, d.left = d.solution, 81
	d.low, d.goal = o.depth(&d.chance)
	list := d.orbits[:len(orbits[o.Symmetry])]
	for i := range list {
		list[i] = uint8(i)
	}
	shuffle(&d.chance, list)
	d.next, d.size = 0, d.lotSize()
	d.unproven, d.unfit = puzzle.CellSet{}, false
}

// ask puts the next question to q, or reports false when the attempt is over.
func (d *digger) ask(q *questions) bool {
	if d.size > 0 {
		if d.take(); d.lot.orbits > 0 {
			q.add(d)
			return true
		}
		d.end()
	}
	if d.unfit || d.unproven.Empty() {
		return false
	}
	d.lot.grid, d.lot.cell, d.lot.cells = d.grid, d.unproven.First(), 1
	d.lot.grid[d.lot.cell] = 0
	q.add(d)
	return true
}

// answer goes on with whether the grid of the lot is unique.
func (d *digger) answer(unique bool) {
	switch {
	case d.size == 0:
		d.unfit = unique
		d.unproven.Remove(d.lot.cell)
	case unique:
		d.grid, d.left, d.next = d.lot.grid, d.left-d.lot.cells, d.lot.seen
		d.size = d.lotSize()
	case d.lot.orbits == 1:
		d.next = d.lot.last
	default:
		d.size = d.lot.orbits / 2
	}
}

// take fills the lot: with fewer orbits than d.size where goal givens are left, and
// with none when there is nothing more to take.
func (d *digger) take() {
	l := &d.lot
	l.grid, l.cells, l.orbits = d.grid, 0, 0
	all := orbits[d.order.Symmetry]
	for l.seen = d.next; l.seen < len(all) && l.orbits < d.size && d.left-l.cells > d.goal; l.seen++ {
		orbit := all[d.orbits[l.seen]]
		if d.left-l.cells-len(orbit) < d.low {
			continue
		}
		for _, l.cell = range orbit {
			l.grid[l.cell] = 0
		}
		l.cells += len(orbit)
		l.orbits++
		l.last = l.seen + 1
	}
}

// lotSize is how many orbits to try to take at once; it was found by measuring.
func (d *digger) lotSize() int {
	each := (81 + len(orbits[d.order.Symmetry]) - 1) / len(orbits[d.order.Symmetry])
	switch {
	case d.left > 60:
		return max(1, (d.left-45)/each)
	case d.left > 36:
		return max(1, 4/each)
	case d.left > 32:
		return max(1, 2/each)
	}
	return 1
}

// end looks at what digging has left.
func (d *digger) end() {
	d.size = 0
	d.unfit = d.left < d.order.MinClues || d.left > d.order.MaxClues
	if d.order.Minimal && d.order.Symmetry != None {
		d.unproven = d.grid.Filled()
	}
}
