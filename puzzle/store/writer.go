package store

import (
	"sync"
	"time"

	"sudoku/puzzle/fault"
)

const (
	writeDelay = 200 * time.Millisecond // from the beginning of one write to the next
	retryDelay = 5 * time.Second        // after a failure
)

// A writer brings the newest of some values to the disk from the background. The
// first that comes after a pause is written at once.
type writer[T any] struct {
	write  func(T) error
	report func(error) // told when writing begins to fail, and nil when it works again

	writing chan struct{} // full during a write, so that there is one at a time
	failed  error         // of the last write; who fills writing owns it

	mu    sync.Mutex
	value T
	dirty bool      // value is to be written
	armed bool      // timer stands for put, not for another try
	last  time.Time // when the last write began
	timer *time.Timer
}

func newWriter[T any](write func(T) error, report func(error)) *writer[T] {
	return &writer[T]{write: write, report: report, writing: make(chan struct{}, 1)}
}

// put has a value written, and not those before it that are still waiting.
func (w *writer[T]) put(value T) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.value, w.dirty = value, true
	if !w.armed {
		w.armed = true
		w.flushIn(writeDelay - time.Since(w.last))
	}
}

// flushIn is called with mu held.
func (w *writer[T]) flushIn(d time.Duration) {
	if w.timer != nil {
		w.timer.Stop()
	}
	w.timer = time.AfterFunc(d, func() { w.Flush() })
}

// Flush writes now what changed since the last write, and says whether all is on
// the disk.
func (w *writer[T]) Flush() error {
	w.writing <- struct{}{}
	defer func() { <-w.writing }()
	value, dirty := w.take()
	if !dirty {
		return w.failed
	}
	err := w.try(value)
	if err != nil {
		w.putBack(value)
	}
	if (err == nil) != (w.failed == nil) {
		w.report(err)
	}
	w.failed = err
	return err
}

// try writes; a panic is an error like any other.
func (w *writer[T]) try(value T) (err error) {
	defer fault.Recover(&err)
	return w.write(value)
}

func (w *writer[T]) take() (value T, dirty bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if !w.dirty {
		return value, false
	}
	w.timer.Stop() // put has set it
	w.armed = false
	value, w.value = w.value, value
	w.dirty, w.last = false, time.Now()
	return value, true
}

// putBack tries again later, with what has changed meanwhile if anything has.
func (w *writer[T]) putBack(value T) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if !w.dirty {
		w.value, w.dirty = value, true
	}
	if !w.armed {
		w.flushIn(retryDelay)
	}
}
