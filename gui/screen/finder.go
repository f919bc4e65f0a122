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

// A SearchField is the field of such a screen, above its list. Escape empties it, then leaves the
// page; arrow keys and Return belong to the list.
type SearchField struct {
	app    *App
	Field  *page.Field
	Target fyne.Focusable // the list; nil: the page has none
}

// NewFinder makes the field, with the text of the one before it, which may be nil: found is called with
// what is searched for, in lower case.
func NewFinder(a *App, b page.Base, was *SearchField, found func(string)) *SearchField {
	f, text := &SearchField{app: a}, ""
	if was != nil {
		text = was.Finding()
	}
	f.Field = page.NewSearch(b, text, func(s string) {
		found(SearchText(s))
		a.Relayout() // where there is little room the field is there only with a text or the focus
	})
	e := f.Field.Entry
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

// SearchText returns what is searched for when a text is typed.
func SearchText(text string) string { return words.Fold(strings.TrimSpace(text)) }

// key hands keys that a line of text doesn't need to the list.
func (f *SearchField) key(name fyne.KeyName) bool {
	if !slices.Contains([]fyne.KeyName{fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown}, name) {
		return false
	}
	f.pass(name)
	return true
}

func (f *SearchField) pass(name fyne.KeyName) {
	if f.Target != nil {
		f.Target.TypedKey(&fyne.KeyEvent{Name: name})
	}
}

// Find implements Finder.
func (f *SearchField) Find(r rune) {
	if r == ' ' && f.Finding() == "" {
		return
	}
	f.FocusFind()
	f.Field.Entry.TypedRune(r)
}

// FocusFind implements Finder.
func (f *SearchField) FocusFind() {
	f.Field.Show()
	f.app.Focus(f.Field.Entry)
}

// Finding implements Finder.
func (f *SearchField) Finding() string { return f.Field.Entry.Text }

// Escape implements EscapeHandler: it empties the field, and reports whether it did.
func (f *SearchField) Escape() bool {
	if f.Finding() == "" {
		return false
	}
	f.Field.Fill("")
	f.app.FocusPage()
	return true
}

// ArrangeField places the field at the top of r if there is room for it, or something is searched for,
// and returns how much it takes.
func (f *SearchField) ArrangeField(put page.Place, r widget.Rect, high float64, room bool) float64 {
	if layout.Hide(f.Field); !room && f.Finding() == "" && !f.Field.Entry.Focused() {
		return 0
	}
	layout.Show(put, f.Field, r.Strip(r.Y, high))
	return high + 8
}
