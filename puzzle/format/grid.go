package format

import "sudoku/puzzle"

// Grid is 9 rows with rulings between the boxes, for people and forums.
var Grid = &Format{Name: "grid", Ext: ".txt", Apart: true, append: appendGrid}

func appendGrid(dst []byte, p *puzzle.Puzzle) []byte {
	for r := range 9 {
		if r == 3 || r == 6 {
			dst = append(dst, "------+-------+------\n"...)
		}
		for c := range 9 {
			switch {
			case c == 3 || c == 6:
				dst = append(dst, " | "...)
			case c > 0:
				dst = append(dst, ' ')
			}
			dst = append(dst, digitByte(p.Givens[9*r+c], '.'))
		}
		dst = append(dst, '\n')
	}
	return dst
}
