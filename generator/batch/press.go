package batch

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

// A press writes answers in the order of the input. It has no goroutine: whoever
// brings the block whose turn it is writes it, and all that others have left
// behind it.
type press struct {
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

// newPress makes a press that takes answers to so many chunks ahead of their turn.
func newPress(c *call, ahead int) *press {
	p := &press{c: c, left: make([]*block, ahead)}
	p.moved.L = &p.mu
	return p
}

// room waits until a chunk may be begun. It returns false when there is no more
// use in it.
func (p *press) room(turn int) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	for !p.over && turn-p.turn >= len(p.left) {
		p.moved.Wait()
	}
	return !p.over
}

// piece writes a block of a chunk of which more follows, when its turn comes.
func (p *press) piece(turn int, b *block) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for !p.over && (p.turn < turn || p.busy) {
		p.moved.Wait()
	}
	p.write(b)
}

// last takes the block that ends the answers to a chunk, and writes it if its turn
// has come.
func (p *press) last(turn int, b *block) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.left[turn%len(p.left)] = b
	for !p.busy && !p.over {
		at := &p.left[p.turn%len(p.left)]
		if *at == nil {
			return
		}
		b, *at = *at, nil
		p.write(b)
		p.turn++
		p.moved.Broadcast()
	}
}

// write writes a block while others may leave theirs.
func (p *press) write(b *block) {
	if p.over {
		return
	}
	p.busy = true
	p.mu.Unlock()
	if len(b.err) > 0 {
		p.c.err.Write(b.err)
	}
	text := b.out
	if b.blank && !p.begun {
		text = text[1:]
	}
	p.begun = p.begun || len(text) > 0
	err := p.c.write(text)
	spareBlocks.Put(b)
	p.mu.Lock()
	p.busy = false
	p.moved.Broadcast()
	if err != nil {
		p.over, p.err = true, err
	}
}

// end says that nothing more goes out, and why.
func (p *press) end(why error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.over {
		p.over, p.err = true, why
		p.moved.Broadcast()
	}
}

// wait waits for the end, and returns why.
func (p *press) wait() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	for !p.over || p.busy {
		p.moved.Wait()
	}
	return p.err
}
