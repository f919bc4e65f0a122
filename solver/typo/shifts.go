package typo

import "sudoku/puzzle"

// A lane is a row, a column, or all cells one after the other: where what is typed
// shifts when a cell too many or too few was typed before it.
type lane struct {
	of    direction
	cells []puzzle.Cell
}

// A direction is that of a lane.
type direction uint8

const (
	row direction = iota
	column
	whole // all 81 cells, row after row
)

var all [81]puzzle.Cell

func init() {
	for c := range all {
		all[c] = puzzle.Cell(c)
	}
}

func (l *slips) shifts(of direction, h puzzle.House) {
	cells := h.Cells()
	ln := lane{of, cells[:]}
	l.tooMany(ln)
	l.tooFew(ln)
	l.around(ln)
	l.between(ln)
}

func (l *slips) shiftsOfAll() {
	ln := lane{whole, all[:]}
	l.tooMany(ln)
	l.tooFew(ln)
}

// shifted returns what was typed, with the cell at out of the lane taken out and d
// put in at in: what is between moves by one.
func (l *slips) shifted(ln lane, out, in int, d puzzle.Digit) puzzle.Grid {
	g := l.typed
	for i := out; i < in; i++ {
		g[ln.cells[i]] = l.typed[ln.cells[i+1]]
	}
	for i := out; i > in; i-- {
		g[ln.cells[i]] = l.typed[ln.cells[i-1]]
	}
	g[ln.cells[in]] = d
	return g
}

func (l *slips) at(ln lane, i int) puzzle.Digit { return l.typed[ln.cells[i]] }

// tooMany takes back a cell too many: what is behind it moves back, and the digit
// that may have fallen off the end is any.
func (l *slips) tooMany(ln lane) {
	last := len(ln.cells) - 1
	for i := range last {
		f := back
		switch d := l.at(ln, i); {
		case d == 0 && i > 0 && l.at(ln, i-1) == 0:
			continue // the same as the empty cell before it
		case d != 0 && ln.of == column:
			continue
		case d != 0 && l.at(ln, i+1) == d:
			f = backTwice
		case d != 0:
			f = backDigit
		}
		for end := range puzzle.Digit(10) {
			g := l.shifted(ln, i, last, end)
			l.add(slip{form: f, of: ln.of, at: ln.cells[i], from: ln.cells[last], digit: end, typed: l.at(ln, i)}, &g)
		}
	}
}

// tooFew puts in what was left out: an empty cell, or in rows a digit; what is behind
// moves on. Then the end had nothing left to hold.
func (l *slips) tooFew(ln lane) {
	last := len(ln.cells) - 1
	if l.at(ln, last) != 0 {
		return
	}
	for i := range last {
		g := l.shifted(ln, last, i, 0)
		l.add(slip{form: on, of: ln.of, at: ln.cells[i], from: ln.cells[last-1]}, &g)
		if ln.of == column {
			continue
		}
		for d := puzzle.Digit(1); d <= 9; d++ {
			g[ln.cells[i]] = d
			l.add(slip{form: onDigit, of: ln.of, at: ln.cells[i], from: ln.cells[last-1], digit: d}, &g)
		}
	}
}

// around turns a lane by one: what had fallen off an end stood at the other.
func (l *slips) around(ln lane) {
	g := l.shifted(ln, 0, 8, l.at(ln, 0))
	l.add(slip{form: aroundBack, of: ln.of, at: ln.cells[0], from: ln.cells[8]}, &g)
	g = l.shifted(ln, 8, 0, l.at(ln, 8))
	l.add(slip{form: aroundOn, of: ln.of, at: ln.cells[0], from: ln.cells[8]}, &g)
}

// between takes an empty cell out and puts one in elsewhere: what is between had been
// typed one cell too early or too late.
func (l *slips) between(ln lane) {
	for out := range 9 {
		for in := range 9 {
			if in == out || l.at(ln, out) != 0 {
				continue
			}
			s := slip{form: partBack, of: ln.of, at: ln.cells[out], from: ln.cells[in]}
			if in < out {
				s = slip{form: partOn, of: ln.of, at: ln.cells[in], from: ln.cells[out-1]}
			}
			g := l.shifted(ln, out, in, 0)
			l.add(s, &g)
		}
	}
}
