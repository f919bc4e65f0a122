package format

import (
	"strings"
	"unicode/utf16"
)

// Puzzle sites pack text into links with LZString: LZ78 on UTF-16, with codes of as few
// bits as possible. A character that occurs for the first time is written itself, after
// one of two special codes. The bits are written as base64.
const (
	lzNarrow = 0 // a new character follows in 8 bits
	lzWide   = 1 // in 16 bits
	lzEnd    = 2
	lzFirst  = 3 // the first code that stands for text
)

const base64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

// base64Values are the digits' values, -1 for what is no digit.
var base64Values = func() (values [256]int8) {
	for b := range values {
		values[b] = int8(strings.IndexByte(base64Digits, byte(b)))
	}
	return values
}()

// A codeWidth is the number of bits of the next code.
type codeWidth struct{ bits, left int }

// used counts a new code, and makes codes wider when all of this width are used.
func (w *codeWidth) used() {
	if w.left--; w.left == 0 {
		w.left = 1 << w.bits
		w.bits++
	}
}

// packLZ packs a text.
func packLZ(text string) string {
	p := lzPacker{
		codeWidth: codeWidth{2, 2}, next: lzFirst,
		single: map[uint16]int{}, plain: map[int]uint16{}, longer: map[lzPair]int{},
	}
	at := -1 // the code of the text that is read but not yet written
	for _, u := range utf16.Encode([]rune(text)) {
		own, known := p.single[u]
		if !known {
			own, p.next = p.next, p.next+1
			p.single[u], p.plain[own] = own, u
		}
		if at < 0 {
			at = own
			continue
		}
		if code, ok := p.longer[lzPair{at, u}]; ok {
			at = code
			continue
		}
		p.emit(at)
		p.longer[lzPair{at, u}], p.next = p.next, p.next+1
		at = own
	}
	if at >= 0 {
		p.emit(at)
	}
	p.write(lzEnd, p.bits)
	return p.end()
}

type lzPair struct {
	head int
	tail uint16
}

type lzPacker struct {
	codeWidth
	next   int            // the next free code
	single map[uint16]int // the code of each character
	plain  map[int]uint16 // the characters among them that are not written yet
	longer map[lzPair]int
	out    strings.Builder
	digit  byte
	filled int // bits of digit
}

// emit writes a code, or its character if that occurs for the first time.
func (p *lzPacker) emit(code int) {
	u, first := p.plain[code]
	switch {
	case first && u < 256:
		p.write(lzNarrow, p.bits)
		p.write(int(u), 8)
	case first:
		p.write(lzWide, p.bits)
		p.write(int(u), 16)
	default:
		p.write(code, p.bits)
	}
	if first {
		delete(p.plain, code)
		p.used()
	}
	p.used()
}

// write writes bits, the lowest one first.
func (p *lzPacker) write(value, bits int) {
	for range bits {
		p.digit = p.digit<<1 | byte(value&1)
		value >>= 1
		if p.filled++; p.filled == 6 {
			p.out.WriteByte(base64Digits[p.digit])
			p.digit, p.filled = 0, 0
		}
	}
}

// end fills the last base64 digit, even if it has no bits yet, and adds the padding.
func (p *lzPacker) end() string {
	p.write(0, 6-p.filled)
	if n := p.out.Len() % 4; n > 0 {
		p.out.WriteString("==="[n-1:])
	}
	return p.out.String()
}

// unpackLZ is the inverse of packLZ. It fails if packed is damaged or unpacks to more than
// the allowance permits.
func unpackLZ(packed string, links *allowance) (text string, err error) {
	u := lzUnpacker{
		codeWidth: codeWidth{2, 1}, in: strings.TrimRight(packed, "="), book: make([]lzSpan, lzFirst),
		most: links.most(len(packed)), stopped: links.stopped,
	}
	ok := u.unpack()
	links.spend(len(packed), len(u.out))
	switch {
	case u.full:
		return "", tooLargeError(u.most)
	case !ok:
		return "", ErrBrokenLink
	}
	return string(utf16.Decode(u.out)), nil
}

// unpack reads all codes, and reports whether they were valid and within the limit, and
// nobody has stopped it.
func (u *lzUnpacker) unpack() (ok bool) {
	for n := 1; ; n++ {
		code, ok := u.read(u.bits)
		switch {
		case !ok, n%stopEvery == 0 && u.stopped():
			return false
		case code == lzEnd:
			return true
		case !u.appendCode(code):
			return false
		}
	}
}

// An lzSpan is a range of the unpacked text.
type lzSpan struct{ from, to int }

type lzUnpacker struct {
	codeWidth
	in   string
	at   int // bits of in that are read
	out  []uint16
	book []lzSpan // the text of each code
	last lzSpan
	most int  // characters
	full bool // there are more

	stopped func() bool
}

// appendCode appends the text of a code. The text of the code before it with one more character
// becomes a new code.
func (u *lzUnpacker) appendCode(code int) bool {
	first := len(u.out) == 0
	from := len(u.out)
	switch span := u.span(code); {
	case code == lzNarrow || code == lzWide:
		unit, ok := u.read(8 << code)
		if !ok {
			return false
		}
		u.out = append(u.out, uint16(unit))
		u.book = append(u.book, lzSpan{from, from + 1})
		u.used()
	case span.to == 0 || first:
		return false
	case len(u.out)+span.to-span.from > u.most:
		u.full = true
		return false
	default:
		for i := span.from; i < span.to; i++ { // the span may overlap the appended text
			u.out = append(u.out, u.out[i])
		}
	}
	if !first {
		u.book = append(u.book, lzSpan{u.last.from, u.last.to + 1})
		u.used()
	} else {
		u.codeWidth = codeWidth{3, 4}
	}
	u.last = lzSpan{from, len(u.out)}
	u.full = len(u.out) > u.most
	return !u.full
}

// span returns the text of a code. That of the next free code is the last text with its
// first character once more.
func (u *lzUnpacker) span(code int) lzSpan {
	switch {
	case code < len(u.book):
		return u.book[code]
	case code == len(u.book):
		return lzSpan{u.last.from, u.last.to + 1}
	}
	return lzSpan{}
}

// read reads bits, the lowest one first.
func (u *lzUnpacker) read(bits int) (value int, ok bool) {
	for i := range bits {
		if u.at/6 >= len(u.in) {
			return 0, false
		}
		d := base64Values[u.in[u.at/6]]
		if d < 0 {
			return 0, false
		}
		value |= int(d) >> (5 - u.at%6) & 1 << i
		u.at++
	}
	return value, true
}
