package format

import (
	"bufio"
	"bytes"
	"context"
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
	ctx    context.Context // ends the stream
	err    error           // what ended the stream
	buf    []byte
	lf     int      // index of the next LF at or after pos, len(buf) if there is none
	cr     int      // the same for CR
	marked position // the place that rewind goes back to
	held   bool     // marked is set, so the text after it is kept

	nesting int // how many archives it is in

	seen []byte // the whole text so far, nil once it is longer than maxLenient
}

// A position is a position in a stream.
type position struct {
	pos  int  // buf[pos:] is not read yet
	no   int  // number of the line that next returned last, from 1
	part bool // that was not the end of the line
	crlf bool // the last line ended with CR; an LF that follows belongs to it
}

func newSource(ctx context.Context, r io.Reader) *source {
	s := &source{r: r, ctx: ctx, buf: make([]byte, 0, maxLine), seen: []byte{}}
	for len(s.buf) < 2 && s.err == nil {
		s.fill()
	}
	if big, ok := utf16Order(s.buf[:min(2, len(s.buf))]); ok {
		head := bytes.Clone(s.buf[2:])
		s.r = &utf16Reader{r: bufio.NewReader(io.MultiReader(bytes.NewReader(head), r)), big: big}
		s.buf, s.lf, s.cr, s.err, s.seen = s.buf[:0], 0, 0, nil, []byte{}
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
		rest := s.buf[s.pos:min(s.lf, s.cr, most)]
		switch {
		case s.cr < min(s.lf, most):
			s.crlf, s.part = true, false
			s.advance(s.cr + 1)
			return rest, true
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
		s.lf = s.find('\n', pos)
	}
	if s.cr < pos {
		s.cr = s.find('\r', pos)
	}
}

// find returns the index of the next b at or after from, len(s.buf) if there is none.
func (s *source) find(b byte, from int) int {
	if i := bytes.IndexByte(s.buf[from:], b); i >= 0 {
		return from + i
	}
	return len(s.buf)
}

// findEnds finds the line ends of a new buffer or position.
func (s *source) findEnds() { s.lf, s.cr = s.find('\n', s.pos), s.find('\r', s.pos) }

// maxBlank is the length of lines of spaces and tabs that skipBlank skips. Longer ones may
// have a meaning: nine spaces may be a row, eight tabs nine fields.
const maxBlank = 7

// skipBlank skips empty and blank lines that are in the buffer as a whole. Other readers of
// lines see a text as if it had one blank line in the place of these, and the position of
// what follows.
func (s *source) skipBlank() {
	if s.part {
		return
	}
	s.endCRLF()
	at, no := s.pos, s.no
	for i, long := at, min(len(s.buf), s.keptFrom()+maxLine); i < long && i-at <= maxBlank; i++ {
		switch b := s.buf[i]; {
		case b == '\n':
		case b == '\r' && i+1 < long:
			if s.buf[i+1] == '\n' {
				i++
			}
		case b == ' ' || b == '\t':
			continue
		default:
			i = long
			continue
		}
		at, no = i+1, no+1
	}
	s.no = no
	s.advance(at)
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
		s.buf, s.pos, s.lf, s.cr = s.buf[:n], s.pos-old, s.lf-old, s.cr-old
		s.marked.pos = 0
	}
	from := len(s.buf)
	if s.err = s.ctx.Err(); s.err != nil {
		return
	}
	for range 100 {
		n, err := s.r.Read(s.buf[from:cap(s.buf)])
		s.buf, s.err = s.buf[:from+n], err
		if s.seen != nil {
			s.see(s.buf[from:])
		}
		if s.lf == from {
			s.lf = s.find('\n', from)
		}
		if s.cr == from {
			s.cr = s.find('\r', from)
		}
		if n > 0 || err != nil {
			return
		}
	}
	s.err = io.ErrNoProgress
}

// see keeps a part of the text.
func (s *source) see(part []byte) {
	if len(s.seen)+len(part) > maxLenient {
		s.seen = nil
		return
	}
	s.seen = append(s.seen, part...)
}

// mark sets the position that rewind goes back to. Until then the text after it is kept,
// up to maxLine.
func (s *source) mark() { s.marked, s.held = s.position, true }

// rewind goes back to the mark and removes it.
func (s *source) rewind() {
	s.position, s.held = s.marked, false
	s.findEnds()
}

// failure returns the error that ended the stream, nil at its regular end.
func (s *source) failure() error {
	if s.err == io.EOF {
		return nil
	}
	return s.err
}
