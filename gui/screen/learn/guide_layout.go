package learn

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// Objects implements page.Page.
func (g *Guide) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{g.title, g.Field, g.listing, g.card.Object(), g.parts, g.triedLabel, g.practice, g.lesson, g.close}
}

// Arrange implements page.Page.
func (g *Guide) Arrange(put page.Place, r widget.Rect, tall bool) {
	put(g.title, g.TitleRow(r))
	button := page.ButtonHeight
	if tall {
		button = 38
	}
	foot := r.Y + r.H - button
	layout.Equal(put, r.Strip(foot, button), page.Gap, page.Fitting(r.W, page.Gap, g.lesson, g.practice, g.lesson, g.close)...)
	body := r.Strip(r.Y+g.Kit.Size(30), foot-page.SmallGap-r.Y-g.Kit.Size(30))
	body = page.Below(body, g.SearchField.ArrangeField(put, body, g.Kit.Size(36), body.H > g.Kit.Size(230)))
	if body.H > g.Kit.Size(160) {
		body.H -= g.Kit.Size(22)
		layout.Show(put, g.triedLabel, r.Strip(foot-g.Kit.Size(24), g.Kit.Size(20)))
	} else {
		layout.Hide(g.triedLabel)
	}
	if g.shown.card.Parts > 1 {
		body.H -= 38
		layout.Show(put, g.parts, r.Strip(body.Y+body.H+4, 32))
	} else {
		layout.Hide(g.parts)
	}
	if r.W > 520 { // side by side
		half := (r.W - page.Gap) / 2
		layout.Show(put, g.listing, body.Column(r.X, half))
		g.card.Arrange(put, body.Column(r.X+half+page.Gap, half))
		return
	}
	list := max(body.H*.36, body.H-10-g.card.Height(r.W))
	layout.Show(put, g.listing, r.Strip(body.Y, list))
	if g.shown.chosen >= 0 {
		g.listing.ScrollTo(g.shown.chosen) // its height may have changed
	}
	g.card.Arrange(put, r.Strip(body.Y+list+10, body.H-list-10))
}

func (g *Guide) paintRow(c *widget.Canvas, i int) {
	t := g.rowText(g.Lang, i)
	line := widget.Rect{X: 22, W: c.W - 36, H: c.H}
	if t.heading {
		page.PaintFold(c, 12, c.H/2, t.open)
	}
	grade := c.Painter.Width(t.grade, c.Size(12)*c.S, false)/c.S + 10
	c.Squeeze(t.name, "", widget.Rect{X: line.X, W: line.W - grade, H: c.H}, theme.Type{Size: 14, Bold: t.heading}, c.Pal.Text)
	c.Write(t.grade, line, 12, false, widget.Right, c.Pal.Text2)
}
