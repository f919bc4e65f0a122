//go:build !headless

package gui

import (
	"os"
	"os/signal"
	"syscall"
)

// onHangUp has f called when the terminal goes that the program was started from; the
// toolkit knows only the signals to interrupt and to terminate. Where the program was
// started to outlive its terminal (nohup), it does.
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
