package cli

import (
	"context"
	"iter"
	"math"
	"runtime"
	"sync"
	"sync/atomic"
)

// The input goes through the program in chunks: whichever worker is free reads the
// next one, answers it, and writes the answers when their turn comes. What lies
// between reading and writing is bounded: output that is held up holds up the rest.
// Nothing is handed from one goroutine to another, which takes longer than to
// answer many lines.

// A portion is how much a chunk holds at most: items, or lines that nobody has read yet.
// Where the input is a puzzle a line, chunks are lines if a portion has some.
type portion struct{ items, lines int }

var (
	usualPortion = portion{items: 128}
	slowPortion  = portion{items: 4}             // where each takes long, so that every worker has some
	ratedPortion = portion{items: 16, lines: 64} // where few do
	linesPortion = portion{items: 128, lines: math.MaxInt}
)

// blockBytes is about the size of the pieces in which a longer answer goes out.
const blockBytes = 32 << 10

// A work says what there is to say about a chunk. It belongs to one worker and
// may keep scratch space.
type work func(ch *chunk, to *answer)

// An answerer is a work that takes the items one by one.
type answerer func(it *item, to *answer)

// stream reads the files and answers every item, with an answerer of its own for
// each worker. The answers don't depend on the number of workers.
func (c *call) stream(ctx context.Context, files []string, newAnswerer answering) error {
	return c.streamChunks(ctx, files, usualPortion, newAnswerer.work)
}

// streamSlow is stream for what takes long over each item.
func (c *call) streamSlow(ctx context.Context, files []string, newAnswerer answering) error {
	return c.streamChunks(ctx, files, slowPortion, newAnswerer.work)
}

// An answering makes an answerer for a worker.
type answering func(context.Context) answerer

func (a answering) work(ctx context.Context) work {
	one := a(ctx)
	return func(ch *chunk, to *answer) { to.each(ch.items, one) }
}

// streamChunks is stream with a work for each worker, in chunks of a size.
func (c *call) streamChunks(ctx context.Context, files []string, most portion, newWork func(context.Context) work) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	src := &source{in: c.in, names: files, as: c.from}
	to := newOrderedWriter(c, 2*min(c.workers, runtime.GOMAXPROCS(0)))
	from := newQueue(src.chunks(most), to)
	var (
		some    atomic.Bool
		workers sync.WaitGroup
	)
	for range c.workers {
		workers.Go(func() {
			do := newWork(ctx)
			for ch := from.take(); ch != nil; ch = from.take() {
				a := &answer{Lang: c.Lang, ctx: ctx, to: to, turn: ch.turn, some: &some, block: newBlock()}
				do(ch, a)
				a.close()
				spareChunks.Put(ch)
			}
		})
	}
	go func() { workers.Wait(); to.end(ctx.Err()) }()
	defer context.AfterFunc(ctx, func() { to.end(ctx.Err()) })()
	err := to.wait()
	if err == nil && some.Load() {
		return errSome
	}
	return err
}

// A queue gives each chunk to one worker.
type queue struct {
	mu   sync.Mutex
	next func() (*chunk, bool)
	stop func()
	turn int // of the next chunk
	to   *orderedWriter
}

func newQueue(all iter.Seq[*chunk], to *orderedWriter) *queue {
	q := &queue{to: to}
	pulled := make(chan bool)
	go func() { // not in a goroutine bound to its thread, as main is where there is a window
		q.next, q.stop = iter.Pull(all)
		close(pulled)
	}()
	<-pulled
	return q
}

// take returns the next chunk, nil when there is none or nobody wants it. It may
// have to wait for input, or for output to go on.
func (q *queue) take() *chunk {
	q.mu.Lock()
	defer q.mu.Unlock()
	if !q.to.reserve(q.turn) {
		q.stop()
		return nil
	}
	ch, ok := q.next()
	if !ok {
		return nil
	}
	ch.turn = q.turn
	q.turn++
	return ch
}
