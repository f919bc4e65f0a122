package format

import (
	"strings"

	"sudoku/puzzle"
)

// grid returns the cells of a list that is a whole grid, of another nothing.
func (l *list) grid() []puzzle.Digit {
	switch {
	case len(l.cells) == 81:
		return l.cells
	case len(l.rows) == 81:
		return l.asRows()
	}
	cells, _ := l.smallBoard()
	return cells
}

// asRows returns the cells by rows, if the name of the list says that its lists are boxes or
// columns.
func (l *list) asRows() []puzzle.Digit {
	rows := make([]puzzle.Digit, 81)
	for i, d := range l.rows {
		house, k := i/9, i%9
		switch strings.ToLower(l.name) {
		case "boxes", "blocks", "subgrids":
			rows[9*(house/3*3+k/3)+house%3*3+k%3] = d
		case "columns", "cols":
			rows[9*k+house] = d
		default:
			return l.rows
		}
	}
	return rows
}

// namesGrid reports whether a name is that of a grid, which may be a puzzle.
func namesGrid(name string) bool {
	name = strings.ToLower(name)
	return strings.Contains(name, "grid") || strings.Contains(name, "board") || strings.Contains(name, "sudoku")
}

// namesTask reports whether a name says that a grid is to be solved.
func namesTask(name string) bool {
	name = strings.ToLower(name)
	for part := range ruleNames().words["task"].whole {
		if strings.Contains(name, part) {
			return true
		}
	}
	return false
}

// solves reports whether a full grid has all digits of one of that board that is not full.
func solves(shape *puzzle.Shape, full, g *puzzle.Grid) bool {
	for c, d := range g {
		if d != 0 && full[c] != d {
			return false
		}
	}
	cells := shape.Cells()
	return cells.In(full.Filled()) && !cells.In(g.Filled()) && !g.Filled().Empty()
}
