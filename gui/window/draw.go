package window

import "sudoku/gui/screen"

// draw opens the page for colours and links, if it isn't open.
func (w *Window) draw() *screen.Draw {
	d, ok := w.top().(*screen.Draw)
	if !ok {
		d = screen.NewDraw(w)
		w.Show(d)
	}
	return d
}

func (w *Window) drawing() bool {
	_, ok := w.top().(*screen.Draw)
	return ok
}

// toggleDraw opens the page for colours and links, or closes it.
func (w *Window) toggleDraw() {
	if w.drawing() {
		w.Back()
	} else {
		w.draw()
	}
}
