package enter

import (
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// An how says how a puzzle is typed, and leads to photos.
type how struct {
	page.Base
	shown *enterReport
	text  *widget.Label
	photo *widget.Control // beside it
}

func newEnterHow(b page.Base, shown *enterReport, openPhoto func()) *how {
	h := &how{Base: b, shown: shown, text: b.Kit.Paragraph(theme.Secondary)}
	h.show()
	h.photo = b.Kit.NewControl(nil, func(c *widget.Canvas) { paintLink(c, h.photoLink(), 6, widget.Right) }, func(int) { openPhoto() })
	h.photo.Tip = b.Kit.Tips("photo")
	return h
}

// show says how what is typed just now is typed.
func (h *how) show() { h.text.SetSpans(widget.Span{Text: h.how(), Colour: h.Kit.Pal.Text2}) }

func (h *how) how() string {
	if h.shown.Board.sums {
		return h.T("enter.cage.none")
	}
	return h.T("enter.how")
}

// photoLink names what the link for photos does.
func (h *how) photoLink() string {
	if h.shown.OfPhoto {
		return h.T("photo.back")
	}
	return h.T("photo.open")
}

// photoWidth is the width of the link for photos.
func (h *how) photoWidth() float64 {
	return h.Kit.Painter.Width(h.photoLink(), h.Kit.Size(13), false) + 16
}

// height is the height of what stands beside that link.
func (h *how) height(w float64) float64 {
	lines := h.Kit.Painter.Wrap(h.how(), w-h.photoWidth()-8, h.Kit.Size(13), false)
	return max(28, h.Kit.Size(20)*float64(len(lines)))
}

// arrange places it at the upper edge of r.
func (h *how) arrange(put page.Place, r widget.Rect) {
	link, how := h.photoWidth(), h.height(r.W)
	layout.Show(put, h.text, widget.Rect{X: r.X, Y: r.Y, W: r.W - link - 8, H: how + 2})
	layout.Show(put, h.photo, widget.Rect{X: r.X + r.W - link + 6, Y: r.Y - 4, W: link, H: max(28, h.Kit.Size(28))})
}

// paintLink paints a link whose text may change.
func paintLink(c *widget.Canvas, text string, side float64, at widget.Align) {
	r := c.Bounds()
	if c.Hover == 0 {
		c.Round(r, 6, 0, c.Pal.SelectFill)
	}
	if c.Focus == 0 {
		c.Round(r, 6, 2.5, c.Pal.Accent)
	}
	c.Write(text, widget.Rect{X: side, W: c.W - 2*side, H: c.H}, 13, false, at, c.Pal.Accent)
}
