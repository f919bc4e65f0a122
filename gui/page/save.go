package page

import (
	"image/color"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// SaveFuncs is what the page does. Save returns an error message, or "". An existing
// file is replaced only after a second press of the button.
type SaveFuncs struct {
	Save   func(path string) (wrong string)
	Exists func(path string) bool
	Browse func(start string, chosen func(folder string))
	Back   func()
	How    string // a remark about the path; may be empty

	// A choice besides the path, if there is one: its name, the choices, and the one
	// chosen.
	Choice  string
	Choices []string
	Chosen  func() int
	Choose  func(int)
	Endings []string // those that the choices give the path; nil: they leave it as it is
}

// Save is the page for choosing the path of a file to save.
type Save struct {
	Base
	do        SaveFuncs
	confirmed string // the existing file that the next press replaces
	wrong     string // why it wasn't saved, if that is shown
	title     *widget.Label
	path      *TextEntry
	message   *widget.Label
	choice    *widget.Label // nil if there is no choice
	choices   *widget.Control
	browse    *widget.Control
	save      *widget.Control
	back      *widget.Control
}

// NewSave makes the page with an initial path.
func NewSave(b Base, title, path string, do SaveFuncs) *Save {
	p := &Save{Base: b, do: do}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(title)
	p.path = b.NewEntry(LongText, do.Back)
	p.path.Fill(path)
	p.path.OnSubmitted = func(string) { p.Press() }
	p.message = b.Paragraph(theme.Secondary)
	how := []widget.Span{{Text: b.T("save.how"), Colour: b.Pal.Text2}}
	if do.How != "" {
		how = append(how, widget.Span{Text: do.How, Colour: b.Pal.Text2})
	}
	p.message.SetSpans(how...)
	if len(do.Choices) > 0 {
		p.choice = b.Label(theme.Secondary, widget.Left, b.Pal.Text2)
		p.choice.SetText(do.Choice)
		var list []widget.Segment
		for _, c := range do.Choices {
			list = append(list, widget.Segment{Text: c})
		}
		p.choices = b.Segments(list, do.Chosen, do.Choose)
		if len(list) > mostSegments {
			p.choices = b.DropDown(func() string { return "" }, func() string { return do.Choices[do.Chosen()] }, p.choiceItems, true)
		}
	}
	p.browse = b.Button(b.T("save.browse"), false, func() { do.Browse(p.Path(), p.path.Fill) })
	p.save = b.Button(b.T("save.save"), true, p.Press)
	p.back = b.Button(b.T("save.back"), false, do.Back)
	return p
}

// mostSegments is how many choices stand side by side; more are in a menu.
const mostSegments = 5

// choiceItems lists the choices in a menu.
func (p *Save) choiceItems() (items []MenuItem) {
	for i, text := range p.do.Choices {
		items = append(items, MenuItem{Text: text, Checked: i == p.do.Chosen(), Run: func() {
			p.do.Choose(i)
			p.choices.Repaint()
			if p.do.Endings != nil {
				p.path.Fill(strings.TrimSuffix(p.Path(), filepath.Ext(p.Path())) + p.do.Endings[i])
			}
		}})
	}
	return items
}

// Focus returns what gets the focus when the page opens, and again after a press elsewhere: the
// field.
func (p *Save) Focus() fyne.Focusable { return p.path }

// Path returns the typed path.
func (p *Save) Path() string { return p.path.Value() }

// Resume takes over the path and choice of the page that this one replaces, and what it asks
// or says.
func (p *Save) Resume(was *Save) {
	p.path.Fill(was.Path())
	p.path.CursorColumn = was.path.CursorColumn
	if p.choice != nil {
		p.do.Choose(was.do.Chosen())
	}
	p.Fail(was.wrong)
	if p.confirmed = was.confirmed; p.confirmed != "" && p.wrong == "" {
		p.ask()
	}
}

func (p *Save) say(s string, col color.NRGBA) {
	p.message.SetSpans(widget.Span{Text: s, Colour: col})
}

// Message returns the message under the path.
func (p *Save) Message() string { return p.message.Text() }

// Say shows what is under way.
func (p *Save) Say(text string) { p.say(text, p.Pal.Text2) }

// Fail shows what is wrong, if anything is.
func (p *Save) Fail(wrong string) {
	p.wrong = wrong
	if wrong != "" {
		p.say(wrong, p.Pal.Bad)
	}
}

// Press presses the button Save.
func (p *Save) Press() {
	path := p.Path()
	if path != p.confirmed && p.do.Exists(path) {
		p.confirmed = path
		p.ask()
		return
	}
	p.Fail(p.do.Save(path))
}

// ask asks whether the file may be replaced.
func (p *Save) ask() {
	p.wrong = ""
	p.say(p.T("save.exists"), p.Pal.Warn)
}

// Objects implements Page.
func (p *Save) Objects() []fyne.CanvasObject {
	out := []fyne.CanvasObject{p.title, p.path}
	if p.choice != nil {
		out = append(out, p.choice, p.choices)
	}
	return append(out, p.message, p.save, p.browse, p.back)
}

// Arrange implements Page.
func (p *Save) Arrange(put Place, r widget.Rect, tall bool) {
	put(p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)})
	put(p.path, widget.Rect{X: r.X, Y: r.Y + p.Size(38), W: r.W, H: p.Size(40)})
	foot, y := r.Y+r.H-44, r.Y+p.Size(88)
	if p.choice != nil {
		put(p.choice, widget.Rect{X: r.X, Y: y, W: r.W, H: p.Size(20)})
		put(p.choices, widget.Rect{X: r.X, Y: y + p.Size(22), W: r.W, H: 38})
		y += p.Size(32) + 38
	}
	put(p.message, widget.Rect{X: r.X, Y: y, W: r.W, H: max(22, min(p.Size(100), foot-y-8))})
	row(put, widget.Rect{X: r.X, Y: foot, W: r.W, H: 44}, 12, p.save, p.browse, p.back)
}

// Choices returns the control for the choice, nil if there is none.
func (p *Save) Choices() *widget.Control { return p.choices }
