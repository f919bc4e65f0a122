package format

import (
	"bytes"
	"unicode"

	"sudoku/puzzle/words"
)

// maxRow is how many bytes of a line of a grid are kept; rows are far shorter.
const maxRow = 1 << 12

// A gridRow is one line of a grid.
type gridRow struct {
	row
	no     int
	text   []byte // cleaned
	raw    []byte // not cleaned
	gap    bool   // a blank line is above
	stroke stroke // those that some cell is
	dash   bool   // all nine are the same stroke: a ruling or nine empty cells
	fault  int    // 1 + the index of the first character that is not a cell, or 0
}

// set reads a row.
func (r *gridRow) set(text, raw []byte, no int) {
	r.no, r.fault = no, 0
	r.text, r.raw = append(r.text[:0], text...), append(r.raw[:0], raw...)
	r.read(r.text)
	r.stroke = 0
	var first byte
	same := true
	for i, c := range text {
		switch g := glyphs[c]; {
		case g == letter && isEntry(text, i):
			continue
		case g == letter && r.fault == 0:
			r.fault = i + 1
		case g != cell:
			continue
		case first == 0:
			first = c
		}
		same = same && c == first
		r.stroke |= strokeOf(c)
	}
	if r.fault == 0 {
		r.fault = r.loose
	}
	r.dash = r.n == 9 && r.stroke != 0 && same
}

// A stroke is a set of characters that are empty cells or rulings.
type stroke uint8

func strokeOf(c byte) stroke {
	switch c {
	case '-':
		return 1
	case '_':
		return 2
	case '*':
		return 4
	}
	return 0
}

// narrow reports whether the row can be nine cells with spaces for empty cells.
func (r *gridRow) narrow() bool {
	text := bytes.TrimRight(r.text, " \t")
	return len(text) <= 9 && len(bytes.Trim(text, " 123456789")) == 0
}

// isHeading reports whether cells above a grid are more likely part of a title,
// such as a date, than a row.
func (r *gridRow) isHeading() bool {
	text := bytes.TrimRight(r.text, " \t")
	odd := (r.n < 6 || r.n > 12 || isDate(text)) && !isTable(text)
	return odd && bytes.IndexByte(text, ' ') < 0
}

// isTable reports whether a line names the columns of a table.
func isTable(text []byte) bool {
	if hasFields(text) {
		return true
	}
	words := bytes.Fields(text)
	for _, w := range words {
		if len(w) > 2 {
			return false
		}
	}
	return len(words) >= 9
}

// hasFields reports whether a line has delimiters between nine fields.
func hasFields(text []byte) bool {
	for _, separator := range []string{",", ";", "|", "\t"} {
		if bytes.Count(text, []byte(separator)) >= 8 {
			return true
		}
	}
	return false
}

// isCode reports whether a line is part of a program or of a marked-up text: it is no title.
func isCode(text []byte) bool {
	text = bytes.TrimSpace(text)
	switch {
	case len(text) == 0:
		return false
	case bytes.HasPrefix(text, []byte("```")), bytes.HasSuffix(text, []byte("'''")), text[0] == '\\', text[0] == '<' && text[len(text)-1] == '>':
		return true
	}
	return bytes.IndexByte([]byte("[{(=\""), text[len(text)-1]) >= 0
}

// codeAbove adds a line of a program to those above a grid.
func codeAbove(code string, raw []byte) string {
	if len(code) > maxName {
		return code
	}
	return code + string(raw[:min(len(raw), maxName)]) + "\n"
}

// likely reports whether a line of text is more likely a row with a wrong character.
func (r *gridRow) likely() bool { return likelyWidth(r.text) && r.n >= 5 }

// singleCells returns how many words of a line are one cell.
func singleCells(text []byte) (n int) {
	for tok := range tokensOf(text) {
		if len(tok.text) == 1 && glyphs[tok.text[0]] == cell {
			n++
		}
	}
	return n
}

// hasDigits reports whether a line has n digits or more.
func hasDigits(text []byte, n int) bool {
	for _, b := range text {
		if '1' <= b && b <= '9' {
			if n--; n <= 0 {
				return true
			}
		}
	}
	return false
}

func likelyWidth(text []byte) bool {
	n := len(bytes.TrimSpace(text))
	return 7 <= n && n <= 11
}

// isDate reports whether text is three numbers with two equal separators between.
func isDate(text []byte) bool {
	signs := bytes.Trim(text, "0123456789")
	return len(text) != 9 && len(signs) > 2 && signs[0] == signs[len(signs)-1] &&
		bytes.Count(text, signs[:1]) == 2 && len(bytes.Trim(signs, "0123456789-.")) == 0
}

// wrong returns what is wrong with row i, from 1, of a grid of total cells; total is 0 if
// other rows are wrong too.
func (r *gridRow) wrong(i, total int) *ParseError {
	if r.fault > 0 {
		return characterFault(r.no, r.fault-1, r.raw)
	}
	at := r.extra
	if r.n < 9 {
		at = len(bytes.TrimRight(r.text, " \t|"))
	}
	column, _ := columnOf(r.raw, at)
	key, n := "format.row.short", 9-r.n
	if n < 0 {
		key, n = "format.row.long", -n
	}
	err := words.Error(key, "n", n, "row", i, "total", total)
	if total == 0 {
		err = words.Error("format.row.cells", "n", r.n, "row", i)
	}
	return &ParseError{Line: r.no, Column: column, Err: err}
}

// hasWord reports whether a row has three letters beside each other.
func hasWord(raw []byte) bool {
	n := 0
	for _, r := range string(raw) {
		if n++; !unicode.IsLetter(r) {
			n = 0
		}
		if n == 3 {
			return true
		}
	}
	return false
}
