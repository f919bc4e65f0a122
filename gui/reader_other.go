//go:build cgo && !headless && !(linux || freebsd || netbsd || openbsd)

package gui

import "sudoku/gui/window"

// readAloud does nothing here: the toolkit itself tells the system's screen reader what it can.
func readAloud(*window.Window, func(func())) (stop func()) { return func() {} }
