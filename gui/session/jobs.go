package session

import (
	"context"
	"sync"
	"sync/atomic"
	"time"
)

// Jobs runs one kind of work off the window's goroutine: starting a job cancels
// the one before and drops what it still says. The window has one for each kind,
// such as looking for a puzzle or rating one. This file is the only place that
// starts a goroutine for the window.
type Jobs struct {
	do     func(func()) // runs a function on the window's goroutine
	cancel context.CancelFunc
	turn   int // answers of earlier turns are dropped
	busy   bool
	wg     sync.WaitGroup
}

// NewJobs makes a Jobs; do must run functions in order on the window's goroutine
// and must not wait for them.
func NewJobs(do func(func())) *Jobs { return &Jobs{do: do, cancel: func() {}} }

// Start runs work in the background, then done on the window's goroutine with
// what work returned, unless a later job took its place or Stop was called. work
// must return soon after ctx is done and must not touch the window. It may report
// as often as it likes: show gets the latest report only.
func Start[T, P any](j *Jobs, work func(ctx context.Context, report func(P)) (T, error), show func(P), done func(T, error)) {
	j.Stop()
	ctx, cancel := context.WithCancel(context.Background())
	j.cancel, j.busy = cancel, true
	turn := j.turn
	deliver := func(f func()) {
		j.do(func() {
			if turn == j.turn {
				f()
			}
		})
	}
	var latest atomic.Pointer[P] // nil when no show is waiting
	report := func(p P) {
		if latest.Swap(&p) == nil {
			deliver(func() { show(*latest.Swap(nil)) })
		}
	}
	j.wg.Go(func() {
		defer cancel()
		t, err := work(ctx, report)
		deliver(func() {
			j.busy = false
			done(t, err)
		})
	})
}

// After runs f on the window's goroutine when d has passed, unless stop is called
// before; stop is for that goroutine too.
func After(do func(func()), d time.Duration, f func()) (stop func()) {
	off := false
	t := time.AfterFunc(d, func() {
		do(func() {
			if !off {
				f()
			}
		})
	})
	return func() {
		off = true
		t.Stop()
	}
}

// Busy reports whether a job is under way.
func (j *Jobs) Busy() bool { return j.busy }

// Stop cancels the job under way, if any, and drops its answer.
func (j *Jobs) Stop() {
	j.turn++
	j.busy = false
	j.cancel()
}

// Wait stops the job under way and waits for its goroutine: for the end.
func (j *Jobs) Wait() {
	j.Stop()
	j.wg.Wait()
}
