package batch

import (
	"context"
	"sync"
	"sync/atomic"
)

// Items go through the program in chunks: the reader makes them, any worker
// answers them, and the writer takes the answers in the order of the input. All
// that lies between them is bounded: a writer that is held up holds up the rest.
const (
	chunkItems = 128
	blockBytes = 32 << 10 // a longer answer goes out in pieces of about this size
)

// A chunk is some items in a row, and the way that their answers go out.
type chunk struct {
	items []item
	out   chan block
}

// A block is a piece of output.
type block struct {
	out, err []byte
	blank    bool // out begins with a blank line that parts it from what came before
}

// An answerer writes what there is to say about an item. It belongs to one
// worker and may keep scratch space.
type answerer func(it *item, to *answer)

// stream reads the files and answers every item, with an answerer of its own for
// each worker. The answers don't depend on the number of workers.
func (c *call) stream(ctx context.Context, files []string, newAnswerer func(context.Context) answerer) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	todo := make(chan *chunk)
	order := make(chan (<-chan block), 2*c.workers)
	var some atomic.Bool
	go func() {
		c.readChunks(ctx, files, order, todo)
		close(order)
		close(todo)
	}()
	for range c.workers {
		go func() {
			work := newAnswerer(ctx)
			for ch := range todo {
				to := &answer{Lang: c.Lang, ctx: ctx, send: ch.out, some: &some}
				to.all(ch.items, work)
				chunks.Put(ch)
			}
		}()
	}
	err := c.writeChunks(ctx, order)
	if err == nil && some.Load() {
		return errSome
	}
	return err
}

var chunks = sync.Pool{New: func() any { return &chunk{items: make([]item, 0, chunkItems)} }}

// readChunks cuts the input into chunks: no longer than chunkItems, and what is
// there when the input makes us wait.
func (c *call) readChunks(ctx context.Context, files []string, order chan<- (<-chan block), todo chan<- *chunk) {
	var ch *chunk
	handOn := func() bool {
		if ch == nil {
			return true
		}
		full := ch
		ch = nil
		return send(ctx, order, (<-chan block)(full.out)) && send(ctx, todo, full)
	}
	puzzles := 0
	src := source{in: c.in, names: files, idle: func() { handOn() }}
	src.read(func(it item) bool {
		if ch == nil {
			ch = chunks.Get().(*chunk)
			ch.items, ch.out = ch.items[:0], make(chan block, 1)
		}
		if it.err == nil {
			puzzles++
			it.number = puzzles
		}
		ch.items = append(ch.items, it)
		return len(ch.items) < chunkItems || handOn()
	})
	handOn()
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
func (c *call) writeChunks(ctx context.Context, order <-chan (<-chan block)) error {
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

func (c *call) writeBlocks(ctx context.Context, out <-chan block, begun *bool) error {
	for {
		select {
		case b, ok := <-out:
			if !ok {
				return nil
			}
			c.err.Write(b.err)
			if b.blank && !*begun {
				b.out = b.out[1:]
			}
			*begun = *begun || len(b.out) > 0
			if err := c.write(b.out); err != nil {
				return err
			}
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}
