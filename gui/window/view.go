package window

import (
	"sudoku/gui/board"
	"sudoku/gui/screen"
)

// view returns what the board shows.
func (w *Window) view() board.View {
	v := w.play.Board()
	v.Lit = w.motion.celebrating
	if s, ok := screen.Find[screen.BoardViewer](w); ok {
		return s.View(v)
	}
	return v
}
