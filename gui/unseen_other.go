//go:build cgo && !headless && !(linux || freebsd || netbsd || openbsd)

package gui

// openUnseen does nothing: no other system lets the toolkit wait for a window to be seen.
func openUnseen(func(func())) {}
