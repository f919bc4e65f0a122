package page

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/words"
)

// A Setting is a row of a form. What it changes applies at once.
type Setting struct {
	Text    string         // above its control, or of a switch
	Name    func() string  // the text, where it changes
	Control SettingControl // nil: the text is a heading
	Changed func()         // called after each change; may be nil
	Why     func() string  // a message why that can't be; nil, or "" if it can
	Wrong   bool           // the message is about an error rather than a remark
}

// A Form is a page of settings. It scrolls, also by keys, if there is not enough room.
type Form struct {
	Begin int // the row that gets the focus when the page opens
	Base
	rows       []*formRow
	title      *widget.Label
	Corner     *widget.Control                                   // beside the title; nil: nothing
	Search     fyne.CanvasObject                                 // a field above the rows; nil: none
	Above      func(put Place, r widget.Rect, room bool) float64 // places it, and returns the height that it takes
	Leave      func()                                            // leaves the page by Escape in a field; nil: by the last button
	body       *fyne.Container
	messageEnd float64 // where the message below the row with the focus ends; 0: there is none
	scroll     *widget.ScrollView
	at         *widget.Control // what has the focus, or had it last; nil: the first
	note       *widget.Label   // above the buttons, while it has a text
	noted      float64         // its height
	width      float64         // of the page
	buttons    []*widget.Control
}

// A formRow is a setting and what shows it.
type formRow struct {
	Setting
	label   *widget.Label               // above the body; nil: none
	body    fyne.CanvasObject           // nil for a heading
	height  func(width float64) float64 // of the body
	gap     float64                     // below
	control *widget.Control             // that gets the focus; nil for a heading and a text
	field   *TextEntry                  // nil but for a text
	why     *widget.Label               // nil without Why
	hidden  bool                        // it isn't what is searched for
}

// NewForm makes a page of settings with a title and buttons.
func NewForm(b Base, title string, rows []Setting, buttons ...*widget.Control) *Form {
	p := &Form{Base: b, buttons: buttons}
	p.title = b.Title(title)
	p.body = &fyne.Container{Layout: least{}}
	for _, s := range rows {
		p.add(s)
	}
	p.scroll = b.Kit.NewScrollView(p.body)
	p.scroll.Holds = true
	p.note = b.Kit.Paragraph(theme.Secondary)
	p.Refresh() // messages below rows take room
	return p
}

// add adds a row.
func (p *Form) add(s Setting) {
	r := &formRow{Setting: s}
	if p.rows = append(p.rows, r); s.Control == nil {
		r.addLabel(p, theme.CardTitle)
		r.gap = 2
	} else {
		s.Control.add(p, r)
	}
	if r.label != nil {
		p.body.Add(r.label)
	}
	if r.body != nil {
		p.body.Add(r.body)
	}
	if s.Why != nil {
		r.why = p.Kit.Paragraph(theme.Caption)
		p.body.Add(r.why)
	}
	if c := r.control; c != nil {
		c.OnPress = func(int) { p.at = c } // a press of the pointer gives it the focus
		c.OnFocus = func() {
			if p.at != c { // what gets the focus back stays where it is
				p.at = c
				p.reveal(r.body)
			}
		}
	}
}

// addLabel adds the text of a row above its body.
func (r *formRow) addLabel(p *Form, t theme.Type) {
	r.label = p.Kit.Label(t, widget.Left, p.Kit.Pal.Text)
	r.label.SetText(r.Text)
}

// Note shows a sentence above the buttons, "" for none, and reports whether it takes another height
// than the one before, so that the page is to be arranged anew.
func (p *Form) Note(text string, wrong bool) (arrange bool) {
	col := p.Kit.Pal.Text2
	if wrong {
		col = p.Kit.Pal.Bad
	}
	p.note.SetSpans(widget.Span{Text: text, Colour: col})
	return p.noteHeight() != p.noted
}

// noteHeight returns how high the note is, 0 without one.
func (p *Form) noteHeight() float64 {
	if p.note.Text() == "" || p.width == 0 {
		return 0
	}
	return p.TextHeight(p.note.Text(), p.width, theme.Secondary)
}

// press presses a button.
func (p *Form) press(i int) { p.buttons[i].Press(0) }

// leave leaves a field, and the page.
func (p *Form) leave() {
	if p.Leave != nil {
		p.Leave()
		return
	}
	p.press(len(p.buttons) - 1)
}

// Objects implements Page.
func (p *Form) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{p.title}
	if p.Corner != nil {
		out = append(out, p.Corner)
	}
	if p.Search != nil {
		out = append(out, p.Search)
	}
	return append(append(out, p.scroll, p.note), Objects(p.buttons)...)
}

// Refresh implements Page.
func (p *Form) Refresh() {
	for _, r := range p.rows {
		if r.control != nil {
			r.control.Repaint()
		}
		if r.Name != nil {
			r.label.SetText(r.Name())
		}
		if r.why != nil {
			col := p.Kit.Pal.Warn
			if r.Wrong {
				col = p.Kit.Pal.Bad
			}
			r.why.SetSpans(widget.Span{Text: r.Why(), Colour: col})
		}
	}
}

// Focus returns what gets the focus when the page opens, the first control from row Begin on, or
// back.
func (p *Form) Focus() fyne.Focusable {
	if p.at != nil {
		return p.at
	}
	for _, r := range p.rows[p.Begin:] {
		if r.control != nil {
			return r.control
		}
	}
	return p.buttons[0]
}

// Narrow shows the rows that have a text in lower case, with their headings; "" shows all.
func (p *Form) Narrow(text string) {
	heading, whole := (*formRow)(nil), false
	for _, r := range p.rows {
		has := r.has(text)
		if r.Control == nil { // a heading stands for all of its rows
			heading, whole, r.hidden = r, has, !has
			continue
		}
		if r.hidden = !has && !whole; !r.hidden && heading != nil {
			heading.hidden = false
		}
	}
	p.scroll.To(0)
}

// has reports whether the words of a row have a text.
func (r *formRow) has(text string) bool {
	list := []string{r.Text}
	if c, ok := r.Control.(Choice); ok {
		list = append(list, c.Names...)
	}
	return slices.ContainsFunc(list, func(s string) bool { return strings.Contains(words.Fold(s), text) })
}

// reveal scrolls a control and its label into view.
func (p *Form) reveal(c fyne.CanvasObject) {
	label := float32(p.Kit.Size(30))
	p.scroll.Reveal(max(c.Position().Y-label, 0), min(c.Position().Y, label)+c.Size().Height+8)
}
