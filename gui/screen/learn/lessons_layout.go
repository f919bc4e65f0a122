package learn

import (
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/library"
)

// Objects implements page.Page.
func (s *Lessons) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.title, s.lead, s.Field, s.list, s.start, s.practice, s.close}
}

// Arrange implements page.Page.
func (s *Lessons) Arrange(put page.Place, r widget.Rect, tall bool) {
	button := page.ButtonHeight
	if tall {
		button = 38
	}
	foot, y := r.Y+r.H-button, r.Y
	layout.Equal(put, r.Strip(foot, button), page.Gap, s.start, s.practice, s.close)
	layout.Hide(s.title, s.lead)
	if r.H > s.Kit.Size(240) {
		layout.Show(put, s.title, r.Strip(y-9, s.Kit.Size(30)))
		y += s.Kit.Size(28)
	}
	if r.H > s.Kit.Size(180) {
		layout.Show(put, s.lead, r.Strip(y-6, s.Kit.Size(42)))
		y += s.Kit.Size(42)
	}
	y += s.SearchField.ArrangeField(put, r.Strip(y, r.H), s.Kit.Size(36), foot-y > s.Kit.Size(150))
	layout.Show(put, s.list, r.Strip(y, max(32, foot-page.Gap-y)))
	s.list.ScrollTo(s.row) // its height may have changed
}

func (s *Lessons) paintRow(c *widget.Canvas, i int) {
	t := s.rowText(s.Lang, i)
	if t.heading {
		c.Line(t.name, widget.Rect{X: 10, W: c.W - 24, H: c.H}, theme.Type{Size: 14, Bold: true}, c.Pal.Text)
		return
	}
	number, state, note := c.Size(30), 26., 0.
	c.Write(strconv.Itoa(t.number), widget.Rect{X: 6, W: number, H: c.H}, 13, false, widget.Right, c.Pal.Text2)
	switch x := c.W - 22; t.state {
	case library.Begun:
		c.Icon(widget.HalfIcon, x, c.H/2, 16, c.Pal.Accent)
		c.Mention(s.T("library.begun"))
	case library.Solved:
		c.Icon(widget.TickIcon, x, c.H/2, 16, c.Pal.Accent)
		c.Mention(s.T("lessons.done"))
	}
	if t.note != "" {
		note = c.Painter.Width(t.note, c.Size(12)*c.S, false)/c.S + 10
		c.Write(t.note, widget.Rect{X: c.W - 14 - state - note, W: note, H: c.H}, 12, false, widget.Right, c.Pal.Text2)
	}
	x := 6 + number + 12
	c.Squeeze(t.name, "", widget.Rect{X: x, W: c.W - x - 18 - state - note, H: c.H}, theme.Type{Size: 14}, c.Pal.Text)
}
