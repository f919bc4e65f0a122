package format

import (
	"bytes"
	"math/bits"
	"strings"

	"sudoku/puzzle/words"
)

// A smallReader reads puzzles of 4 by 4 and of 6 by 6: lines of 16 or 36 cells with a note
// behind, or as many rows as a board has, with rulings or without, titles between. Where the
// first puzzle is a line, so are the others, of 81 cells too.
type smallReader struct {
	s     *source
	yield func(Item, error) bool
	cleaner

	whole  bool // each puzzle is a line
	blank  bool // a blank line is above the current one
	some   bool // a puzzle or an error was yielded
	rows   smallRows
	head   []string // the titles above the next grid
	fields int      // how many signs part the fields of the line at hand
	code   string   // the lines of a program above it
	size   int      // of the last grid
	links  allowance
}

func newSmallReader(s *source, whole bool, yield func(Item, error) bool) *smallReader {
	return &smallReader{s: s, whole: whole, yield: yield, links: allowance{ctx: s.ctx}}
}

// read reads the stream.
func (r *smallReader) read() (more bool) {
	for {
		r.s.mark()
		raw, ok := r.s.next()
		switch {
		case !ok && r.s.failure() != nil: // which its caller says
			return true
		case !ok:
			return r.finish()
		}
		raw = raw[:min(len(raw), maxRow)]
		text := r.clean(raw)
		if !r.whole {
			signs := bytes.ContainsAny(text, "0._*?")
			var hollow bool
			var fields int
			if text, hollow, fields = smallFields(text); hollow {
				r.rows.hollow = r.rows.n + 1
			}
			_, isRow := smallRow(text)
			if isRow && r.rows.n > 0 && fields != r.rows.fields {
				r.rows.wrong(r.s.no, words.Error("format.small.row", "text", quoted(raw), "size", r.rows.size))
			}
			r.fields = fields
			r.rows.signed = r.rows.signed || signs && isRow
		}
		switch {
		case !r.whole && r.rows.n == 0 && isLarge(text):
			r.s.rewind()
			return (&gridReader{s: r.s, yield: r.yield, head: gridHead{lines: r.head}}).read()
		case beginsShape(text):
			return r.finish() && (&textReader{f: Text, s: r.s, yield: r.yield}).read(raw, true)
		case !r.line(text, raw):
			return false
		}
		for r.s.part {
			r.s.next()
		}
	}
}

// line reads one line.
func (r *smallReader) line(text, raw []byte) (more bool) {
	kind := classOf(text)
	size, row := smallRow(text)
	switch {
	case kind == vacant && r.rows.n > 0 && isBand(r.rows.n, r.rows.size):
		r.rows.gaps |= 1 << r.rows.n
		return true
	case kind == vacant:
		more = r.finish()
		r.blank = true
		return more
	case kind == comment || kind == ruling && !r.whole:
		switch {
		case kind == ruling && r.rows.n == 1 && r.rows.it.Puzzle.Givens.Filled().Empty() && bytes.IndexByte(text, '|') >= 0: // it was the heading of a table
			r.rows = smallRows{}
		case kind == ruling && r.rows.n > 0:
			r.rows.it.Layout = Grid
			r.rows.lines |= 1 << r.rows.n
		}
		return true
	case !r.whole && r.rows.n == 0 && isSizeLine(text):
		return true
	case r.whole && !r.some && isColumns(text) && columnsOf(raw) != nil:
		return true
	case r.whole:
		more = r.one(text, raw)
	case row && (r.rows.n == 0 || size == r.rows.size):
		more = r.row(text, raw, size)
	case r.rows.n > 0 && hasCell(text):
		r.rows.wrong(r.s.no, words.Error("format.small.row", "text", quoted(raw), "size", r.rows.size))
		r.rows.n++
		more = true
	case isDrawnRow(text):
		g := smallRows{it: Item{Line: r.s.no, Layout: Grid}}
		g.wrong(r.s.no, words.Error("format.small.row", "text", quoted(raw), "size", r.size))
		more = r.emit(&g)
	default:
		switch more = r.finish(); {
		case isCode(text):
			r.code = codeAbove(r.code, raw)
		case len(r.head) < maxHead:
			r.head = append(r.head, noteOf(raw))
		}
	}
	r.blank = false
	return more
}

// row reads a row of a grid, which is finished with its last one.
func (r *smallReader) row(text, raw []byte, size int) (more bool) {
	g := &r.rows
	if g.n == 0 {
		g.size, g.fields, g.it = size, r.fields, Item{Line: r.s.no, Layout: Rows, Blank: r.blank && r.some}
		g.it.Column, _ = columnOf(raw, len(text)-len(bytes.TrimLeft(text, " \t")))
		g.it.Puzzle.Shape, g.it.above, r.code = smallShape(size), r.code, ""
		g.stamped = r.stamped(size)
		if len(r.head) > 0 {
			g.it.Puzzle.Title, g.it.Puzzle.Note = r.head[0], strings.Join(r.head[1:], " ")
		}
	}
	if bytes.ContainsAny(bytes.TrimSpace(text), "|! ") {
		g.it.Layout = Grid
	}
	if size == 6 && countTokens(text) == 3 { // groups of two
		g.bars |= 1<<2 | 1<<4
	}
	at := 9 * g.n
	for _, b := range text {
		switch glyphs[b] {
		case cell:
			g.put(&at, b, r.s.no)
		case bar:
			g.bars |= 1 << (at % 9)
		}
	}
	if g.n++; g.n < size {
		return true
	}
	return r.finish()
}

// stamped reports whether the last title is a row behind the stamp of a chat.
func (r *smallReader) stamped(size int) bool {
	if r.blank || len(r.head) == 0 {
		return false
	}
	line := r.head[len(r.head)-1]
	at := stamp().FindStringIndex(line)
	if at == nil {
		return false
	}
	n, ok := smallRow([]byte(line[at[1]:]))
	return ok && n == size
}

// finish yields the grid so far, if there is one.
func (r *smallReader) finish() (more bool) {
	g := r.rows
	if g.n == 0 {
		return true
	}
	r.rows, r.head, r.size = smallRows{}, r.head[:0], g.size
	switch {
	case g.n != g.size:
		g.wrong(g.it.Line, words.Error("format.small.rows", "n", g.n, "size", g.size))
	case g.stamped:
		g.wrong(g.it.Line, words.Error("format.small.rows", "n", g.n+1, "size", g.size))
	case g.hollow > 0 && g.signed:
		g.wrong(g.it.Line, words.Error("format.row.hollow", "row", g.hollow))
	case g.hasOddGaps():
		g.wrong(g.it.Line, words.Error("format.small.rows", "n", bits.TrailingZeros(g.gaps), "size", g.size))
	case g.hasTallBoxes():
		g.wrong(g.it.Line, words.Error("format.small.boxes"))
	}
	return r.emit(&g)
}

func (r *smallReader) emit(g *smallRows) (more bool) {
	r.some = true
	if g.fault != nil {
		return r.yield(Item{Line: g.it.Line, Layout: g.it.Layout}, g.fault)
	}
	return r.yield(g.it, nil)
}

// one reads a line that is a puzzle.
func (r *smallReader) one(text, raw []byte) (more bool) {
	run, ok := smallLine(text)
	g := smallRows{it: Item{Line: r.s.no, Column: 1, Layout: Line}}
	from := len(text) - len(bytes.TrimLeft(text, " \t"))
	switch {
	case ok:
		g.size = 4
		if len(run) == 36 {
			g.size = 6
		}
		g.it.Column, _ = columnOf(raw, from)
		g.it.Puzzle.Shape = smallShape(g.size)
		g.it.Puzzle.Note = noteOf(rawPart(raw, from+len(run), len(text)))
		for i, b := range run {
			at := i/g.size*9 + i%g.size
			g.put(&at, b, r.s.no)
		}
	default:
		var line row
		if fault, ok := line.line(text, raw, &g.it, &r.links); !ok {
			g.fault = fault
			g.wrong(r.s.no, words.Error("format.small.line"))
			g.fault.Line = r.s.no
		}
		g.it.Line = r.s.no
	}
	return r.emit(&g)
}
