package format

import (
	"strings"

	"sudoku/puzzle"
)

// Grid is the rows with rulings between the boxes, for people and forums.
var Grid = &Format{Name: "grid", Ext: ".txt", Apart: true, append: appendGrid, carries: isPlainSmall}

func appendGrid(dst []byte, p *puzzle.Puzzle) []byte {
	n := p.Shape.Size()
	width, height := p.Shape.BoxSize()
	for r := range n {
		if r > 0 && r%height == 0 {
			dst = append(dst, strings.Repeat("-", 2*width)...)
			for c := width; c < n; c += width {
				dst = append(append(dst, '+'), strings.Repeat("-", 2*width+min(1, n-width-c))...)
			}
			dst = append(dst, '\n')
		}
		for c := range n {
			switch {
			case c > 0 && c%width == 0:
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
