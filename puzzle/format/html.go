package format

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// HTML is a table of 9 rows by 9 cells in a web page, or of 3 by 3 tables of 3 by 3. Fields
// of a form count as their values, and a text in a pre element is read like any other.
var HTML = &Format{Name: "html", Ext: ".html", append: appendHTML, begins: beginsHTML, read: readHTML}

func appendHTML(dst []byte, p *puzzle.Puzzle) []byte {
	dst = append(dst, "<table>\n"...)
	for c, d := range p.Givens {
		if c%9 == 0 {
			dst = append(dst, "<tr>"...)
		}
		dst = append(dst, "<td>"...)
		if d != 0 {
			dst = append(dst, '0'+byte(d))
		}
		if dst = append(dst, "</td>"...); c%9 == 8 {
			dst = append(dst, "</tr>\n"...)
		}
	}
	return append(dst, "</table>\n"...)
}

var htmlRoots = []string{"html", "head", "body", "table", "thead", "tbody", "div", "section", "article", "main", "p", "pre", "h1", "h2", "center", "style", "link", "meta", "title"}

func beginsHTML(head []byte) bool {
	doctype := len(head) > 14 && strings.EqualFold(string(head[:14]), "<!doctype html")
	return doctype || slices.Contains(htmlRoots, strings.ToLower(rootName(head)))
}

// An htmlReader reads the tables of a page.
type htmlReader struct {
	f       *Format
	yield   func(Item, error) bool
	in      *budget
	line    int // of the current token
	last    int // of the last puzzle
	stack   []*htmlTable
	pre     *strings.Builder // the text of a pre element
	preLine int
	found   int
	stopped bool
}

// An htmlTable is a table that has not ended.
type htmlTable struct {
	line int
	rows [][]htmlCell
	open bool // a cell is open
}

// An htmlCell is a cell with a text, or with a table of nine.
type htmlCell struct {
	text   string
	nine   []htmlCell
	header bool
}

func readHTML(f *Format, s *source, yield func(Item, error) bool) bool {
	h := &htmlReader{f: f, yield: yield, line: 1, in: &budget{ByteReader: s.documentReader(), left: maxDocument}}
	z := html.NewTokenizer(h.in)
	z.SetMaxBuf(maxDocument)
	for !h.stopped {
		kind := z.Next()
		if kind == html.ErrorToken {
			return s.failure() != nil || h.end(z.Err())
		}
		lines := bytes.Count(z.Raw(), []byte("\n"))
		h.token(kind, z)
		h.line += lines
	}
	return false
}

func (h *htmlReader) end(err error) bool {
	line := h.line
	switch {
	case h.in.over || errors.Is(err, html.ErrBufferExceeded):
		return h.yield(Item{Line: line, Layout: h.f}, &ParseError{Line: line, Column: 0, Err: errDocumentTooLong})
	case !errors.Is(err, io.EOF):
		return h.yield(Item{Line: line, Layout: h.f}, &ParseError{Line: line, Column: 0, Err: words.Error("format.html.none")})
	}
	for len(h.stack) > 0 && !h.stopped {
		h.closeTable()
	}
	if h.pre != nil {
		h.readPre()
	}
	if h.found == 0 && !h.stopped {
		return h.yield(Item{Line: 1, Layout: h.f}, &ParseError{Line: 1, Column: 0, Err: words.Error("format.html.none")})
	}
	return !h.stopped
}

func (h *htmlReader) token(kind html.TokenType, z *html.Tokenizer) {
	if kind == html.TextToken {
		h.text(string(z.Text()))
		return
	}
	name, attributes := z.TagName()
	switch tag := string(name); {
	case tag == "table" && kind == html.StartTagToken:
		h.stack = append(h.stack, &htmlTable{line: h.line})
	case tag == "table":
		h.closeTable()
	case tag == "pre" && kind == html.StartTagToken && len(h.stack) == 0:
		h.pre, h.preLine = new(strings.Builder), h.line
	case tag == "pre" && h.pre != nil:
		h.readPre()
	case len(h.stack) == 0:
	case tag == "tr":
		h.row(kind == html.StartTagToken)
	case tag == "td" || tag == "th":
		h.cell(kind == html.StartTagToken, tag == "th")
	case tag == "input":
		for more := attributes; more; {
			var key, value []byte
			if key, value, more = z.TagAttr(); string(key) == "value" {
				h.text(string(value))
			}
		}
	}
}

// maxTable is how many rows, cells of a row, bytes of a cell and nested tables are kept.
const maxTable = 100

func (h *htmlReader) row(begins bool) {
	t := h.stack[len(h.stack)-1]
	t.open = false
	if begins && len(t.rows) < maxTable {
		t.rows = append(t.rows, nil)
	}
}

func (h *htmlReader) cell(begins, header bool) {
	t := h.stack[len(h.stack)-1]
	if t.open = begins && len(t.rows) > 0; t.open {
		if last := &t.rows[len(t.rows)-1]; len(*last) < maxTable {
			*last = append(*last, htmlCell{header: header})
		}
	}
}

// text adds a text to the open cell.
func (h *htmlReader) text(text string) {
	if h.pre != nil {
		h.pre.WriteString(text)
	}
	if len(h.stack) == 0 {
		return
	}
	if t := h.stack[len(h.stack)-1]; t.open {
		row := t.rows[len(t.rows)-1]
		if c := &row[len(row)-1]; len(c.text) < maxTable {
			c.text += html.UnescapeString(text)
		}
	}
}

// closeTable ends a table: it is a puzzle, a box of the table around it, or something else.
func (h *htmlReader) closeTable() {
	if len(h.stack) == 0 {
		return
	}
	t := h.stack[len(h.stack)-1]
	h.stack = h.stack[:len(h.stack)-1]
	rows := t.body()
	nine := len(rows) == 3
	for _, r := range rows {
		nine = nine && len(r) == 3
	}
	switch {
	case nine && len(h.stack) > 0:
		if around := h.stack[len(h.stack)-1]; around.open {
			row := around.rows[len(around.rows)-1]
			row[len(row)-1].nine = slices.Concat(rows...)
		}
		return
	case nine:
		rows = unbox(rows)
	}
	if err := h.puzzle(t.line, rows); err != nil {
		h.found++
		h.stopped = h.stopped || !h.yield(Item{Line: t.line, Layout: h.f}, err)
	}
}

// body returns the rows of a table without headings and empty rows.
func (t *htmlTable) body() (rows [][]htmlCell) {
	for _, row := range t.rows {
		cells := slices.DeleteFunc(slices.Clone(row), func(c htmlCell) bool { return c.header })
		if len(cells) == 0 && len(row) == 9 {
			cells = row // people write a whole grid of headings
		}
		if len(cells) > 0 {
			rows = append(rows, cells)
		}
	}
	return rows
}

// unbox returns the rows of a table of 3 by 3 boxes.
func unbox(boxes [][]htmlCell) [][]htmlCell {
	rows := make([][]htmlCell, 9)
	for b, box := range slices.Concat(boxes...) {
		for i, c := range box.nine {
			r := b/3*3 + i/3
			rows[r] = append(rows[r], c)
		}
	}
	return rows
}

// puzzle yields a table that is a puzzle. It returns an error for one that nearly is.
func (h *htmlReader) puzzle(line int, rows [][]htmlCell) *ParseError {
	rows, ok := unlabelled(rows)
	if !ok {
		return nil
	}
	h.last = max(h.last, line)
	if len(rows) != 9 {
		return &ParseError{Line: line, Err: words.Error("format.rows.count", "n", len(rows))}
	}
	it := Item{Line: h.last, Column: 1, Layout: h.f}
	var c cleaner
	for i, row := range rows {
		if len(row) != 9 {
			return &ParseError{Line: line, Column: 0, Err: words.Error("format.row.cells", "n", len(row), "row", i+1)}
		}
		for k, cell := range row {
			text := c.clean([]byte(strings.TrimSpace(cell.text)))
			text = bytes.Clone(text)
			unemphasize(text)
			text = bytes.TrimSpace(text)
			if len(text) == 0 {
				continue
			}
			s, ok := candidates(bytes.ReplaceAll(text, []byte(" "), nil))
			switch at := 9*i + k; {
			case !ok:
				return &ParseError{Line: line, Column: 0, Err: words.Error("format.html.cell", "text", clip(text), "row", i+1, "column", k+1)}
			case s&candidatesFlag != 0:
				it.Puzzle.Centre[at] = s &^ candidatesFlag
			default:
				it.Puzzle.Givens[at] = s.Min()
			}
		}
	}
	h.found++
	h.in.left = maxDocument
	h.stopped = h.stopped || !h.yield(it, nil)
	return nil
}

// unlabelled removes the numbers of rows and columns. ok is false if the table is too far from
// 9 by 9 to be a puzzle.
func unlabelled(rows [][]htmlCell) (grid [][]htmlCell, ok bool) {
	if len(rows) == 10 && isColumnHeading(rows[0]) {
		rows = rows[1:]
	}
	near := 0
	for i, row := range rows {
		if len(row) == 10 && isLabel(row[0].text, i) {
			rows[i] = row[1:]
		}
		if n := len(rows[i]); n >= 8 && n <= 10 {
			near++
		}
	}
	return rows, near >= 8 && near >= len(rows)-1
}

// isLabel reports whether a text names row or column i, from 0.
func isLabel(text string, i int) bool {
	text = strings.ToUpper(strings.TrimSpace(text))
	for _, label := range []string{fmt.Sprint(i + 1), fmt.Sprint(i), fmt.Sprint("R", i+1), fmt.Sprint("C", i+1), string(rune('A' + i))} {
		if text == label {
			return true
		}
	}
	return false
}

// isColumnHeading reports whether the cells of a row name the columns.
func isColumnHeading(row []htmlCell) bool {
	for i, c := range row[len(row)-min(9, len(row)):] {
		if !isLabel(c.text, i) {
			return false
		}
	}
	return true
}

// readPre reads the text of a pre element.
func (h *htmlReader) readPre() {
	text := h.pre.String()
	h.pre = nil
	s := newSource(context.Background(), strings.NewReader(html.UnescapeString(text)))
	(&gridReader{s: s, yield: func(it Item, err error) bool {
		it.Line += h.preLine - 1
		if fault, ok := errors.AsType[*ParseError](err); ok {
			fault.Line += h.preLine - 1
		}
		h.found++
		h.last = max(h.last, it.Line)
		h.stopped = h.stopped || !h.yield(it, err)
		return !h.stopped
	}}).read()
}
