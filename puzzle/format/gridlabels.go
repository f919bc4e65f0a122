package format

import (
	"bytes"
	"slices"

	"sudoku/puzzle"
)

// numbersColumns reports whether a row has the numbers of the columns in order, or nothing
// between the separators of a table.
func (r *gridRow) numbersColumns() bool {
	digits := make([]byte, 0, 10)
	for _, b := range r.text {
		if '0' <= b && b <= '9' {
			digits = append(digits, b)
		} else if glyphs[b] == cell {
			return false
		}
	}
	s := string(digits)
	return s == "123456789" || s == "012345678" || s == "" && r.n == 9 && r.traits&(ruled|delimited) != 0
}

// numbers reports whether a row has the numbers of the columns.
func (r *gridRow) numbers() bool {
	return r.numbersColumns() && bytes.ContainsAny(r.text, "123456789")
}

// isHollow reports whether a row has only delimiters.
func (r *gridRow) isHollow() bool {
	return r.fault == 0 && r.traits&delimited != 0 && !bytes.ContainsAny(r.text, "0123456789.-_*?")
}

// dropLabels removes what is no part of a grid of more cells: the row of column numbers
// above it, and the number or the bullet before each of its rows.
func (b *gridReader) dropLabels() {
	most := 9
	if b.headed() {
		most = 10
	}
	b.dropTail(most)
	if (len(b.rows) == 10 || b.ruledFirst()) && b.headed() {
		heading := b.rows[0] // its memory is used again
		copy(b.rows, b.rows[1:])
		b.rows[len(b.rows)-1] = heading
		b.rows = b.rows[:len(b.rows)-1]
		b.rulings.drop(0)
		b.numbered = true
	}
	if len(b.rows) == 9 {
		b.rows.dropE()
		b.rows.alignEdges()
	}
	if len(b.rows) == 9 && b.check() == nil && b.rows[0].traits != 0 && (b.rows.numbersRows() || b.rows.mayNumberRows()) {
		b.rows[0].n = 10 // so many labels are no cells
	}
	if len(b.rows) == 9 {
		if i := b.rows.leftEmphasis(); i >= 0 {
			b.rows[i].n = 10 // the signs around its digits are no cells
		}
	}
	if len(b.rows) != 9 || b.check() == nil {
		return
	}
	for _, cut := range [](func([]byte) (string, []byte)){cutLabel, cutRightLabel, cutBothLabels} {
		if bare, ok := b.rows.withoutLabels(cut); ok {
			b.rows.setRows(bare)
			b.rows.compareWidths()
			return
		}
	}
}

// dropTail removes empty rows at the end of a table, if those that are left are a grid for sure: of
// eight rows and several empty ones, one may be lost.
func (b *ruledRows) dropTail(most int) {
	n := len(b.rows)
	for n > 0 && b.rows[n-1].isHollow() {
		n--
	}
	switch {
	case len(b.rows) <= most:
	case n >= most:
		b.rows = b.rows[:n]
	case b.above != nil:
		b.rows = b.rows[:n]
	}
}

// withoutLabels returns the rows without what cut cuts off, if that is the label of each and
// leaves rows.
func (rows gridRows) withoutLabels(cut func([]byte) (string, []byte)) (bare [9][]byte, ok bool) {
	var labels [9]string
	for i := range rows {
		r := &rows[i]
		if labels[i], bare[i] = cut(r.text); bare[i] == nil {
			return bare, false
		}
		var read row
		if read.read(bare[i]); read.n != 9 || r.fault > 0 {
			return bare, false
		}
	}
	return bare, areLabels(&labels, rows[0].text)
}

// setRows sets the texts of the rows.
func (rows gridRows) setRows(bare [9][]byte) {
	for i := range rows {
		r := &rows[i]
		no, raw, gap := r.no, bytes.Clone(r.raw), r.gap
		r.set(bare[i], raw, no)
		r.gap = gap
	}
}

// numbersRows reports whether the first cells of nine rows are their numbers, from 0 or 1.
func (rows gridRows) numbersRows() bool {
	first := rows[0].cells[0].Min()
	for i := range rows {
		if s := rows[i].cells[0]; s.Min() != first+puzzle.Digit(i) || first > 1 {
			return false
		}
	}
	return true
}

// mayNumberRows reports whether the first or the last cells of nine rows, of which others
// are empty, are the numbers of the rows, of all but one at least: those may have taken the
// place of empty cells.
func (rows gridRows) mayNumberRows() bool {
	var up, down, zero [2]int
	some := false
	for i := range rows {
		cells := rows[i].cells[:9]
		for k, s := range [2]puzzle.DigitSet{cells[0], cells[8]} {
			switch d := int(s.Min()); {
			case d == i+1:
				up[k]++
			case d == i:
				zero[k]++
			}
			if int(s.Min()) == 9-i {
				down[k]++
			}
		}
		some = some || slices.Contains(cells, 0)
	}
	return some && max(up[0], up[1], down[0], down[1], zero[0], zero[1]) >= 8
}

// dropE takes off the fifth row the label E, which else is an empty cell, if the rows around
// it end with D and F.
func (rows gridRows) dropE() {
	ends := func(i int, with byte) bool {
		text := bytes.TrimRight(rows[i].raw, " \t\r")
		return len(text) > 1 && text[len(text)-1]|' ' == with && !isLetter(text[len(text)-2])
	}
	r := &rows[4]
	bare := bytes.TrimRight(bytes.Clone(r.text), " \t")
	if len(bare) == 0 || !ends(3, 'd') || !ends(4, 'e') || !ends(5, 'f') || len(bare) < len(bytes.TrimRight(r.raw, " \t\r")) {
		return // or it was taken off
	}
	gap := r.gap
	r.set(bare[:len(bare)-1], bytes.Clone(r.raw), r.no)
	r.gap = gap
}
