package format

import (
	"iter"
	"strings"
	"unicode/utf8"
)

// decode yields the characters of a line: it is UTF-8, or of the code page of DOS, in which
// old programs draw frames.
func decode(raw []byte) iter.Seq2[int, rune] {
	return func(yield func(int, rune) bool) {
		dos := !utf8.Valid(raw) && isDOS(raw)
		for i := 0; i < len(raw); {
			r, n := rune(raw[i]), 1
			switch {
			case r < utf8.RuneSelf:
			case dos:
				r = dosRune(raw[i])
			default:
				r, n = utf8.DecodeRune(raw[i:])
			}
			if !yield(i, r) {
				return
			}
			i += n
		}
	}
}

// isDOS reports whether more bytes of a line are no UTF-8 than are: two bytes of a frame may
// be a letter by chance, and a line of UTF-8 may be cut in the middle of one.
func isDOS(raw []byte) bool {
	wrong, right := 0, 0
	for i := 0; i < len(raw); {
		r, n := utf8.DecodeRune(raw[i:])
		switch i += n; {
		case n > 1:
			right++
		case r == utf8.RuneError:
			wrong++
		}
	}
	return wrong > right
}

// dosRune returns a character of code page 437 if it is part of a frame or an empty cell. The
// point and the no-break space of Latin-1 have other places, which no frames need.
func dosRune(b byte) rune {
	switch {
	case b == 0xb3 || b == 0xba:
		return '│'
	case b == 0xc4 || b == 0xcd:
		return '─'
	case b == 0xb7 || b == 0xf9 || b == 0xfa:
		return '·'
	case 0xb4 <= b && b <= 0xda:
		return '┼'
	case b == 0xa0 || b == 0xff:
		return ' '
	}
	return utf8.RuneError
}

// windows1252 are the characters of that code page where Latin-1 has none.
var windows1252 = []rune("€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ")

// wordsIn returns the words of a line: they are UTF-8, or of the code page of Windows, which has those of Latin-1.
func wordsIn(raw []byte) string {
	if utf8.Valid(raw) || !isDOS(raw) {
		return strings.ToValidUTF8(string(raw), "\ufffd")
	}
	list := make([]rune, len(raw))
	for i, b := range raw {
		if list[i] = rune(b); 0x80 <= b && b < 0xa0 {
			list[i] = windows1252[b-0x80]
		}
	}
	return string(list)
}
