//go:build e2e && !headless

package gui

import (
	"time"

	"sudoku/gui/window"
)

// WaitForToolkit has the program wait for a toolkit that doesn't end as long as the test does.
func WaitForToolkit() { endWait = time.Hour }

// OnOpen has f called with the window before it runs.
func OnOpen(f func(*window.Window)) { opened = f }
