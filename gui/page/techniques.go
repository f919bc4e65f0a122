package page

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A TechniqueRow is one technique in the list.
type TechniqueRow struct {
	Name, Grade string
	On          bool
	Heading     bool // it is a family of them
	Open        bool // the family is
}

// TechniquesFuncs is what the page of techniques shows and does.
type TechniquesFuncs struct {
	Count        func() int
	Row          func(int) TechniqueRow
	Toggle       func(row int)
	Move         func(row, by int)
	Score        func(row, by int)
	Reset, Close func()
}

// Techniques is the page on which the player orders techniques, switches some off and
// scores them.
type Techniques struct {
	Base
	do     TechniquesFuncs
	chosen int
	title  *widget.Label
	lead   *widget.Label
	list   *widget.List
	tools  [5]*widget.Control
	reset  *widget.Control
	close  *widget.Control
}

// NewTechniques makes the page.
func NewTechniques(b Base, do TechniquesFuncs) *Techniques {
	p := &Techniques{Base: b, do: do, chosen: -1}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("techniques.title"))
	p.lead = b.Paragraph(theme.Secondary)
	p.lead.SetSpans(widget.Span{Text: b.T("techniques.lead"), Colour: b.Pal.Text2})
	p.list = b.NewList(p.Size(34), do.Count, p.paintRow, func(i int) {
		p.chosen = i
		p.Refresh()
	})
	p.list.Act = func() { p.change(func() { do.Toggle(p.chosen) }) }
	move := func(by int) func() {
		return func() {
			if to := p.chosen + by; to >= 0 && to < do.Count() {
				do.Move(p.chosen, by)
				p.chosen = to
			}
		}
	}
	for i, tool := range []struct {
		key string
		do  func()
	}{
		{"techniques.up", move(-1)}, {"techniques.down", move(1)},
		{"techniques.toggle", func() { do.Toggle(p.chosen) }},
		{"techniques.less", func() { do.Score(p.chosen, -10) }}, {"techniques.more", func() { do.Score(p.chosen, 10) }},
	} {
		p.tools[i] = b.Button(b.T(tool.key), false, func() { p.change(tool.do) })
	}
	p.reset = b.Button(b.T("techniques.reset"), false, func() { p.change(do.Reset) })
	p.close = b.Button(b.T("hint.page.close"), false, do.Close)
	p.Refresh()
	return p
}

// change does something to the chosen row and shows the result.
func (p *Techniques) change(do func()) {
	do()
	p.list.Pick(p.chosen)
}

// Chosen returns the row that is chosen, -1 for none.
func (p *Techniques) Chosen() int { return p.chosen }

// Choose chooses a row; -1 chooses none.
func (p *Techniques) Choose(row int) {
	p.chosen = row
	p.list.Pick(row)
	p.Refresh()
}

// Objects implements Page.
func (p *Techniques) Objects() []fyne.CanvasObject {
	out := append([]fyne.CanvasObject{p.title, p.lead, p.list}, Objects(p.tools[:])...)
	return append(out, p.reset, p.close)
}

// Refresh implements Page.
func (p *Techniques) Refresh() {
	for _, t := range p.tools {
		t.Disable(p.Unless(p.chosen >= 0, "techniques.choose"))
	}
}

// Focus returns what gets the focus when the page opens.
func (p *Techniques) Focus() fyne.Focusable { return p.list }

// Arrange implements Page.
func (p *Techniques) Arrange(put Place, r widget.Rect, tall bool) {
	put(p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)})
	y := r.Y + p.Size(28)
	foot := r.Y + r.H - 44
	if r.H < p.Size(330) {
		hide(p.lead)
	} else {
		show(put, p.lead, widget.Rect{X: r.X, Y: y - 6, W: r.W, H: p.Size(42)})
		y += p.Size(42)
	}
	put(p.list, widget.Rect{X: r.X, Y: y, W: r.W, H: max(40, foot-60-y)})
	row(put, widget.Rect{X: r.X, Y: foot - 50, W: r.W, H: 40}, 6, Objects(p.tools[:])...)
	row(put, widget.Rect{X: r.X, Y: foot, W: r.W, H: 44}, 12, p.reset, p.close)
}

func (p *Techniques) paintRow(c *widget.Canvas, i int) {
	t := p.do.Row(i)
	col, mid := c.Pal.Text, c.H/2
	if t.On {
		c.Path(2, c.Pal.Accent, 8, mid, 12, mid+4, 19, mid-5)
	} else {
		col = c.Pal.Text3
	}
	grade := c.Painter.Width(t.Grade, c.Size(12)*c.S, false)/c.S + 10
	c.Line(t.Name, widget.Rect{X: 28, W: c.W - 34 - grade, H: c.H}, theme.Type{Size: 14}, col)
	c.Write(t.Grade, widget.Rect{X: 28, W: c.W - 34, H: c.H}, 12, false, widget.Right, c.Pal.Text2)
}
