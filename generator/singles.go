package generator

import (
	"math/bits"

	"sudoku/puzzle"
)

// A singlesSolver solves a grid by singles alone, all of a kind at a time: several times as
// fast as a rating, which must know in which order they come.
type singlesSolver struct {
	cands   [9]bandCells // the candidates of each digit
	changed uint32       // the digits that have lost candidates, as bits
	left    int          // empty cells
}

// bandCells are cells by bands, 27 bits each: bit 9*row+column.
type bandCells [3]uint32

const (
	bandRow  = 1<<9 - 1
	allCells = 1<<27 - 1
	everyRow = 1 | 1<<9 | 1<<18 // a column of a band
)

// peersOf holds the peers of each cell and the cell itself.
var peersOf = func() (t [81]bandCells) {
	for c := range puzzle.Cell(81) {
		for q := range c.Peers().All() {
			t[c][q/27] |= 1 << (q % 27)
		}
		t[c][c/27] |= 1 << (c % 27)
	}
	return t
}()

// solvedBySingles reports whether singles alone solve g.
func solvedBySingles(g *puzzle.Grid) bool {
	var s singlesSolver
	s.start(g)
	for s.left > 0 {
		before := s.left
		s.placeNaked()
		for digits := s.changed; digits != 0; digits &= digits - 1 {
			s.placeHidden(bits.TrailingZeros32(digits))
		}
		if s.left == before {
			return false
		}
	}
	return true
}

func (s *singlesSolver) start(g *puzzle.Grid) {
	s.left = 81
	for d := range s.cands {
		s.cands[d] = bandCells{allCells, allCells, allCells}
	}
	for c, d := range g {
		if d != 0 {
			s.place(int(d-1), puzzle.Cell(c))
		}
	}
}

// place puts a digit, counted from 0, into a cell.
func (s *singlesSolver) place(d int, c puzzle.Cell) {
	at := &peersOf[c]
	s.cands[d][0] &^= at[0]
	s.cands[d][1] &^= at[1]
	s.cands[d][2] &^= at[2]
	band, bit := c/27, uint32(1)<<(c%27)
	s.changed |= 1 << d
	for d := range s.cands {
		s.changed |= (s.cands[d][band] & bit) >> (c % 27) << d
		s.cands[d][band] &^= bit
	}
	s.left--
}

// placeNaked fills the cells that have one candidate.
func (s *singlesSolver) placeNaked() {
	for band := range 3 {
		var once, more uint32
		for d := range s.cands {
			in := s.cands[d][band]
			more |= once & in
			once |= in
		}
		for once &^= more; once != 0; once &= once - 1 {
			bit := once & -once
			for d := range s.cands {
				if s.cands[d][band]&bit != 0 {
					s.place(d, puzzle.Cell(27*band+bits.TrailingZeros32(bit)))
				}
			}
		}
	}
}

// placeHidden fills the cells that are the only place of a digit in a house.
func (s *singlesSolver) placeHidden(d int) {
	s.changed &^= 1 << d
	in := &s.cands[d]
	once, more := in[0]|in[1]|in[2], in[0]&in[1]|(in[0]|in[1])&in[2]
	high, mid, low := once>>18, once>>9&bandRow, once&bandRow // the rows of a band upon each other
	more = more | more>>9 | more>>18 | high&mid | (high|mid)&low
	columns := ((high | mid | low) &^ more & bandRow) * everyRow
	for band := range in {
		for at := in[band] & (columns | alone(in[band])); at != 0; at &= at - 1 {
			if bit := at & -at; in[band]&bit != 0 {
				s.place(d, puzzle.Cell(27*band+bits.TrailingZeros32(bit)))
			}
		}
	}
}

// alone returns the cells that are alone in their row or in their box, without a branch.
func alone(band uint32) (cells uint32) {
	const box = 7 * everyRow
	for shift := 0; shift < 27; shift += 9 {
		cells |= oneOf(band>>shift&bandRow) << shift
	}
	for shift := 0; shift < 9; shift += 3 {
		cells |= oneOf(band>>shift&box) << shift
	}
	return cells
}

// oneOf returns cells if there is one of them, else none.
func oneOf(cells uint32) uint32 {
	return cells &^ uint32(int32(-(cells&(cells-1)))>>31)
}
