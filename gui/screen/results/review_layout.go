package results

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

// The height of the control for parts of what is told, with the gap above it, and its width beside the
// buttons of a wide page under the board.
const partsHigh, partsWide = 40., 188.

// Arrange implements page.Page. What is told of the move comes before all that names it.
func (s *Review) Arrange(put page.Place, r widget.Rect, tall bool) {
	button, gap := page.ButtonHeight, 20.
	if tall || r.H < s.Kit.Size(520) {
		button, gap = 38, 10
	}
	layout.Hide(s.legend, s.sum, s.parts, s.lesson)
	need, foot := s.need(r.W), r.Y+r.H-button
	above := s.arrangeButtons(put, r.Strip(foot, button), tall)
	if above {
		need += partsHigh
	}
	y := s.arrangeLine(put, r, tall, need+button+gap)
	y, foot = s.arrangeRest(put, r, y, foot-gap, need)
	if above {
		layout.Show(put, s.parts, r.Strip(foot-32, 32))
		foot -= partsHigh
	}
	s.card.Arrange(put, r.Strip(y, foot-y))
}

// arrangeButtons places the buttons, and beside them the control for parts if there is room for it;
// above reports whether its place is above them.
func (s *Review) arrangeButtons(put page.Place, row widget.Rect, tall bool) (above bool) {
	above = len(s.shown.cards) > 1
	if above && tall && row.W >= s.Kit.Size(640) {
		row.W -= partsWide + 12
		layout.Show(put, s.parts, widget.Rect{X: row.X + row.W + page.Gap, Y: row.Y, W: partsWide, H: row.H})
		above = false
	}
	layout.Equal(put, row, page.Gap, page.Fitting(row.W, page.Gap, s.next, s.try, s.next, s.done)...)
	return above
}

// arrangeRest places what there is room for beside the height that the card needs, and returns what
// is left for it.
func (s *Review) arrangeRest(put page.Place, r widget.Rect, y, foot, need float64) (from, to float64) {
	hasRoom := func(high, least float64) bool { return foot-y-high > s.Kit.Size(least) && foot-y-high >= need }
	s.card.Below(s.shown.sum) // where the page has no room for the summary, the card scrolls to it
	if sum := s.flowSum(&widget.Canvas{Kit: s.Kit, S: 1, W: r.W}) + 2; hasRoom(sum+page.Gap, 190) {
		layout.Show(put, s.sum, r.Strip(foot-sum, sum))
		s.card.Below(nil)
		foot -= sum + 12
	}
	if high := max(28, s.Kit.Size(26)); s.shown.lesson != "" && (hasRoom(high+6, 60) || foot-y < need && foot-y-high-6 > s.Kit.Size(240)) { // that scrolls anyway
		layout.Show(put, s.lesson, r.Strip(foot-high, high))
		foot -= high + 6
	}
	if high := s.Kit.Size(20); hasRoom(high+8, 130) {
		layout.Show(put, s.legend, r.Strip(y, high))
		y += high + 8
	}
	return y, foot
}

// need returns the height that any part of what is told needs at a width.
func (s *Review) need(w float64) (high float64) {
	for _, t := range s.shown.cards {
		high = max(high, s.card.HeightOf(t, w))
	}
	return high
}

// arrangeLine places the line of the game, with as much of what names it as there is room
// for beside what the rest needs, and returns where it ends.
func (s *Review) arrangeLine(put page.Place, r widget.Rect, tall bool, rest float64) float64 {
	layout.Hide(s.title, s.clock, s.sourceLabel, s.name, s.where)
	y, half := r.Y, r.W/2
	if r.H > s.Kit.Size(420) {
		y -= 9
		layout.Show(put, s.title, widget.Rect{X: r.X, Y: y, W: half, H: s.Kit.Size(30)})
		layout.Show(put, s.clock, widget.Rect{X: r.X + half, Y: y, W: half, H: s.Kit.Size(30)})
		if y += s.Kit.Size(30) + 14; r.Y+r.H-y-s.Kit.Size(44)-48-4 >= rest {
			layout.Show(put, s.sourceLabel, r.Strip(y-16, s.Kit.Size(24)))
			y += s.Kit.Size(24)
		}
	}
	chart, room := 96., r.Y+r.H-y-s.Kit.Size(20)-4-rest
	if tall || r.H < s.Kit.Size(520) || room < 96 {
		chart = 72
	}
	if room < 72 {
		chart = 48
	}
	if r.H > s.Kit.Size(220) && (r.H > s.Kit.Size(260) || room >= 48) {
		layout.Show(put, s.name, widget.Rect{X: r.X, Y: y, W: half, H: s.Kit.Size(20)})
		layout.Show(put, s.where, widget.Rect{X: r.X + half, Y: y, W: half, H: s.Kit.Size(20)})
		y += s.Kit.Size(20)
	} else {
		chart = 48
	}
	put(s.track, widget.Rect{X: r.X - page.LineEnds, Y: y, W: r.W + 2*page.LineEnds, H: chart})
	return y + chart + 4
}
