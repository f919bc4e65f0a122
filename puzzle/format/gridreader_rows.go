package format

import "slices"

// lastGap returns the index of the last row with a blank line above it, 0 if there are no
// blank lines inside the grid.
func (b *gridReader) lastGap() int {
	for i := len(b.rows) - 1; i > 0; i-- {
		if b.rows[i].gap {
			return i
		}
	}
	return 0
}

// full reports whether the grid has nine rows.
func (b *gridReader) full() bool {
	if len(b.rows) < 9 {
		return false
	}
	dashes, used := b.dashes()
	return len(b.rows)-dashes == 9 || len(b.rows) == 9 && (used || dashes == 9)
}

// dashes returns the number of rows of nine strokes, and whether a stroke stands for an
// empty cell in another row.
func (b *gridReader) dashes() (n int, used bool) {
	for i := range b.rows {
		if r := &b.rows[i]; r.dash {
			n++
		} else {
			used = used || r.stroke
		}
	}
	return n, used
}

// dropDashes removes rows of nine strokes if they are rulings. They are empty cells if
// strokes are empty cells in other rows.
func (b *gridReader) dropDashes() {
	if n, used := b.dashes(); n > 0 && n < 9 && !used {
		b.rows = slices.DeleteFunc(b.rows, func(r gridRow) bool { return r.dash })
		b.ruled = b.ruled || len(b.rows) > 0
	}
}

// allBlank reports whether all rows so far are blank.
func (b *gridReader) allBlank() bool {
	for i := range b.rows {
		if b.rows[i].n > 0 || b.rows[i].fault > 0 {
			return false
		}
	}
	return true
}

// usesSpaces reports whether some row so far has spaces for empty cells.
func (b *gridReader) usesSpaces() bool {
	for i := range b.rows {
		if r := &b.rows[i]; r.n != 9 && r.narrow() {
			return true
		}
	}
	return false
}
