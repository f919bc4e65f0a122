package session

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"sudoku/puzzle/fault"
)

// A Runner runs the background work of a window. This file is the only place that starts
// goroutines for the window.
type Runner struct {
	do     func(func())       // runs a function on the window's goroutine
	failed func(*fault.Fault) // is called there after a job panicked and its done returned
	wg     sync.WaitGroup
}

// NewRunner makes a Runner. do must run functions in order on the window's goroutine,
// without waiting for them. failed is called there when a job panicked.
func NewRunner(do func(func()), failed func(*fault.Fault)) *Runner {
	return &Runner{do: do, failed: failed}
}

// Do runs f on the window's goroutine after the function now running there.
func (r *Runner) Do(f func()) { r.do(f) }

// Wait waits for the goroutines of stopped jobs; it is called at the end of the program.
func (r *Runner) Wait() { r.wg.Wait() }

// Jobs returns a new Jobs.
func (r *Runner) Jobs() *Jobs { return &Jobs{runner: r, cancel: func() {}} }

// Jobs runs one kind of background work, such as generating or rating a puzzle: starting
// a job cancels the job before it and drops its later results.
type Jobs struct {
	runner *Runner
	cancel context.CancelFunc
	turn   int // results of earlier turns are dropped
	busy   bool
	closed bool // nothing runs any more
}

// Start runs work in the background, then done on the window's goroutine with
// what work returned, unless a later job took its place or Stop was called. work
// must return soon after ctx is done and must not touch the window. It may report
// as often as it likes: show gets the latest report only. A panic of work is its
// error, a *fault.Fault. Nothing runs after the tasks that j belongs to were closed.
func Start[T, P any](j *Jobs, work func(ctx context.Context, report func(P)) (T, error), show func(P), done func(T, error)) {
	j.Stop()
	if j.closed {
		return
	}
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

// A Semaphore lets one job at a time do what can't be interrupted.
type Semaphore chan struct{}

// Detached does work that can't be interrupted, such as decoding a picture, after that of
// others. When ctx is done before, it returns at once: the work ends by itself, nobody
// waits for it, and its answer is dropped.
func Detached[T any](ctx context.Context, turn Semaphore, work func() (T, error)) (t T, err error) {
	select {
	case turn <- struct{}{}:
	case <-ctx.Done():
		return t, ctx.Err()
	}
	ended := make(chan error, 1)
	var answer T
	go func() {
		defer func() { <-turn }()
		var err error
		answer, err = try(work)
		ended <- err
	}()
	select {
	case err = <-ended:
		return answer, err
	case <-ctx.Done():
		return t, ctx.Err()
	}
}

// try calls work and returns a panic of it as an error.
func try[T any](work func() (T, error)) (t T, err error) {
	defer fault.Recover(&err)
	return work()
}

// After runs f on the window's goroutine when d has passed, unless stop is called
// before. stop must be called on that goroutine.
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

// Stop cancels the running job, if any, and drops its result.
func (j *Jobs) Stop() {
	j.turn++
	j.busy = false
	j.cancel()
}
