package cli

import (
	"sync"

	"sudoku/puzzle/fault"
)

// A block is a piece of output.
type block struct {
	out, err []byte
	ends     []complaint // those in err
	kinds    []kindCount // of the errors that may be folded
	blank    bool        // out begins with a blank line that separates it from earlier output
}

// A complaint is an error in a block: the key of its sentence, and where it ends.
type complaint struct {
	key string
	end int
}

var spareBlocks = sync.Pool{New: func() any { return new(block) }}

func newBlock() *block {
	b := spareBlocks.Get().(*block)
	*b = block{out: b.out[:0], err: b.err[:0], ends: b.ends[:0], kinds: b.kinds[:0]}
	return b
}

// An orderedWriter writes answers in the order of the input. It has no goroutine: the
// worker that brings the block whose turn it is writes it and all that follow it and are
// already finished.
type orderedWriter struct {
	c       *call
	mu      sync.Mutex
	changed sync.Cond // signals a change of the fields below
	turn    int       // the chunk whose answer is being written
	pending []*block  // the finished block of chunk n is at n % len(pending)
	busy    bool      // a worker is writing
	started bool      // something has been written
	ended   bool      // nothing more is to be written
	err     error     // the reason
}

// newOrderedWriter returns an orderedWriter that keeps at most ahead finished chunks.
func newOrderedWriter(c *call, ahead int) *orderedWriter {
	w := &orderedWriter{c: c, pending: make([]*block, ahead)}
	w.changed.L = &w.mu
	return w
}

// reserve waits until a chunk may be begun. It returns false if nothing more is to be
// written.
func (w *orderedWriter) reserve(turn int) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	for !w.ended && turn-w.turn >= len(w.pending) {
		w.changed.Wait()
	}
	return !w.ended
}

// part waits for the turn of a chunk and writes a block of it that is not the last.
func (w *orderedWriter) part(turn int, b *block) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for !w.ended && (w.turn < turn || w.busy) {
		w.changed.Wait()
	}
	w.write(b)
}

// last takes the last block of a chunk. If its turn has come it writes it and the finished
// blocks after it.
func (w *orderedWriter) last(turn int, b *block) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.pending[turn%len(w.pending)] = b
	for !w.busy && !w.ended {
		at := &w.pending[w.turn%len(w.pending)]
		if *at == nil {
			return
		}
		b, *at = *at, nil
		w.write(b)
		w.turn++
		w.changed.Broadcast()
	}
}

// write writes a block. Meanwhile it unlocks mu, so that others can leave their blocks.
func (w *orderedWriter) write(b *block) {
	if w.ended {
		return
	}
	w.busy = true
	w.mu.Unlock()
	err := w.put(b)
	w.mu.Lock()
	w.busy = false
	w.changed.Broadcast()
	if err != nil {
		w.ended, w.err = true, err
	}
}

// put writes a block without regard to others. A panic is its error.
func (w *orderedWriter) put(b *block) (err error) {
	defer fault.Recover(&err)
	w.c.working.hide()
	defer w.c.working.done()
	at := 0
	for _, e := range b.ends {
		w.c.complaints.tell(w.c.err, e.key, b.err[at:e.end])
		at = e.end
	}
	w.c.complaints.count(b.kinds)
	if at < len(b.err) {
		w.c.err.Write(b.err[at:])
	}
	text := b.out
	if b.blank && !w.started {
		text = text[1:]
	}
	w.started = w.started || len(text) > 0
	err = w.c.write(text)
	spareBlocks.Put(b)
	return err
}

// end stops the output; wait then returns why.
func (w *orderedWriter) end(why error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if !w.ended {
		w.ended, w.err = true, why
		w.changed.Broadcast()
	}
}

// wait waits for the end, and returns its reason.
func (w *orderedWriter) wait() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	for !w.ended || w.busy {
		w.changed.Wait()
	}
	return w.err
}
