package format

import (
	"bytes"
	"iter"
	"strings"

	"sudoku/puzzle"
)

// Rows are often dressed: as items of a list in a program, with emphasis in a table, with
// labels at the edge. undress takes that off, but leaves each cell where it is, so that
// columns in errors are right.

// undress replaces by spaces what is around the cells of a cleaned line of text. ok is false
// if that does not leave a row or a puzzle.
func (c *cleaner) undress(text []byte) (bare []byte, ok bool) {
	if len(text) > maxRow {
		return nil, false
	}
	var has dressing
	for _, b := range text {
		has |= dressings[b]
	}
	for _, d := range []struct {
		sign  dressing
		strip func([]byte) bool
	}{{stampSign, unstamp}, {latexSign, unlatex}, {slashSign, unslash}, {colourSign, uncolour}, {bracketSign, unbracket}, {0, unlabel}} {
		if has&d.sign != d.sign || d.sign == 0 && !isLabelled(text) {
			continue
		}
		c.bare = append(c.bare[:0], text...)
		if d.strip(c.bare) && classOf(c.bare) == cells {
			return c.bare, true
		}
	}
	return nil, false
}

// A dressing is a set of signs of what can be taken off.
type dressing uint8

const (
	latexSign dressing = 1 << iota
	slashSign
	bracketSign
	colourSign
	stampSign
)

var dressings = func() (t [256]dressing) {
	for sign, chars := range map[dressing]string{latexSign: "&", slashSign: "\\", bracketSign: "[](){}\"'", colourSign: "\x1b", stampSign: ":>"} {
		for _, b := range []byte(chars) {
			t[b] = sign
		}
	}
	return t
}()

// hasCell reports whether a text has a character that may be a cell.
func hasCell(text []byte) bool {
	for _, b := range text {
		if glyphs[b] == cell {
			return true
		}
	}
	return false
}

// mask replaces a part of a line by spaces.
func mask(part []byte) {
	for i := range part {
		part[i] = ' '
	}
}

// stamp is what chats put before a message: a time in brackets, or a date and a time, and perhaps a
// name; or a name in angle brackets.
var stamp = compileLater(`^\s*((` + moment + `[ \t]+)?<?[A-Za-z_\x7f][\w\x7f.@-]{0,40}>[ \t]+|` + moment + `[ \t]+([^:.\d]{1,40}: ?)?)`)

const moment = `(\[[^\]]{0,30}\d{1,2}:\d{2}[^\]]{0,12}\]|\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d{2}(:\d{2})?( ?[AP]M)?( -)?)`

// unstamp masks the stamp of a chat before a row.
func unstamp(text []byte) bool {
	at := stamp().FindIndex(text)
	if at == nil {
		return false
	}
	mask(text[:at[1]])
	return isRow(text)
}

// emptyWords stand for an empty cell in lists of programs.
var emptyWords = [][]byte{[]byte("None"), []byte("null"), []byte("nil"), []byte("nan"), []byte("NaN"), []byte("undefined")}

// unbracket leaves of a line of a program the innermost lists that have 9 or 81 cells, if
// they are one row or one puzzle. The others, such as the lengths of arrays, are no cells.
func unbracket(text []byte) bool {
	for _, word := range emptyWords {
		for at := bytes.Index(text, word); at >= 0; at = bytes.Index(text, word) {
			mask(text[at : at+len(word)])
			text[at] = '.'
		}
	}
	uncomment(text)
	kept, n := spans{}, 0
	for from, to := range innermost(text) {
		k := listLen(text[from:to])
		if k == 81 && n == 81 && len(kept) == 1 && solvesList(text[kept[0].from:kept[0].to], text[from:to]) {
			kept[0] = span{from, to}
		}
		if k != 9 && k != 81 || n == 81 || n > 0 && k != 9 || k == 81 && isAnswer(nameBefore(text[:from])) {
			continue
		}
		kept, n = append(kept, span{from, to}), n+k
	}
	if n != 9 && n != 81 {
		return false
	}
	kept.keep(text)
	return true
}

// solvesList reports whether a list of 81 cells is the solution of another.
func solvesList(full, list []byte) bool {
	var p, answer puzzle.Puzzle
	var r row
	r.read(full)
	r.fill(&answer)
	r = row{}
	r.read(list)
	r.fill(&p)
	return solves(nil, &answer.Givens, &p.Givens)
}

// nameBefore returns the name that a list has in a program, which begins behind text.
func nameBefore(text []byte) string {
	text = bytes.TrimRight(text, "[{( \t")
	if len(text) == 0 || text[len(text)-1] != ':' && text[len(text)-1] != '=' {
		return ""
	}
	text = bytes.TrimRight(text, ":= \t\"'")
	at := len(text)
	for at > 0 && (isLetter(text[at-1]) || text[at-1] == '_') {
		at--
	}
	return string(text[at:])
}

// uncomment masks comments of programs.
func uncomment(text []byte) {
	if at := bytes.Index(text, []byte("//")); at >= 0 && !bytes.HasSuffix(text[:at], []byte(":")) {
		mask(text[at:])
	}
	for at := bytes.Index(text, []byte("/*")); at >= 0; at = bytes.Index(text, []byte("/*")) {
		end := bytes.Index(text[at:], []byte("*/"))
		if end < 0 {
			return
		}
		mask(text[at : at+end+2])
	}
}

type span struct{ from, to int }

type spans []span

// keep masks everything but the spans.
func (s spans) keep(text []byte) {
	at := 0
	for _, k := range s {
		mask(text[at:k.from])
		at = k.to
	}
	mask(text[at:])
}

// innermost yields the contents of brackets without others inside, and of strings that are
// in no such brackets. One may have begun on the line before, or end on the next one.
func innermost(text []byte) iter.Seq2[int, int] {
	return func(yield func(from, to int) bool) {
		open, quote := 0, -1 // after the last opening bracket; of a string
		for i, b := range text {
			from := -1
			switch b {
			case '[', '{', '(':
				open, quote = i+1, -1
			case ']', '}', ')':
				from, open, quote = open, -1, -1
			case '"', '\'':
				switch {
				case open > 0, quote < 0 && i > 0 && isLetter(text[i-1]) && strings.IndexByte("rbfu", text[i-1]) < 0: // an apostrophe
				case quote < 0 || text[quote] != b:
					quote = i
				default:
					from, quote = quote+1, -1
				}
			}
			if from >= 0 && !yield(from, i) {
				return
			}
		}
		if from := max(open, quote+1); from > 0 {
			yield(from, len(bytes.TrimRight(text, " \t,;")))
		}
	}
}

// listLen returns how many cells a list has, 0 if something else is in it.
func listLen(list []byte) int {
	if len(list) < 9 {
		return 0
	}
	var r row
	for _, b := range list {
		if glyphs[b] == letter || glyphs[b] == pencil || glyphs[b] == joint {
			return 0
		}
	}
	if r.read(list); r.traits&pencilled != 0 {
		return 0
	}
	return r.n
}

func isLetter(b byte) bool { return 'a' <= b|' ' && b|' ' <= 'z' }

// uncolour masks the escapes by which terminals change colours.
func uncolour(text []byte) bool {
	for at := bytes.IndexByte(text, 0x1b); at >= 0; at = bytes.IndexByte(text, 0x1b) {
		end := at + 1
		for end < len(text) && !isLetter(text[end]) {
			end++
		}
		mask(text[at:min(end+1, len(text))])
	}
	return true
}

// unslash masks the backslashes that Markdown has before punctuation.
func unslash(text []byte) (some bool) {
	for i, b := range text {
		if b == '\\' && i+1 < len(text) && (text[i+1] == '_' || text[i+1] == '*' || text[i+1] == '-' || text[i+1] == '|') {
			text[i], some = ' ', true
		}
	}
	return some
}
