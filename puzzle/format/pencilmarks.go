package format

import "sudoku/puzzle"

// Pencilmarks is a grid with the candidates of each empty cell, as solvers print it. A
// cell of one digit is filled; the only candidate of an empty cell is in parentheses. The
// candidates are the puzzle's centre marks or, if it has none at all, what the rules allow.
var Pencilmarks = &Format{Name: "pencilmarks", Ext: ".txt", Apart: true, Candidates: true, append: appendPencilmarks}

func appendPencilmarks(dst []byte, p *puzzle.Puzzle) []byte {
	g, marks := p.Grid(), p.Centre
	if marks == ([81]puzzle.DigitSet{}) {
		marks = allowed(&g)
	}
	var width [9]int
	for c := range marks {
		width[c%9] = max(width[c%9], cellWidth(g[c], marks[c]))
	}
	dst = appendRuling(dst, &width, '.', '.')
	for r := range 9 {
		if r == 3 || r == 6 {
			dst = appendRuling(dst, &width, ':', '+')
		}
		for c := range 9 {
			if c%3 == 0 {
				dst = append(dst, "| "...)
			}
			d, of := g[9*r+c], marks[9*r+c]
			dst = appendCell(dst, d, of)
			dst = append(dst, blanks[:width[c]-cellWidth(d, of)+1]...)
		}
		dst = append(dst, "|\n"...)
	}
	return appendRuling(dst, &width, '\'', '\'')
}

// A cell has at most nine digits.
const (
	blanks = "          "
	dashes = "----------"
)

// allowed returns the digits that no other cell of a row, column or box has.
func allowed(g *puzzle.Grid) (marks [81]puzzle.DigitSet) {
	var rows, cols, boxes [9]puzzle.DigitSet
	for c, d := range g {
		if d != 0 {
			rows[c/9] |= d.Set()
			cols[c%9] |= d.Set()
			boxes[c/27*3+c%9/3] |= d.Set()
		}
	}
	for c := range marks {
		marks[c] = puzzle.AllDigits &^ (rows[c/9] | cols[c%9] | boxes[c/27*3+c%9/3])
	}
	return marks
}

// cellWidth returns how many characters appendCell appends.
func cellWidth(d puzzle.Digit, marks puzzle.DigitSet) int {
	switch n := marks.Len(); {
	case d != 0 || n == 0:
		return 1
	case n == 1:
		return len("(1)")
	default:
		return n
	}
}

// appendCell appends a digit or, in an empty cell, its candidates.
func appendCell(dst []byte, d puzzle.Digit, marks puzzle.DigitSet) []byte {
	switch {
	case d != 0:
		return append(dst, '0'+byte(d))
	case marks == 0:
		return append(dst, '.')
	case marks.Len() == 1:
		return append(dst, '(', '0'+byte(marks.Min()), ')')
	}
	for ; marks != 0; marks &= marks - 1 {
		dst = append(dst, '0'+byte(marks.Min()))
	}
	return dst
}

func appendRuling(dst []byte, width *[9]int, end, joint byte) []byte {
	for c, w := range width {
		switch {
		case c == 0:
			dst = append(dst, end, '-')
		case c%3 == 0:
			dst = append(dst, joint, '-')
		}
		dst = append(dst, dashes[:w+1]...)
	}
	return append(dst, end, '\n')
}
