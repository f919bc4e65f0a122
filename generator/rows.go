package generator

import (
	"errors"
	"fmt"
	"strings"

	"sudoku/puzzle"
	"sudoku/solver"
)

// ErrRows means that a text is no list of rows.
var ErrRows = errors.New("no list of rows")

// A RepeatError means that a row is to have a digit twice.
type RepeatError struct{ Digit puzzle.Digit }

func (e *RepeatError) Error() string { return fmt.Sprintf("the digit %d twice in a row", e.Digit) }

// ParseRows reads rows of a solution with commas between them, such as 5=314592687 or
// 1=1987.....: the number of the row, and its nine digits, a point or 0 for an open one. The errors
// are ErrRows and *RepeatError.
func ParseRows(list string) (g puzzle.Grid, err error) {
	var seen [9]bool
	for field := range strings.SplitSeq(list, ",") {
		number, digits, _ := strings.Cut(strings.TrimSpace(field), "=")
		if len(number) != 1 || number[0] < '1' || number[0] > '9' || len(digits) != 9 || seen[number[0]-'1'] {
			return g, ErrRows
		}
		row := int(number[0] - '1')
		seen[row] = true
		line, err := parseDigits(digits)
		if err != nil {
			return g, err
		}
		for col, d := range line {
			g[puzzle.CellAt(row, col)] = d
		}
	}
	return g, nil
}

// parseDigits reads digits for cells of a row side by side, a point or 0 for an open one; none may
// come twice.
func parseDigits(s string) (line []puzzle.Digit, err error) {
	var seen puzzle.DigitSet
	for _, r := range s {
		switch {
		case r == '.' || r == '0':
			line = append(line, 0)
			continue
		case r < '1' || r > '9':
			return nil, ErrRows
		}
		d := puzzle.Digit(r - '0')
		if seen.Has(d) {
			return nil, &RepeatError{d}
		}
		seen |= d.Set()
		line = append(line, d)
	}
	return line, nil
}

// over returns g with the digits of another grid in their cells.
func over(g, digits *puzzle.Grid) puzzle.Grid {
	all := *g
	for c, d := range digits {
		if d != 0 {
			all[c] = d
		}
	}
	return all
}

// solves reports whether a full grid has the digits that the solution is to have.
func (o *Order) solves(g *puzzle.Grid) bool { return over(g, &o.Solution) == *g }

// impossibleSolution returns the contradiction if no grid has the digits that the solution is to
// have, with those of the pattern, or nil.
func impossibleSolution(o *Order) error {
	if o.Solution == (puzzle.Grid{}) {
		return nil
	}
	if !isPossible(&o.Solution) {
		return &Contradiction{Rule: DigitsClash, One: "row"}
	}
	all := over(&o.Pattern.Digits, &o.Solution)
	if !isPossible(&all) || over(&all, &o.Pattern.Digits) != all {
		return &Contradiction{Rule: NoGrid, One: "row", Two: "pattern"}
	}
	return nil
}

// isPossible reports whether some grid has these digits.
func isPossible(g *puzzle.Grid) bool { return !g.HasConflict() && solver.Count(*g, 1) == 1 }
