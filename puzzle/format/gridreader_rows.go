package format

import (
	"bytes"
	"slices"
)

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

// full reports whether the grid has nine rows or more.
func (b *gridReader) full() bool { return b.height() >= 9 }

// ninth returns the index after the ninth row that is no ruling.
func (b *gridReader) ninth() int {
	_, used := b.dashes()
	n := 0
	for i := range b.rows {
		if used || !b.rows[i].dash {
			if n++; n == 9 {
				return i + 1
			}
		}
	}
	return len(b.rows)
}

// height returns how many rows the grid has that are no rulings.
func (b *gridReader) height() int {
	if len(b.rows) < 9 {
		return len(b.rows)
	}
	dashes, used := b.dashes()
	if used || dashes == len(b.rows) {
		return len(b.rows)
	}
	return len(b.rows) - dashes
}

// headed reports whether the first row may be a heading.
func (b *gridReader) headed() bool {
	if len(b.rows) == 0 || b.section != noSection || !b.rows[0].numbersColumns() {
		return false
	}
	return bytes.ContainsAny(b.rows[0].text, "123456789") || b.ruledAfter == 1 || len(b.rows) > 1 && b.rows[1].dash
}

// usesStroke reports whether a stroke stands for an empty cell.
func (b *gridReader) usesStroke(s stroke) bool {
	for i := range b.rows {
		if r := &b.rows[i]; !r.dash && r.stroke&s != 0 {
			return true
		}
	}
	return false
}

// dashes returns the number of rows of nine strokes, and whether such a stroke stands for an
// empty cell in another row.
func (b *gridReader) dashes() (n int, used bool) {
	var rulings, cells stroke
	for i := range b.rows {
		if r := &b.rows[i]; r.dash {
			n++
			rulings |= r.stroke
		} else {
			cells |= r.stroke
		}
	}
	return n, rulings&cells != 0
}

// dropDashes removes rows of nine strokes if they are rulings. They are empty cells if
// strokes are empty cells in other rows.
func (b *gridReader) dropDashes() {
	if n, used := b.dashes(); n > 0 && n < 9 && !used {
		if first := slices.IndexFunc(b.rows, func(r gridRow) bool { return r.dash }); first > 0 && !b.ruled {
			b.ruled, b.ruledAfter = true, first
		}
		b.rows = slices.DeleteFunc(b.rows, func(r gridRow) bool { return r.dash })
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
