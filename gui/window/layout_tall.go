package window

import (
	"sudoku/gui/screen"
	"sudoku/gui/widget"
)

// arrangeTall puts the page below the board.
func (w *Window) arrangeTall(width, height float64) {
	margin, head, status, foot := 15., 66., 44., 190.
	switch {
	case width < 380 || height < 560:
		margin, head, status, foot = 8, 34, 24, 94
	case height < 660:
		status, foot = 24, 122
	}
	x, wide := margin, width-2*margin
	if screen.SpaceOf(w.top()).Whole {
		w.arrangeOwn(widget.Rect{X: x, Y: top, W: wide, H: height - top - margin})
		return
	}
	if !w.headed() {
		head = 10
	}
	foot = w.pageHeight(foot, height)
	room := height - head - 10 - w.kit.Size(status) - foot - margin
	side := w.fit(max(min(wide, room), 28*9+2))
	y := 0.
	if w.folded() {
		y = max(0, (room-side)/2)
	}
	w.placeHead(widget.Rect{X: x, Y: y + 14, W: wide, H: head}, head < 50)
	w.placeBoard(x+(wide-side)/2, y+head+6, side)
	y += head + 6 + side + 8
	w.show(w.status, widget.Rect{X: x, Y: y, W: wide, H: w.kit.Size(status)})
	if w.folded() {
		hide(w.page())
		return
	}
	y += w.kit.Size(status) + 6
	w.page().Arrange(w.put, widget.Rect{X: x, Y: y, W: wide, H: height - y - margin}, true)
}

// pageHeight is the room of the page below the board, that of play at the least.
func (w *Window) pageHeight(play, height float64) float64 {
	if w.folded() {
		return 0
	}
	space := screen.SpaceOf(w.top())
	return max(play, min(height*space.Share, space.AtMost))
}

// arrangeOwn gives such a page all below the menu.
func (w *Window) arrangeOwn(r widget.Rect) {
	w.page().Arrange(w.put, r, true)
	w.board.Hide()
	if p := w.preview(); p != nil {
		p.Hide()
	}
	w.placeHead(widget.Rect{}, true)
	w.status.Hide()
}
