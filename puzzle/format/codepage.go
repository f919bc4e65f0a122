package format

import (
	"iter"
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
