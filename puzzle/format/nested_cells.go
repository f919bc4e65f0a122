package format

import (
	"fmt"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Some programs write an object for each cell: with its row and column, or one after the other.

// A saidCell is what an object says of one cell.
type saidCell struct {
	row, col puzzle.Digit
	placed   [2]bool // its row and its column are said
	digit    puzzle.Digit
	known    bool // there is a digit, or there is none
	entry    bool // the digit is no given
	flagged  bool // by a number, which may be the digit itself
	flag     puzzle.Digit
	odd      bool // a name may be a misspelt one
}

// isPlaced reports whether the row and the column of the cell are said.
func (c *saidCell) isPlaced() bool { return c.placed[0] && c.placed[1] }

// put writes the digit into a cell.
func (c *saidCell) put(p *puzzle.Puzzle, at puzzle.Cell) {
	if c.entry {
		p.Entries[at] = c.digit
	} else {
		p.Givens[at] = c.digit
	}
}

// saysCell takes a value of an object that says something of a cell.
func (l *list) saysCell(name, text string) (known bool) {
	name = strings.Join(wordsOf(name), "")
	said := &l.said
	d, isCell := jsonCell(text)
	switch isBool := text == "true" || text == "false"; {
	case isBool && isWordOf("given", name):
		said.entry = text == "false"
	case isBool && isWordOf("entry", name):
		said.entry = text == "true"
	case isBool:
		said.odd = said.odd || isMisspeltOf("given", name) || isMisspeltOf("entry", name)
		return false
	case !isCell:
		return false
	case isWordOf("cellrow", name):
		said.row, said.placed[0] = d, true
	case isWordOf("cellcolumn", name):
		said.col, said.placed[1] = d, true
	case isWordOf("digit", name):
		said.digit, said.known = d, true
	case isWordOf("given", name):
		said.flag, said.flagged = d, true
	default:
		return false
	}
	return true
}

// settle tells what a number that says "given" is: the digit, or beside one whether that is given.
func (c *saidCell) settle() {
	switch {
	case !c.flagged:
	case !c.known:
		c.digit, c.known = c.flag, true
	case c.flag > 1:
		c.odd = true
	default:
		c.entry = c.flag == 0
	}
}

// sayCell tells the list or object around what is said of a cell, or of its place.
func (n *nestedReader) sayCell(l *list) {
	if len(n.stack) == 0 {
		return
	}
	l.said.settle()
	around := &n.stack[len(n.stack)-1]
	isPlace := around.named && isWordOf("place", l.name)
	switch {
	case isPlace && l.named:
		around.said.row, around.said.col, around.said.placed = l.said.row, l.said.col, l.said.placed
	case isPlace && len(l.cells) == 2 && l.n == 2:
		around.said.row, around.said.col, around.said.placed = l.cells[0], l.cells[1], [2]bool{true, true}
	case len(around.saidCells) > 81:
	case l.named && (l.said.known || l.said.isPlaced()):
		around.saidCells = append(around.saidCells, l.said)
	case !l.named && !around.named && (len(l.saidCells) == 9 || len(l.saidCells) == 6 || len(l.saidCells) == 4):
		around.saidCells = append(around.saidCells, l.saidCells...)
	}
}

// putSaid yields a list of cells that is a puzzle.
func (n *nestedReader) putSaid(l *list) {
	if len(l.saidCells) < 16 || !n.namesBoard(l.name) && !isWordOf("digit", strings.TrimSuffix(l.name, "s")) {
		return
	}
	fault := &ParseError{Line: l.line, Err: words.Error("format.json.value", "name", l.name)}
	var p puzzle.Puzzle
	switch {
	case slices.ContainsFunc(l.saidCells, func(c saidCell) bool { return c.odd || !c.known }):
	case slices.ContainsFunc(l.saidCells, func(c saidCell) bool { return c.isPlaced() }):
		fault = l.placeCells(&p, fault)
	default:
		fault = l.orderCells(&p)
	}
	if fault != nil {
		n.fault(fault)
	} else {
		n.putPuzzle(l.line, l.name, p)
	}
}

// placeCells reads cells with their rows and columns; fault is what is wrong if those can't be read.
func (l *list) placeCells(p *puzzle.Puzzle, fault *ParseError) *ParseError {
	base, ok := baseOfSaid(l.saidCells)
	if !ok {
		for _, c := range l.saidCells {
			if c.isPlaced() && (c.row == 0) != (c.col == 0) {
				return &ParseError{Line: l.line, Err: words.Error("format.json.name", "name", fmt.Sprintf("r%dc%d", c.row, c.col), "known", "r1c1")}
			}
		}
		return fault
	}
	var seen puzzle.CellSet
	for _, c := range l.saidCells {
		at := puzzle.CellAt(int(c.row)-base, int(c.col)-base)
		if old := p.Grid()[at]; seen.Has(at) && old != c.digit {
			return &ParseError{Line: l.line, Err: words.Error("format.cells.twice", "cell", at.String(), "a", old, "b", c.digit)}
		}
		seen.Add(at)
		c.put(p, at)
	}
	return nil
}

// orderCells reads cells one after the other.
func (l *list) orderCells(p *puzzle.Puzzle) *ParseError {
	count := len(l.saidCells)
	if count != 81 && !isSmallBoard(count) {
		return &ParseError{Line: l.line, Err: words.Error("format.list.cells", "n", count)}
	}
	size := sizeOf(count)
	for i, c := range l.saidCells {
		c.put(p, puzzle.CellAt(i/size, i%size))
	}
	if size < 9 {
		p.Shape = smallShape(size)
	}
	return nil
}

// baseOfSaid returns from which number rows and columns count, if the cells show it, and that all nine
// are there.
func baseOfSaid(list []saidCell) (base int, ok bool) {
	least, row, col := puzzle.Digit(9), puzzle.Digit(0), puzzle.Digit(0)
	for _, c := range list {
		if !c.isPlaced() {
			return 0, false
		}
		least, row, col = min(least, c.row, c.col), max(row, c.row), max(col, c.col)
	}
	switch {
	case least > 0 && max(row, col) == 9:
		return 1, min(row, col) > 6
	case least == 0 && max(row, col) < 9:
		return 0, min(row, col) > 5
	}
	return 0, false
}
