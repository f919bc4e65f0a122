package page

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A Setting is a row of the settings: a heading, a switch, a choice, a number or a text.
type Setting struct {
	Heading string
	Text    string
	Choices []string        // none: a switch
	Number  func() string   // of a number: what it is now
	Typed   func(string)    // of a text: what to do with what is typed
	Value   string          // of a text: that at the start
	Part    *Part           // another control than those above
	Name    func() string   // the text, where it changes
	Chosen  func() int      // of the choices; of a switch 1 is on
	Choose  func(int)       // applies at once; gets -1 or 1 for a number, and for a switch nothing that counts
	Why     func() string   // why that can't be; nil, or "" if it can
	Wrong   bool            // that is an error rather than a remark
	label   *widget.Label   // of a heading, choices, a number or a text
	control *widget.Control // nil for a heading and a text
	field   *TextEntry      // nil but for a text
	why     *widget.Label   // nil without Why
}

// A Part is a control of its own kind among the settings.
type Part struct {
	Object  fyne.CanvasObject // it, or what it is a part of
	Control *widget.Control
	Height  func(w float64) float64
}

// Settings is a page of settings. It scrolls, also by keys, if there is not enough room.
type Settings struct {
	Base
	rows    []Setting
	title   *widget.Label
	Corner  *widget.Control // beside the title; nil: nothing
	Leave   func()          // leaves the page by Escape in a field; nil: by the last button
	body    *fyne.Container
	least   fyne.Size // least size of the rows
	said    float64   // where ends what is said of the row with the focus; 0 for nothing
	scroll  *widget.ScrollView
	at      *widget.Control // what has the focus, or had it last; nil: the first
	note    *widget.Label   // above the buttons, while it has a text
	buttons []*widget.Control
}

// NewSettings makes the page of all settings.
func NewSettings(b Base, rows []Setting, back func()) *Settings {
	return NewForm(b, b.T("settings.title"), rows, b.Button(b.T("sheet.close"), false, back))
}

// NewForm makes a page of settings with a title and buttons.
func NewForm(b Base, title string, rows []Setting, buttons ...*widget.Control) *Settings {
	p := &Settings{Base: b, rows: rows, buttons: buttons}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(title)
	p.body = container.New(p)
	for i := range rows {
		p.add(&rows[i])
	}
	p.scroll = b.NewScrollView(p.body)
	p.scroll.Holds = true
	p.note = b.Paragraph(theme.Secondary)
	p.Refresh() // what is said below rows takes room
	return p
}

// Note shows a sentence above the buttons, "" for none.
func (p *Settings) Note(text string, wrong bool) {
	col := p.Pal.Text2
	if wrong {
		col = p.Pal.Bad
	}
	p.note.SetSpans(widget.Span{Text: text, Colour: col})
}

func (p *Settings) add(s *Setting) {
	change := func(i int) {
		p.at = s.control // a press of the pointer gives it the focus
		s.Choose(i)
		p.Refresh()
	}
	switch {
	case s.Heading != "":
		s.label = p.Label(theme.CardTitle, widget.Left, p.Pal.Text)
		s.label.SetText(s.Heading)
	case s.Part != nil:
		s.control = s.Part.Control
		if s.Text != "" {
			s.label = p.Label(theme.Body, widget.Left, p.Pal.Text)
			s.label.SetText(s.Text)
		}
	case s.Number != nil:
		s.label = p.Label(theme.Body, widget.Left, p.Pal.Text)
		s.label.SetText(s.Text)
		s.control = p.stepper(s.Number, change)
	case s.Typed != nil:
		s.label = p.Label(theme.Body, widget.Left, p.Pal.Text)
		s.label.SetText(s.Text)
		s.field = p.NewEntry(LongText, p.leave)
		s.field.Fill(s.Value)
		s.field.OnChanged = s.Typed
		s.field.OnSubmitted = func(string) { p.press(0) }
		s.field.OnFocus = func() { p.reveal(s.field) }
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
	if s.field != nil {
		p.body.Add(s.field)
	}
	if s.Why != nil {
		s.why = p.Paragraph(theme.Caption)
		p.body.Add(s.why)
	}
	if s.control != nil {
		s.control.OnFocus = func() {
			if p.at != s.control { // what gets the focus back stays where it is
				p.at = s.control
				p.reveal(s.object())
			}
		}
		p.body.Add(s.object())
	}
}

// object returns what stands in the row.
func (s *Setting) object() fyne.CanvasObject {
	if s.Part != nil {
		return s.Part.Object
	}
	return s.control
}

// stepper makes a control for a number between a minus and a plus.
func (b Base) stepper(number func() string, step func(by int)) *widget.Control {
	const sign = 44
	zones := func(w, h float64) []widget.Rect { return []widget.Rect{{W: sign, H: h}, {X: w - sign, W: sign, H: h}} }
	c := b.NewControl(zones, func(c *widget.Canvas) {
		c.Round(widget.Rect{W: c.W, H: c.H}, 10, 1, c.Pal.Thin)
		for i, text := range []string{"−", "+"} {
			r := zones(c.W, c.H)[i]
			if c.Hover == i || c.Focus == i || c.Pressed == i {
				c.Round(r.Inset(4), 7, 1.5, c.Pal.Accent)
			}
			c.Write(text, r, 18, false, widget.Centre, c.Pal.Text2)
		}
		c.Write(number(), widget.Rect{X: sign + 4, W: c.W - 2*sign - 8, H: c.H}, 14, false, widget.Centre, c.Pal.Text)
	}, func(zone int) { step(2*zone - 1) })
	c.Tip = b.Texts("tip.fewer", "tip.more")
	return c
}

// press presses a button.
func (p *Settings) press(i int) { p.buttons[i].Press(0) }

// leave leaves a field, and the page.
func (p *Settings) leave() {
	if p.Leave != nil {
		p.Leave()
		return
	}
	p.press(len(p.buttons) - 1)
}

// Objects implements Page.
func (p *Settings) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{p.title}
	if p.Corner != nil {
		out = append(out, p.Corner)
	}
	return append(append(out, p.scroll, p.note), Objects(p.buttons)...)
}

// Refresh implements Page.
func (p *Settings) Refresh() {
	for _, s := range p.rows {
		if s.control != nil {
			s.control.Repaint()
		}
		if s.Name != nil {
			s.label.SetText(s.Name())
		}
		if s.why != nil {
			col := p.Pal.Warn
			if s.Wrong {
				col = p.Pal.Bad
			}
			s.why.SetSpans(widget.Span{Text: s.Why(), Colour: col})
		}
	}
}

// Focus returns what gets the focus when the page opens, the first control, or back.
func (p *Settings) Focus() fyne.Focusable {
	if p.at != nil {
		return p.at
	}
	for _, s := range p.rows {
		if s.control != nil {
			return s.control
		}
	}
	return p.buttons[0]
}

// reveal scrolls a control and its label into view.
func (p *Settings) reveal(c fyne.CanvasObject) {
	label := float32(p.Size(30))
	p.scroll.Reveal(max(c.Position().Y-label, 0), min(c.Position().Y, label)+c.Size().Height+8)
}
