package format

import (
	"bytes"
	"io"
	"iter"
	"sync"

	"sudoku/puzzle"
)

// Lines is some whole lines of a stream in which each line is a puzzle by
// itself. Any goroutine may read them, one at a time.
type Lines struct {
	text source
	lineReader
}

// linesBytes is how much text Lines hold at most.
const linesBytes = 2 * maxLine

var spare = sync.Pool{New: func() any { return &Lines{text: source{buf: make([]byte, 0, linesBytes)}} }}

// ScanLines is Scan, but where each line of the stream is a puzzle by itself it
// hands lines on without reading them: as many as have come, up to a bound.
// Lines and items come in the order of the stream, and in both ways of reading
// hold the same. Lines belong to whom they are handed to.
func ScanLines(r io.Reader, hand func(*Lines) bool) iter.Seq2[Item, error] {
	return scanWith(r, hand)
}

// Free gives up l, which must not be used any more.
func (l *Lines) Free() { spare.Put(l) }

// Most returns how many usual lines l may hold.
func (l *Lines) Most() int { return (len(l.text.buf) - l.text.pos) / (81 + len("\n")) }

// Cut takes lines off the front of l: as many as n usual ones would fill, or one that
// is longer.
func (l *Lines) Cut(n int) *Lines {
	s := &l.text
	s.endCRLF()
	most := min(len(s.buf), s.pos+n*(81+len("\n")))
	end := s.pos + bytes.LastIndexByte(s.buf[s.pos:most], '\n') + 1
	if end == s.pos {
		end = s.lf + 1
	}
	front := spare.Get().(*Lines)
	front.text = source{spot: spot{no: s.no}, buf: append(front.text.buf[:0], s.buf[s.pos:end]...), err: io.EOF}
	front.text.findLF(0)
	front.s, front.style = &front.text, l.style
	s.no += countLines(s.buf[s.pos:end])
	s.take(end)
	return front
}

// Usual reads the lines at the front of l that are usual: 81 digits and points,
// and nothing or a note behind them. It sets grids to their cells until they are
// full or an unusual line comes, and returns the number of the first line and
// how many it has read; the others follow it.
func (l *Lines) Usual(grids []puzzle.Grid) (first, n int) {
	l.text.endCRLF()
	first = l.text.no + 1
	n, at := readUsual(l.text.buf[l.text.pos:], grids)
	l.text.take(l.text.pos + at)
	l.text.no += n
	return first, n
}

// Next reads one line of any kind as Scan does: yield is not called when it is a
// comment or blank. It returns false at the end of l.
func (l *Lines) Next(yield func(Item, error)) (more bool) {
	line, ok := l.text.next()
	if ok {
		l.one(line, func(it Item, err error) bool { yield(it, err); return true })
	}
	return ok
}

// lines cuts the whole lines that are there off s. It waits for one, and returns
// nil when the next line has no LF, or comes late in a very long line.
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

// cut makes Lines of what is there up to a line end, and goes on in another buffer.
func (s *source) cut(end int) *Lines {
	l := spare.Get().(*Lines)
	next := append(l.text.buf[:0], s.buf[end:]...)
	l.text = source{spot: s.spot, buf: s.buf[:end], err: io.EOF}
	l.text.findLF(l.text.pos)
	l.s = &l.text
	s.no += countLines(s.buf[s.pos:end])
	s.buf, s.pos, s.lf = next, 0, len(next)
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
