package format

import (
	"bytes"
	"errors"
	"html"
	"io"
	"slices"
	"strings"

	tokens "golang.org/x/net/html"

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

var htmlRoots = []string{"html", "head", "body", "table", "thead", "tbody", "div", "section", "article", "main", "p", "pre", "h1", "h2", "center", "style", "script", "link", "meta", "title"}

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
	lost    bool // a cell stands outside of tables
	inList  bool // a list of options is open
	chosen  int  // how many options of the list at hand are selected
	chooses bool // some list has such an option
	ended   bool // the text ends in a table
	hidden  bool // a text that is not shown: an option that isn't selected, or a script
	said    htmlTexts
	sheet   []borderRule
	styles  bool   // a style sheet is open
	unshown string // an element in a cell that isn't shown, and how many of its name are open
	depth   int
	gone    string // the same outside of cells
	deep    int
}

// An htmlTable is a table that has not ended.
type htmlTable struct {
	line int
	rows [][]htmlCell
	open bool // a cell is open
	ends bool // cells have end tags

	styled bool // cells have attributes, or other elements in them

	around string // the tag of the last row
	group  bool   // a group of rows has begun
	opens  bool   // with the last row
	groups []int  // behind how many columns a group of them begins
	cols   int    // how many columns are named so far
}

// An htmlCell is a cell with a text, or with a table of nine.
type htmlCell struct {
	text   string
	nine   []htmlCell
	header bool
	hidden bool
	look   string // its tags

	row, col int    // which row of the table it is in, and which one of that
	around   string // the tag of its row
	opens    bool   // a group of rows begins with its row
	after    bool   // a group of columns begins with it
}

func readHTML(f *Format, s *source, yield func(Item, error) bool) bool {
	h := &htmlReader{f: f, line: 1, said: htmlTexts{out: yield}, in: &budget{ByteReader: s.documentReader(), left: maxDocument}}
	h.yield = h.said.yield
	z := tokens.NewTokenizer(h.in)
	z.SetMaxBuf(maxDocument)
	for !h.stopped {
		kind := z.Next()
		if kind == tokens.ErrorToken {
			return s.failure() != nil || h.end(z.Err()) && h.said.flush()
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
	case h.in.over || errors.Is(err, tokens.ErrBufferExceeded):
		return h.yield(Item{Line: line, Layout: h.f}, &ParseError{Line: line, Column: 0, Err: errDocumentTooLong})
	case !errors.Is(err, io.EOF):
		return h.yield(Item{Line: line, Layout: h.f}, &ParseError{Line: line, Column: 0, Err: words.Error("format.html.none")})
	}
	for len(h.stack) > 0 && !h.stopped {
		t := h.stack[len(h.stack)-1]
		begun, before := h.found > 0 && t.begins(t.line <= h.last), h.found
		t.cut()
		h.ended = true
		if h.closeTable(); begun && h.found == before {
			h.fault(&ParseError{Line: t.line, Err: words.Error("format.rows.count", "n", len(t.rows))})
		}
	}
	if h.pre != nil {
		h.readPre()
	}
	if h.found == 0 && !h.stopped {
		return h.yield(Item{Line: 1, Layout: h.f}, &ParseError{Line: 1, Column: 0, Err: words.Error("format.html.none")})
	}
	return !h.stopped
}

func (h *htmlReader) token(kind tokens.TokenType, z *tokens.Tokenizer) {
	if kind == tokens.TextToken {
		if h.styles && len(h.sheet) < maxBorderRules {
			h.sheet = append(h.sheet, borderRules(strings.ToLower(string(z.Raw())))...)
		}
		if h.deep == 0 {
			h.text(string(z.Raw()))
		}
		return
	}
	raw := z.Raw()
	name, _ := z.TagName()
	h.styles = string(name) == "style" && kind == tokens.StartTagToken
	if bytes.LastIndex(raw, []byte("<td")) > 0 { // a quote is lost, and with it cells
		h.fault(&ParseError{Line: h.line, Err: words.Error("format.html.none")})
	}
	if h.passes(kind, string(name), string(raw)) {
		return
	}
	switch tag := string(name); {
	case tag == "table" && kind == tokens.StartTagToken:
		h.said.end()
		if !h.inCell() {
			h.said.mark(string(raw))
		}
		h.stack, h.lost = append(h.stack, &htmlTable{line: h.line}), false
	case tag == "table":
		h.closeTable()
	case h.pre != nil && kind == tokens.StartTagToken && (tag == "pre" || isHeading(tag)): // its end is lost
		h.pre.WriteByte('\n')
	case tag == "pre" && kind == tokens.StartTagToken && len(h.stack) == 0:
		h.pre, h.preLine = new(strings.Builder), h.line
	case tag == "pre" && h.pre != nil:
		h.readPre()
	case tag == "br" && h.pre != nil:
		h.pre.WriteByte('\n')
	case len(h.stack) == 0 && tag == "td" && !h.lost: // the beginning of its table is
		h.lost = true
		h.fault(&ParseError{Line: h.line, Err: words.Error("format.html.none")})
	case !h.inCell() && (len(h.stack) == 0 && tag != "script" && tag != "style" || isHeading(tag)), tag == "caption":
		h.said.tag(tag, kind == tokens.StartTagToken)
	case tag == "tbody":
		t := h.stack[len(h.stack)-1]
		t.group = t.group || kind == tokens.StartTagToken
	case tag == "colgroup" || tag == "col":
		h.stack[len(h.stack)-1].columns(tag, string(raw), kind != tokens.EndTagToken)
	case tag == "tr":
		h.row(kind == tokens.StartTagToken, string(raw))
	case tag == "td" || tag == "th":
		h.cell(kind == tokens.StartTagToken, tag == "th")
	case tag == "option" || tag == "select" || tag == "script" || tag == "style":
		_, selected := htmlValue(string(raw), "selected")
		begins := kind == tokens.StartTagToken
		switch tag {
		case "select":
			h.hidden, h.inList = begins, begins
		case "option":
			h.hidden = begins && !selected || !begins && h.inList
		default:
			h.hidden = begins
		}
		h.choose(tag, begins, selected)
	case tag == "input" && !unseen(string(raw)):
		value, _ := htmlValue(string(raw), "value")
		h.text(value)
	case tag == "img":
		if alt, ok := htmlValue(string(raw), "alt"); ok {
			h.text(alt)
		} else {
			h.text("img") // nobody knows what it shows
		}
	}
	if isBrokenTag(string(name)) {
		h.text("?!") // what it holds is lost
	}
	if n := len(h.stack); n > 0 && h.stack[n-1].open {
		h.looks(h.stack[n-1], kind, string(name), string(raw))
	}
}

// fault yields an error.
func (h *htmlReader) fault(err *ParseError) {
	h.found++
	h.stopped = h.stopped || !h.yield(Item{Line: err.Line, Layout: h.f}, err)
}

// text adds a text to the open cell.
func (h *htmlReader) text(text string) {
	if h.pre != nil {
		h.pre.WriteString(text)
	}
	if h.pre == nil && !h.hidden && !h.inCell() || h.said.current == "caption" {
		h.said.text(text)
	}
	if len(h.stack) == 0 || h.hidden || h.depth > 0 {
		return
	}
	if t := h.stack[len(h.stack)-1]; t.open {
		row := t.rows[len(t.rows)-1]
		if c := &row[len(row)-1]; len(c.text) < maxTable && !c.hidden {
			c.text += html.UnescapeString(text)
		}
	}
}
