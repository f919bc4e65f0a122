package page

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// Arrange implements Page.
func (p *Form) Arrange(put Place, r widget.Rect, tall bool) {
	top, foot := r.Y+p.Kit.Size(34), r.Y+r.H-ButtonHeight
	if p.arrangeTitle(put, r); !p.title.Visible() {
		top = r.Y
	}
	if len(p.buttons) == 1 {
		put(p.buttons[0], widget.Rect{X: r.X + r.W - 120, Y: foot, W: 120, H: ButtonHeight})
	} else {
		row(put, r.Strip(foot, ButtonHeight), Gap, Objects(p.buttons)...)
	}
	p.note.Hide()
	p.width = r.W
	if p.noted = p.noteHeight(); p.noted > 0 {
		foot -= p.noted + 8
		show(put, p.note, r.Strip(foot, p.noted))
	}
	if p.Above != nil {
		top += p.Above(put, r.Strip(top, r.H), foot-top > p.Kit.Size(200))
	}
	held := p.held()
	p.arrangeRows(put, r.W-14) // without the scroll bar
	put(p.scroll, r.Strip(top, foot-Gap-top))
	if p.scroll.Refresh(); held != nil {
		p.reveal(held)
	}
	if at := float32(p.messageEnd) - p.scroll.Size().Height; p.messageEnd > 0 && at > p.scroll.At() {
		p.scroll.To(at)
	}
}

// held returns the body of the row that was pressed or had the focus last, if it is in sight: there
// it stays, whatever room the rows get. Else it returns nil.
func (p *Form) held() fyne.CanvasObject {
	for _, r := range p.rows {
		if r.control == nil || r.hidden || r.control != p.at {
			continue
		}
		if y := r.body.Position().Y - p.scroll.At(); y+r.body.Size().Height > 0 && y < p.scroll.Size().Height {
			return r.body
		}
	}
	return nil
}

// focused reports whether the row has the focus.
func (r *formRow) focused() bool {
	if r.control != nil {
		return r.control.Focused()
	}
	if r.field == nil {
		return false
	}
	c := fyne.CurrentApp().Driver().CanvasForObject(r.field)
	return c != nil && c.Focused() == fyne.Focusable(r.field)
}

// arrangeTitle places the title, unless the rows need the room more.
func (p *Form) arrangeTitle(put Place, r widget.Rect) {
	title := p.TitleRow(r)
	hide(p.title)
	if p.Corner != nil {
		hide(p.Corner)
	}
	if r.H < p.Kit.Size(200) && p.Corner != nil {
		return
	}
	if p.Corner != nil {
		title.W /= 2
		show(put, p.Corner, widget.Rect{X: r.X + title.W, Y: title.Y, W: title.W, H: max(28, title.H)})
	}
	show(put, p.title, title)
}

// hide hides all of a row.
func (r *formRow) hide() {
	if r.label != nil {
		r.label.Hide()
	}
	if r.body != nil {
		r.body.Hide()
	}
	if r.why != nil {
		r.why.Hide()
	}
}

func (p *Form) arrangeRows(put Place, w float64) {
	y := 0.
	p.messageEnd = 0
	for i, r := range p.rows {
		if r.hide(); r.hidden {
			continue
		}
		if r.label != nil {
			r.label.Show()
			h := p.Kit.Size(26)
			if r.body == nil { // a heading
				h = p.Kit.Size(30)
				y += float64(16 * min(i, 1))
			}
			put(r.label, widget.Rect{Y: y, W: w, H: h})
			y += h
		}
		if r.body != nil {
			r.body.Show()
			h := r.height(w)
			put(r.body, widget.Rect{Y: y, W: w, H: h})
			y += h
		}
		y += r.gap
		if r.why == nil {
			continue
		}
		if r.why.Hide(); r.why.Text() != "" {
			h := p.TextHeight(r.why.Text(), w, theme.Caption)
			show(put, r.why, widget.Rect{Y: y, W: w, H: h})
			y += h + 6
			if r.focused() {
				p.messageEnd = y
			}
		}
	}
	p.body.Layout = least{fyne.NewSize(float32(w), float32(y))}
}
