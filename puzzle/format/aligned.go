package format

import (
	"bytes"
	"strings"

	"sudoku/puzzle"
)

// readAligned reads nine lines whose cells stand below each other, blanks for empty cells among
// them. Rulings may be between, names before each row, and the names of the columns above or below.
func readAligned(text string) (it Item, ok bool) {
	all := cleanLines(text)
	for _, keep := range []func([]byte) bool{
		func([]byte) bool { return true },
		func(line []byte) bool { return !isBlank(line) || len(line) >= 9 },
		func(line []byte) bool { return !isBlank(line) },
	} {
		var a alignment
		rulings, below := 0, 0
		for _, l := range all {
			switch {
			case isFrameLine(l.text):
				rulings, below = rulings+1, len(a.rows)
			case keep(l.text):
				a.rows = append(a.rows, l)
			}
		}
		if rulings == 1 && below == 1 || !a.heading() { // of a table with a heading a row is lost
			continue
		}
		a.names()
		a.namesBehind()
		if g, ok := a.read(); ok {
			return lenientItem(task{givens: g}, a.rows[0].no, Grid)
		}
	}
	return it, false
}

// isBlank reports whether a line has nothing but blanks.
func isBlank(line []byte) bool { return len(bytes.Trim(line, " \t")) == 0 }

// isFrameLine reports whether a line is a ruling.
func isFrameLine(line []byte) bool {
	return bytes.ContainsAny(line, "-+=") && len(bytes.Trim(line, "-+=|: \t")) == 0
}

// An alignment is the rows of a grid, and where its columns are, if something says so.
type alignment struct {
	rows    []textLine
	columns []int
}

// heading takes off the names of the columns, and reports whether nine rows are left.
func (a *alignment) heading() bool {
	for _, last := range []bool{false, true} { // both may be there
		at := 0
		if last {
			at = len(a.rows) - 1
		}
		if len(a.rows) < 10 || len(a.rows) > 11 {
			break
		}
		if columns := namedColumns(a.rows[at].text); columns != nil {
			a.columns = columns
			a.rows = append(append([]textLine(nil), a.rows[:at]...), a.rows[at+1:]...)
		}
	}
	return len(a.rows) == 9
}

// namedColumns returns where a line has the names of nine columns, nil if it is no such line: the
// digits 1 to 9 or the letters from a on, perhaps with a c before each.
func namedColumns(line []byte) (columns []int) {
	for i, b := range line {
		n := len(columns)
		switch {
		case b == ' ' || b == '\t' || b == '|':
		case (b == 'c' || b == 'C') && i+1 < len(line) && n < 9 && line[i+1] == byte('1'+n):
		case n < 9 && (b == byte('1'+n) || b|' ' == byte('a'+n)):
			columns = append(columns, i)
		default:
			return nil
		}
	}
	if len(columns) != 9 {
		return nil
	}
	return columns
}

// names blanks out what names each row at its left edge: letters or numbers in order.
func (a *alignment) names() {
	var ends [9]int
	for i, l := range a.rows {
		at := len(l.text) - len(bytes.TrimLeft(l.text, " |"))
		end := at + 1
		if at+1 < len(l.text) && l.text[at]|' ' == 'r' {
			at, end = at+1, at+2
		}
		if at >= len(l.text) || l.text[at] != byte('1'+i) && l.text[at]|' ' != byte('a'+i) {
			return
		}
		if end < len(l.text) && strings.IndexByte(".:)", l.text[end]) >= 0 {
			end++
		}
		if end < len(l.text) && l.text[end] != ' ' && l.text[end] != '|' && l.text[end] != '\t' {
			return
		}
		ends[i] = end
	}
	for i, l := range a.rows {
		text := bytes.Clone(l.text)
		mask(text[:ends[i]])
		a.rows[i].text = text
	}
}

// namesBehind blanks out what names each row behind the last column, whose place is known.
func (a *alignment) namesBehind() {
	for i, l := range a.rows {
		text := bytes.TrimRight(l.text, " \t|")
		at := len(text) - 1
		if a.columns == nil || at <= a.columns[8] || text[at] != byte('1'+i) && text[at]|' ' != byte('a'+i) {
			return
		}
	}
	for i, l := range a.rows {
		a.rows[i].text = bytes.TrimRight(l.text[:len(bytes.TrimRight(l.text, " \t|"))-1], " \t")
	}
}

// read reads the cells, if there is one way to do it.
func (a *alignment) read() (g puzzle.Grid, ok bool) {
	if !a.evenly() {
		return g, false
	}
	width, signs := 0, 0
	var digits, bars [maxRow]bool // the columns where some row has them
	for _, l := range a.rows {
		text := bytes.TrimRight(l.text, " \t")
		if len(text) > maxRow || len(bytes.Trim(text, " |123456789.0_?")) > 0 {
			return g, false
		}
		if bytes.Count(text, []byte("|")) != bytes.Count(a.rows[0].text, []byte("|")) {
			return g, false // it is cut off
		}
		width = max(width, len(text))
		for at, b := range text {
			digits[at] = digits[at] || glyphs[b] == cell
			bars[at] = bars[at] || glyphs[b] == bar
		}
		signs += len(text) - len(bytes.Trim(text, ".0_?")) + bytes.Count(text, []byte(".")) + bytes.Count(text, []byte("0"))
	}
	cells, ok := a.cellsAt(digits[:width], bars[:width])
	if !ok {
		return g, false
	}
	filled := 0
	for r, l := range a.rows {
		for at, b := range l.text {
			if glyphs[b] != cell {
				continue
			}
			k := cells[at]
			if k < 0 || g[9*r+k] != 0 {
				return g, false
			}
			g[9*r+k] = puzzle.Digit(digitOf[b])
			filled++
		}
	}
	return g, signs == 0 || filled == 81
}

// cellsAt returns for each column of the text which cell of a row it is, -1 for none.
func (a *alignment) cellsAt(digits, bars []bool) (cells []int, ok bool) {
	cells = make([]int, len(digits))
	for at := range cells {
		cells[at] = -1
	}
	var walls []int
	for at, is := range bars {
		if is {
			walls = append(walls, at)
		}
	}
	if len(walls) == 10 && a.walled(walls) {
		walls = walls[1:9]
	}
	switch g := (columnGrid{}); {
	case a.columns != nil:
		for k, at := range a.columns {
			if at < len(cells) {
				cells[at] = k
			}
		}
	case len(walls) == 8 && a.walled(walls):
		k := 0
		for at := range cells {
			if k < 8 && at == walls[k] {
				k++
			} else {
				cells[at] = k
			}
		}
	case g.find(digits, bars) && (g.pitch > 1 || a.even()):
		for k := range 9 {
			if at := g.column(k); at < len(cells) {
				cells[at] = k
			}
		}
	default:
		return nil, false
	}
	return cells, true
}

// walled reports whether each row has its bars in these columns.
func (a *alignment) walled(walls []int) bool {
	for _, l := range a.rows {
		for _, at := range walls {
			if at >= len(l.text) || glyphs[l.text[at]] != bar {
				return false
			}
		}
	}
	return true
}

// evenly reports whether no row has lost blanks: if one ends in a blank, all are as long.
func (a *alignment) evenly() bool {
	for _, l := range a.rows {
		if n := len(l.text); n > 0 && l.text[n-1] == ' ' {
			for _, other := range a.rows {
				if len(other.text) != n {
					return false
				}
			}
		}
	}
	return true
}

// even reports whether all rows are as long, so that no blank is lost.
func (a *alignment) even() bool {
	for _, l := range a.rows {
		if len(l.text) != len(a.rows[0].text) || len(l.text) < 9 {
			return false
		}
	}
	return true
}
