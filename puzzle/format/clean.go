package format

import (
	"bytes"
	"sync"
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
type cleaner struct{ buf, bare []byte }

// clean returns a line in which each character is one byte: full-width forms and box
// drawing become ASCII, every blank but the tab becomes a space, invisible characters are
// removed, and characters without a role become unknown. It is valid until the next call.
func (c *cleaner) clean(raw []byte) []byte {
	if isASCII(raw) {
		if cross(raw) == 0 && !isEmphasized(raw) {
			return raw
		}
		c.buf = append(c.buf[:0], raw...)
	} else {
		c.buf = c.buf[:0]
		for _, r := range decode(raw) {
			c.buf = appendASCII(c.buf, r)
		}
	}
	if x := cross(c.buf); x != 0 {
		for i, b := range c.buf {
			if b|' ' == x {
				c.buf[i] = '.'
			}
		}
	}
	if isEmphasized(c.buf) {
		unemphasize(c.buf)
	}
	return c.buf
}

// cross returns the letter, x or e, that stands for the empty cells of a line, 0 if there is
// none: the line has no other letters and no other characters for empty cells.
func cross(text []byte) (letterOf byte) {
	n, first := 0, -1
	for i, b := range text {
		switch low := b | ' '; {
		case (low == 'x' || low == 'e') && (letterOf == 0 || letterOf == low):
			if letterOf = low; first < 0 {
				first = i
			} else {
				first = len(text)
			}
			n++
		case '1' <= b && b <= '9':
			n++
		case glyphs[b] == letter || glyphs[b] == cell || b == '#' || b == ':':
			return 0
		}
	}
	if n < 9 || letterOf == 0 || first+1 < len(text) && glyphs[text[first+1]] == blank && empty(text[:first]) {
		return 0 // the only one is a label
	}
	return letterOf
}

func isASCII(b []byte) bool {
	for _, c := range b {
		if c >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// asciiOf returns the characters with an ASCII form: those of each string to its first character.
func asciiOf() map[rune]byte {
	m := map[rune]byte{}
	for _, s := range []string{
		".·•∙⋅・･。｡◦○□⬜⬛▢", "-–—−‐‑‒―", "*∗", "|¦│┃┆┇┊┋║╎╏╵╷╹╻╽╿", "=─━┄┅┈┉═╌╍╴╶╸╺╼╾",
		",、", "x×✕✖", "\"“”„«»「」", "'‘’", "0〇\u24ea", "1①❶➀➊", "2②❷➁➋", "3③❸➂➌", "4④❹➃➍", "5⑤❺➄➎", "6⑥❻➅➏", "7⑦❼➆➐", "8⑧❽➇➑", "9⑨❾➈➒",
	} {
		for _, r := range s {
			m[r] = s[0]
		}
	}
	return m
}

// appendASCII appends the ASCII form of a character.
func appendASCII(dst []byte, r rune) []byte {
	switch {
	case r < utf8.RuneSelf:
		return append(dst, byte(r))
	case '！' <= r && r <= '～':
		return append(dst, byte(r-'！'+'!'))
	case r == '…':
		return append(dst, "..."...)
	case int(r) >= len(asciiForms()) && unicode.IsDigit(r):
		return append(dst, '0'+digitIn(unicode.Nd.R32, uint32(r)))
	case int(r) >= len(asciiForms()) && !unicode.In(r, invisible...):
		return append(dst, unknown)
	case int(r) >= len(asciiForms()) || asciiForms()[r] == 0:
		return dst
	}
	return append(dst, asciiForms()[r])
}

var invisible = []*unicode.RangeTable{unicode.Cf, unicode.Mn, unicode.Me}

// asciiForms is the ASCII form of each character of the basic plane, 0 for those that are
// invisible. Looking in the tables of unicode takes ten times as long.
var asciiForms = sync.OnceValue(func() *[1 << 16]byte {
	t := new([1 << 16]byte)
	for r := range t {
		t[r] = unknown
	}
	for r := 0x2500; r <= 0x257f; r++ { // box drawing
		t[r] = '+'
	}
	for _, tens := range unicode.Nd.R16 {
		for r := int(tens.Lo); r <= int(tens.Hi); r++ {
			t[r] = '0' + byte(r-int(tens.Lo))%10
		}
	}
	for r, b := range asciiOf() {
		t[r] = b
	}
	for _, table := range invisible {
		setRanges(t, table, 0)
	}
	setRanges(t, unicode.White_Space, ' ')
	return t
})

// digitIn returns the value of a decimal digit: those of a script, or of a style such as
// bold, follow each other from 0.
func digitIn(scripts []unicode.Range32, r uint32) byte {
	for _, tens := range scripts {
		if tens.Lo <= r && r <= tens.Hi {
			return byte((r - tens.Lo) % 10)
		}
	}
	return 0
}

func setRanges(t *[1 << 16]byte, table *unicode.RangeTable, b byte) {
	for _, r := range table.R16 {
		for c := int(r.Lo); c <= int(r.Hi); c += int(r.Stride) {
			t[c] = b
		}
	}
}

// columnOf returns the column of the character of raw that became byte i of its cleaned form,
// and that character. Invisible characters don't count.
func columnOf(raw []byte, i int) (column int, r rune) {
	at := rawIndex(raw, i)
	var b [utf8.UTFMax]byte
	for k, next := range decode(raw) {
		if r = next; k >= at {
			return column + 1, r
		}
		column += min(1, len(appendASCII(b[:0], r)))
	}
	return column + 1, utf8.RuneError
}

// rawIndex returns the index in raw of the character that became byte i of its cleaned
// form.
func rawIndex(raw []byte, i int) int {
	var b [utf8.UTFMax]byte
	done := 0
	for at, r := range decode(raw) {
		if done += len(appendASCII(b[:0], r)); done > i {
			return at
		}
	}
	return len(raw)
}

// afterStranger returns what is behind a character without a role, and text if it begins with none.
func afterStranger(text []byte) []byte {
	r, n := utf8.DecodeRune(text)
	var b [utf8.UTFMax]byte
	if s := appendASCII(b[:0], r); r < utf8.RuneSelf || len(s) != 1 || s[0] != unknown {
		return text
	}
	return bytes.TrimLeft(text[n:], " \t\r\n")
}
