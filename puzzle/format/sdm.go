package format

import "sudoku/puzzle"

// SDM is a collection: 81 digits a line, 0 for an empty cell, and nothing else.
var SDM = &Format{Name: "sdm", Ext: ".sdm", append: appendSDM}

func appendSDM(dst []byte, p *puzzle.Puzzle) []byte {
	return append(appendDigits(dst, p.Givens[:], '0'), '\n')
}
