package format

import (
	"bufio"
	"io"
	"unicode/utf16"
	"unicode/utf8"
)

// A utf16Reader converts UTF-16, which some editors and shells write, to UTF-8.
type utf16Reader struct {
	r    *bufio.Reader
	big  bool
	one  [utf8.UTFMax]byte
	left []byte // the part of one that has not been returned yet
}

// utf16Order recognizes UTF-16 by its byte order mark.
func utf16Order(head []byte) (big, ok bool) {
	s := string(head)
	return s == "\xfe\xff", s == "\xfe\xff" || s == "\xff\xfe"
}

func (u *utf16Reader) Read(p []byte) (n int, err error) {
	for n < len(p) {
		if len(u.left) == 0 {
			if n > 0 && u.r.Buffered() < 4 {
				return n, nil
			}
			r, err := u.decode()
			if err != nil {
				return n, err
			}
			u.left = utf8.AppendRune(u.one[:0], r)
		}
		k := copy(p[n:], u.left)
		u.left = u.left[k:]
		n += k
	}
	return n, nil
}

// decode returns the next character. An odd byte at the end is dropped.
func (u *utf16Reader) decode() (rune, error) {
	a, err := u.unit()
	if err != nil || !utf16.IsSurrogate(rune(a)) {
		return rune(a), err
	}
	b, err := u.unit()
	return utf16.DecodeRune(rune(a), rune(b)), err
}

func (u *utf16Reader) unit() (uint16, error) {
	var b [2]byte
	if _, err := io.ReadFull(u.r, b[:]); err != nil {
		if err == io.ErrUnexpectedEOF {
			err = io.EOF
		}
		return 0, err
	}
	if u.big {
		return uint16(b[0])<<8 | uint16(b[1]), nil
	}
	return uint16(b[1])<<8 | uint16(b[0]), nil
}
