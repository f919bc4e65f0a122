//go:build cgo && !headless && !(linux || freebsd || netbsd || openbsd)

package gui

// findDisplay finds nothing amiss: the desktops of these systems have a display.
func findDisplay() (why string) { return "" }
