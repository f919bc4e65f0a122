package format

import (
	"bytes"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Marks729 is 729 characters a line, nine for each cell: the d-th one is d if d is a
// candidate. A cell with one candidate is a given.
var Marks729 = &Format{Name: "729", Ext: ".txt", Candidates: true, append: append729, line: read729}

func append729(dst []byte, p *puzzle.Puzzle) []byte {
	marks := candidatesLeft(p)
	for c, d := range p.Grid() {
		if d != 0 {
			marks[c] = d.Set()
		}
		for d := puzzle.Digit(1); d <= 9; d++ {
			if !marks[c].Has(d) {
				dst = append(dst, '.')
			} else {
				dst = append(dst, '0'+byte(d))
			}
		}
	}
	return append(dst, '\n')
}

func read729(text, raw []byte, it *Item, _ *allowance) (*ParseError, bool) {
	from := len(text) - len(bytes.TrimLeft(text, " \t"))
	run := bytes.TrimSpace(text)
	n := len(run)
	switch {
	case n < 720 || n > 738 || longestRun(run) != n:
		return nil, false
	case n != 729:
		return &ParseError{Err: words.Error("format.729.count", "n", n)}, true
	}
	for i, b := range run {
		d := puzzle.Digit(digitOf[b])
		switch {
		case d == 0:
			continue
		case int(d) != i%9+1:
			column, _ := columnOf(raw, from+i)
			return &ParseError{Column: column, Err: words.Error("format.729.place", "digit", i%9+1)}, true
		}
		it.Puzzle.Centre[i/9] |= d.Set()
	}
	settle(&it.Puzzle)
	it.Column, _ = columnOf(raw, from)
	return nil, true
}
