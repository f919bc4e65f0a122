package page

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// Arrange implements Page.
func (p *Settings) Arrange(put Place, r widget.Rect, tall bool) {
	top, foot := r.Y+p.Size(34), r.Y+r.H-44
	if p.arrangeTitle(put, r); !p.title.Visible() {
		top = r.Y
	}
	if len(p.buttons) == 1 {
		put(p.buttons[0], widget.Rect{X: r.X + r.W - 120, Y: foot, W: 120, H: 44})
	} else {
		row(put, widget.Rect{X: r.X, Y: foot, W: r.W, H: 44}, 12, Objects(p.buttons)...)
	}
	if p.note.Hide(); p.note.Text() != "" {
		h := p.TextHeight(p.note.Text(), r.W, theme.Secondary)
		foot -= h + 8
		show(put, p.note, widget.Rect{X: r.X, Y: foot, W: r.W, H: h})
	}
	p.arrangeRows(put, r.W-14) // without the scroll bar
	put(p.scroll, widget.Rect{X: r.X, Y: top, W: r.W, H: foot - 12 - top})
	p.scroll.Refresh()
	if at := float32(p.said) - p.scroll.Size().Height; p.said > 0 && at > p.scroll.At() {
		p.scroll.To(at)
	}
}

// focused reports whether the row has the focus.
func (s *Setting) focused() bool {
	if s.control != nil {
		return s.control.Focused()
	}
	if s.field == nil {
		return false
	}
	c := fyne.CurrentApp().Driver().CanvasForObject(s.field)
	return c != nil && c.Focused() == fyne.Focusable(s.field)
}

// arrangeTitle places the title, unless the rows need the room more.
func (p *Settings) arrangeTitle(put Place, r widget.Rect) {
	title := widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)}
	hide(p.title)
	if p.Corner != nil {
		hide(p.Corner)
	}
	if r.H < p.Size(200) && p.Corner != nil {
		return
	}
	if p.Corner != nil {
		title.W /= 2
		show(put, p.Corner, widget.Rect{X: r.X + title.W, Y: title.Y, W: title.W, H: max(28, title.H)})
	}
	show(put, p.title, title)
}

func (p *Settings) arrangeRows(put Place, w float64) {
	y := 0.
	p.said = 0
	for i, s := range p.rows {
		switch {
		case s.field != nil:
			put(s.label, widget.Rect{Y: y, W: w, H: p.Size(26)})
			put(s.field, widget.Rect{Y: y + p.Size(26), W: w, H: p.Size(38)})
			y += p.Size(26) + p.Size(38) + 8
		case s.control == nil:
			if i > 0 {
				y += 16
			}
			put(s.label, widget.Rect{Y: y, W: w, H: p.Size(30)})
			y += p.Size(30) + 2
		case s.Part != nil:
			if s.label != nil {
				put(s.label, widget.Rect{Y: y, W: w, H: p.Size(26)})
				y += p.Size(26)
			}
			h := s.Part.Height(w)
			put(s.Part.Object, widget.Rect{Y: y, W: w, H: h})
			y += h + 8
		case s.label == nil:
			h := p.CheckHeight(s.Text, w)
			put(s.control, widget.Rect{Y: y, W: w, H: h})
			y += h
		default:
			put(s.label, widget.Rect{Y: y, W: w, H: p.Size(26)})
			put(s.control, widget.Rect{Y: y + p.Size(26), W: w, H: p.Size(38)})
			y += p.Size(26) + p.Size(38) + 8
		}
		if s.why == nil {
			continue
		}
		if s.why.Hide(); s.why.Text() != "" {
			h := p.TextHeight(s.why.Text(), w, theme.Caption)
			show(put, s.why, widget.Rect{Y: y, W: w, H: h})
			y += h + 6
			if s.focused() {
				p.said = y
			}
		}
	}
	p.least = fyne.NewSize(float32(w), float32(y))
}

// Layout implements fyne.Layout: Arrange does the work.
func (p *Settings) Layout([]fyne.CanvasObject, fyne.Size) {}

// MinSize implements fyne.Layout, for the rows in the scroll.
func (p *Settings) MinSize([]fyne.CanvasObject) fyne.Size { return p.least }
