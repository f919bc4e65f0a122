package session

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"sudoku/puzzle/fault"
)

// A Runner starts all work of a window off its goroutine. This file is the only place
// that starts a goroutine for the window.
type Runner struct {
	do     func(func())       // runs a function on the window's goroutine
	failed func(*fault.Fault) // is told there of a panic in a job, after its done
	wg     sync.WaitGroup
}

// NewRunner makes a Runner; do must run functions in order on the window's goroutine
// and must not wait for them. failed is told there when a job panicked.
func NewRunner(do func(func()), failed func(*fault.Fault)) *Runner {
	return &Runner{do: do, failed: failed}
}

// Do runs f on the window's goroutine when what is under way there has ended.
func (r *Runner) Do(f func()) { r.do(f) }

// Wait waits for the goroutines of jobs that were stopped: for the end.
func (r *Runner) Wait() { r.wg.Wait() }

// Jobs makes a Jobs.
func (r *Runner) Jobs() *Jobs { return &Jobs{runner: r, cancel: func() {}} }

// Jobs runs one kind of work: starting a job cancels the one before and drops what it
// still says. Whoever has work to do has one for each kind, such as looking for a
// puzzle or rating one.
type Jobs struct {
	runner *Runner
	cancel context.CancelFunc
	turn   int // answers of earlier turns are dropped
	busy   bool
}

// Start runs work in the background, then done on the window's goroutine with
// what work returned, unless a later job took its place or Stop was called. work
// must return soon after ctx is done and must not touch the window. It may report
// as often as it likes: show gets the latest report only. A panic of work is its
// error, a *fault.Fault.
func Start[T, P any](j *Jobs, work func(ctx context.Context, report func(P)) (T, error), show func(P), done func(T, error)) {
	j.Stop()
	ctx, cancel := context.WithCancel(context.Background())
	j.cancel, j.busy = cancel, true
	turn := j.turn
	deliver := func(f func()) {
		j.runner.do(func() {
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
	j.runner.wg.Go(func() {
		defer cancel()
		t, err := try(func() (T, error) { return work(ctx, report) })
		deliver(func() {
			j.busy = false
			done(t, err)
		})
		if f, ok := errors.AsType[*fault.Fault](err); ok {
			j.runner.do(func() { j.runner.failed(f) })
		}
	})
}

// try is work whose panic is an error.
func try[T any](work func() (T, error)) (t T, err error) {
	defer fault.Recover(&err)
	return work()
}

// After runs f on the window's goroutine when d has passed, unless stop is called
// before; stop is for that goroutine too.
func (r *Runner) After(d time.Duration, f func()) (stop func()) {
	off := false
	t := time.AfterFunc(d, func() {
		r.do(func() {
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
