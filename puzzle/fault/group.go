package fault

import (
	"sync"
	"sync/atomic"
)

// A Group is a sync.WaitGroup through which a panic of its goroutines goes on in the
// one that waits. The zero Group is ready for use.
type Group struct {
	Stop func() // is called at a panic, for the other goroutines to end; may be nil

	wg    sync.WaitGroup
	first atomic.Pointer[Fault]
}

// Go runs f in a goroutine.
func (g *Group) Go(f func()) {
	g.wg.Go(func() {
		defer func() {
			if value := recover(); value != nil {
				g.first.CompareAndSwap(nil, Of(value))
				if g.Stop != nil {
					g.Stop()
				}
			}
		}()
		f()
	})
}

// Wait waits for all goroutines. If one panicked, so does Wait, with a *Fault.
func (g *Group) Wait() {
	g.wg.Wait()
	if f := g.first.Load(); f != nil {
		panic(f)
	}
}
