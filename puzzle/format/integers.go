package format

import "sudoku/puzzle"

// Integers is 81 integers with white space between them, 0 for an empty cell,
// as judge sites give them. It is written 9 a line.
var Integers = &Format{Name: "integers", Ext: ".txt", Apart: true, append: appendIntegers, answer: appendIntegersOf}

func appendIntegers(dst []byte, p *puzzle.Puzzle) []byte { return appendIntegersOf(dst, &p.Givens) }

func appendIntegersOf(dst []byte, g *puzzle.Grid) []byte {
	for c, d := range g {
		dst = append(dst, '0'+byte(d), "        \n"[c%9])
	}
	return dst
}
