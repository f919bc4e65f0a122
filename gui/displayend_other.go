//go:build cgo && !headless && !(linux || freebsd || netbsd || openbsd)

package gui

// onDisplayEnd does nothing: on this system the display ends with the user's session,
// which ends the program.
func onDisplayEnd(func()) {}
