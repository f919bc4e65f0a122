package format

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A penpaGrid is where a board lies in a grid of Penpa+, which numbers cells by rows, with two
// more at either end than it has, and counts margins as cells.
type penpaGrid struct {
	columns, rows int // with margins
	top, left     int // margins
	size          int // of the board
}

// penpaPlain is a grid of nine rows without margins.
var penpaPlain = penpaGrid{columns: 9, rows: 9, size: 9}

func (g penpaGrid) cell(c puzzle.Cell) int {
	return (g.columns+4)*(c.Row()+g.top+2) + c.Col() + g.left + 2
}

// corner returns the upper left corner of the cell at a row and column of the board. The last
// corners are those beside the board.
func (g penpaGrid) corner(row, column int) int {
	return (g.columns+4)*(g.rows+4) + (g.columns+4)*(row+g.top+1) + column + g.left + 1
}

// readPenpaGrid reads how many columns and rows there are, and the margins: above, below, at the
// left and at the right.
func readPenpaGrid(head []string, margins string) (g penpaGrid, err error) {
	var space [4]int
	columns, wrong := strconv.Atoi(head[1])
	rows, alsoWrong := strconv.Atoi(head[2])
	if wrong != nil || alsoWrong != nil || json.Unmarshal([]byte(margins), &space) != nil {
		return g, ErrBrokenLink
	}
	g = penpaGrid{columns: columns, rows: rows, top: space[0], left: space[2], size: rows - space[0] - space[1]}
	switch n := columns - space[2] - space[3]; {
	case slices.Min(space[:]) < 0 || max(columns, rows) > maxPenpa:
		return g, ErrBrokenLink
	case g.size != 4 && g.size != 6 && g.size != 9:
		return g, words.Error("format.size.board", "rows", g.size)
	case n != g.size:
		return g, words.Error("format.size.board", "rows", n)
	}
	return g, nil
}

// maxPenpa is how many columns and rows a grid of Penpa+ can have.
const maxPenpa = 60

// edges returns the segments of the lines between boxes and, if outer, of the lines around the
// board.
func (g penpaGrid) edges(outer bool) (edges []string) {
	shape, _ := puzzle.NewShape(g.size, false, nil) // of these sizes it can't fail
	width, height := shape.BoxSize()
	line := func(at, i int, across bool) string {
		if across {
			return fmt.Sprintf("%d,%d", g.corner(at, i), g.corner(at, i+1))
		}
		return fmt.Sprintf("%d,%d", g.corner(i, at), g.corner(i+1, at))
	}
	for at := 0; at <= g.size; at++ {
		if !outer && at%g.size == 0 {
			continue
		}
		for i := range g.size {
			if at%width == 0 {
				edges = append(edges, line(at, i, false))
			}
			if at%height == 0 {
				edges = append(edges, line(at, i, true))
			}
		}
	}
	return edges
}
