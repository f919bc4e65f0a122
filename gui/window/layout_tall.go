package window

import (
	"sudoku/gui/screen"
	"sudoku/gui/widget"
)

// arrangeTall places the page below the board.
func (lt *layout) arrangeTall(width, height float64) {
	margin, head, status, foot := 15., 66., 44., 190.
	switch {
	case width < 380 || height < 560:
		margin, head, status, foot = 8, 34, 24, 94
	case height < 660:
		status, foot = 24, 122
	}
	x, wide := margin, width-2*margin
	if screen.SpaceOf(lt.w.top()).Whole {
		lt.arrangeOwn(widget.Rect{X: x, Y: top, W: wide, H: height - top - margin})
		return
	}
	if !lt.headed() {
		head = 10
	}
	foot = lt.pageHeight(foot, height)
	room := height - head - 10 - lt.w.kit.Size(status) - foot - margin
	side := lt.w.fit(max(min(wide, room), 28*9+2))
	y := 0.
	if lt.folded() {
		y = max(0, (room-side)/2)
	}
	lt.placeHead(widget.Rect{X: x, Y: y + 14, W: wide, H: head}, head < 50)
	lt.placeBoard(x+(wide-side)/2, y+head+6, side)
	y += head + 6 + side + 8
	lt.show(lt.w.status.label, widget.Rect{X: x, Y: y, W: wide, H: lt.w.kit.Size(status)})
	if lt.folded() {
		hide(lt.w.page())
		return
	}
	y += lt.w.kit.Size(status) + 6
	lt.w.page().Arrange(lt.put, widget.Rect{X: x, Y: y, W: wide, H: height - y - margin}, true)
}

// pageHeight returns the height of the page below the board, at least that of play.
func (lt *layout) pageHeight(play, height float64) float64 {
	if lt.folded() {
		return 0
	}
	space := screen.SpaceOf(lt.w.top())
	return max(play, min(height*space.Share, space.AtMost))
}

// arrangeOwn gives a page without a board everything below the menu.
func (lt *layout) arrangeOwn(r widget.Rect) {
	lt.w.page().Arrange(lt.put, r, true)
	lt.w.board.Hide()
	if p := lt.w.preview(); p != nil {
		p.Hide()
	}
	lt.placeHead(widget.Rect{}, true)
	lt.w.status.label.Hide()
}
