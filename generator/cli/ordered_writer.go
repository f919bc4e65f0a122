package cli

import "sync"

// A block is a piece of output.
type block struct {
	out, err []byte
	blank    bool // out begins with a blank line that parts it from what came before
}

var spareBlocks = sync.Pool{New: func() any { return new(block) }}

func newBlock() *block {
	b := spareBlocks.Get().(*block)
	*b = block{out: b.out[:0], err: b.err[:0]}
	return b
}

// An orderedWriter writes answers in the order of the input. It has no goroutine: whoever
// brings the block whose turn it is writes it, and all that others have left
// behind it.
type orderedWriter struct {
	c     *call
	mu    sync.Mutex
	moved sync.Cond // something below has changed
	turn  int       // the chunk whose answers go out
	left  []*block  // what ends chunk n is at n % len(left)
	busy  bool      // somebody is writing
	begun bool      // something has been written
	over  bool      // nothing more goes out
	err   error     // why
}

// newOrderedWriter makes an orderedWriter that takes answers to so many chunks ahead of their turn.
func newOrderedWriter(c *call, ahead int) *orderedWriter {
	w := &orderedWriter{c: c, left: make([]*block, ahead)}
	w.moved.L = &w.mu
	return w
}

// reserve waits until a chunk may be begun. It returns false when there is no more
// use in it.
func (w *orderedWriter) reserve(turn int) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	for !w.over && turn-w.turn >= len(w.left) {
		w.moved.Wait()
	}
	return !w.over
}

// part writes a block of a chunk of which more follows, when its turn comes.
func (w *orderedWriter) part(turn int, b *block) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for !w.over && (w.turn < turn || w.busy) {
		w.moved.Wait()
	}
	w.write(b)
}

// last takes the block that ends the answers to a chunk, and writes it if its turn
// has come.
func (w *orderedWriter) last(turn int, b *block) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.left[turn%len(w.left)] = b
	for !w.busy && !w.over {
		at := &w.left[w.turn%len(w.left)]
		if *at == nil {
			return
		}
		b, *at = *at, nil
		w.write(b)
		w.turn++
		w.moved.Broadcast()
	}
}

// write writes a block while others may leave theirs.
func (w *orderedWriter) write(b *block) {
	if w.over {
		return
	}
	w.busy = true
	w.mu.Unlock()
	if len(b.err) > 0 {
		w.c.err.Write(b.err)
	}
	text := b.out
	if b.blank && !w.begun {
		text = text[1:]
	}
	w.begun = w.begun || len(text) > 0
	err := w.c.write(text)
	spareBlocks.Put(b)
	w.mu.Lock()
	w.busy = false
	w.moved.Broadcast()
	if err != nil {
		w.over, w.err = true, err
	}
}

// end says that nothing more goes out, and why.
func (w *orderedWriter) end(why error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if !w.over {
		w.over, w.err = true, why
		w.moved.Broadcast()
	}
}

// wait waits for the end, and returns why.
func (w *orderedWriter) wait() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	for !w.over || w.busy {
		w.moved.Wait()
	}
	return w.err
}
