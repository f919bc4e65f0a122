package screen

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
	"sudoku/puzzle/words"
)

// A Finder is a screen whose list is found in by typing, wherever the focus is: letters and digits
// are no commands there.
type Finder interface {
	Find(r rune)     // takes a character that is typed
	FocusFind()      // moves the focus to the field
	Finding() string // what is searched for
}

// A finder is the field of such a screen, above its list. Escape empties it, then leaves the
// page; arrow keys and Return belong to the list.
type finder struct {
	app    *App
	field  *page.Field
	target fyne.Focusable // the list; nil: the page has none
}

// newFinder makes the field, with the text of the one before it, which may be nil: found is called with
// what is searched for, in lower case.
func newFinder(a *App, b page.Base, was *finder, found func(string)) *finder {
	f, text := &finder{app: a}, ""
	if was != nil {
		text = was.Finding()
	}
	f.field = page.NewSearch(b, text, func(s string) {
		found(sought(s))
		a.Relayout() // where there is little room the field is there only with a text or the focus
	})
	e := f.field.Entry
	e.OnEscape = func() {
		if !f.Escape() {
			a.ClearMessage() // it is about the list
			a.Back()
		}
	}
	e.OnKey = f.key
	e.OnBlur = func() {
		if f.Finding() == "" {
			a.Later(a.Relayout) // while the focus moves it would take it from the hidden field once more
		}
	}
	e.OnSubmitted = func(string) { f.pass(fyne.KeyReturn) }
	return f
}

// sought returns what is searched for when a text is typed.
func sought(text string) string { return words.Fold(strings.TrimSpace(text)) }

// key hands keys that a line of text doesn't need to the list.
func (f *finder) key(name fyne.KeyName) bool {
	if !slices.Contains([]fyne.KeyName{fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown}, name) {
		return false
	}
	f.pass(name)
	return true
}

func (f *finder) pass(name fyne.KeyName) {
	if f.target != nil {
		f.target.TypedKey(&fyne.KeyEvent{Name: name})
	}
}

// Find implements Finder.
func (f *finder) Find(r rune) {
	if r == ' ' && f.Finding() == "" {
		return
	}
	f.FocusFind()
	f.field.Entry.TypedRune(r)
}

// FocusFind implements Finder.
func (f *finder) FocusFind() {
	f.field.Show()
	f.app.Focus(f.field.Entry)
}

// Finding implements Finder.
func (f *finder) Finding() string { return f.field.Entry.Text }

// Escape implements EscapeHandler: it empties the field, and reports whether it did.
func (f *finder) Escape() bool {
	if f.Finding() == "" {
		return false
	}
	f.field.Fill("")
	f.app.FocusPage()
	return true
}

// arrange places the field at the top of r if there is room for it, or something is searched for,
// and returns how much it takes.
func (f *finder) arrange(put page.Place, r widget.Rect, high float64, room bool) float64 {
	if layout.Hide(f.field); !room && f.Finding() == "" && !f.field.Entry.Focused() {
		return 0
	}
	layout.Show(put, f.field, r.Strip(r.Y, high))
	return high + 8
}
