package screen

import "sudoku/gui/widget"

// photoLink names what the link for photos does.
func (s *Enter) photoLink() string {
	if s.shown.OfPhoto {
		return s.T("photo.back")
	}
	return s.T("photo.open")
}

// paintLink paints a link whose text may change.
func paintLink(c *widget.Canvas, text string, side float64, at widget.Align) {
	r := widget.Rect{W: c.W, H: c.H}
	if c.Hover == 0 {
		c.Round(r, 6, 0, c.Pal.SelectFill)
	}
	if c.Focus == 0 {
		c.Round(r, 6, 2.5, c.Pal.Accent)
	}
	c.Write(text, widget.Rect{X: side, W: c.W - 2*side, H: c.H}, 13, false, at, c.Pal.Accent)
}
