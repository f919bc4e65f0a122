package format

import (
	"bytes"
	"slices"
)

// A gridReader reads puzzles of 9 lines: digits alone, or with spaces, delimiters or
// rulings, with or without candidates; between puzzles there may be titles, numbers and
// blank lines. Blank lines may also be inside a grid.
type gridReader struct {
	s       *source
	yield   func(Item, error) bool
	stopped bool // yield has returned false
	cleaner
	text []byte // the current line, cleaned

	ruledRows          // of the current grid so far
	head      gridHead // of the next grid
	gap       bool     // a blank line is above the current line
	blank     bool     // a blank line is between this grid and the one before
	count     counter

	words    []header // the header lines above the next grid
	first    int      // the line of the first title
	yielded  bool     // a puzzle or an error was yielded
	numbered bool     // the numbers of its columns were above some grid
	section  section
	framed   bool        // a line of stars is above the grid, as in Simple Sudoku
	pending  pendingGrid // the grid before, while later lines may add to it
	drawing  drawing     // candidates that are drawn in 27 lines
	cut      cutReader
}

// A ruledRows is the rows of a grid, and the lines that are drawn between them.
type ruledRows struct {
	rows     gridRows
	rulings  rulings     // between the rows
	columns  rulings     // between the columns of a table of LaTeX
	mirrored bool        // the columns are numbered from right to left
	above    *ParseError // the fault of the line above, if it may be a row
}

// read yields an item or an error for each grid.
func (b *gridReader) read() (more bool) {
	for !b.stopped {
		if b.block() {
			continue
		}
		line, ok := b.s.next()
		if !ok {
			b.close()
			b.closeEmpty()
			break
		}
		b.line(line)
	}
	return !b.stopped
}

// close yields what is left of the grids.
func (b *gridReader) close() {
	b.finishDrawing()
	b.finish()
	b.cutOff()
	b.yieldPending()
	b.closeCount()
}

func (b *gridReader) line(raw []byte) {
	no, kind := b.s.no, prose
	raw = raw[:min(len(raw), maxRow)]
	b.text = b.clean(raw)
	if !b.s.part {
		if beginsShape(b.text) {
			b.shaped(raw)
			return
		}
		if b.addLine(no) {
			b.cut.no = 0
			return
		}
		kind = classOf(b.text)
		if kind == prose {
			if bare, ok := b.undress(b.text); ok {
				b.text, kind = bare, cells
			}
		}
	}
	if kind == prose && isBrokenFrame(b.text) {
		kind = ruling
	}
	if kind != vacant {
		b.cut.note(raw, no)
	}
	switch kind {
	case comment:
		b.comment(raw)
	case vacant:
		b.vacant(raw, no)
	case ruling:
		between := b.rule(raw)
		if isFrame(b.text) {
			b.cut.frames++
		}
		b.framed = b.framed || b.rows.full() && isFrame(b.text) && b.rows.allFramed() // the upper frame is lost
		if b.rows.full() && !between && !(b.headed() && b.rows.height() == 9) {
			b.finish()
		}
		if len(b.rows) == 0 {
			b.framed = isFrame(b.text)
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

// rule notes a ruling. It reports whether there is one below nearly every row so far: then it
// need not be the last of the grid.
func (b *ruledRows) rule(raw []byte) (between bool) {
	n := len(b.rows)
	if n == 0 || n > maxRows {
		return false
	}
	between = b.rulings.all>>n == 0 && b.rulings.count() >= 7
	b.rulings.add(n, isHeavy(raw))
	return between
}

// vacant handles a blank line. Nine spaces are a row of empty cells if spaces stand for
// empty cells; until that is known they are assumed to be one.
func (b *gridReader) vacant(raw []byte, no int) {
	if b.rows.full() {
		b.finish()
	}
	hollow := b.rows.allBlank()
	if string(b.text) == "         " && (hollow || b.rows.usesSpaces()) {
		b.add(b.readRow(raw, no))
		return
	}
	if hollow {
		b.rows, b.rulings = b.rows[:0], rulings{}
	}
	b.gap = true
	b.blank = b.blank || len(b.rows) == 0
	b.s.skipBlank()
}

// cells handles a line of cells: a row, a whole puzzle, or a number above a grid.
func (b *gridReader) cells(raw []byte, no int) {
	r := b.readRow(raw, no)
	if r.n != 9 && r.n != 81 && bytes.ContainsAny(b.text, "[{(") {
		b.bare = append(b.bare[:0], b.text...)
		if unbracket(b.bare) {
			b.text = b.bare
			r = b.readRow(raw, no)
		}
	}
	if at := bytes.IndexAny(b.text, "[{"); at > 0 && r.n == 9 && hasCell(b.text[:at]) { // a label
		b.bare = append(b.bare[:0], b.text...)
		mask(b.bare[:at])
		b.text = b.bare
		r = b.readRow(raw, no)
	}
	if at := bytes.IndexAny(b.text, "])"); at > 0 && r.n > 9 && r.n < 12 && hasCell(b.text[at:]) { // the sizes of a matrix
		b.bare = append(b.bare[:0], b.text...)
		mask(b.bare[at:])
		b.text = b.bare
		r = b.readRow(raw, no)
	}
	begun := !b.rows.allBlank()
	short := len(bytes.TrimSpace(r.text)) <= 4 && !b.rows.usesSpaces()
	if r.n == drawnLines {
		b.drawn(r)
		return
	}
	b.finishDrawing()
	switch n, ok := number(r.text); {
	case ok && (short || !begun && b.count.on && !b.count.due()):
		b.finish()
		b.number(n, no)
	case r.n == 81 && !isNumbered(r.text):
		b.finish()
		b.whole(b.readRow(raw, no))
	case !begun && r.n >= 15 && countTokens(b.text) == 1:
		b.finish()
		b.emit(Item{Line: no, Layout: Line}, lineFault(no, b.text, raw))
	case !begun && r.n >= manyCells:
		b.finish()
		b.emit(Item{Line: no, Layout: Line}, lineFault(no, b.text, raw))
	case !begun && !b.count.due() && r.isHeading():
		b.title(raw, no)
	default:
		b.add(r)
	}
}

// readRow reads the current line into the element after the last row; add keeps it.
func (b *gridReader) readRow(raw []byte, no int) *gridRow {
	b.rows = slices.Grow(b.rows, 1)
	r := &b.rows[:len(b.rows)+1][len(b.rows)]
	r.set(b.text, raw, no)
	r.gap = b.gap
	return r
}
