package hint

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// Objects implements page.Page.
func (s *Steps) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.tabs, s.infoLabel, s.sortTabs, s.slowCheck, s.wrongTabs, s.upToList, s.list, s.card.Object(), s.parts, s.apply, s.close}
}

// Arrange implements page.Page.
func (s *Steps) Arrange(put page.Place, r widget.Rect, tall bool) {
	button := page.ButtonHeight
	if tall {
		button = 38
	}
	foot := r.Y + r.H - button
	layout.Equal(put, r.Strip(foot, button), page.Gap, s.apply, s.close)
	body := r.Strip(r.Y, foot-10-r.Y)
	if s.shown.card.Parts > 1 {
		body.H -= 36
		layout.Show(put, s.parts, r.Strip(foot-42, 32))
	} else {
		layout.Hide(s.parts)
	}
	s.arrangeBody(put, s.arrangeHead(put, body))
	if s.shown.chosen >= 0 {
		s.list.ScrollTo(s.shown.chosen) // its height may have changed
	}
}

// arrangeHead places the tabs and the controls of the chosen one, as far as that leaves
// room for some rows of the list, and returns what is left of r.
func (s *Steps) arrangeHead(put page.Place, r widget.Rect) widget.Rect {
	layout.Hide(s.tabs, s.infoLabel, s.sortTabs, s.slowCheck, s.wrongTabs, s.upToList)
	least := 1.3 * s.rowHeight()
	if r.W > 520 {
		least *= 2
	}
	next := func(o fyne.CanvasObject, height, gap float64) {
		if r.H-height-gap < least {
			return
		}
		layout.Show(put, o, r.Strip(r.Y, height))
		r.Y, r.H = r.Y+height+gap, r.H-height-gap
	}
	next(s.tabs, s.Kit.Size(36), 6)
	next(s.infoLabel, s.Kit.Size(22), 4)
	switch {
	case s.tab == AllSteps:
		next(s.sortTabs, s.Kit.Size(34), 4)
		next(s.slowCheck, max(28, s.Kit.Size(26)), 6)
	case s.tab == Backdoors:
		next(s.wrongTabs, s.Kit.Size(34), 6)
	case len(s.shown.upTo) > 0:
		next(s.upToList, s.Kit.Size(36), 6)
	}
	return r
}

// arrangeBody divides the room between the list and the card of the chosen row.
func (s *Steps) arrangeBody(put page.Place, r widget.Rect) {
	if s.shown.chosen < 0 || r.W <= 520 && r.H < 4.5*s.rowHeight() {
		layout.Hide(s.card.Object())
		layout.Show(put, s.list, r)
		return
	}
	s.card.Object().Show()
	if r.W > 520 { // side by side
		half := (r.W - page.Gap) / 2
		layout.Show(put, s.list, r.Column(r.X, half))
		s.card.Arrange(put, r.Column(r.X+half+page.Gap, half))
		return
	}
	list := max(2.5*s.rowHeight(), r.H*.42, r.H-10-s.card.Height(r.W))
	layout.Show(put, s.list, r.Strip(r.Y, list))
	s.card.Arrange(put, r.Strip(r.Y+list+10, r.H-list-10))
}

func (s *Steps) rowHeight() float64 { return s.Kit.Size(44) }

func (s *Steps) paintRow(c *widget.Canvas, i int) {
	t, w := s.row(s.Lang, i), c.W-12
	x := 6.
	if t.group {
		page.PaintFold(c, x+5, c.H/4+3, t.open)
		x += 18
	}
	const gap = 10.
	note, room := c.Painter.Width(t.note, c.Size(12)*c.S, false)/c.S, w+6-x-gap
	both := note + c.Painter.Width(t.name, c.Size(14)*c.S, true)/c.S
	part := max(1/max(c.TextScale, 1), min(1, (room-1)/both)) // larger text gives way in both
	c.Write(t.note, widget.Rect{X: 6, Y: 3, W: w, H: c.H / 2}, 12*part, false, widget.Right, c.Pal.Text2)
	c.Squeeze(t.name, "", widget.Rect{X: x, Y: 3, W: room - note*part, H: c.H / 2}, theme.Type{Size: 14 * part, Bold: true}, c.Pal.Text)
	c.Line(t.line, widget.Rect{X: x, Y: c.H/2 - 1, W: w + 6 - x, H: c.H / 2}, theme.Type{Size: 12}, c.Pal.Text2)
}
