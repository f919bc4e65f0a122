package library

import (
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A form asks for a line of text: a field and two buttons, in the place of the buttons
// of the page.
type form struct {
	page.Base
	app   *screen.App
	asked *formText // nil: it is closed
	name  *widget.Label
	field *page.Field
	yes   *widget.Control
	no    *widget.Control
}

// A formText is what a form asks for, what is there already, the name of its button, and what
// takes the answer.
type formText struct {
	name, text, button string
	done               func(string)
}

func newLibraryForm(a *screen.App) *form {
	b := a.Base()
	f := &form{Base: b, app: a, name: b.Kit.Label(theme.Secondary, widget.Left, b.Kit.Pal.Text2)}
	f.field = page.NewField(b, "", "", nil, f.cancel)
	f.field.Entry.Most = page.LongText
	f.field.Entry.OnSubmitted = func(string) { f.answer() }
	f.yes = b.Kit.PrimaryButton(func() string {
		if f.asked == nil {
			return ""
		}
		return f.asked.button
	}, f.answer)
	f.no = b.Kit.Button(b.T("library.cancel"), false, f.cancel)
	return f
}

// ask asks for something, or for nothing any more.
func (f *form) ask(asked *formText) {
	f.begin(asked)
	f.app.Relayout()
	page.EndPopUp(f.Base)
}

// askName asks for the name of a collection.
func (f *form) askName(title, name string, done func(string)) {
	f.ask(&formText{name: f.T("library.name"), text: name, button: strings.TrimSuffix(f.T(title), "…"), done: func(text string) {
		if text = strings.TrimSpace(text); text != "" {
			done(text)
		}
	}})
}

func (f *form) cancel() { f.ask(nil) }

// answer takes what was typed.
func (f *form) answer() {
	if asked := f.asked; asked != nil {
		f.cancel()
		asked.done(f.field.Entry.Value())
	}
}

func (f *form) open() bool { return f.asked != nil }

func (f *form) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{f.name, f.field, f.yes, f.no}
}

// begin shows what is asked for.
func (f *form) begin(asked *formText) {
	if f.asked = asked; asked != nil {
		f.name.SetText(asked.name)
		f.field.Fill(asked.text)
		f.field.Entry.CursorColumn = len([]rune(asked.text))
		f.yes.Repaint()
	}
}

// resume goes on asking what the form asks that this one replaces.
func (f *form) resume(was *form) {
	if was.open() {
		asked := *was.asked
		asked.text = was.field.Entry.Text
		f.begin(&asked)
	}
}

// arrange places the form at the foot of r, in the height that two rows of buttons take.
func (f *form) arrange(put page.Place, r widget.Rect) {
	line := f.Kit.Size(19)
	layout.Show(put, f.name, r.Strip(r.Y, line))
	layout.Show(put, f.field, r.Strip(r.Y+line+4, f.Kit.Size(36)))
	y := r.Y + line + f.Kit.Size(36) + 12
	layout.Equal(put, r.Strip(y, max(28, r.Y+r.H-y)), 12, f.yes, f.no)
}

// height returns the height of the form with buttons of a height.
func (f *form) height(button float64) float64 { return f.Kit.Size(55) + 12 + button }
