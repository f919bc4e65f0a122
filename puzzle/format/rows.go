package format

import "sudoku/puzzle"

// Rows is 9 lines of 9 digits, 0 for an empty cell, or as many as a smaller board has.
var Rows = &Format{Name: "rows", Ext: ".txt", Apart: true, append: appendRows, answer: appendRowsOf, carries: isPlainSmall, counts: true}

func appendRows(dst []byte, p *puzzle.Puzzle) []byte {
	return appendShapeRows(dst, p.Shape, &p.Givens, '0')
}

func appendRowsOf(dst []byte, g puzzle.Grid) []byte {
	for r := range 9 {
		dst = append(appendDigits(dst, g[9*r:9*r+9], '0'), '\n')
	}
	return dst
}
