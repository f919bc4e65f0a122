//go:build cgo && !headless && (linux || freebsd || netbsd || openbsd)

package gui

/*
#include <stdlib.h>

void displayEnded(void);

static inline void callAtExit(void) { atexit(displayEnded); }
*/
import "C"

// atDisplayEnd is the func given to onDisplayEnd.
var atDisplayEnd func()

// onDisplayEnd makes f be called when the display ends before the program: its server
// was stopped or crashed, or the connection broke. The C library of the display then
// exits the process, and no other Go code runs. f is called on the window's goroutine
// from inside the toolkit, so it must not use the toolkit.
func onDisplayEnd(f func()) {
	atDisplayEnd = f
	C.callAtExit()
}

//export displayEnded
func displayEnded() {
	if f := atDisplayEnd; f != nil {
		atDisplayEnd = nil
		f()
	}
}
