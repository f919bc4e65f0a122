package learn

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// Objects implements page.Page.
func (s *Stations) Objects() []fyne.CanvasObject {
	out := append([]fyne.CanvasObject{s.title, s.place}, page.Objects(s.links)...)
	return append(out, s.list.list, s.card.pic, s.learn, s.practise, s.puzzle, s.close)
}

// Arrange implements page.Page. In a tall window there is no map: the stations are a list.
func (s *Stations) Arrange(put page.Place, r widget.Rect, tall bool) {
	layout.Hide(s.list.list, s.close)
	if !tall {
		r = page.Below(r, 5) // beside the title of the map
	}
	layout.Show(put, s.title, s.TitleRow(r))
	layout.Show(put, s.place, r.Strip(r.Y+s.Kit.Size(30)-9, s.Kit.Size(20)))
	y, high := s.Kit.Size(50)-9, max(28, s.Kit.Size(28))
	s.arrangeLinks(put, r.Strip(r.Y+y, high))
	body := page.Below(r, y+high+6)
	if tall {
		s.arrangeTall(put, body)
		return
	}
	const gap = 12
	button := max(page.ButtonHeight, s.Kit.Size(26)+8)
	foot := body.Strip(body.Y+body.H-button, button)
	layout.Equal(put, foot, page.Gap, s.practise, s.puzzle)
	layout.Show(put, s.learn, foot.Strip(foot.Y-button-gap, button))
	layout.Show(put, s.card.pic, body.Strip(body.Y, body.H-2*button-2*gap-page.SmallGap))
}

// arrangeLinks places the links side by side, each as wide as its word where there is room for that.
func (s *Stations) arrangeLinks(put page.Place, r widget.Rect) {
	const side, gap = 8, 8 // beside the word, within the control; between two
	x := r.X - side
	for i, link := range s.links {
		w := min(s.Kit.Painter.Width(s.linkNames()[i], s.Kit.Size(13), false)+2*side+1, (r.W+2*side-2*gap)/float64(len(s.links)))
		layout.Show(put, link, widget.Rect{X: x, Y: r.Y, W: w, H: r.H})
		x += w + gap
	}
}

// arrangeTall places list, card and buttons below one another.
func (s *Stations) arrangeTall(put page.Place, body widget.Rect) {
	button := max(38, s.Kit.Size(22)+8)
	foot := body.Strip(body.Y+body.H-button, button)
	if s.Kit.Painter.Width(s.T("stations.puzzle"), s.Kit.Size(13), false)+20 < body.W/4 {
		layout.Equal(put, foot, page.SmallGap, s.learn, s.practise, s.puzzle, s.close)
	} else {
		layout.Equal(put, foot, page.SmallGap, s.puzzle, s.close)
		foot.Y, body.H = foot.Y-button-8, body.H-button-8
		layout.Equal(put, foot, page.SmallGap, s.learn, s.practise)
	}
	body.H -= button + 12
	layout.Hide(s.card.pic)
	high := body.H
	if card := min(s.Kit.Size(300), body.H/2); card > s.Kit.Size(110) {
		high -= card + 8
		layout.Show(put, s.card.pic, body.Strip(body.Y+high+page.SmallGap, card))
	}
	layout.Show(put, s.list.list, body.Strip(body.Y, high))
	s.list.scroll()
}
