package cli

import (
	"context"
	"iter"
	"sync"

	"sudoku/puzzle/fault"
	"sudoku/puzzle/format"
)

// A chunk is some consecutive items, or lines that have not been parsed yet.
type chunk struct {
	items []item
	lines *format.Lines
	file  string // of lines
	turn  int    // the number of the chunk in the input, from 0

	// How many puzzles there are before the chunk, and before the next one.
	before, after chan int
}

// puzzlesBefore tells the next chunk that this one has n puzzles, and returns how many
// there are before it. It waits until the chunks before have been read, unless ctx is done.
// At most one call of it is allowed, and only if all chunks before are asked too.
func (ch *chunk) puzzlesBefore(ctx context.Context, n int) (before int, err error) {
	select {
	case before = <-ch.before:
		ch.after <- before + n
		return before, nil
	case <-ctx.Done():
		return 0, ctx.Err()
	}
}

// size is how many puzzles a chunk has at most.
func (ch *chunk) size() int {
	if ch.lines != nil {
		return ch.lines.MaxLines()
	}
	return len(ch.items)
}

var spareChunks = sync.Pool{New: func() any { return &chunk{items: make([]item, 0, defaultChunk.items)} }}

func newChunk() *chunk {
	ch := spareChunks.Get().(*chunk)
	*ch = chunk{items: ch.items[:0]}
	return ch
}

// A chunker cuts the input into chunks of limited size. A chunk also ends when more input
// would have to be waited for.
type chunker struct {
	yield   func(*chunk) bool
	size    chunkSize
	items   *chunk // the current chunk; nil when it is empty
	puzzles int
}

// chunks yields the input in chunks, in order.
func (s source) chunks(size chunkSize) iter.Seq[*chunk] {
	return func(yield func(*chunk) bool) {
		defer fault.PassOn(func(panic func()) { panic() }) // iter.Pull doesn't keep where it was
		r := &chunker{yield: yield, size: size}
		s.idle = func() { r.flush() }
		if size.lines > 0 && s.boards.lines() {
			s.lines = r.lines
		}
		s.read(r.item)
		r.flush()
	}
}

// item adds an item, and reports whether to continue.
func (r *chunker) item(it item) bool {
	if r.items == nil {
		r.items = newChunk()
	}
	if it.err == nil {
		r.puzzles++
		it.number = r.puzzles
	}
	r.items.items = append(r.items.items, it)
	return len(r.items.items) < r.size.items || r.flush()
}

// lines adds lines of a file, and reports whether to continue.
func (r *chunker) lines(file string, l *format.Lines) bool {
	if !r.flush() {
		return false
	}
	for l.MaxLines() > r.size.lines {
		if !r.yieldLines(file, l.Cut(r.size.lines)) {
			return false
		}
	}
	return r.yieldLines(file, l)
}

// yieldLines yields a chunk of lines.
func (r *chunker) yieldLines(file string, l *format.Lines) bool {
	ch := newChunk()
	ch.lines, ch.file = l, file
	return r.yield(ch)
}

// flush yields the current items.
func (r *chunker) flush() bool {
	ch := r.items
	r.items = nil
	return ch == nil || r.yield(ch)
}
