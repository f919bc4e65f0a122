package page

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A PickerRow is a technique to choose, and what is asked of it.
type PickerRow struct{ Name, Grade, Asked string }

// PickerFuncs is what the page for choosing techniques shows and does.
type PickerFuncs struct {
	Count  func() int
	Row    func(int) PickerRow
	Find   func(text string)
	Words  []string                   // what can be asked of a technique
	Ask    func(row, word int)        // asks for it, or no longer
	On     func(row, word int) bool   // it is asked for
	Why    func(row, word int) string // why it can't be; "" if it can
	Note   func() string              // why no puzzle can fit
	ToList func()                     // Return in the field
	Close  func()
}

// Picker is the page on which techniques are chosen for an order.
type Picker struct {
	Base
	do     PickerFuncs
	chosen int
	title  *widget.Label
	find   *Field
	list   *widget.List
	words  []*widget.Control
	note   *widget.Label
	close  *widget.Control
}

// NewPicker makes the page.
func NewPicker(b Base, do PickerFuncs) *Picker {
	p := &Picker{Base: b, do: do, chosen: -1}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("picker.title"))
	p.find = b.NewField(b.T("guide.find"), "", func(text string) {
		do.Find(text)
		p.chosen = min(do.Count(), 1) - 1
		p.list.Pick(p.chosen)
		p.Refresh()
	}, do.Close)
	p.find.Entry.OnSubmitted = func(string) { do.ToList() }
	p.list = b.NewList(p.Size(32), do.Count, p.paintRow, func(i int) {
		p.chosen = i
		p.Refresh()
	})
	p.list.Act = func() { p.ask(0) }
	for i, name := range do.Words {
		p.words = append(p.words, b.NewControl(nil, func(c *widget.Canvas) { p.paintWord(c, i, name) }, func(int) { p.ask(i) }))
	}
	p.note = b.Paragraph(theme.Caption)
	p.close = b.Button(b.T("sheet.close"), true, do.Close)
	p.Refresh()
	return p
}

// ask asks for a word of the chosen technique, or no longer.
func (p *Picker) ask(word int) {
	if p.chosen < 0 {
		return
	}
	p.do.Ask(p.chosen, word)
	p.list.Refresh()
	p.Refresh()
}

func (p *Picker) paintWord(c *widget.Canvas, word int, name string) {
	on := p.chosen >= 0 && p.chosen < p.do.Count() && p.do.On(p.chosen, word)
	col := c.Frame(0, widget.Rect{W: c.W, H: c.H}, 8, on)
	c.Write(name, widget.Rect{X: 3, W: c.W - 6, H: c.H}, 13, on, widget.Centre, col)
}

// Objects implements Page.
func (p *Picker) Objects() []fyne.CanvasObject {
	return append(append([]fyne.CanvasObject{p.title, p.find, p.list}, Objects(p.words)...), p.note, p.close)
}

// Refresh implements Page.
func (p *Picker) Refresh() {
	for i, w := range p.words {
		why := p.Unless(p.chosen >= 0 && p.chosen < p.do.Count(), "techniques.choose")
		if why == "" {
			why = p.do.Why(p.chosen, i)
		}
		w.Disable(why)
		w.Repaint()
	}
	p.note.SetSpans(widget.Span{Text: p.do.Note(), Colour: p.Pal.Bad})
}

// Focus returns what gets the focus when the page opens.
func (p *Picker) Focus() fyne.Focusable { return p.list }

// Arrange implements Page.
func (p *Picker) Arrange(put Place, r widget.Rect, tall bool) {
	put(p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)})
	y, foot := r.Y+p.Size(28), r.Y+r.H-44
	put(p.close, widget.Rect{X: r.X, Y: foot, W: r.W, H: 44})
	if hide(p.find); r.H > p.Size(230) {
		show(put, p.find, widget.Rect{X: r.X, Y: y, W: r.W, H: p.Size(36)})
		y += p.Size(36) + 8
	}
	words := max(34, p.Size(32))
	foot -= words + 10
	row(put, widget.Rect{X: r.X, Y: foot, W: r.W, H: words}, 6, Objects(p.words)...)
	if hide(p.note); foot-y > p.Size(160) {
		foot -= p.Size(36)
		show(put, p.note, widget.Rect{X: r.X, Y: foot, W: r.W, H: p.Size(34)})
	}
	put(p.list, widget.Rect{X: r.X, Y: y, W: r.W, H: max(40, foot-8-y)})
}

func (p *Picker) paintRow(c *widget.Canvas, i int) {
	t := p.do.Row(i)
	said, col := t.Grade, c.Pal.Text2
	if t.Asked != "" {
		said, col = t.Asked, c.Pal.Accent
	}
	w := min(c.Painter.Width(said, c.Size(12)*c.S, false)/c.S+10, c.W*.45)
	c.Line(t.Name, widget.Rect{X: 10, W: c.W - 16 - w, H: c.H}, theme.Type{Size: 14}, c.Pal.Text)
	c.Write(said, widget.Rect{X: c.W - 6 - w, W: w, H: c.H}, 12, false, widget.Right, col)
}
