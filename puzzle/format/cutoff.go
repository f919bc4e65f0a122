package format

import (
	"bytes"

	"sudoku/puzzle/words"
)

// A text may be cut off. What is left of a grid, a frame or a section at its end is no title of
// what follows, since nothing does.

// A cutReader knows what a text that is cut off ends with.
type cutReader struct {
	no      int    // the last line with contents, 0 if it has been dealt with
	last    []byte // its contents
	row     []byte // the first row of the grid before
	frames  int    // how many frames are below the last row
	heading int    // the line of the last heading of a section
}

// note keeps a line.
func (c *cutReader) note(raw []byte, no int) { c.no, c.last = no, append(c.last[:0], raw...) }

// cutOff yields an error if the text ends in the middle of something.
func (b *gridReader) cutOff() {
	c := &b.cut
	no, rows, layout := 0, 0, Rows
	switch {
	case b.reportBare():
	case b.section == puzzleSection || b.section == stateSection:
		no, layout = c.heading, SDK
	case b.pending.it != nil && b.pending.it.Layout == SS && c.frames == 0 && bytes.HasPrefix(bytes.TrimSpace(c.last), []byte("|")):
		b.emitAfterPending(Item{Line: b.s.no, Layout: SS}, &ParseError{Line: b.s.no, Err: words.Error("format.ss.open")})
	case c.no == 0 || len(c.row) == 0 || b.count.on: // a count says what is missing
	case isOpenFrame(c.last) || c.frames > 1:
		no, layout = c.no, SS
	case c.beginsRow():
		no, rows = c.no, 1
	case c.beginsLine():
		fault := cellsFault(c.no, 0, len(bytes.TrimSpace(c.last)))
		b.emitAfterPending(Item{Line: c.no, Layout: Line}, fault)
	}
	if no > 0 {
		b.emitAfterPending(Item{Line: no, Layout: layout}, &ParseError{Line: no, Err: words.Error("format.rows.count", "n", rows)})
	}
}

// isOpenFrame reports whether a line is a frame whose right end is lost.
func isOpenFrame(raw []byte) bool {
	text := bytes.TrimSpace(raw)
	return len(text) > 0 && text[0] == '*' && len(bytes.Trim(text[1:], "-")) == 0
}

// beginsRow reports whether the last line is written like the beginning of the row before. A short
// number may be that of a page.
func (c *cutReader) beginsRow() bool {
	var clean cleaner
	row := bytes.Clone(clean.clean(c.row))
	last := bytes.TrimRight(clean.clean(c.last), " \t")
	if _, ok := number(last); ok && len(last) <= 4 || !bytes.ContainsAny(last, "0123456789") || isDate(last) || len(last) > len(row) {
		return false
	}
	for _, b := range last {
		if glyphs[b] == cell && (b < '1' || b > '9') && bytes.IndexByte(row, b) < 0 {
			return false // another sign for empty cells
		}
	}
	return bytes.HasPrefix(shapeOf(row), shapeOf(last)) || beginsFields(row, last)
}

// beginsLine reports whether the last line may begin a puzzle in one line: it has only cells, more
// than a row has.
func (c *cutReader) beginsLine() bool {
	text := bytes.TrimSpace(c.last)
	return len(text) > 9 && longestRun(text) == len(text) && hasDigits(text, 1) && !isDate(text)
}

// shapeOf returns a line with the same sign for all its cells.
func shapeOf(text []byte) []byte {
	text = bytes.Clone(text)
	for i, b := range text {
		if glyphs[b] == cell {
			text[i] = '0'
		}
	}
	return text
}

// beginsFields reports whether a line begins like a row with delimiters, between which there may be
// nothing.
func beginsFields(row, last []byte) bool {
	delimiters := func(text []byte) []byte {
		return bytes.Map(func(r rune) rune {
			if g := glyphs[byte(r)]; g == cell || g == blank || r == '"' {
				return -1
			}
			return r
		}, text)
	}
	some := delimiters(last)
	cells := 0
	for _, b := range last {
		if glyphs[b] == cell {
			cells++
		}
	}
	return len(some) > 0 && cells <= len(some)+1 && hasFields(row) && bytes.HasPrefix(delimiters(row), some)
}
