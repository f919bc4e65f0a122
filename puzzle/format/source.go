package format

import (
	"bufio"
	"bytes"
	"io"
	"unicode/utf8"
)

// maxLine is how many bytes of one line are kept, and how many are examined to detect the
// layout.
const maxLine = 1 << 16

// A source splits a stream into lines. A line ends with LF, CR LF, CR or the end of the
// stream.
type source struct {
	position
	r      io.Reader
	err    error // what ended the stream
	buf    []byte
	lf     int      // index of the next LF at or after pos, len(buf) if there is none
	marked position // the place that rewind goes back to
	held   bool     // marked is set, so the text after it is kept
}

// A position is a position in a stream.
type position struct {
	pos  int  // buf[pos:] is not read yet
	no   int  // number of the line that next returned last, from 1
	part bool // that was not the end of the line
	crlf bool // the last line ended with CR; an LF that follows belongs to it
}

func newSource(r io.Reader) *source {
	s := &source{r: r, buf: make([]byte, 0, maxLine)}
	for len(s.buf) < 2 && s.err == nil {
		s.fill()
	}
	if big, ok := utf16Order(s.buf[:min(2, len(s.buf))]); ok {
		head := bytes.Clone(s.buf[2:])
		s.r = &utf16Reader{r: bufio.NewReader(io.MultiReader(bytes.NewReader(head), r)), big: big}
		s.buf, s.lf, s.err = s.buf[:0], 0, nil
	}
	return s
}

// next returns the next line without its end, valid until the next call. A line longer
// than maxLine is returned in parts: s.part is true if more of it follows.
func (s *source) next() (line []byte, ok bool) {
	if !s.part {
		s.no++
	}
	for {
		most := s.keptFrom() + maxLine // the end of what may be kept
		if s.pos < most {
			s.endCRLF()
		}
		rest := s.buf[s.pos:min(s.lf, most)]
		if i := bytes.IndexByte(rest, '\r'); i >= 0 {
			s.crlf, s.part = true, false
			s.advance(s.pos + i + 1)
			return rest[:i], true
		}
		switch {
		case s.lf < min(len(s.buf), most):
			s.part = false
			s.advance(s.lf + 1)
			return rest, true
		case len(s.buf) >= most:
			rest = rest[:wholeRunes(rest)]
			s.part = true
			s.advance(s.pos + len(rest))
			return rest, true
		case s.err != nil:
			ok = len(rest) > 0 || s.part
			s.part = false
			s.advance(len(s.buf))
			return rest, ok
		}
		s.fill()
	}
}

// endCRLF skips the LF after a CR if it is there.
func (s *source) endCRLF() {
	if s.crlf && s.pos < len(s.buf) {
		if s.crlf = false; s.buf[s.pos] == '\n' {
			s.advance(s.pos + 1)
		}
	}
}

// wholeRunes returns how many bytes of b are whole characters.
func wholeRunes(b []byte) int {
	for i := 1; i < utf8.UTFMax && i < len(b); i++ {
		if tail := b[len(b)-i:]; utf8.RuneStart(tail[0]) {
			if utf8.FullRune(tail) {
				break
			}
			return len(b) - i
		}
	}
	return len(b)
}

// advance advances to pos.
func (s *source) advance(pos int) {
	if s.pos = pos; s.lf < pos {
		s.findLF(pos)
	}
}

func (s *source) findLF(from int) {
	s.lf = len(s.buf)
	if i := bytes.IndexByte(s.buf[from:], '\n'); i >= 0 {
		s.lf = from + i
	}
}

// keptFrom returns the first byte that must stay in the buffer.
func (s *source) keptFrom() int {
	if s.held {
		return s.marked.pos
	}
	return s.pos
}

// fill reads more into the buffer.
func (s *source) fill() {
	if old := s.keptFrom(); old > 0 {
		n := copy(s.buf, s.buf[old:])
		s.buf, s.pos, s.lf = s.buf[:n], s.pos-old, s.lf-old
		s.marked.pos = 0
	}
	from := len(s.buf)
	for range 100 {
		n, err := s.r.Read(s.buf[from:cap(s.buf)])
		s.buf, s.err = s.buf[:from+n], err
		if s.lf == from {
			s.findLF(from)
		}
		if n > 0 || err != nil {
			return
		}
	}
	s.err = io.ErrNoProgress
}

// mark sets the position that rewind goes back to. Until then the text after it is kept,
// up to maxLine.
func (s *source) mark() { s.marked, s.held = s.position, true }

// rewind goes back to the mark and removes it.
func (s *source) rewind() {
	s.position, s.held = s.marked, false
	s.findLF(s.pos)
}

// failure returns the error that ended the stream, nil at its regular end.
func (s *source) failure() error {
	if s.err == io.EOF {
		return nil
	}
	return s.err
}
