package order

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// Picker is the screen on which techniques are chosen for an order, from the list of the
// guide.
type Picker struct {
	*screen.SearchField
	app *screen.App
	page.Base
	orders  *Orders
	options []string // what can be asked of a technique
	all     []pickable
	found   []pickable // those that are searched for
	chosen  int        // of those; -1: none

	title *widget.Label
	list  *widget.List
	asks  []*widget.Control // one for each option
	note  *widget.Label     // why no puzzle can fit
	close *widget.Control
}

// A pickerRow is what the list shows of a technique or family, with what is asked of it.
type pickerRow struct{ Name, Grade, Asked string }

// NewPicker makes the screen for the order of another one.
func NewPicker(a *screen.App, of *Orders) *Picker {
	s := &Picker{app: a, orders: of, options: techniqueOptions(), all: pickables(), chosen: -1}
	s.Rebuild()
	return s
}

// Rebuild implements Screen.
func (s *Picker) Rebuild() {
	b := s.app.Base()
	s.Base, s.asks = b, nil
	s.title = b.Title(b.T("picker.title"))
	s.SearchField = screen.NewFinder(s.app, b, s.SearchField, s.searchFor)
	s.list = b.Kit.NewList(b.Kit.Size(32), func() int { return len(s.found) }, s.paintRow, s.choose)
	s.list.Act = func() { s.ask(0) }
	s.find(s.Finding())
	s.list.Pick(s.chosen)
	s.Target = s.list
	for i, option := range s.options {
		name := session.OptionName(b.Lang, option)
		ask := b.Kit.NewControl(nil, func(c *widget.Canvas) { s.paintOption(c, option, name) }, func(int) { s.ask(i) })
		ask.Prefer(func() float64 { return b.Kit.Painter.Width(name, b.Kit.Size(13), true) + 6 })
		s.asks = append(s.asks, ask)
	}
	s.note = b.Kit.Paragraph(theme.Caption)
	s.close = b.Kit.Button(b.T("page.close"), true, s.app.Back)
	s.Refresh()
}

// Focus returns what gets the focus when the page opens.
func (s *Picker) Focus() fyne.Focusable { return s.list }

// Space implements SpaceProvider.
func (s *Picker) Space() screen.Space { return screen.WholeSpace }

// searchFor lists what has a text in its name, and chooses the first.
func (s *Picker) searchFor(text string) {
	s.find(text)
	s.chosen = min(len(s.found), 1) - 1
	s.list.Pick(s.chosen)
	s.Refresh()
}

// find lists those whose name, in the language or in English, has a text.
func (s *Picker) find(text string) {
	text = screen.SearchText(text)
	s.found = nil
	for _, p := range s.all {
		if p.like(s.Lang, text) {
			s.found = append(s.found, p)
		}
	}
}

func (s *Picker) choose(row int) {
	s.chosen = row
	s.Refresh()
}

// any reports whether a technique is chosen.
func (s *Picker) any() bool { return s.chosen >= 0 && s.chosen < len(s.found) }

// ask asks something of the chosen technique, or no longer.
func (s *Picker) ask(option int) {
	if s.chosen < 0 {
		return
	}
	name := s.options[option]
	a := s.asked(s.chosen, name)
	s.orders.ask(name, s.found[s.chosen].ID, a == nil || a.More())
	s.list.Refresh()
	s.Refresh()
}

// asked returns what an option asks of the technique of a row, nil if it asks nothing.
func (s *Picker) asked(row int, option string) *session.Asked {
	for _, a := range askedIn(s.orders.order()) {
		if a.Option == option && a.ID == s.found[row].ID {
			return &a
		}
	}
	return nil
}

// on reports whether an option asks something of it.
func (s *Picker) on(row int, option string) bool { return s.asked(row, option) != nil }

// why explains why something can't be asked of the technique of a row; "" if it can.
func (s *Picker) why(row int, option string) string {
	if s.on(row, option) {
		return ""
	}
	if !s.found[row].canAsk(option) {
		return s.T("picker.nofamily")
	}
	o := s.orders.order()
	if _, wrong := o.Order(); wrong != nil {
		return "" // it is to be mended first, perhaps by this
	}
	o.Ask(option, s.found[row].ID, true)
	if _, wrong := o.Order(); wrong != nil {
		return wrong.In(s.Lang)
	}
	return ""
}

// row returns what the list shows of a technique.
func (s *Picker) row(i int) pickerRow {
	p := s.found[i]
	var names []string
	for _, a := range askedIn(s.orders.order()) {
		if a.ID == p.ID {
			names = append(names, a.Counted(session.OptionName(s.Lang, a.Option)))
		}
	}
	return pickerRow{Name: p.name(s.Lang), Grade: p.grade(s.Lang), Asked: s.Lang.Commas(names...)}
}

// Objects implements page.Page.
func (s *Picker) Objects() []fyne.CanvasObject {
	return append(append([]fyne.CanvasObject{s.title, s.Field, s.list}, page.Objects(s.asks)...), s.note, s.close)
}

// Refresh implements page.Refresher.
func (s *Picker) Refresh() {
	for i, ask := range s.asks {
		why := s.Unless(s.any(), "techniques.choose")
		if why == "" {
			why = s.why(s.chosen, s.options[i])
		}
		ask.Disable(why)
		ask.Repaint()
	}
	s.note.SetSpans(widget.Span{Text: s.orders.wrong(), Colour: s.Kit.Pal.Bad})
}

// Arrange implements page.Page.
func (s *Picker) Arrange(put page.Place, r widget.Rect, tall bool) {
	put(s.title, s.TitleRow(r))
	y, foot := r.Y+s.Kit.Size(28), r.Y+r.H-page.ButtonHeight
	put(s.close, r.Strip(foot, page.ButtonHeight))
	y += s.SearchField.ArrangeField(put, r.Strip(y, r.H), s.Kit.Size(36), r.H > s.Kit.Size(230))
	asks := max(34, s.Kit.Size(32))
	foot -= asks + 10
	layout.Equal(put, r.Strip(foot, asks), 6, page.Objects(s.asks)...)
	if layout.Hide(s.note); foot-y > s.Kit.Size(160) {
		foot -= s.Kit.Size(36)
		layout.Show(put, s.note, r.Strip(foot, s.Kit.Size(34)))
	}
	put(s.list, r.Strip(y, max(40, foot-8-y)))
}

func (s *Picker) paintRow(c *widget.Canvas, i int) {
	t := s.row(i)
	text, col := t.Grade, c.Pal.Text2
	if t.Asked != "" {
		text, col = t.Asked, c.Pal.Accent
	}
	w := min(c.Painter.Width(text, c.Size(12)*c.S, false)/c.S+10, c.W*.45)
	c.Squeeze(t.Name, "", widget.Rect{X: 10, W: c.W - 16 - w, H: c.H}, theme.Type{Size: 14}, c.Pal.Text)
	c.Write(text, widget.Rect{X: c.W - 6 - w, W: w, H: c.H}, 12, false, widget.Right, col)
}

func (s *Picker) paintOption(c *widget.Canvas, option, name string) {
	on := s.any() && s.on(s.chosen, option)
	col := c.Frame(0, c.Bounds(), 8, on)
	c.Write(name, widget.Rect{X: 3, W: c.W - 6, H: c.H}, 13, on, widget.Centre, col)
}
