package cli

import (
	"context"
	"iter"
	"math"
	"runtime"
	"sync"
	"sync/atomic"
)

// The input is processed in chunks: a free worker reads the next chunk, answers it, and
// writes the answer when its turn comes. The number of chunks between reading and writing
// is bounded, so that blocked output blocks the input. Chunks are not passed between
// goroutines: that would take longer than to answer many lines.

// A chunkSize is how many items or unparsed lines a chunk has at most. Chunks of input
// with one puzzle a line are unparsed lines, unless lines is 0.
type chunkSize struct{ items, lines int }

var (
	defaultChunk   = chunkSize{items: 128}
	slowChunk      = chunkSize{items: 4}             // for verbs that take long for each puzzle
	ratingChunk    = chunkSize{items: 16, lines: 64} // for verbs that take long for a few puzzles
	explainerChunk = chunkSize{items: 4, lines: 16}  // the same, where the few take seconds
	linesChunk     = chunkSize{items: 128, lines: math.MaxInt}
)

// blockBytes is about the size of the blocks in which a long answer is written.
const blockBytes = 32 << 10

// A chunkAnswerer answers a chunk. It belongs to one worker and may keep scratch memory.
type chunkAnswerer func(ch *chunk, to *answer)

// An answerer answers one item.
type answerer func(it *item, to *answer)

// stream reads the files and answers every item, with an own answerer for each worker.
// The answers don't depend on the number of workers.
func (c *call) stream(ctx context.Context, files []string, newAnswerer answererFunc) error {
	return c.streamChunks(ctx, files, defaultChunk, newAnswerer.chunkAnswerer)
}

// streamSlow is stream for verbs that take long for each item.
func (c *call) streamSlow(ctx context.Context, files []string, newAnswerer answererFunc) error {
	return c.streamChunks(ctx, files, slowChunk, newAnswerer.chunkAnswerer)
}

// An answererFunc returns an answerer for a worker.
type answererFunc func(context.Context) answerer

func (a answererFunc) chunkAnswerer(ctx context.Context) chunkAnswerer {
	one := a(ctx)
	return func(ch *chunk, to *answer) { to.each(ch.items, one) }
}

// streamChunks is stream with a chunkAnswerer for each worker and chunks of a given size.
func (c *call) streamChunks(ctx context.Context, files []string, most chunkSize, newWork func(context.Context) chunkAnswerer) error {
	return c.streamFrom(ctx, c.source(files).chunks(most), newWork)
}

// streamFrom answers the chunks of any input.
func (c *call) streamFrom(ctx context.Context, chunks iter.Seq[*chunk], newWork func(context.Context) chunkAnswerer) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	defer c.working.start(c)()
	to := newOrderedWriter(c, 2*min(c.workers, runtime.GOMAXPROCS(0)))
	from := newQueue(chunks, to)
	var (
		failed  atomic.Bool
		workers sync.WaitGroup
	)
	for range c.workers {
		workers.Go(func() {
			err := catch(func() {
				do := newWork(ctx)
				for ch := from.take(); ch != nil; ch = from.take() {
					a := &answer{pen: c.pen(), ctx: ctx, to: to, turn: ch.turn, failed: &failed, block: newBlock()}
					n := ch.size()
					do(ch, a)
					a.close()
					c.working.add(n)
					spareChunks.Put(ch)
				}
			})
			if err != nil { // a fault ends the others too
				to.end(err)
				stop()
			}
		})
	}
	go func() { workers.Wait(); to.end(ctx.Err()) }()
	defer context.AfterFunc(ctx, func() { to.end(ctx.Err()) })()
	err := to.wait()
	if err == nil {
		c.complaints.end(c.err, c.lang)
	}
	if err == nil && failed.Load() {
		return errSomeFailed
	}
	return err
}

// A queue gives each chunk to one worker.
type queue struct {
	mu   sync.Mutex
	next func() (*chunk, bool)
	stop func()
	turn int // of the next chunk
	// puzzles gets the number of puzzles before the next chunk.
	puzzles chan int
	to      *orderedWriter
}

func newQueue(all iter.Seq[*chunk], to *orderedWriter) *queue {
	q := &queue{to: to, puzzles: make(chan int, 1)}
	q.puzzles <- 0
	pulled := make(chan bool)
	go func() { // Pull must not be called on a locked thread, as main's is with a window
		q.next, q.stop = iter.Pull(all)
		close(pulled)
	}()
	<-pulled
	return q
}

// take returns the next chunk, nil if there is none or the output has ended. It waits for
// input and while output is blocked.
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
	ch.before, ch.after = q.puzzles, make(chan int, 1)
	q.puzzles = ch.after
	return ch
}
