//go:build cgo && !headless

package gui

import (
	"os"
	"os/signal"
	"syscall"
	"time"
)

// How long the toolkit may take to end: once the window was asked to and has saved everything, and where
// it may still be busy.
var quitWait, endWait = 2 * time.Second, 20 * time.Second

// onStuck makes f be called, and the program end, when it is still there so long after it was
// interrupted or ending was called: the toolkit may wait without end for an event that came while
// it stopped, or for another program to take over what it has copied.
func onStuck(f func()) (ending func(wait time.Duration)) {
	end := func(wait time.Duration) {
		time.Sleep(wait)
		f()
		os.Exit(0)
	}
	c := make(chan os.Signal, 1)
	signal.Notify(c, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-c
		end(endWait)
	}()
	return func(wait time.Duration) { go end(wait) }
}

// onHangUp makes f be called when the terminal that started the program is closed; the
// toolkit handles only the signals to interrupt and to terminate. A program started with
// nohup ignores it.
func onHangUp(f func()) {
	if signal.Ignored(syscall.SIGHUP) {
		return
	}
	c := make(chan os.Signal, 1)
	signal.Notify(c, syscall.SIGHUP)
	go func() {
		<-c
		f()
	}()
}
