package generator

import (
	"context"

	"sudoku/puzzle"
	"sudoku/solver"
)

// A digger makes an attempt in steps: it asks whether a grid has one solution and
// continues with the answer. Many diggers ask together, which is much faster.
//
// It removes orbits from a full grid, in random order and each at most once: an orbit
// stays when the solution would no longer be unique, or when fewer than low givens would
// be left. Digging ends at goal givens. Several orbits are tried at a time, with the same
// result: if all of them can be removed, each could have been removed in its turn. When
// every cell by itself was tried, the puzzle is minimal.
type digger struct {
	attempt
	random
	order       *Order
	solution    puzzle.Grid
	grid        puzzle.Grid // what is left of it
	left        int         // givens of grid
	unavoidable unavoidables
	low, goal   int
	search      *solver.Searcher
	tries       int         // how many puzzles near model to try yet; -1 without one
	model       madePuzzle  // one that nearly fits
	from        puzzle.Grid // the puzzle near which it began, if any: it isn't made again
	nearest     Closest     // of the puzzles of the attempt, if that is reported
	orbits      [81]uint8   // those of the symmetry that can be removed, in random order
	listed      int         // how many
	next        int         // the first of them that is still to be tried
	stuck       int         // the orbits from next up to here cannot all be removed, if it is after next
	size        int         // how many to try at once; 0 when digging is over
	removal     removal
	unproven    puzzle.CellSet // givens not yet shown to be needed
	failed      bool           // the attempt has failed
	ways        int            // solutions of the grid that a climb has come to; 0 without one
}

// A removal is the givens that a digger asks about.
type removal struct {
	cells  [81]puzzle.Cell // to be removed
	n      int             // how many cells
	count  givenCount      // what is left without them
	orbits int             // in how many orbits
	last   int             // where the digger continues after the last of them
	seen   int             // where it continues after those passed over, too
}

// start begins attempt a of o. Once ctx is done it means nothing.
func (d *digger) start(ctx context.Context, o *Order, a attempt) {
	d.attempt, d.order = a, o
	d.Seed(o.Seed, uint64(a.puzzle)<<32|uint64(a.number))
	d.failed, d.tries, d.ways, d.nearest, d.from = false, -1, 0, Closest{}, puzzle.Grid{}
	switch {
	case o.seeded && a.number%randomEvery == 0 && !o.isFew():
	case len(o.near) > 0:
		from := o.near[a.puzzle%len(o.near)]
		if o.seeded {
			from = o.near[(a.puzzle+a.number)%len(o.near)]
		}
		d.exchange(&from)
		if o.seeded && o.isFew() {
			d.startFew(&from)
			return
		}
		d.from = from.givens
		d.startNear(&from)
		return
	case o.Pattern != nil:
		d.startPattern(ctx)
		return
	}
	d.solution = d.fill()
	d.grid, d.left = d.solution, 81
	d.unavoidable.find(&d.solution)
	d.low, d.goal = o.depth(&d.random)
	d.listed = len(orbits[o.Symmetry])
	list := d.orbits[:d.listed]
	for i := range list {
		list[i] = uint8(i)
	}
	shuffle(&d.random, list)
	d.next, d.stuck, d.size = 0, 0, d.removalSize()
	d.unproven = puzzle.CellSet{}
}

// ask puts the next question to q, or reports false when the attempt is over.
func (d *digger) ask(q *questions) bool {
	if d.size > 0 {
		if d.take(); d.removal.orbits > 0 {
			q.add(d)
			return true
		}
		d.end()
	}
	for !d.failed && !d.unproven.Empty() {
		c := d.unproven.First()
		if d.unavoidable.count.without(d.unavoidable.of[c]).inAll() {
			d.removal.cells[0], d.removal.n = c, 1
			q.add(d)
			return true
		}
		d.unproven.Remove(c)
	}
	return false
}

// answer takes whether the grid without the removal has one solution.
func (d *digger) answer(unique bool) {
	l := &d.removal
	switch {
	case d.size == 0:
		d.failed = unique
		d.unproven.Remove(l.cells[0])
	case unique:
		for _, c := range l.cells[:l.n] {
			d.grid[c] = 0
		}
		d.left -= l.n
		d.unavoidable.count = l.count
		d.next = l.seen
		d.size = d.removalSize()
	case l.orbits == 1:
		d.next, d.stuck = l.last, 0
		d.size = d.removalSize()
	default:
		d.stuck = l.last
		d.size = l.orbits / 2
	}
}

// take fills the removal: with fewer orbits than d.size where goal givens are left, and
// with none when there is nothing more to remove. It passes over orbits that must stay
// if all before them in the removal can be removed.
func (d *digger) take() {
	l := &d.removal
	l.n, l.orbits, l.count = 0, 0, d.unavoidable.count
	all := orbits[d.order.Symmetry]
	for l.seen = d.next; l.seen < d.listed && l.orbits < d.size && d.left-l.n > d.goal; l.seen++ {
		if l.seen+1 == d.stuck {
			if l.orbits > 0 {
				return // with this one the answer is already known
			}
			d.next, d.stuck = d.stuck, 0 // it is the one that stays
			d.size = d.removalSize()
			continue
		}
		orbit := all[d.orbits[l.seen]]
		count := l.count
		for _, c := range orbit {
			count = count.without(d.unavoidable.of[c])
		}
		if count.inAll() && d.left-l.n-len(orbit) >= d.low {
			l.count = count
			l.n += copy(l.cells[l.n:], orbit)
			l.orbits++
			l.last = l.seen + 1
		}
	}
}

// removalSize is how many orbits to try to take at once. Where it is known that some of
// the next must stay, it is half of them; else it was found by measuring.
func (d *digger) removalSize() int {
	if d.stuck > d.next {
		return max(1, (d.stuck-d.next)/2)
	}
	for _, l := range removalSizes {
		if d.left >= l.left {
			list := len(orbits[d.order.Symmetry])
			return max(1, l.cells*list/81)
		}
	}
	return 1
}

// removalSizes says how many cells to try to remove at once while so many are left.
var removalSizes = []struct{ left, cells int }{{61, 38}, {45, 8}, {41, 6}, {39, 4}, {37, 3}, {35, 2}}

// end checks the result of digging.
func (d *digger) end() {
	d.size = 0
	d.failed = d.left < d.order.MinGivens || d.left > d.order.MaxGivens || d.grid == d.from
	if d.order.Minimal && (d.order.Symmetry != None || d.order.Pattern != nil) {
		d.unproven = d.grid.Filled()
	}
}

// outcome returns the result of an attempt that has ended, not yet rated.
func (d *digger) outcome() outcome {
	return outcome{attempt: d.attempt, madePuzzle: madePuzzle{attemptNumber: d.number, givens: d.grid, solution: d.solution}, fits: !d.failed, climbed: d.ways == 1}
}
