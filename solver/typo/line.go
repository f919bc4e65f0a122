package typo

import (
	"context"

	"sudoku/puzzle"
)

// FindLine is Find for a line in which a cell was left out, or one too many was typed: of
// 80 cells, or of 82. Of other lines there are no edits.
func (f *Finder) FindLine(ctx context.Context, cells []puzzle.Digit, limit int) ([]Edit, error) {
	f.begin(nil)
	var typed puzzle.Grid
	copy(typed[:], cells)
	l := &f.typos
	l.clear(nil, typed)
	const last = puzzle.Cell(80)
	switch len(cells) {
	case 80:
		l.insertMissing(l.all())
		for d := range puzzle.Digit(10) { // the last one
			g, form := typed, missing
			if g[last] = d; d == 0 {
				form = cutOff
			}
			l.put(typo{form: form, at: last, digit: d}, &g)
		}
	case 82:
		l.removeOf82(cells)
	default:
		return nil, nil
	}
	return f.mended(ctx, limit)
}

// removeOf82 takes each of 82 cells out: what follows moves back.
func (l *typos) removeOf82(cells []puzzle.Digit) {
	end := cells[81]
	for i, d := range cells {
		if i > 0 && d == cells[i-1] {
			continue // the same as without the one before it
		}
		var g puzzle.Grid
		copy(g[:], cells[:i])
		copy(g[i:], cells[min(i+1, 82):])
		s := typo{form: shiftedBackDigit, of: whole, at: puzzle.Cell(min(i, 80)), from: 80, digit: end, typed: d}
		switch {
		case i == 81 || i == 80 && d == end:
			s.form = tooLong
		case i == 80:
			s.form = changed
			if d == 0 {
				s.form = missing
			} else if end == 0 {
				s.form = extra
			}
		case d == 0:
			s.form = shiftedBack
		case d == cells[i+1]:
			s.form = shiftedBackDouble
		}
		l.put(s, &g)
	}
}
