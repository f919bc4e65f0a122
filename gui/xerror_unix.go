//go:build cgo && !headless && (linux || freebsd || netbsd || openbsd)

package gui

/*
#cgo linux LDFLAGS: -ldl
#include <dlfcn.h>
#include <stddef.h>

static int ignore(void *display, void *event) { return 0; }

static void ignoreErrors(void) {
	typedef int (*handler)(void *, void *);
	void *x = dlopen("libX11.so.6", RTLD_LAZY);
	if (x == NULL)
		x = dlopen("libX11.so", RTLD_LAZY);
	if (x == NULL)
		return;
	handler (*set)(handler) = (handler (*)(handler))dlsym(x, "XSetErrorHandler");
	if (set != NULL)
		set(ignore);
}
*/
import "C"

import "os"

// ignoreXErrors keeps the library of X from ending the program when the server rejects a request, as
// when a program that asked for what was copied is gone before it gets it.
func ignoreXErrors() {
	if os.Getenv("DISPLAY") != "" {
		C.ignoreErrors()
	}
}
