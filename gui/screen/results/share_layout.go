package results

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// Objects implements page.Page.
func (s *Share) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{s.title, s.kinds, s.source, s.views, s.picture}
	for _, row := range s.rows {
		out = append(out, row)
	}
	return append(out, s.save, s.done)
}

// Arrange implements page.Page. Where there is little room the preview gets smaller and goes,
// and the rows stand side by side without what they copy.
func (s *Share) Arrange(put page.Place, r widget.Rect, tall bool) {
	link := min(s.Kit.Painter.Width(s.T("action.copy.other"), s.Kit.Size(13), false)+18, r.W/2)
	title := s.TitleRow(r)
	put(s.title, widget.Rect{X: title.X, Y: title.Y, W: title.W - link, H: title.H})
	put(s.kinds, widget.Rect{X: r.X + r.W + 8 - link, Y: r.Y - 8, W: link, H: max(28, s.Kit.Size(28))})
	y, foot := r.Y+s.Kit.Size(30)-page.SmallGap, r.Y+r.H-page.ButtonHeight
	layout.Equal(put, r.Strip(foot, page.ButtonHeight), 16, s.save, s.done)
	layout.Hide(s.source, s.picture)
	heights := s.rowHeights()
	rows := heights[0] + heights[1] + heights[2] + 16
	if foot-y > 38+16+rows+16+s.Kit.Size(22)+14 {
		layout.Show(put, s.source, r.Strip(y-2, s.Kit.Size(22)))
		y += s.Kit.Size(22) + 14
	}
	high := max(38, s.Kit.Size(26))
	put(s.views, r.Strip(y, high))
	y += high + 16
	if foot-16-y < rows {
		layout.Equal(put, r.Strip(y, min(page.ButtonHeight, max(28, foot-page.SmallGap-y))), 8, page.Objects(s.rows[:])...)
		return
	}
	if room := foot - 16 - rows - 16 - y; room > 80 {
		h := min(room, 249)
		layout.Show(put, s.picture, r.Strip(y, h))
		y += h + 16
	}
	for i, row := range s.rows {
		put(row, r.Strip(y, heights[i]))
		y += heights[i] + 8
	}
}

// linkZones parts the row of the link: the link, and the choice of another kind.
func (s *Share) linkZones(w, h float64) []widget.Rect {
	all := widget.Rect{W: w, H: h}
	if h < s.rowHeights()[shareLink]-1 {
		return []widget.Rect{all}
	}
	right := s.kindWidth()
	return []widget.Rect{all.Column(0, w-right), all.Column(w-right, right)}
}

// kindWidth returns the width of the choice of another kind.
func (s *Share) kindWidth() float64 {
	return s.Kit.Painter.Width(s.T("share.other"), s.Kit.Size(14), false) + 44
}

// rowHeights returns how high the rows are.
func (s *Share) rowHeights() [numShareRows]float64 {
	one := 16 + s.Kit.Size(21) + s.Kit.Size(20)
	return [numShareRows]float64{one, one, one + s.Kit.Size(20)}
}

// paintPreview paints the picture that is shared.
func (s *Share) paintPreview(c *widget.Canvas) {
	c.Box(c.Bounds(), 10, 1, c.Pal.Hair, c.Pal.Sunk)
	size := shareSize()
	h := c.H - 24
	w := h * float64(size.X) / float64(size.Y)
	width := int(w * c.S)
	if s.preview == nil || s.preview.Rect.Dx() != width {
		s.preview = s.state.picture(c.Painter, s.Lang, screen.Picture(s.app), width)
	}
	at := widget.Rect{X: (c.W - w) / 2, Y: 12, W: w, H: h}
	c.Place(s.preview, at)
	c.Round(widget.Rect{X: at.X - 1, Y: at.Y - 1, W: w + 2, H: h + 2}, 1, 1, c.Pal.Thin)
}

// paintRow paints what can be copied, and whether it was; in a low row only its name.
func (s *Share) paintRow(c *widget.Canvas, row shareRow) {
	done, name := s.state.copied == row, s.T([numShareRows]string{"share.picture", "share.link", "share.text"}[row])
	col := c.Frame(0, c.Bounds(), 8, done)
	if c.H < s.rowHeights()[row]-1 {
		c.Write(name, c.Bounds().Inset(6), 14, done, widget.Centre, col)
		return
	}
	line := widget.Rect{X: 16, Y: 8, W: c.W * .5, H: c.Size(21)}
	c.Line(name, line, theme.Type{Size: 15, Line: 20, Bold: true}, col)
	if done {
		copied := widget.Rect{X: 16, Y: line.Y, W: c.W - 32, H: line.H}
		if row == shareLink { // the first line has the choice at the right
			copied.Y += line.H
		}
		paintCopied(c, s.T("share.copied"), copied)
	}
	if row == shareLink {
		w := s.kindWidth()
		page.PaintLink(c, s.T("share.other"), widget.Rect{X: c.W - w, Y: 6, W: w - 12, H: c.Size(24)}, 1)
	}
	line.W = c.W - 32
	for _, text := range s.rowLines(row) {
		line.Y += line.H
		line.H = c.Size(20)
		c.Squeeze(text, "", line, theme.Secondary, c.Pal.Text2)
	}
}

// paintCopied writes at the right that something was copied, and returns how wide that is.
func paintCopied(c *widget.Canvas, text string, line widget.Rect) float64 {
	w := c.Painter.Width(text, c.Size(12)*c.S, true)/c.S + 2
	r := widget.Rect{X: line.X + line.W - w, Y: line.Y, W: w, H: line.H}
	c.Write(text, r, 12, true, widget.Right, c.Pal.Accent)
	c.Icon(widget.TickIcon, r.X-14, r.Y+r.H/2, 14, c.Pal.Accent)
	return w + 28
}

// rowLines says what is copied.
func (s *Share) rowLines(row shareRow) []string {
	switch row {
	case sharePicture:
		size := shareSize()
		return []string{s.T("share.png", "w", s.Lang.Number(size.X), "h", s.Lang.Number(size.Y))}
	case shareLink:
		return []string{s.state.linkNote(s.Lang)}
	default:
		return []string{s.state.textTitle(s.Lang), s.state.textResult(s.Lang)}
	}
}
