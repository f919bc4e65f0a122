package format

import (
	"bytes"
	"slices"
	"strconv"
)

// A blockReader reads puzzles of 9 lines: bare, spaced, delimited or ruled, with
// or without candidates, with titles, numbers, blank lines or nothing between
// them. Blank lines may also stand inside a grid.
type blockReader struct {
	s     *source
	yield func(Item, error) bool
	over  bool // yield wants no more
	cleaner
	text []byte // the current line, cleaned

	rows  []gridRow // the current grid, as far as it is read
	gap   bool      // a blank line stands above this line
	ruled bool      // a ruling stands in the grid
	head  []string  // title and note of the next grid
	above *ParseError
	blank bool // a blank line stands between this grid and the one before
	count counter

	words   []header // lines of words above the next grid
	first   int      // the first title
	told    bool     // a puzzle, or an error
	section section
	framed  bool    // a line of stars stands above the grid, as Simple Sudoku draws it
	waits   waiting // the grid before, until it is known to be whole
}

// read yields an item or an error for each grid.
func (b *blockReader) read() (more bool) {
	for !b.over {
		line, ok := b.s.next()
		if !ok {
			b.finish()
			b.release()
			b.closeCount()
			b.closeEmpty()
			break
		}
		b.line(line)
	}
	return !b.over
}

func (b *blockReader) line(raw []byte) {
	no, kind := b.s.no, prose
	raw = raw[:min(len(raw), maxRow)]
	b.text = b.clean(raw)
	if !b.s.part {
		if b.adds(no) {
			return
		}
		kind = classOf(b.text)
	}
	switch kind {
	case comment:
		b.comment(raw)
	case vacant:
		b.vacant(raw, no)
	case ruling:
		b.ruled = b.ruled || len(b.rows) > 0
		if len(b.rows) == 0 {
			b.framed = bytes.TrimSpace(b.text)[0] == '*'
		}
	case prose:
		b.prose(raw, no)
		b.gap = false
	case cells:
		b.cells(raw, no)
		b.gap = false
	}
	for b.s.part {
		b.s.next()
	}
}

// vacant takes a blank line. Nine spaces are a row where a space is an empty
// cell; until that is known they are taken for one.
func (b *blockReader) vacant(raw []byte, no int) {
	if b.full() {
		b.finish()
	}
	hollow := b.allHollow()
	if string(b.text) == "         " && (hollow || b.spacious()) {
		b.add(b.readRow(raw, no))
		return
	}
	if hollow {
		b.rows = b.rows[:0]
	}
	b.gap = true
	b.blank = b.blank || len(b.rows) == 0
}

// prose takes a line that is no row: a title, or a row with a fault in it.
func (b *blockReader) prose(raw []byte, no int) {
	r := b.readRow(raw, no)
	if !b.gap && !b.full() && (!b.allHollow() || b.count.due() && r.likely()) {
		b.add(r)
		return
	}
	b.finish()
	b.title(b.readRow(raw, no))
}

// maxHead bounds what is kept of the text above a grid.
const maxHead = 16

// title takes a line above a grid.
func (b *blockReader) title(r *gridRow) {
	if b.gap {
		b.head = b.head[:0]
	}
	if b.first == 0 {
		b.first = r.no
	}
	if len(b.head) < maxHead && !r.isColumns() {
		b.head = append(b.head, noteOf(r.raw))
	}
	b.above = nil
	if r.likely() {
		b.above = r.wrong(1, 0)
	}
}

// cells takes a line of cells: a row, a whole puzzle, or a number above a grid.
func (b *blockReader) cells(raw []byte, no int) {
	r := b.readRow(raw, no)
	begun := !b.allHollow()
	short := len(bytes.TrimSpace(r.text)) <= 4 && !b.spacious()
	switch n, ok := number(r.text); {
	case ok && (short || !begun && b.count.on && !b.count.due()):
		b.finish()
		b.number(n, no)
	case r.n == 81:
		b.finish()
		b.whole(b.readRow(raw, no))
	case !begun && !b.count.due() && r.isHeading():
		b.title(r)
	default:
		b.add(r)
	}
}

// number takes a number above a grid: how many follow, or which one it is.
func (b *blockReader) number(n, no int) {
	if b.count.on {
		b.closeCount()
		b.count.open(n, no)
		return
	}
	b.head = append(b.head[:0], strconv.Itoa(n))
}

// readRow reads the current line into the place behind the rows; add keeps it.
func (b *blockReader) readRow(raw []byte, no int) *gridRow {
	b.rows = slices.Grow(b.rows, 1)
	r := &b.rows[:len(b.rows)+1][len(b.rows)]
	r.set(b.text, raw, no)
	r.gap = b.gap
	return r
}

// maxRows bounds what is kept while it is open whether strokes are rows.
const maxRows = 18

// add keeps the row that readRow has read. The grid is finished when it is full,
// but where blank lines stand in it only when no more rows follow: otherwise
// the rows above the last of them are too few, and those below begin a grid.
func (b *blockReader) add(r *gridRow) {
	k := len(b.rows)
	switch {
	case b.full() && r.dash:
		b.ruled = true
		return
	case b.full():
		b.keep(b.lastGap())
	case r.n == 9 && k > 0 && b.allHollow():
		b.keep(k)
	}
	b.rows = b.rows[:len(b.rows)+1]
	if len(b.rows) > maxRows || b.full() && b.lastGap() == 0 {
		b.finish()
	}
}

// keep finishes the rows above a row, and keeps the others and the one that
// readRow has read.
func (b *blockReader) keep(from int) {
	all := b.rows[:len(b.rows)+1]
	b.rows = all[:from]
	b.finish()
	for i := range all[from:] {
		all[i], all[from+i] = all[from+i], all[i]
	}
	b.rows, b.blank = all[:len(all)-from-1], true
}
