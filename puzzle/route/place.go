package route

import (
	"math"

	"sudoku/puzzle"
)

// The places of candidates where a cage has its sum at the upper left: clear of it, and of the
// cage's outline below.
const (
	cageAcross = .225
	cageDown   = .2
	cageLower  = .075
)

// Place returns where a candidate stands, from the centre of its cell: in rows of three, or two
// on a board of 4 x 4, a pitch apart. On boards with cages it is clear of their sums.
func Place(s *puzzle.Shape, d puzzle.Digit, pitch float64) Point {
	columns, rows := s.BoxSize()
	i := int(d) - 1
	x, y := float64(i%columns)-float64(columns-1)/2, float64(i/columns)-float64(rows-1)/2
	if len(s.Cages()) > 0 {
		return Point{x * cageAcross, y*cageDown + cageLower}
	}
	return Point{x * pitch, y * pitch}
}

// Nearest returns the digit whose place is nearest to a point, from the centre of a cell.
func Nearest(s *puzzle.Shape, at Point, pitch float64) (nearest puzzle.Digit) {
	least := math.Inf(1)
	for d := range s.Digits().All() {
		if far := distance(at, Place(s, d, pitch)); far < least {
			nearest, least = d, far
		}
	}
	return nearest
}
