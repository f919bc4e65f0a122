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

// A writer writes values to the disk in the background. Of several values put within
// writeDelay it writes only the newest; the first one after a pause it writes at once.
type writer[T any] struct {
	write  func(T) error
	report func(error) // called with the error when writing begins to fail, with nil when it works again

	writing chan struct{} // a lock: full during a write
	failed  error         // of the last write; guarded by writing

	mu        sync.Mutex
	value     T
	dirty     bool      // value has not been written
	scheduled bool      // timer stands for put, not for another try
	last      time.Time // when the last write began
	timer     *time.Timer
}

func newWriter[T any](write func(T) error, report func(error)) *writer[T] {
	return &writer[T]{write: write, report: report, writing: make(chan struct{}, 1)}
}

// put schedules value to be written instead of the one that is waiting, if any.
func (w *writer[T]) put(value T) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.value, w.dirty = value, true
	if !w.scheduled {
		w.scheduled = true
		w.flushIn(writeDelay - time.Since(w.last))
	}
}

// flushIn calls Flush after d. It must be called with mu held.
func (w *writer[T]) flushIn(d time.Duration) {
	if w.timer != nil {
		w.timer.Stop()
	}
	w.timer = time.AfterFunc(d, func() { w.Flush() })
}

// Flush writes the waiting value, if any, now. It returns nil if everything is on the
// disk.
func (w *writer[T]) Flush() error {
	w.writing <- struct{}{}
	defer func() { <-w.writing }()
	value, dirty := w.take()
	if !dirty {
		return w.failed
	}
	err := w.try(value)
	if err != nil {
		w.retry(value)
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
	w.timer.Stop() // not nil: put has set it
	w.scheduled = false
	value, w.value = w.value, value
	w.dirty, w.last = false, time.Now()
	return value, true
}

// retry tries to write value again later, or a newer one if put was called meanwhile.
func (w *writer[T]) retry(value T) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if !w.dirty {
		w.value, w.dirty = value, true
	}
	if !w.scheduled {
		w.flushIn(retryDelay)
	}
}
