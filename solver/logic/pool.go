package logic

import "sync"

// An idlePool keeps values that are not in use for later searches, so that a search that
// finds nothing allocates nothing.
type idlePool[T any] struct {
	mu   sync.Mutex
	idle []*T
}

// get takes one out, preferably one that fits, or makes a new one.
func (p *idlePool[T]) get(fits func(*T) bool) *T {
	p.mu.Lock()
	defer p.mu.Unlock()
	last := len(p.idle) - 1
	if last < 0 {
		return new(T)
	}
	take := last
	for i, v := range p.idle {
		if fits(v) {
			take = i
			break
		}
	}
	v := p.idle[take]
	p.idle[take] = p.idle[last]
	p.idle = p.idle[:last]
	return v
}

// any takes one out, whichever it is.
func (p *idlePool[T]) any() *T { return p.get(func(*T) bool { return false }) }

func (p *idlePool[T]) put(v *T) {
	p.mu.Lock()
	p.idle = append(p.idle, v)
	p.mu.Unlock()
}
