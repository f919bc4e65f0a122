package batch

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"

	"sudoku/puzzle/format"
)

// The input goes through the program in chunks: the reader makes them, any worker
// answers them, and the writer takes the answers in the order of the input. All
// that lies between them is bounded: a writer that is held up holds up the rest.
const (
	chunkItems = 128
	blockBytes = 32 << 10 // a longer answer goes out in pieces of about this size
)

// A chunk is some items in a row, or lines that nobody has read yet, and the way
// that their answers go out.
type chunk struct {
	items []item
	lines *format.Lines
	file  string // of lines
	out   chan *block
}

// A block is a piece of output.
type block struct {
	out, err []byte
	blank    bool // out begins with a blank line that parts it from what came before
}

// A work says what there is to say about a chunk. It belongs to one worker and
// may keep scratch space.
type work func(ch *chunk, to *answer)

// An answerer is a work that takes the items one by one.
type answerer func(it *item, to *answer)

// stream reads the files and answers every item, with an answerer of its own for
// each worker. The answers don't depend on the number of workers.
func (c *call) stream(ctx context.Context, files []string, newAnswerer func(context.Context) answerer) error {
	return c.streamChunks(ctx, files, false, func(ctx context.Context) work {
		one := newAnswerer(ctx)
		return func(ch *chunk, to *answer) { to.each(ch.items, one) }
	})
}

// streamChunks is stream with a work for each worker. Where the input is a puzzle
// a line, chunks may be lines if the work takes such.
func (c *call) streamChunks(ctx context.Context, files []string, lines bool, newWork func(context.Context) work) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	r := &chunker{ctx: ctx, todo: make(chan *chunk), order: make(chan (<-chan *block), 2*min(c.workers, runtime.GOMAXPROCS(0)))}
	var some atomic.Bool
	go func() {
		src := source{in: c.in, names: files, idle: func() { r.handOn() }}
		if lines {
			src.lines = r.lines
		}
		src.read(r.item)
		r.handOn()
		close(r.order)
		close(r.todo)
	}()
	for range c.workers {
		go func() {
			do := newWork(ctx)
			for ch := range r.todo {
				to := &answer{Lang: c.Lang, ctx: ctx, send: ch.out, some: &some, block: newBlock()}
				do(ch, to)
				to.close()
				chunks.Put(ch)
			}
		}()
	}
	err := c.writeChunks(ctx, r.order)
	if err == nil && some.Load() {
		return errSome
	}
	return err
}

var (
	chunks = sync.Pool{New: func() any { return &chunk{items: make([]item, 0, chunkItems)} }}
	blocks = sync.Pool{New: func() any { return new(block) }}
)

func newBlock() *block {
	b := blocks.Get().(*block)
	*b = block{out: b.out[:0], err: b.err[:0]}
	return b
}

// A chunker cuts the input into chunks: no longer than chunkItems, and what is
// there when the input makes us wait.
type chunker struct {
	ctx     context.Context
	todo    chan *chunk
	order   chan (<-chan *block)
	ch      *chunk // at hand; nil when it is empty
	puzzles int
}

// begin begins the next chunk.
func (r *chunker) begin() {
	r.ch = chunks.Get().(*chunk)
	*r.ch = chunk{items: r.ch.items[:0], out: make(chan *block, 1)}
}

// item takes an item, and reports whether more are wanted.
func (r *chunker) item(it item) bool {
	if r.ch == nil {
		r.begin()
	}
	if it.err == nil {
		r.puzzles++
		it.number = r.puzzles
	}
	r.ch.items = append(r.ch.items, it)
	return len(r.ch.items) < chunkItems || r.handOn()
}

// lines takes lines of a file.
func (r *chunker) lines(file string, l *format.Lines) bool {
	if !r.handOn() {
		return false
	}
	r.begin()
	r.ch.lines, r.ch.file = l, file
	return r.handOn()
}

// handOn hands the chunk on to the workers and the writer.
func (r *chunker) handOn() bool {
	if r.ch == nil {
		return true
	}
	full := r.ch
	r.ch = nil
	return send(r.ctx, r.order, (<-chan *block)(full.out)) && send(r.ctx, r.todo, full)
}

func send[T any](ctx context.Context, to chan<- T, v T) bool {
	select {
	case to <- v:
		return true
	case <-ctx.Done():
		return false
	}
}

// writeChunks writes what the workers answer, in order.
func (c *call) writeChunks(ctx context.Context, order <-chan (<-chan *block)) error {
	begun := false
	for {
		select {
		case out, ok := <-order:
			if !ok {
				return ctx.Err()
			}
			if err := c.writeBlocks(ctx, out, &begun); err != nil {
				return err
			}
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

func (c *call) writeBlocks(ctx context.Context, out <-chan *block, begun *bool) error {
	for {
		select {
		case b, ok := <-out:
			if !ok {
				return nil
			}
			c.err.Write(b.err)
			text := b.out
			if b.blank && !*begun {
				text = text[1:]
			}
			*begun = *begun || len(text) > 0
			if err := c.write(text); err != nil {
				return err
			}
			blocks.Put(b)
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}
