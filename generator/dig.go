package generator

import (
	"math/rand/v2"

	"sudoku/puzzle"
	"sudoku/solver"
)

// A digger is scratch space for attempts, one after another. Its zero value is
// ready.
type digger struct {
	filler filler
	search solver.Searcher
	orbits [81]puzzle.CellSet
}

// dig takes orbits out of g, in random order and each at most once: an orbit
// stays when the solution would no longer be the only one, or when fewer than
// low givens would be left. Digging ends at goal givens.
//
// Orbits are tried a lot at a time, which is much faster and changes nothing:
// where all of a lot can go, each could have gone in its turn.
func (d *digger) dig(g *puzzle.Grid, s Symmetry, low, goal int, rng *rand.Rand) {
	list := d.orbits[:copy(d.orbits[:], orbits[s])]
	shuffle(list, rng)
	left := 81
	each := (81 + len(list) - 1) / len(list) // cells in most of the orbits
	for size := lotSize(left, each); len(list) > 0 && left > goal; {
		l := newLot(g, list, size, left, low, goal)
		switch {
		case l.orbits == 0 || d.unique(&l.grid):
			*g, list, left = l.grid, list[l.seen:], l.left
			size = lotSize(left, each)
		case l.orbits == 1:
			list = list[l.last:]
		default:
			size = l.orbits / 2
		}
	}
}

// A lot is what becomes of a grid when orbits of a list are taken out of it.
type lot struct {
	grid   puzzle.Grid
	left   int // givens left
	orbits int // how many were taken
	last   int // where the list goes on after the last of them
	seen   int // where it goes on after those passed over, too
}

// newLot takes size orbits of list out of g, fewer when goal givens are left. It
// passes over those that would leave fewer than low.
func newLot(g *puzzle.Grid, list []puzzle.CellSet, size, left, low, goal int) lot {
	l := lot{grid: *g, left: left}
	for ; l.seen < len(list) && l.orbits < size && l.left > goal; l.seen++ {
		orbit := list[l.seen]
		if l.left-orbit.Len() < low {
			continue
		}
		for c := range orbit.All() {
			l.grid[c] = 0
		}
		l.left -= orbit.Len()
		l.orbits++
		l.last = l.seen + 1
	}
	return l
}

// lotSize is how many orbits of so many cells to try to take at once when so many
// givens are left; it was found by measuring.
func lotSize(left, each int) int {
	switch {
	case left > 60:
		return max(1, (left-45)/each)
	case left > 36:
		return max(1, 4/each)
	case left > 32:
		return max(1, 2/each)
	}
	return 1
}

func (d *digger) unique(g *puzzle.Grid) bool { return d.search.Count(g, 2) == 1 }

// minimal reports whether g has several solutions without any one of its givens.
func (d *digger) minimal(g *puzzle.Grid) bool {
	for c := range g.Filled().All() {
		h := *g
		h[c] = 0
		if d.unique(&h) {
			return false
		}
	}
	return true
}
