package format

import "bytes"

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
