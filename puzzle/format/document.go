package format

import (
	"bufio"
	"bytes"
	"strings"

	"sudoku/puzzle/words"
)

// maxDocument bounds what a document may hold from one puzzle to the next.
const maxDocument = 1 << 20

// maxDocHead is how much of a stream is looked at to tell a document.
const maxDocHead = 1 << 12

// document returns the layout of the document that s begins with, nil when it is
// none. It waits for more only where the first character can begin one.
func (s *source) document() *Format {
	head := s.head()
	for _, f := range Formats {
		if f.begins != nil && f.begins(head) {
			return f
		}
	}
	return nil
}

const byteOrderMark = "\ufeff"

func (s *source) head() []byte {
	for {
		b := bytes.TrimLeft(bytes.TrimPrefix(s.buf, []byte(byteOrderMark)), " \t\r\n")
		inner := bytes.TrimLeft(b, "[ \t\r\n")
		if len(inner) > 0 && inner[0] == '{' {
			b = inner // the first object of a list
		}
		switch {
		case s.err != nil || len(b) >= maxDocHead || len(s.buf) == cap(s.buf):
			return b
		case len(s.buf) < len(byteOrderMark) && strings.HasPrefix(byteOrderMark, string(s.buf)):
			// it may be one
		case len(inner) > 0 && b[0] != '<' && b[0] != '{' && (b[0] != 'S' || len(b) > len(saveFile) || bytes.IndexByte(b, '\n') >= 0):
			return b
		}
		s.fill()
	}
}

// A rest reads what is left of a source, and counts its lines. Each ends in LF.
type rest struct {
	*bufio.Reader
	line int  // of the next byte, from 1
	cr   bool // a CR was read last, as LF
}

func (s *source) rest() *rest {
	r := &rest{Reader: bufio.NewReader(unread{s}), line: 1}
	if b, _ := r.Peek(len(byteOrderMark)); string(b) == byteOrderMark {
		_, _ = r.Discard(len(b)) // they are there
	}
	return r
}

func (r *rest) ReadByte() (byte, error) {
	b, err := r.Reader.ReadByte()
	if r.cr && b == '\n' {
		b, err = r.Reader.ReadByte()
	}
	if r.cr = b == '\r' && err == nil; r.cr {
		b = '\n'
	}
	if b == '\n' && err == nil {
		r.line++
	}
	return b, err
}

type unread struct{ *source }

func (u unread) Read(p []byte) (int, error) {
	if u.pos == len(u.buf) {
		if u.err != nil {
			return 0, u.err
		}
		u.fill()
	}
	n := copy(p, u.buf[u.pos:])
	u.pos += n
	if n == 0 {
		return 0, u.err
	}
	return n, nil
}

// errLong ends the reading of a document that holds too much for one puzzle.
var errLong = words.Error("format.document.long", "n", maxDocument>>20)
