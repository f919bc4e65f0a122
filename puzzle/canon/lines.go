package canon

import (
	"math/bits"
	"slices"

	"sudoku/puzzle"
)

// A line is a row, four bits a cell, so that the order of the numbers is the order of the
// rows: column 0 is the highest.
type line uint64

// at returns the digit in column c.
func (l line) at(c int) int { return int(l>>(32-4*c)) & 15 }

// Sets of columns or rows.
const (
	allColumns = 1<<9 - 1
	stack0     = 7
)

func lowest(m uint16) int { return bits.TrailingZeros16(m) }

// lines is the grid as seen from one side: its rows are the rows or the columns.
type lines struct {
	digit  [9][9]uint8 // by row and column
	givens [9]uint16   // the columns with a given, by row
	double uint16      // the rows in which a digit stands twice
	// The rows of the same band, before this one, that have the same digits in the same columns;
	// and the bands before this one with the same rows in any order. It is enough to try one.
	sameRow  [9]uint16
	sameBand [3]uint16 // as their rows
	columns  uint16    // the columns with a given
	digits   uint16    // the digits that occur
}

// set reads the grid: cell (r, c) is cell r*down + c*right of g.
func (l *lines) set(g *puzzle.Grid, down, right int) {
	var rows [9]line
	l.double, l.columns = 0, 0
	var digits uint16
	for r := range 9 {
		var givens, seen, twice uint16
		var row line
		i := r * down
		for c := range 9 {
			d := uint16(g[i])
			i += right
			l.digit[r][c] = uint8(d)
			has := uint16(1) << d &^ 1
			givens |= (d + 15) >> 4 << c
			twice |= seen & has
			seen |= has
			row = row<<4 | line(d)
		}
		l.givens[r], rows[r] = givens, row
		if twice != 0 {
			l.double |= 1 << r
		}
		l.columns |= givens
		digits |= seen
	}
	l.digits = digits
	l.findSame(&rows)
}

func (l *lines) findSame(rows *[9]line) {
	for b := 0; b < 9; b += 3 {
		l.sameRow[b], l.sameRow[b+1], l.sameRow[b+2] = 0, 0, 0
		if rows[b] == rows[b+1] {
			l.sameRow[b+1] = 1 << b
		}
		if rows[b] == rows[b+2] {
			l.sameRow[b+2] = 1 << b
		}
		if rows[b+1] == rows[b+2] {
			l.sameRow[b+2] |= 2 << b
		}
		slices.Sort(rows[b : b+3])
	}
	l.sameBand = [3]uint16{}
	if rows[0] == rows[3] && rows[1] == rows[4] && rows[2] == rows[5] {
		l.sameBand[1] = stack0
	}
	if rows[0] == rows[6] && rows[1] == rows[7] && rows[2] == rows[8] {
		l.sameBand[2] = stack0
	}
	if rows[3] == rows[6] && rows[4] == rows[7] && rows[5] == rows[8] {
		l.sameBand[2] |= stack0 << 3
	}
}

// choice returns the rows that may come next in a state with r rows.
func (l *lines) choice(s *state, r int) (m uint16) {
	open := allColumns &^ s.used
	if r%3 != 0 {
		m = open & (stack0 << (s.band * 3))
	} else {
		m = open
		for b := 1; b < 3; b++ {
			if l.sameBand[b]&open != 0 {
				m &^= stack0 << (3 * b)
			}
		}
	}
	for n := m; n != 0; n &= n - 1 {
		if row := lowest(n); l.sameRow[row]&open != 0 {
			m &^= 1 << row
		}
	}
	return m
}
