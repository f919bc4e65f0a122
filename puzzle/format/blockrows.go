package format

import "slices"

// lastGap returns the last row, from 0, with a blank line above it, 0 when none
// stands inside the grid.
func (b *blockReader) lastGap() int {
	for i := len(b.rows) - 1; i > 0; i-- {
		if b.rows[i].gap {
			return i
		}
	}
	return 0
}

// full reports whether nine rows are there.
func (b *blockReader) full() bool {
	if len(b.rows) < 9 {
		return false
	}
	dashes, used := b.dashes()
	return len(b.rows)-dashes == 9 || len(b.rows) == 9 && (used || dashes == 9)
}

// dashes counts the rows of nine strokes, and tells whether a stroke stands for
// an empty cell in another row.
func (b *blockReader) dashes() (n int, used bool) {
	for i := range b.rows {
		if r := &b.rows[i]; r.dash {
			n++
		} else {
			used = used || r.stroke
		}
	}
	return n, used
}

// dropDashes takes rows of nine strokes for what they are: lines between bands,
// or empty cells where strokes stand for such in other rows.
func (b *blockReader) dropDashes() {
	if n, used := b.dashes(); n > 0 && n < 9 && !used {
		b.rows = slices.DeleteFunc(b.rows, func(r gridRow) bool { return r.dash })
		b.ruled = b.ruled || len(b.rows) > 0
	}
}

// allHollow reports whether the rows so far are blank lines, or none.
func (b *blockReader) allHollow() bool {
	for i := range b.rows {
		if b.rows[i].n > 0 || b.rows[i].fault > 0 {
			return false
		}
	}
	return true
}

// spacious reports whether the rows so far have spaces for empty cells.
func (b *blockReader) spacious() bool {
	for i := range b.rows {
		if r := &b.rows[i]; r.n != 9 && r.narrow() {
			return true
		}
	}
	return false
}
