//go:build !headless

package gui

import (
	"os"
	"os/signal"
	"syscall"
	"time"
)

// endWait is how long the toolkit may take to end once it was asked to.
const endWait = 20 * time.Second

// onStuck makes f be called, and the program end, when it was interrupted, or ending is called, and
// it is still there after endWait: the toolkit may wait without end for an event that came while
// it stopped.
func onStuck(f func()) (ending func()) {
	c := make(chan os.Signal, 1)
	signal.Notify(c, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-c
		time.Sleep(endWait)
		f()
		os.Exit(0)
	}()
	return func() {
		select {
		case c <- os.Interrupt:
		default:
		}
	}
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
