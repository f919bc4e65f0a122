//go:build !headless && cgo && (linux || freebsd || netbsd || openbsd)

package gui

/*
#include <stdlib.h>

void displayEnded(void);

static inline void callAtExit(void) { atexit(displayEnded); }
*/
import "C"

// atDisplayEnd is what onDisplayEnd was given.
var atDisplayEnd func()

// onDisplayEnd has f called when the display ends under the program: its server was
// stopped or crashed, or the connection broke. The library that talks to the display
// then ends the program from C, where nothing else of Go runs any more. f is called
// in the middle of the toolkit's work, on the window's goroutine: it must not touch
// the toolkit.
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
