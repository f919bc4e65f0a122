package format

import (
	"bytes"
	"unicode"
	"unicode/utf8"
)

// A glyph is the role of a byte in a line of cells.
type glyph uint8

const (
	letter glyph = iota // any other character; a line with one is text
	cell                // a digit or an empty cell
	blank               // white space
	bar                 // between columns
	comma               // between fields
	wrap                // around fields
	pencil              // marks a candidate
	joint               // only in rulings
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

// digitOf maps a byte that is a cell to its digit, others to notCell.
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

// unknown replaces in a cleaned line every character without a role.
const unknown = '\x7f'

// A cleaner normalizes lines.
type cleaner struct{ buf []byte }

// clean returns a line in which each character is one byte: full-width forms and box
// drawing become ASCII, every blank but the tab becomes a space, invisible characters are
// removed, and characters without a role become unknown. It is valid until the next call.
func (c *cleaner) clean(raw []byte) []byte {
	if isASCII(raw) {
		if !usesCrosses(raw) {
			return raw
		}
		c.buf = append(c.buf[:0], raw...)
	} else {
		c.buf = c.buf[:0]
		for i := 0; i < len(raw); {
			r, n := utf8.DecodeRune(raw[i:])
			c.buf = appendASCII(c.buf, r)
			i += n
		}
	}
	if usesCrosses(c.buf) {
		for i, b := range c.buf {
			if b|' ' == 'x' {
				c.buf[i] = '.'
			}
		}
	}
	return c.buf
}

// usesCrosses reports whether the letter x stands for the empty cells of a line: it has no
// other letters and no other characters for empty cells.
func usesCrosses(text []byte) bool {
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

// asciiOf maps characters to ASCII: those of each string to its first character.
var asciiOf = func() map[rune]byte {
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

// appendASCII appends the ASCII form of a character.
func appendASCII(dst []byte, r rune) []byte {
	switch {
	case r < utf8.RuneSelf:
		return append(dst, byte(r))
	case '！' <= r && r <= '～':
		return append(dst, byte(r-'！'+'!'))
	case r == '…':
		return append(dst, "..."...)
	case r == utf8.RuneError:
		return append(dst, unknown)
	case unicode.IsSpace(r):
		return append(dst, ' ')
	case unicode.In(r, unicode.Cf, unicode.Mn, unicode.Me):
		return dst
	}
	if b, ok := asciiOf[r]; ok {
		return append(dst, b)
	}
	if 0x2500 <= r && r <= 0x257f {
		return append(dst, '+')
	}
	return append(dst, unknown)
}

// columnOf returns the column of the character of raw that became byte i of its cleaned form,
// and that character. Invisible characters don't count.
func columnOf(raw []byte, i int) (column int, r rune) {
	at := rawIndex(raw, i)
	var b [utf8.UTFMax]byte
	for _, r := range string(raw[:at]) {
		column += min(1, len(appendASCII(b[:0], r)))
	}
	r, _ = utf8.DecodeRune(raw[at:])
	return column + 1, r
}

// rawIndex returns the index in raw of the character that became byte i of its cleaned
// form.
func rawIndex(raw []byte, i int) int {
	var b [utf8.UTFMax]byte
	at, done := 0, 0
	for at < len(raw) {
		r, n := utf8.DecodeRune(raw[at:])
		if done += len(appendASCII(b[:0], r)); done > i {
			break
		}
		at += n
	}
	return at
}
