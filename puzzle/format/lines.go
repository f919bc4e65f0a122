package format

import (
	"bytes"
	"context"
	"io"
	"iter"
	"sync"

	"sudoku/puzzle"
)

// Lines is some whole, unparsed lines of a stream in which each line is a puzzle. It may
// be used by any goroutine, but only by one at a time.
type Lines struct {
	text source
	lineReader
}

// linesBytes is how many bytes of text Lines has at most.
const linesBytes = 2 * maxLine

var spare = sync.Pool{New: func() any { return &Lines{text: source{buf: make([]byte, 0, linesBytes)}} }}

// ScanLines is like Scan, but if each line of the stream is a puzzle it passes the lines to
// onLines without parsing them, as many as are available, up to a limit. Lines and items
// are in the order of the stream, and Lines has the same puzzles and errors as Scan would
// yield. onLines owns the Lines that it gets, and returns whether to continue.
func ScanLines(r io.Reader, onLines func(*Lines) bool) iter.Seq2[Item, error] {
	return scanWith(context.Background(), r, onLines)
}

// Free releases l, which must not be used any more.
func (l *Lines) Free() { spare.Put(l) }

// MaxLines returns how many simple lines l may have.
func (l *Lines) MaxLines() int { return (len(l.text.buf) - l.text.pos) / (81 + len("\n")) }

// Cut removes lines from the front of l and returns them: as many bytes as n simple lines
// have, or one line that is longer.
func (l *Lines) Cut(n int) *Lines {
	s := &l.text
	s.endCRLF()
	most := min(len(s.buf), s.pos+n*(81+len("\n")))
	end := s.pos + bytes.LastIndexByte(s.buf[s.pos:most], '\n') + 1
	if end == s.pos {
		end = s.lf + 1
	}
	front := spare.Get().(*Lines)
	front.text = source{position: position{no: s.no}, buf: append(front.text.buf[:0], s.buf[s.pos:end]...), err: io.EOF}
	front.text.findEnds()
	front.s, front.style, front.table = &front.text, l.style, l.table
	s.no += countLines(s.buf[s.pos:end])
	s.advance(end)
	return front
}

// ReadSimple reads simple lines from the front of l: 81 digits and dots, and nothing or a
// note after them. It stops when grids is full or at another kind of line. It returns the
// number of the first line and how many consecutive lines it has read.
func (l *Lines) ReadSimple(grids []puzzle.Grid) (first, n int) {
	l.text.endCRLF()
	first = l.text.no + 1
	if l.table != nil {
		return first, 0
	}
	n, at := readSimple(l.text.buf[l.text.pos:], grids)
	l.text.advance(l.text.pos + at)
	l.text.no += n
	return first, n
}

// Next reads one line of any kind like Scan: yield is not called for a comment or a blank
// line. It returns false at the end of l.
func (l *Lines) Next(yield func(Item, error)) (more bool) {
	l.text.skipBlank()
	line, ok := l.text.next()
	if ok {
		l.one(line, func(it Item, err error) bool { yield(it, err); return true })
	}
	return ok
}

// lines removes the whole lines that are available from s. It waits until there is one,
// and returns nil if the next line has no LF or is very long.
func (s *source) lines() *Lines {
	for !s.part {
		switch s.endCRLF(); {
		case s.lf < len(s.buf):
			return s.cut(bytes.LastIndexByte(s.buf, '\n') + 1)
		case s.err != nil || len(s.buf)-s.pos >= maxLine:
			return nil
		}
		s.fill()
	}
	return nil
}

// cut returns the text up to a line end as Lines, and continues in another buffer.
func (s *source) cut(end int) *Lines {
	l := spare.Get().(*Lines)
	next := append(l.text.buf[:0], s.buf[end:]...)
	l.text = source{position: s.position, buf: s.buf[:end], err: io.EOF}
	l.text.findEnds()
	l.s, l.table = &l.text, nil
	s.no += countLines(s.buf[s.pos:end])
	s.buf, s.pos = next, 0
	s.findEnds()
	return l
}

// countLines counts the line ends of text.
func countLines(text []byte) int {
	n := bytes.Count(text, []byte{'\n'})
	if bytes.IndexByte(text, '\r') >= 0 {
		n += bytes.Count(text, []byte{'\r'}) - bytes.Count(text, []byte("\r\n"))
	}
	return n
}
