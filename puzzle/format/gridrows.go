package format

import (
	"bytes"

	"sudoku/puzzle/words"
)

// A gridRows is the rows of a grid as far as they are read. They may be too few or too many, and
// rulings of strokes may be among them.
type gridRows []gridRow

// lastGap returns the index of the last row with a blank line above it, 0 if there are no
// blank lines inside the grid.
func (rows gridRows) lastGap() int {
	for i := len(rows) - 1; i > 0; i-- {
		if rows[i].gap {
			return i
		}
	}
	return 0
}

// full reports whether the grid has nine rows or more.
func (rows gridRows) full() bool { return rows.height() >= 9 }

// ninth returns the index after the ninth row that is no ruling.
func (rows gridRows) ninth() int {
	_, used := rows.dashes()
	n := 0
	for i := range rows {
		if used || !rows[i].dash {
			if n++; n == 9 {
				return i + 1
			}
		}
	}
	return len(rows)
}

// height returns how many rows the grid has that are no rulings.
func (rows gridRows) height() int {
	if len(rows) < 9 {
		return len(rows)
	}
	dashes, used := rows.dashes()
	if used || dashes == len(rows) {
		return len(rows)
	}
	return len(rows) - dashes
}

// usesStroke reports whether a stroke stands for an empty cell.
func (rows gridRows) usesStroke(s stroke) bool {
	for i := range rows {
		if r := &rows[i]; !r.dash && r.stroke&s != 0 {
			return true
		}
	}
	return false
}

// dashes returns the number of rows of nine strokes, and whether such a stroke stands for an
// empty cell in another row.
func (rows gridRows) dashes() (n int, used bool) {
	var rulings, cells stroke
	for i := range rows {
		if r := &rows[i]; r.dash {
			n++
			rulings |= r.stroke
		} else {
			cells |= r.stroke
		}
	}
	return n, rulings&cells != 0
}

// allBlank reports whether all rows so far are blank.
func (rows gridRows) allBlank() bool {
	for i := range rows {
		if rows[i].n > 0 || rows[i].fault > 0 {
			return false
		}
	}
	return true
}

// usesSpaces reports whether some row so far has spaces for empty cells.
func (rows gridRows) usesSpaces() bool {
	for i := range rows {
		if r := &rows[i]; r.n != 9 && r.narrow() {
			return true
		}
	}
	return false
}

// allFramed reports whether the rows are framed; a sign of the frame may be lost.
func (rows gridRows) allFramed() bool {
	n := 0
	for i := range rows {
		if rows[i].framed() {
			n++
		}
	}
	return n >= len(rows)-1
}

// cutRow takes the last cell off a row that doesn't end with a bar although the others do: it is cut
// off in its candidates.
func (rows gridRows) cutRow() {
	barred := func(r *gridRow) bool {
		text := bytes.TrimRight(r.text, " \t")
		return len(text) > 0 && glyphs[text[len(text)-1]] == bar
	}
	n, last := 0, -1
	for i := range rows {
		if barred(&rows[i]) {
			n++
		} else {
			last = i
		}
	}
	if n == 8 && last >= 0 && rows[last].n == 9 {
		rows[last].n = 8
	}
}

// mixed returns an error if a cell has nothing in it although there is a sign for empty cells: its
// digit may be lost.
func (rows gridRows) mixed() *ParseError {
	hollow, signed := -1, false
	for i := range rows {
		if signed = signed || rows[i].signed; rows[i].hollow > 0 && hollow < 0 {
			hollow = i
		}
	}
	if hollow < 0 || !signed {
		return nil
	}
	r := &rows[hollow]
	column, _ := columnOf(r.raw, r.hollow-1)
	return &ParseError{Line: r.no, Column: column, Err: words.Error("format.row.hollow", "row", hollow+1)}
}

// fill sets the puzzle from nine rows of nine cells.
func (rows gridRows) fill(it *Item) {
	var all row
	for i := range rows {
		copy(all.cells[9*i:], rows[i].cells[:9])
	}
	all.fill(&it.Puzzle)
}
