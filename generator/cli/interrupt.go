package cli

import (
	"context"
	"errors"
	"os"
	"os/signal"
	"syscall"
)

// An interruption is the signal that ended a run, as the cause of its context.
type interruption struct{ signal syscall.Signal }

func (i interruption) Error() string { return i.signal.String() }

// status is what shells expect after a signal.
func (i interruption) status() int { return 128 + int(i.signal) }

// Interruptible returns a context that is done when the program is interrupted, terminated
// or hung up; nohup has it ignore the last. A second interrupt ends the program as ever,
// but not a second hang-up: kernel and shell each send one.
func Interruptible(parent context.Context) context.Context {
	signals := []os.Signal{syscall.SIGINT, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) {
		signals = append(signals, syscall.SIGHUP)
	}
	ctx, cancel := context.WithCancelCause(parent)
	c := make(chan os.Signal, 1)
	signal.Notify(c, signals...)
	go func() {
		s := <-c
		signal.Ignore(syscall.SIGHUP)
		signal.Reset(syscall.SIGINT, syscall.SIGTERM)
		cancel(interruption{s.(syscall.Signal)})
	}()
	return ctx
}

// interruptedStatus returns the exit status after ctx was done.
func interruptedStatus(ctx context.Context) int {
	var by interruption
	if errors.As(context.Cause(ctx), &by) {
		return by.status()
	}
	return exitInterrupted
}
