package format

import (
	"bytes"
	"unicode"
	"unicode/utf8"
)

// A glyph says what part a byte can play in a line of cells.
type glyph uint8

const (
	letter glyph = iota // none: such a line is text
	cell                // a digit or an empty cell
	blank               // white space
	bar                 // stands between columns
	comma               // stands between fields
	wrap                // stands around fields
	pencil              // marks candidates
	joint               // part of a ruling alone
)

var glyphs = func() (t [256]glyph) {
	for g, chars := range map[glyph]string{
		cell: "0123456789.-_*?", blank: " \t\v\f\x1a", bar: "|:!", comma: ",;",
		wrap: "\"'`[]{}<>", pencil: "()#@", joint: "+=~",
	} {
		for _, b := range []byte(chars) {
			t[b] = g
		}
	}
	return t
}()

// digitOf maps a byte that stands in a cell to its digit, others to notCell.
var digitOf = func() (t [256]uint8) {
	for b := range t {
		switch {
		case '1' <= b && b <= '9':
			t[b] = uint8(b - '0')
		case glyphs[b] != cell:
			t[b] = notCell
		}
	}
	return t
}()

const notCell = 0x80

// other stands in a cleaned line for a character that plays no part.
const other = '\x7f'

// A cleaner rewrites lines.
type cleaner struct{ buf []byte }

// clean returns a line in which each character that plays a part is one byte:
// full-width forms are narrow, box drawing is ASCII, every blank but the tab is
// a space, and what can't be seen is gone. It is valid until the next call.
func (c *cleaner) clean(raw []byte) []byte {
	if isASCII(raw) {
		if !isCrossed(raw) {
			return raw
		}
		c.buf = append(c.buf[:0], raw...)
	} else {
		c.buf = c.buf[:0]
		for i := 0; i < len(raw); {
			r, n := utf8.DecodeRune(raw[i:])
			c.buf = appendPlain(c.buf, r)
			i += n
		}
	}
	if isCrossed(c.buf) {
		for i, b := range c.buf {
			if b|' ' == 'x' {
				c.buf[i] = '.'
			}
		}
	}
	return c.buf
}

// isCrossed reports whether crosses stand for the empty cells of a line: there is no other
// letter, and no other sign for one.
func isCrossed(text []byte) bool {
	if bytes.IndexByte(text, 'x') < 0 && bytes.IndexByte(text, 'X') < 0 {
		return false
	}
	n := 0
	for _, b := range text {
		switch {
		case b|' ' == 'x' || '1' <= b && b <= '9':
			n++
		case glyphs[b] == letter || glyphs[b] == cell || b == '#' || b == ':':
			return false
		}
	}
	return n >= 9
}

func isASCII(b []byte) bool {
	for _, c := range b {
		if c >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// plain maps characters to what they mean: each stands behind an ASCII one.
var plain = func() map[rune]byte {
	m := map[rune]byte{}
	for _, s := range []string{
		".·•∙⋅・･。｡◦○□", "-–—−‐‑‒―", "*∗", "|¦│┃┆┇┊┋║╎╏╵╷╹╻╽╿", "=─━┄┅┈┉═╌╍╴╶╸╺╼╾",
		",、", "x×✕✖", "\"“”„«»「」", "'‘’", "0〇",
	} {
		for _, r := range s {
			m[r] = s[0]
		}
	}
	return m
}()

// appendPlain appends what a character means.
func appendPlain(dst []byte, r rune) []byte {
	switch {
	case r < utf8.RuneSelf:
		return append(dst, byte(r))
	case '！' <= r && r <= '～':
		return append(dst, byte(r-'！'+'!'))
	case r == '…':
		return append(dst, "..."...)
	case r == utf8.RuneError:
		return append(dst, other)
	case unicode.IsSpace(r):
		return append(dst, ' ')
	case unicode.In(r, unicode.Cf, unicode.Mn, unicode.Me):
		return dst
	}
	if b, ok := plain[r]; ok {
		return append(dst, b)
	}
	if 0x2500 <= r && r <= 0x257f {
		return append(dst, '+')
	}
	return append(dst, other)
}

// place returns the column of the character of raw that became byte i of its
// cleaned form, and that character. What can't be seen takes no column.
func place(raw []byte, i int) (column int, r rune) {
	at := rawIndex(raw, i)
	var b [utf8.UTFMax]byte
	for _, r := range string(raw[:at]) {
		column += min(1, len(appendPlain(b[:0], r)))
	}
	r, _ = utf8.DecodeRune(raw[at:])
	return column + 1, r
}

// rawIndex returns where the character begins in raw that became byte i of its
// cleaned form.
func rawIndex(raw []byte, i int) int {
	var b [utf8.UTFMax]byte
	at, done := 0, 0
	for at < len(raw) {
		r, n := utf8.DecodeRune(raw[at:])
		if done += len(appendPlain(b[:0], r)); done > i {
			break
		}
		at += n
	}
	return at
}
