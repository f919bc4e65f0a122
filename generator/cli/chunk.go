package cli

import (
	"iter"
	"sync"

	"sudoku/puzzle/format"
)

// A chunk is some items in a row, or lines that nobody has read yet.
type chunk struct {
	items []item
	lines *format.Lines
	file  string // of lines
	turn  int    // which chunk of the input it is, from 0
}

var spareChunks = sync.Pool{New: func() any { return &chunk{items: make([]item, 0, usualPortion.items)} }}

// begin begins a chunk.
func begin() *chunk {
	ch := spareChunks.Get().(*chunk)
	*ch = chunk{items: ch.items[:0]}
	return ch
}

// A chunker cuts the input into chunks: of no more than so many items, and what is
// there when the input makes us wait.
type chunker struct {
	yield   func(*chunk) bool
	most    portion
	items   *chunk // at hand; nil when it is empty
	puzzles int
}

// chunks yields the input in chunks, in order.
func (s source) chunks(most portion) iter.Seq[*chunk] {
	return func(yield func(*chunk) bool) {
		r := &chunker{yield: yield, most: most}
		s.idle = func() { r.handOn() }
		if most.lines > 0 {
			s.lines = r.lines
		}
		s.read(r.item)
		r.handOn()
	}
}

// item takes an item, and reports whether more are wanted.
func (r *chunker) item(it item) bool {
	if r.items == nil {
		r.items = begin()
	}
	if it.err == nil {
		r.puzzles++
		it.number = r.puzzles
	}
	r.items.items = append(r.items.items, it)
	return len(r.items.items) < r.most.items || r.handOn()
}

// lines takes lines of a file.
func (r *chunker) lines(file string, l *format.Lines) bool {
	if !r.handOn() {
		return false
	}
	for l.Most() > r.most.lines {
		if !r.unread(file, l.Cut(r.most.lines)) {
			return false
		}
	}
	return r.unread(file, l)
}

// unread hands on lines.
func (r *chunker) unread(file string, l *format.Lines) bool {
	ch := begin()
	ch.lines, ch.file = l, file
	return r.yield(ch)
}

// handOn hands on the current items.
func (r *chunker) handOn() bool {
	ch := r.items
	r.items = nil
	return ch == nil || r.yield(ch)
}
