package screen

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// Objects implements page.Page.
func (s *Review) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.title, s.clock, s.sourceLabel, s.name, s.where, s.track, s.legend, s.card.Object(), s.parts, s.lesson, s.sum, s.try, s.next, s.done}
}

// Arrange implements page.Page.
func (s *Review) Arrange(put page.Place, r widget.Rect, tall bool) {
	button, gap := 44., 20.
	if tall || r.H < s.Size(520) {
		button, gap = 38, 10
	}
	y, foot := s.arrangeLine(put, r, tall), r.Y+r.H-button
	layout.Equal(put, r.Strip(foot, button), 12, page.Fitting(r.W, 12, s.next, s.try, s.next, s.done)...)
	foot -= gap
	layout.Hide(s.legend, s.sum, s.parts, s.lesson)
	s.card.Below(s.shown.sum) // where the page has no room for the summary, the card scrolls to it
	if sum := s.flowSum(&widget.Canvas{Kit: s.Kit, S: 1, W: r.W}) + 2; foot-y > sum+s.Size(200) {
		layout.Show(put, s.sum, r.Strip(foot-sum, sum))
		s.card.Below(nil)
		foot -= sum + 12
	}
	if high := max(28, s.Size(26)); s.shown.lesson != "" && foot-y > high+s.Size(60) {
		layout.Show(put, s.lesson, r.Strip(foot-high, high))
		foot -= high + 6
	}
	if foot-y > s.Size(160) {
		layout.Show(put, s.legend, r.Strip(y, s.Size(20)))
		y += s.Size(20) + 8
	}
	if s.shown.parts > 1 && foot-y > s.Size(100) {
		layout.Show(put, s.parts, r.Strip(foot-32, 32))
		foot -= 40
	}
	s.card.Arrange(put, r.Strip(y, foot-y))
}

// arrangeLine places the line of the game, with as much of what names it as there is room
// for, and returns where it ends.
func (s *Review) arrangeLine(put page.Place, r widget.Rect, tall bool) float64 {
	layout.Hide(s.title, s.clock, s.sourceLabel, s.name, s.where)
	y, chart, half := r.Y, 96., r.W/2
	if tall || r.H < s.Size(520) {
		chart = 72
	}
	if r.H > s.Size(420) {
		y -= 9
		layout.Show(put, s.title, widget.Rect{X: r.X, Y: y, W: half, H: s.Size(30)})
		layout.Show(put, s.clock, widget.Rect{X: r.X + half, Y: y, W: half, H: s.Size(30)})
		layout.Show(put, s.sourceLabel, r.Strip(y+s.Size(30)-2, s.Size(24)))
		y += s.Size(54) + 14
	}
	if r.H > s.Size(220) {
		layout.Show(put, s.name, widget.Rect{X: r.X, Y: y, W: half, H: s.Size(20)})
		layout.Show(put, s.where, widget.Rect{X: r.X + half, Y: y, W: half, H: s.Size(20)})
		y += s.Size(20)
	} else {
		chart = 48
	}
	put(s.track, widget.Rect{X: r.X - page.LineEnds, Y: y, W: r.W + 2*page.LineEnds, H: chart})
	return y + chart + 4
}
