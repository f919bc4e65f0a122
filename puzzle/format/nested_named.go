package format

import (
	"strings"
	"unicode/utf8"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Some objects have a value for each cell, by its name: r1c3, or a letter and a number.

// A namedCells is what an object has of them.
type namedCells struct {
	list    []namedCell // the first of many
	letters int         // how many of them are named by a letter
	odd     string      // a name that is none, but as short
	wrong   string      // a value that is no digit
}

// A namedCell is a cell, its letter or its row first, and what is in it.
type namedCell struct {
	first, second puzzle.Digit
	digit         puzzle.Digit
	empty         bool
}

// maxNamed is how many are kept: of more than a board has some are twice.
const maxNamed = 2 * 81

// namesCell takes a value with the name of a cell.
func (l *list) namesCell(name, text string) (known bool) {
	c := &l.cellsByName
	d, isCell := jsonCell(text)
	cell, ok := cellOfName(name)
	switch {
	case !ok:
		if utf8.RuneCountInString(name) <= len("r1c3")+1 && c.odd == "" && strings.ContainsAny(name, "rRcC") && strings.ContainsAny(name, "123456789") {
			c.odd = name
		}
		return false
	case !isCell:
		c.wrong = text
	case len(c.list) < maxNamed:
		cell.digit, cell.empty = d, d == 0
		if c.list = append(c.list, cell); len(name) == 2 {
			c.letters++
		}
	}
	return true
}

// cellOfName reads a name such as r1c3, R1C3 or A3.
func cellOfName(name string) (c namedCell, ok bool) {
	isNumber := func(i int) bool { return '1' <= name[i] && name[i] <= '9' }
	switch {
	case len(name) == 4 && (name[0] == 'r' && name[2] == 'c' || name[0] == 'R' && name[2] == 'C') && isNumber(1) && isNumber(3):
		return namedCell{first: puzzle.Digit(name[1] - '0'), second: puzzle.Digit(name[3] - '0')}, true
	case len(name) == 2 && name[0]|' ' >= 'a' && name[0]|' ' <= 'i' && isNumber(1):
		return namedCell{first: puzzle.Digit(name[0]|' ') - 'a' + 1, second: puzzle.Digit(name[1] - '0')}, true
	}
	return c, false
}

// putNamed yields the puzzle of an object that has a value for each of some cells, and its solution's cells
// where it is one.
func (n *nestedReader) putNamed(l *list) {
	c := &l.cellsByName
	if len(c.list) < fewUnclear {
		return
	}
	t, fault := c.task(l.line)
	switch {
	case n.isAnswer(l.name):
		if fault == nil && t.shape == nil {
			l.cells = t.givens[:]
		}
	case fault != nil:
		n.fault(fault)
	default:
		n.putPuzzle(l.line, l.name, puzzle.Puzzle{Givens: t.givens, Shape: t.shape})
	}
}

// task returns the puzzle of the cells, and what is wrong with them.
func (c *namedCells) task(line int) (t task, fault *ParseError) {
	cells := cellList{base: 1}
	columnsFirst, fault := c.order(line)
	switch {
	case fault != nil:
		return t, fault
	case c.wrong != "":
		return t, &ParseError{Line: line, Err: words.Error("format.json.digit", "text", shorten(c.wrong))}
	case c.odd != "":
		return t, &ParseError{Line: line, Err: words.Error("format.json.name", "name", c.odd, "known", "r1c1")}
	}
	var seen puzzle.CellSet
	digits := map[puzzle.Cell]puzzle.Digit{}
	for _, cell := range c.list {
		row, column := cell.first, cell.second
		if columnsFirst {
			row, column = column, row
		}
		at := puzzle.CellAt(int(row)-1, int(column)-1)
		if seen.Has(at) && digits[at] != cell.digit {
			return t, &ParseError{Line: line, Err: words.Error("format.cells.twice", "cell", at.String(), "a", digits[at], "b", cell.digit)}
		}
		seen.Add(at)
		digits[at], cells.givens[at] = cell.digit, cell.digit
	}
	t = cells.task()
	if seen.Len() > 36 { // empty cells are named, too
		t.shape = nil
	}
	if filled := t.givens.Filled().Len(); filled < t.least() {
		return t, &ParseError{Line: line, Err: words.Error("format.cells.few", "n", filled, "least", t.least())}
	}
	return t, nil
}

// order reports whether the letters of names count the columns: of a whole board, row by row, the letter or
// the number changes first. Of a few cells nobody can tell.
func (c *namedCells) order(line int) (columnsFirst bool, fault *ParseError) {
	if c.letters == 0 {
		return false, nil
	}
	unclear := &ParseError{Line: line, Err: errUnclearCells}
	if c.letters != len(c.list) || len(c.list) != 81 {
		return false, unclear
	}
	rows, columns := true, true
	for i, cell := range c.list {
		high, low := puzzle.Digit(i/9+1), puzzle.Digit(i%9+1)
		rows = rows && cell.first == high && cell.second == low
		columns = columns && cell.second == high && cell.first == low
	}
	if rows == columns {
		return false, unclear
	}
	return columns, nil
}
