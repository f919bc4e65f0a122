package format

import (
	"fmt"
	"strconv"
	"strings"

	"sudoku/puzzle"
)

// move makes a move. It returns false if the move is invalid.
func (g *savedGame) move(key, text string) bool {
	p := &g.Puzzle
	switch {
	case key == "RESTART":
		p.Entries, p.Centre = puzzle.Grid{}, [81]puzzle.DigitSet{}
		return true
	case strings.HasPrefix(text, "S"):
		return g.solve(text[1:])
	case text == "M": // all marks that the digits allow
		for c, s := range p.Shape.NewPosition(p.Grid()).Cands {
			p.Centre[c] |= s
		}
		return true
	}
	return g.write(text)
}

// solve reads the digits of all cells, separated by commas.
func (g *savedGame) solve(text string) bool {
	list, size := strings.Split(text, ","), g.board.size
	if len(list) != size*size {
		return false
	}
	for i, s := range list {
		n, err := strconv.Atoi(s)
		if err != nil || n < 1 || n > size {
			return false
		}
		g.Puzzle.Entries[puzzle.CellAt(i/size, i%size)] = puzzle.Digit(n)
	}
	return true
}

// write reads a digit or a mark of one cell, such as "R4,0,7": column, row, digit.
func (g *savedGame) write(text string) bool {
	p := &g.Puzzle
	var x, y, d int
	if _, err := fmt.Sscanf(text[min(1, len(text)):], "%d,%d,%d", &x, &y, &d); err != nil ||
		x < 0 || x >= g.board.size || y < 0 || y >= g.board.size || d < 0 || d > g.board.size {
		return false
	}
	c := puzzle.CellAt(y, x)
	switch {
	case text[0] == 'P' && d > 0:
		p.Centre[c] ^= puzzle.Digit(d).Set()
	case text[0] == 'R' || text[0] == 'P':
		p.Entries[c], p.Centre[c] = puzzle.Digit(d), 0
	default:
		return false
	}
	return true
}
