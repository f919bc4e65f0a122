package format

import "sudoku/puzzle"

// LaTeX is the sudoku environment of LaTeX's sudoku package. Rows of its arrays and tables are
// read too.
var LaTeX = &Format{Name: "latex", Ext: ".tex", Apart: true, append: appendLaTeX}

func appendLaTeX(dst []byte, p *puzzle.Puzzle) []byte {
	dst = append(dst, "\\begin{sudoku}\n"...)
	for c, d := range p.Givens {
		if dst = append(dst, '|', digitByte(d, ' ')); c%9 == 8 {
			dst = append(dst, "|.\n"...)
		}
	}
	return append(dst, "\\end{sudoku}\n"...)
}
