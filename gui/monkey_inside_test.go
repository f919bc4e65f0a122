//go:build e2e && linux && !headless

package gui_test

import (
	"fmt"
	"log"
	"os"
	"runtime/debug"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui"
	desk "sudoku/gui/window"
)

func init() { windows = append(windows, pagedWindow) }

// pagedWindow runs the program if a file is named for the pages that are shown, and reports whether
// it did.
func pagedWindow() bool {
	file := os.Getenv("SUDOKU_PAGES")
	if file == "" {
		return false
	}
	pages, err := os.Create(file)
	if err != nil {
		panic(err)
	}
	log.SetOutput(stacked{})
	gui.OnOpen(func(w *desk.Window) {
		last := ""
		tick := func() {
			if now := w.PageName(); now != last {
				last = now
				fmt.Fprintln(pages, now)
			}
		}
		go func() {
			for range time.Tick(50 * time.Millisecond) {
				fyne.Do(tick)
			}
		}()
	})
	os.Exit(gui.Run(os.Args[1:], "", nil, os.DirFS(os.Getenv("SUDOKU_MANUAL"))))
	return true
}

// stacked writes what the toolkit complains of, and what was called.
type stacked struct{}

func (stacked) Write(said []byte) (int, error) {
	return fmt.Fprintf(os.Stderr, "%s%s", said, debug.Stack())
}
