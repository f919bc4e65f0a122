package format

import (
	"bytes"
	"slices"

	"sudoku/puzzle"
)

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
	a.bars = barsAmong(a.rows[0], cells)
	filled := 0
	for r, l := range a.rows {
		for at, b := range l.text {
			if glyphs[b] != cell {
				continue
			}
			k, d := cells[at], puzzle.Digit(digitOf[b])
			if k < 0 || g[9*r+k] != 0 || int(d) > a.size {
				return g, false
			}
			g[9*r+k] = d
			filled++
		}
	}
	return g, signs == 0 || filled == a.size*a.size
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
	if len(walls) == a.size+1 && a.walled(walls) {
		walls = walls[1:a.size]
	}
	switch g := (columnGrid{size: a.size}); {
	case a.columns != nil:
		for k, at := range a.columns {
			if at < len(cells) {
				cells[at] = k
			}
		}
	case len(walls) == a.size-1 && a.walled(walls) && (a.size > 4 || between(digits, walls)):
		k := 0
		for at := range cells {
			if k < a.size-1 && at == walls[k] {
				k++
			} else {
				cells[at] = k
			}
		}
	case g.find(digits, bars) && a.fits(g, walls):
		for k := range a.size {
			if at := g.column(k); at < len(cells) {
				cells[at] = k
			}
		}
	default:
		return nil, false
	}
	return cells, true
}

// barsAmong returns where a row has bars, whose cells are at these places.
func barsAmong(l textLine, cells []int) (bars rulings) {
	n, heavy := 0, heavyBars([]byte(l.raw))
	for at, b := range l.text[:min(len(l.text), len(cells))] {
		switch {
		case glyphs[b] == bar && len(heavy) > 0:
			bars.add(n, heavy[0])
			heavy = heavy[1:]
		case cells[at] >= 0:
			n = cells[at] + 1
		}
	}
	return bars
}

// fits reports whether a grid of columns is all that the rows have. A part of a larger grid may look like a
// small one but for the bars between its boxes, or how long its rows are.
func (a *alignment) fits(g columnGrid, walls []int) bool {
	if a.size == 9 {
		return g.pitch > 1 || a.even()
	}
	inner := a.size/g.width() - 1
	if len(walls) == a.size-1 && walls[0] > 0 { // or bars between the cells of empty columns
		return false
	}
	if len(walls) == inner || len(walls) == inner+2 {
		return a.walled(walls) && a.ruled()
	}
	return len(walls) == 0 && (g.first == 0 || a.named) && g.pitch <= 2 && g.apart == 0 && a.even() && len(a.rows[0].text) <= g.first+g.pitch*a.size && a.ruled()
}

// ruled reports whether the rulings between rows are below boxes.
func (a *alignment) ruled() bool {
	const odd = 1<<1 | 1<<3 | 1<<5
	return a.rulings.all&odd&(1<<a.size-1) == 0
}

// between reports whether bars are between the four cells of each row, and not around boxes: some digit is
// outside of them, and none stands beside where others do.
func between(digits []bool, walls []int) bool {
	at := 0
	var filled []bool
	for _, wall := range append(slices.Clone(walls), len(digits)) {
		n := 0
		for _, is := range digits[at:wall] {
			if is {
				n++
			}
		}
		if n > 1 {
			return false
		}
		filled = append(filled, n > 0)
		at = wall
	}
	return walls[0] > 0 && (filled[0] || filled[len(walls)])
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
		if len(l.text) != len(a.rows[0].text) || len(l.text) < a.size {
			return false
		}
	}
	return true
}
