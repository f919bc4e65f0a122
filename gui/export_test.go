//go:build e2e && !headless

package gui

import "sudoku/gui/window"

// OnOpen has f called with the window before it runs.
func OnOpen(f func(*window.Window)) { opened = f }
