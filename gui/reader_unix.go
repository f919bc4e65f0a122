//go:build cgo && !headless && (linux || freebsd || netbsd || openbsd)

package gui

import (
	"context"

	"sudoku/gui/access/atspi"
	"sudoku/gui/window"
	"sudoku/puzzle/words"
)

// readAloud lets the desktop's screen reader read the window, and returns what ends that.
func readAloud(w *window.Window, do func(func())) (stop func()) {
	ctx, stop := context.WithCancel(context.Background())
	p := atspi.New(atspi.Config{Name: "Sudoku Desk", Version: words.Build(), Do: do, Describe: func() (s atspi.Shown) {
		s.Lang, s.Windows = w.Describe()
		return s
	}})
	w.ReadBy(p)
	do(func() { go p.Run(ctx) }) // after the first frame
	return stop
}
