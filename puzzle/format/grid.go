package format

import (
	"strings"

	"sudoku/puzzle"
)

// Grid is the rows with rulings between the boxes, for people and forums.
var Grid = &Format{Name: "grid", Ext: ".txt", Apart: true, append: appendGrid, carries: isPlainSmall, counts: true}

func appendGrid(dst []byte, p *puzzle.Puzzle) []byte {
	n := p.Shape.Size()
	width, height := p.Shape.BoxSize()
	between := "------+-------+------\n"
	if n < 9 {
		between = strings.Repeat("--", width) + "+" + strings.Repeat("--", width) + "\n" // two boxes side by side
	}
	for r := range n {
		if r > 0 && r%height == 0 {
			dst = append(dst, between...)
		}
		for box := 0; box < n; box += width {
			if box > 0 {
				dst = append(dst, "| "...)
			}
			for _, d := range p.Givens[9*r+box:][:width] {
				dst = append(dst, digitByte(d, '.'), ' ')
			}
		}
		dst[len(dst)-1] = '\n'
	}
	return dst
}
