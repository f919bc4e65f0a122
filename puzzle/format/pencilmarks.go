package format

import (
	"strings"

	"sudoku/puzzle"
)

// Pencilmarks is a grid with the candidates of each empty cell, as solvers print it. A
// cell of one digit is filled; the only candidate of an empty cell is in parentheses. The
// candidates are the puzzle's centre marks or, if it has none at all, what the rules allow.
var Pencilmarks = &Format{Name: "pencilmarks", Ext: ".txt", Apart: true, Candidates: true, append: appendPencilmarks}

func appendPencilmarks(dst []byte, p *puzzle.Puzzle) []byte {
	cells := inCells(p)
	var width [9]int
	for c, s := range cells {
		width[c%9] = max(width[c%9], len(s))
	}
	dst = appendRuling(dst, width, '.', '.')
	for r := range 9 {
		if r == 3 || r == 6 {
			dst = appendRuling(dst, width, ':', '+')
		}
		for c := range 9 {
			if c%3 == 0 {
				dst = append(dst, "| "...)
			}
			s := cells[9*r+c]
			dst = append(append(dst, s...), strings.Repeat(" ", width[c]-len(s)+1)...)
		}
		dst = append(dst, "|\n"...)
	}
	return appendRuling(dst, width, '\'', '\'')
}

// inCells returns the text of each cell.
func inCells(p *puzzle.Puzzle) (cells [81]string) {
	g, marks := p.Grid(), p.Centre
	if marks == ([81]puzzle.DigitSet{}) {
		marks = puzzle.NewPosition(g).Cands
	}
	for c, d := range g {
		switch s := marks[c]; {
		case d != 0:
			cells[c] = d.Set().String()
		case s.Len() == 0:
			cells[c] = "."
		case s.Len() == 1:
			cells[c] = "(" + s.String() + ")"
		default:
			cells[c] = s.String()
		}
	}
	return cells
}

func appendRuling(dst []byte, width [9]int, end, joint byte) []byte {
	for c, w := range width {
		switch {
		case c == 0:
			dst = append(dst, end, '-')
		case c%3 == 0:
			dst = append(dst, joint, '-')
		}
		dst = append(dst, strings.Repeat("-", w+1)...)
	}
	return append(dst, end, '\n')
}
