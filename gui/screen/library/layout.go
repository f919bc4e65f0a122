package library

import (
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// Lengths of the page, in units.
const (
	collectionsWide = 160.
	leastList       = 300. // beside the collections, at text scale 1
)

// Arrange implements page.Page: what is found at the left, the puzzle at the cursor at the right,
// as wide as the board and the panel. Below the other, in a tall window, there is no preview.
func (s *Library) Arrange(put page.Place, r widget.Rect, tall bool) {
	layout.Hide(s.Objects()...)
	left := r
	if !tall {
		panel := min(max(300, r.W*.332), 380*max(1, s.Kit.TextScale))
		left.W -= panel + page.Gutter
		right := r.Column(r.X+r.W-panel, panel)
		right.H -= s.foot.arrangeRows(put, right)
		s.panel.arrange(put, right)
	} else {
		left.H -= s.foot.arrange(put, r)
	}
	if side := max(collectionsWide, s.Kit.Size(collectionsWide)); !tall && left.W >= side+20+s.Kit.Size(leastList) {
		s.column.arrange(put, left.Column(left.X, side))
		left.X, left.W = left.X+side+20, left.W-side-20
	} else {
		h := max(36, s.Kit.Size(34))
		s.column.arrangeLine(put, left.Strip(left.Y, h))
		left.Y, left.H = left.Y+h+8, left.H-h-8
	}
	s.arrangeList(put, left)
}

func (s *Library) arrangeList(put page.Place, r widget.Rect) {
	field := max(36, s.Kit.Size(34))
	layout.Show(put, s.search, r.Strip(r.Y, field))
	y, line := r.Y+field+page.SmallGap, max(28, s.Kit.Size(28))
	sort := min(r.W*.6, s.Kit.Size(190))
	layout.Show(put, s.found, widget.Rect{X: r.X, Y: y, W: r.W - sort - 6, H: line})
	layout.Show(put, s.sort, widget.Rect{X: r.X + r.W - sort, Y: y, W: sort, H: line})
	y += line + 8
	list := r.Strip(y, max(40, r.Y+r.H-y))
	if s.shown.empty != "" {
		layout.Show(put, s.advice, r.Strip(y+page.SmallGap, min(list.H-page.SmallGap, s.Kit.Size(210))))
		return
	}
	layout.Show(put, s.list.list, list)
	if list != s.listed { // else it stays where it was scrolled
		s.list.list.ScrollTo(max(0, s.cursor))
	}
	s.listed = list
}
