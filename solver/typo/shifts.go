package typo

import (
	"slices"

	"sudoku/puzzle"
)

// A sequence is a row, a column, or all cells one after the other: where digits shift
// when a cell too many or too few was typed before them.
type sequence struct {
	of    direction
	cells []puzzle.Cell
}

// A direction is that of a sequence.
type direction uint8

const (
	row direction = iota
	column
	whole // all cells, row after row
)

func (l *typos) shifts(of direction, h puzzle.House) {
	seq := sequence{of, slices.Collect(l.board.Set(h).All())}
	l.removeExtra(seq)
	l.insertMissing(seq)
	l.rotate(seq)
	l.shiftPart(seq)
}

// all returns all cells, one after the other.
func (l *typos) all() sequence { return sequence{whole, slices.Collect(l.board.Cells().All())} }

func (l *typos) shiftsOfAll() {
	seq := l.all()
	l.removeExtra(seq)
	l.insertMissing(seq)
}

// shifted returns what was typed, with the cell at out of the sequence removed and d
// inserted at in: what is between moves by one.
func (l *typos) shifted(seq sequence, out, in int, d puzzle.Digit) puzzle.Grid {
	g := l.typed
	for i := out; i < in; i++ {
		g[seq.cells[i]] = l.typed[seq.cells[i+1]]
	}
	for i := out; i > in; i-- {
		g[seq.cells[i]] = l.typed[seq.cells[i-1]]
	}
	g[seq.cells[in]] = d
	return g
}

func (l *typos) at(seq sequence, i int) puzzle.Digit { return l.typed[seq.cells[i]] }

// removeExtra takes out a cell too many: what follows moves back, and the digit that
// may have been lost at the end can be any.
func (l *typos) removeExtra(seq sequence) {
	last := len(seq.cells) - 1
	for i := range last {
		f := shiftedBack
		switch d := l.at(seq, i); {
		case d == 0 && i > 0 && l.at(seq, i-1) == 0:
			continue // the same as the empty cell before it
		case d != 0 && seq.of == column:
			continue
		case d != 0 && l.at(seq, i+1) == d:
			f = shiftedBackDouble
		case d != 0:
			f = shiftedBackDigit
		}
		for end := range l.digits() {
			g := l.shifted(seq, i, last, end)
			l.add(typo{form: f, of: seq.of, at: seq.cells[i], from: seq.cells[last], digit: end, typed: l.at(seq, i)}, &g)
		}
	}
}

// insertMissing inserts what was left out: an empty cell, or in rows a digit; what
// follows moves on. Then the last cell was typed as empty.
func (l *typos) insertMissing(seq sequence) {
	last := len(seq.cells) - 1
	if l.at(seq, last) != 0 {
		return
	}
	for i := range last {
		g := l.shifted(seq, last, i, 0)
		l.add(typo{form: shiftedOn, of: seq.of, at: seq.cells[i], from: seq.cells[last-1]}, &g)
		if seq.of == column {
			continue
		}
		for d := puzzle.Digit(1); d < l.digits(); d++ {
			g[seq.cells[i]] = d
			l.add(typo{form: shiftedOnDigit, of: seq.of, at: seq.cells[i], from: seq.cells[last-1], digit: d}, &g)
		}
	}
}

// rotate rotates a sequence by one: the digit of one end stood at the other.
func (l *typos) rotate(seq sequence) {
	last := len(seq.cells) - 1
	g := l.shifted(seq, 0, last, l.at(seq, 0))
	l.add(typo{form: rotatedBack, of: seq.of, at: seq.cells[0], from: seq.cells[last]}, &g)
	g = l.shifted(seq, last, 0, l.at(seq, last))
	l.add(typo{form: rotatedOn, of: seq.of, at: seq.cells[0], from: seq.cells[last]}, &g)
}

// shiftPart removes an empty cell and inserts one elsewhere: what is between had been
// typed one cell too early or too late.
func (l *typos) shiftPart(seq sequence) {
	for out := range seq.cells {
		for in := range seq.cells {
			if in == out || l.at(seq, out) != 0 {
				continue
			}
			s := typo{form: partShiftedBack, of: seq.of, at: seq.cells[out], from: seq.cells[in]}
			if in < out {
				s = typo{form: partShiftedOn, of: seq.of, at: seq.cells[in], from: seq.cells[out-1]}
			}
			g := l.shifted(seq, out, in, 0)
			l.add(s, &g)
		}
	}
}
