package page

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A Setting is a row of the settings: a heading, a switch or a choice.
type Setting struct {
	Heading string
	Text    string
	Choices []string        // none: a switch
	Chosen  func() int      // of the choices; of a switch 1 is on
	Choose  func(int)       // applies at once; for a switch the argument has no meaning
	label   *widget.Label   // of a heading or of choices
	control *widget.Control // nil for a heading
}

// Settings is the page of all settings. It scrolls, also by keys, if there is not enough
// room.
type Settings struct {
	Base
	rows   []Setting
	title  *widget.Label
	body   *fyne.Container
	least  fyne.Size // least size of the rows
	scroll *container.Scroll
	close  *widget.Control
}

// NewSettings makes the page.
func NewSettings(b Base, rows []Setting, back func()) *Settings {
	p := &Settings{Base: b, rows: rows}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("settings.title"))
	p.body = container.New(p)
	for i := range rows {
		p.add(&rows[i])
	}
	p.scroll = container.NewVScroll(p.body)
	p.close = b.Button(b.T("sheet.close"), false, back)
	return p
}

func (p *Settings) add(s *Setting) {
	change := func(i int) {
		s.Choose(i)
		p.Refresh()
	}
	switch {
	case s.Heading != "":
		s.label = p.Label(theme.CardTitle, widget.Left, p.Pal.Text)
		s.label.SetText(s.Heading)
	case len(s.Choices) == 0:
		s.control = p.Check(s.Text, func() bool { return s.Chosen() == 1 }, func() { change(0) })
	default:
		s.label = p.Label(theme.Body, widget.Left, p.Pal.Text)
		s.label.SetText(s.Text)
		var list []widget.Segment
		for _, c := range s.Choices {
			list = append(list, widget.Segment{Text: c})
		}
		s.control = p.Segments(list, s.Chosen, change)
	}
	if s.label != nil {
		p.body.Add(s.label)
	}
	if s.control != nil {
		s.control.OnFocus = func() { p.reveal(s.control) }
		p.body.Add(s.control)
	}
}

// Objects implements Page.
func (p *Settings) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.title, p.scroll, p.close}
}

// Refresh implements Page.
func (p *Settings) Refresh() {
	for _, s := range p.rows {
		if s.control != nil {
			s.control.Repaint()
		}
	}
}

// Focus returns what gets the focus when the page opens: the first control.
func (p *Settings) Focus() fyne.Focusable {
	for _, s := range p.rows {
		if s.control != nil {
			return s.control
		}
	}
	return p.close
}

// Arrange implements Page.
func (p *Settings) Arrange(put Place, r widget.Rect, tall bool) {
	put(p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)})
	foot := r.Y + r.H - 44
	top := r.Y + p.Size(34)
	p.arrangeRows(put, r.W-14) // without the scroll bar
	put(p.scroll, widget.Rect{X: r.X, Y: top, W: r.W, H: foot - 12 - top})
	put(p.close, widget.Rect{X: r.X + r.W - 120, Y: foot, W: 120, H: 44})
	p.scroll.Refresh()
}

func (p *Settings) arrangeRows(put Place, w float64) {
	y := 0.
	for i, s := range p.rows {
		switch {
		case s.control == nil:
			if i > 0 {
				y += 16
			}
			put(s.label, widget.Rect{Y: y, W: w, H: p.Size(30)})
			y += p.Size(30) + 2
		case s.label == nil:
			h := p.CheckHeight(s.Text, w)
			put(s.control, widget.Rect{Y: y, W: w, H: h})
			y += h
		default:
			put(s.label, widget.Rect{Y: y, W: w, H: p.Size(26)})
			put(s.control, widget.Rect{Y: y + p.Size(26), W: w, H: p.Size(38)})
			y += p.Size(26) + p.Size(38) + 8
		}
	}
	p.least = fyne.NewSize(float32(w), float32(y))
}

// Layout implements fyne.Layout: Arrange does the work.
func (p *Settings) Layout([]fyne.CanvasObject, fyne.Size) {}

// MinSize implements fyne.Layout, for the rows in the scroll.
func (p *Settings) MinSize([]fyne.CanvasObject) fyne.Size { return p.least }

// reveal scrolls a control and its label into view.
func (p *Settings) reveal(c *widget.Control) {
	from, to := c.Position().Y-float32(p.Size(30)), c.Position().Y+c.Size().Height+8
	at, height := p.scroll.Offset.Y, p.scroll.Size().Height
	switch {
	case from < at:
		at = max(from, 0)
	case to > at+height:
		at = to - height
	default:
		return
	}
	p.scroll.ScrollToOffset(fyne.NewPos(0, at))
}

// Place returns the scroll position and the row that has the focus, if one has it.
func (p *Settings) Place() (offset float32, row int) {
	for i, s := range p.rows {
		if s.control != nil && s.control.Focused() {
			return p.scroll.Offset.Y, i
		}
	}
	return p.scroll.Offset.Y, -1
}

// GoTo restores what Place returned, and returns the control that should get the focus.
func (p *Settings) GoTo(offset float32, row int) fyne.Focusable {
	p.scroll.ScrollToOffset(fyne.NewPos(0, offset))
	if row < 0 || row >= len(p.rows) || p.rows[row].control == nil {
		return p.Focus()
	}
	return p.rows[row].control
}
