//go:build !headless

package gui

import (
	"os"
	"os/signal"
	"syscall"
)

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
