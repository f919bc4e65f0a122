package page

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A libraryForm is a field and two buttons, in the place of the buttons of the page.
type libraryForm struct {
	ask   *LibraryForm // what is asked for; nil: it is closed
	name  *widget.Label
	field *Field
	yes   *widget.Control
	no    *widget.Control
}

func newLibraryForm(p *Library) libraryForm {
	f := libraryForm{name: p.Label(theme.Secondary, widget.Left, p.Pal.Text2)}
	f.field = p.NewField("", "", nil, func() { p.Ask(nil) })
	f.field.Entry.Most = LongText
	f.field.Entry.OnSubmitted = func(string) { p.answer() }
	f.yes = p.libraryButton(func() string {
		if p.form.ask == nil {
			return ""
		}
		return p.form.ask.Do
	}, true, p.answer)
	f.no = p.Button(p.T("library.cancel"), false, func() { p.Ask(nil) })
	return f
}

func (f *libraryForm) open() bool { return f.ask != nil }

func (f *libraryForm) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{f.name, f.field, f.yes, f.no}
}

// Ask asks for a line of text in the place of the buttons; nil asks for nothing any more.
func (p *Library) Ask(f *LibraryForm) {
	p.form.begin(f)
	p.do.Relayout()
	p.EndPopUp()
}

func (f *libraryForm) begin(ask *LibraryForm) {
	if f.ask = ask; ask != nil {
		f.name.SetText(ask.Name)
		f.field.Fill(ask.Text)
		f.field.Entry.CursorColumn = len([]rune(ask.Text))
		f.yes.Repaint()
	}
}

// Resume goes on asking what the page asks that this one replaces.
func (p *Library) Resume(was *Library) {
	if was.form.open() {
		ask := *was.form.ask
		ask.Text = was.form.field.Entry.Text
		p.form.begin(&ask)
	}
}

// answer takes what was typed.
func (p *Library) answer() {
	if f := p.form.ask; f != nil {
		p.Ask(nil)
		f.Done(p.form.field.Entry.Value())
	}
}

// arrange places the form at the foot of r, in the height that two rows of buttons take.
func (f *libraryForm) arrange(b Base, put Place, r widget.Rect) {
	line := b.Size(19)
	show(put, f.name, widget.Rect{X: r.X, Y: r.Y, W: r.W, H: line})
	show(put, f.field, widget.Rect{X: r.X, Y: r.Y + line + 4, W: r.W, H: b.Size(36)})
	y := r.Y + line + b.Size(36) + 12
	row(put, widget.Rect{X: r.X, Y: y, W: r.W, H: max(28, r.Y+r.H-y)}, 12, f.yes, f.no)
}

// height returns the height of the form with buttons of a height.
func (f *libraryForm) height(b Base, button float64) float64 { return b.Size(55) + 12 + button }
