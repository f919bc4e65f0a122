package generator

import (
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

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
	needs     unavoidables
	low, goal int
	orbits    [81]uint8 // those of the symmetry, in random order
	next      int       // the first of them that is still to be tried
	stuck     int       // not all from next up to here can go, if that is beyond next
	size      int       // how many to try at once; 0 when digging is over
	lot       lot
	unproven  puzzle.CellSet // givens that have yet to be shown to be needed
	unfit     bool           // the attempt has failed
}

// A lot is what a digger asks about.
type lot struct {
	cells  [81]puzzle.Cell // what is to go
	n      int             // how many cells
	count  givenCount      // what is left without them
	orbits int             // in how many orbits
	last   int             // where the digger goes on after the last of them
	seen   int             // where it goes on after those passed over, too
}

// start begins attempt a of o.
func (d *digger) start(o *Order, a attempt) {
	d.attempt, d.order = a, o
	d.Seed(o.Seed, uint64(a.puzzle)<<32|uint64(a.number))
	d.solution = d.fill()
	d.grid, d.left = d.solution, 81
	d.needs.find(&d.solution)
	d.low, d.goal = o.depth(&d.chance)
	list := d.orbits[:len(orbits[o.Symmetry])]
	for i := range list {
		list[i] = uint8(i)
	}
	shuffle(&d.chance, list)
	d.next, d.stuck, d.size = 0, 0, d.lotSize()
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
	for !d.unfit && !d.unproven.Empty() {
		c := d.unproven.First()
		if d.needs.count.without(d.needs.of[c]).everywhere() {
			d.lot.cells[0], d.lot.n = c, 1
			q.add(d)
			return true
		}
		d.unproven.Remove(c)
	}
	return false
}

// answer goes on with whether the grid of the lot is unique.
func (d *digger) answer(unique bool) {
	l := &d.lot
	switch {
	case d.size == 0:
		d.unfit = unique
		d.unproven.Remove(l.cells[0])
	case unique:
		for _, c := range l.cells[:l.n] {
			d.grid[c] = 0
		}
		d.left -= l.n
		d.needs.count = l.count
		d.next = l.seen
		d.size = d.lotSize()
	case l.orbits == 1:
		d.next, d.stuck = l.last, 0
		d.size = d.lotSize()
	default:
		d.stuck = l.last
		d.size = l.orbits / 2
	}
}

// take fills the lot: with fewer orbits than d.size where goal givens are left, and
// with none when there is nothing more to take. It passes over what has to stay
// when all that came before in the lot can go.
func (d *digger) take() {
	l := &d.lot
	l.n, l.orbits, l.count = 0, 0, d.needs.count
	all := orbits[d.order.Symmetry]
	for l.seen = d.next; l.seen < len(all) && l.orbits < d.size && d.left-l.n > d.goal; l.seen++ {
		if l.seen+1 == d.stuck {
			if l.orbits > 0 {
				return // with this one the answer is known
			}
			d.next, d.stuck = d.stuck, 0 // it is the one that stays
			d.size = d.lotSize()
			continue
		}
		orbit := all[d.orbits[l.seen]]
		count := l.count
		for _, c := range orbit {
			count = count.without(d.needs.of[c])
		}
		if count.everywhere() && d.left-l.n-len(orbit) >= d.low {
			l.count = count
			l.n += copy(l.cells[l.n:], orbit)
			l.orbits++
			l.last = l.seen + 1
		}
	}
}

// lotSize is how many orbits to try to take at once. Where it is known that some of
// the next must stay, it is half of them; else it was found by measuring.
func (d *digger) lotSize() int {
	if d.stuck > d.next {
		return max(1, (d.stuck-d.next)/2)
	}
	for _, l := range lots {
		if d.left >= l.left {
			list := len(orbits[d.order.Symmetry])
			return max(1, l.cells*list/81)
		}
	}
	return 1
}

// lots says how many cells to try to take while so many are left.
var lots = []struct{ left, cells int }{{61, 38}, {45, 8}, {41, 6}, {39, 4}, {37, 3}, {35, 2}}

// end looks at what digging has left.
func (d *digger) end() {
	d.size = 0
	d.unfit = d.left < d.order.MinGivens || d.left > d.order.MaxGivens
	if d.order.Minimal && d.order.Symmetry != None {
		d.unproven = d.grid.Filled()
	}
}

// outcome is what has come of an attempt that is over; it is yet to be rated.
func (d *digger) outcome() outcome {
	return outcome{attempt: d.attempt, find: find{d.number, d.grid, d.solution, logic.Rating{}}, fits: !d.unfit}
}
