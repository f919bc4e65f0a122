package window

import (
	"sudoku/gui/page"
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
	if w.own() {
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
		hide(w.page)
		return
	}
	y += w.kit.Size(status) + 6
	w.page.Arrange(w.put, widget.Rect{X: x, Y: y, W: wide, H: height - y - margin}, true)
}

// pageHeight is the room of the page below the board, that of play at the least.
func (w *Window) pageHeight(play, height float64) float64 {
	switch w.page.(type) {
	case *page.Play:
		if w.folded() {
			return 0
		}
		return play
	case *page.Draw:
		return max(play, min(height*.4, 280))
	case *page.Mistake:
		return max(play, min(height*.4, 230))
	case *page.Enter, *page.Compare:
		return max(play, min(height*.4, 310))
	}
	return max(play, min(height*.52, 420))
}

// own reports whether a page takes the whole window when it is tall.
func (w *Window) own() bool {
	switch w.page.(type) {
	case *page.New, *page.Print, *page.Sheet, *page.Settings, *page.Save, *page.Branches, *page.Techniques, *page.Statistics, *page.Recent, *page.Collection, *page.Details:
		return true
	}
	return false
}

// arrangeOwn gives such a page all below the menu.
func (w *Window) arrangeOwn(r widget.Rect) {
	w.page.Arrange(w.put, r, true)
	w.board.Hide()
	if w.preview != nil {
		w.preview.Hide()
	}
	w.placeHead(widget.Rect{}, true)
	w.status.Hide()
}
