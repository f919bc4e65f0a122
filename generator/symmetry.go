package generator

import (
	"slices"

	"sudoku/puzzle"
)

// A Symmetry says how the givens of a puzzle mirror one another. Mirrors are
// named for the line of the mirror: Horizontal swaps the top and the bottom.
type Symmetry uint8

const (
	None Symmetry = iota
	HalfTurn
	QuarterTurn
	Horizontal
	Vertical
	Diagonal     // from r1c1 to r9c9
	AntiDiagonal // from r1c9 to r9c1
	BothDiagonals
)

// Symmetries lists every symmetry, in the order in which menus show them.
var Symmetries = []Symmetry{None, HalfTurn, QuarterTurn, Horizontal, Vertical, Diagonal, AntiDiagonal, BothDiagonals}

// A turn maps a cell to its image on a board whose last row and column have the number last.
type turn func(last, row, col int) (int, int)

func halfTurn(last, r, c int) (int, int)     { return last - r, last - c }
func quarterTurn(last, r, c int) (int, int)  { return c, last - r }
func horizontal(last, r, c int) (int, int)   { return last - r, c }
func vertical(last, r, c int) (int, int)     { return r, last - c }
func diagonal(_, r, c int) (int, int)        { return c, r }
func antiDiagonal(last, r, c int) (int, int) { return last - c, last - r }

var symmetries = [...]struct {
	name  string
	turns []turn // any of them, any number of times
}{
	None:          {"none", nil},
	HalfTurn:      {"half-turn", []turn{halfTurn}},
	QuarterTurn:   {"quarter-turn", []turn{quarterTurn}},
	Horizontal:    {"horizontal", []turn{horizontal}},
	Vertical:      {"vertical", []turn{vertical}},
	Diagonal:      {"diagonal", []turn{diagonal}},
	AntiDiagonal:  {"anti-diagonal", []turn{antiDiagonal}},
	BothDiagonals: {"both-diagonals", []turn{diagonal, antiDiagonal}},
}

// Name returns the symmetry as the command line writes it, such as "half-turn".
func (s Symmetry) Name() string { return symmetries[s].name }

// ParseSymmetry finds the symmetry of a name.
func ParseSymmetry(name string) (Symmetry, bool) {
	for _, s := range Symmetries {
		if s.Name() == name {
			return s, true
		}
	}
	return None, false
}

// Orbit returns the cells that s maps c to, c included: a puzzle has a given in
// all of them or in none.
func (s Symmetry) Orbit(c puzzle.Cell) puzzle.CellSet { return s.orbitOn(9, c) }

// OrbitOn is Orbit on a board.
func (s Symmetry) OrbitOn(board *puzzle.Shape, c puzzle.Cell) puzzle.CellSet {
	return s.orbitOn(board.Size(), c)
}

// orbitOn is Orbit on a board of so many rows.
func (s Symmetry) orbitOn(size int, c puzzle.Cell) puzzle.CellSet {
	orbit := puzzle.CellsOf(c)
	for grown := true; grown; {
		grown = false
		for q := range orbit.All() {
			for _, t := range symmetries[s].turns {
				if image := puzzle.CellAt(t(size-1, q.Row(), q.Col())); !orbit.Has(image) {
					orbit.Add(image)
					grown = true
				}
			}
		}
	}
	return orbit
}

// orbits holds the cells of the orbits of each symmetry, by their lowest cells.
var orbits = func() (all [len(symmetries)][][]puzzle.Cell) {
	cells := make([]puzzle.Cell, 0, 81*len(all))
	for s := range all {
		var seen puzzle.CellSet
		for c := range puzzle.Cell(81) {
			if seen.Has(c) {
				continue
			}
			orbit, from := Symmetry(s).Orbit(c), len(cells)
			seen = seen.Or(orbit)
			cells = slices.AppendSeq(cells, orbit.All())
			all[s] = append(all[s], cells[from:len(cells):len(cells)])
		}
	}
	return all
}()

// allows reports whether a puzzle of s can have a number of givens in low..high.
func (s Symmetry) allows(low, high int) bool { return canMake(orbits[s], low, high) }

// allowsOn is allows for a board of a shape.
func (s Symmetry) allowsOn(shape *puzzle.Shape, low, high int) bool {
	return canMake(s.orbitsOn(shape), low, high)
}

// orbitsOn returns the orbits on a board of a shape, by their lowest cells.
func (s Symmetry) orbitsOn(shape *puzzle.Shape) (list [][]puzzle.Cell) {
	left := shape.Cells()
	for !left.Empty() {
		orbit := s.orbitOn(shape.Size(), left.First())
		left = left.Without(orbit)
		list = append(list, slices.Collect(orbit.All()))
	}
	return list
}

// canMake reports whether some of the orbits have so many cells together.
func canMake(orbits [][]puzzle.Cell, low, high int) bool {
	sums := []bool{0: true, 81: false} // which numbers of cells some orbits make up
	for _, o := range orbits {
		for n := 81; n >= len(o); n-- {
			sums[n] = sums[n] || sums[n-len(o)]
		}
	}
	return low <= high && slices.Contains(sums[low:high+1], true)
}
