package format

import "sudoku/puzzle"

// Line is 81 characters a line, a puzzle each, along the rows.
var Line = &Format{Name: "line", Ext: ".txt", append: appendLine}

func appendLine(dst []byte, p *puzzle.Puzzle) []byte {
	return append(appendDigits(dst, p.Givens[:], '.'), '\n')
}
