package generator

import (
	"cmp"
	"errors"
	"slices"
	"strings"

	"sudoku/puzzle"
)

// ErrText means that a text is not of digits, or has a row with more than nine, or more than nine
// rows.
var ErrText = errors.New("no text of digits")

// ErrNoPlace means that a text of digits was not found to fit into a grid.
var ErrNoPlace = errors.New("no place for the text")

// ParseText reads a text of digits such as 24.12.1987, whose parts stand in rows: points, dashes,
// slashes and blanks are between parts, and 0 is a cell that stays empty. The errors are ErrText and
// *RepeatError.
func ParseText(s string) (parts [][]puzzle.Digit, err error) {
	if len(s) > 9*9+8 {
		return nil, ErrText
	}
	for _, part := range strings.FieldsFunc(s, func(r rune) bool { return strings.ContainsRune(".-/ ", r) }) {
		line, err := parseDigits(part)
		if errors.Is(err, ErrRows) {
			err = ErrText
		}
		if err != nil {
			return nil, err
		}
		parts = append(parts, line)
	}
	for _, line := range parts {
		if len(line) > 9 || len(parts) > 9 {
			return nil, ErrText
		}
	}
	if len(parts) == 0 {
		return nil, ErrText
	}
	return parts, nil
}

// maxPlacings is how many placings of the parts of a text in given rows are tried.
const maxPlacings = 2000

// TextPattern returns the pattern with the parts of a text in rows from top to bottom, as near to
// the middle of the grid as they fit, and givens in any other cells. A 0 is a cell without a
// given. The error is ErrNoPlace.
func (o *Order) TextPattern(parts [][]puzzle.Digit) (*Pattern, error) {
	for _, rows := range textRows(len(parts)) {
		t := textPlacing{order: o, parts: parts, rows: rows, pattern: Pattern{Cells: puzzle.AllCells, Within: true}}
		if t.place(0) {
			return &t.pattern, nil
		}
	}
	return nil, ErrNoPlace
}

// textRows returns the rows in which n parts can stand, the best first: next to each other, and
// near the middle.
func textRows(n int) (list [][]int) {
	for gap := 1; gap <= 4; gap++ {
		span := (n-1)*gap + 1
		for _, top := range nearMiddle(span) {
			var rows []int
			for i := range n {
				rows = append(rows, top+i*gap)
			}
			list = append(list, rows)
		}
		if n == 1 {
			break
		}
	}
	return list
}

// nearMiddle returns where something so long can begin in nine cells, the nearest to the middle
// first.
func nearMiddle(length int) (starts []int) {
	for s := range 9 - length + 1 {
		starts = append(starts, s)
	}
	slices.SortStableFunc(starts, func(a, b int) int { return cmp.Compare(away(a, length), away(b, length)) })
	return starts
}

// away returns how far the middle is, in half cells.
func away(start, length int) int { return max(2*start+length-9, 9-2*start-length) }

// A textPlacing places the parts of a text, one after the other.
type textPlacing struct {
	order   *Order
	parts   [][]puzzle.Digit
	rows    []int
	pattern Pattern
	tried   int
}

// place places the parts from the i-th on, and reports whether it can.
func (t *textPlacing) place(i int) bool {
	if i == len(t.parts) {
		return t.fits()
	}
	before := t.pattern
	for _, col := range nearMiddle(len(t.parts[i])) {
		for k, d := range t.parts[i] {
			if c := puzzle.CellAt(t.rows[i], col+k); d == 0 {
				t.pattern.Cells.Remove(c)
			} else {
				t.pattern.Digits[c] = d
			}
		}
		t.tried++
		if t.tried <= maxPlacings && !t.pattern.Digits.HasConflict() && t.place(i+1) {
			return true
		}
		t.pattern = before
	}
	return false
}

// fits reports whether there may be puzzles with the digits where they are.
func (t *textPlacing) fits() bool {
	all := over(&t.pattern.Digits, &t.order.Solution)
	return over(&all, &t.pattern.Digits) == all && t.order.Symmetry.keeps(&t.pattern) && isPossible(&all)
}
