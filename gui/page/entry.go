package page

import (
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	fynewidget "fyne.io/fyne/v2/widget"
)

// How many characters a text field holds. The toolkit draws the whole text of a line anew
// after each change, which takes longest where every character is of another script than
// the one before: about a tenth of a second for a line of 200.
const (
	lineText = 200  // a title, a name, what is searched
	longText = 400  // a path, a list
	noteText = 2000 // text in lines, each of which is drawn alone
)

// A textEntry is a text field that holds so many characters at most and that Escape
// leaves.
type textEntry struct {
	fynewidget.Entry
	base    Base
	most    int    // how many characters it holds
	whole   string // the text of which it shows the beginning; "" if it shows all of it
	escape  func()
	onFocus func() // called when it gets the focus; may be nil

	// They handle keys and shortcuts before the field and report whether they did; may be nil.
	onKey      func(fyne.KeyName) bool
	onShortcut func(fyne.Shortcut) bool
}

// newEntry makes a field for so many characters, which Escape leaves.
func (b Base) newEntry(most int, escape func()) *textEntry {
	e := &textEntry{base: b, most: most, escape: escape}
	e.ExtendBaseWidget(e)
	return e
}

// show shows a text, or the beginning of one that is too long, with the cursor at its end.
// That is no change of a text which is too long.
func (e *textEntry) show(text string) {
	if e.value() == text {
		return
	}
	short := first(text, e.most)
	if e.whole = ""; short == text {
		e.SetText(text)
	} else {
		changed := e.OnChanged
		e.OnChanged = nil
		e.SetText(short)
		e.OnChanged, e.whole = changed, text
	}
	e.CursorRow, e.CursorColumn = 0, 0
	if !e.MultiLine {
		e.CursorColumn = utf8.RuneCountInString(short)
	}
}

// value returns the text: the whole one until the beginning that is shown is changed.
func (e *textEntry) value() string {
	if e.whole != "" && strings.HasPrefix(e.whole, e.Text) && utf8.RuneCountInString(e.Text) == e.most {
		return e.whole
	}
	return e.Text
}

// first returns the first n characters of a text.
func first(s string, n int) string {
	for i := range s {
		if n--; n < 0 {
			return s[:i]
		}
	}
	return s
}

// room returns how many characters can be typed.
func (e *textEntry) room() int {
	return e.most - utf8.RuneCountInString(e.Text) + utf8.RuneCountInString(e.SelectedText())
}

// full says that no more can be typed.
func (e *textEntry) full() { e.base.say("field.full", "n", e.most) }

// TypedRune implements fyne.Focusable.
func (e *textEntry) TypedRune(r rune) {
	if e.room() <= 0 {
		e.full()
		return
	}
	e.Entry.TypedRune(r)
}

// FocusGained implements fyne.Focusable.
func (e *textEntry) FocusGained() {
	e.Entry.FocusGained()
	e.moved()
	if e.onFocus != nil {
		e.onFocus()
	}
	if e.value() != e.Text {
		e.base.say("field.begins", "n", e.most, "all", utf8.RuneCountInString(e.whole))
	}
}

// FocusLost implements fyne.Focusable.
func (e *textEntry) FocusLost() { e.Entry.FocusLost(); e.moved() }

func (e *textEntry) moved() {
	if e.base.Field != nil {
		e.base.Field()
	}
}

// KeyDown implements desktop.Keyable.
func (e *textEntry) KeyDown(k *fyne.KeyEvent) { e.Entry.KeyDown(k); e.base.KeyDown(k) }

// KeyUp implements desktop.Keyable.
func (e *textEntry) KeyUp(k *fyne.KeyEvent) { e.Entry.KeyUp(k); e.base.KeyUp(k) }

// AcceptsTab implements fyne.Tabbable: Tab goes to the next field, even from a field of
// several lines.
func (e *textEntry) AcceptsTab() bool { return false }

// TypedKey implements fyne.Focusable.
func (e *textEntry) TypedKey(k *fyne.KeyEvent) {
	switch {
	case e.onKey != nil && e.onKey(k.Name):
	case k.Name == fyne.KeyEscape:
		e.escape()
	case k.Name == fyne.KeyF10:
		e.base.Key(k)
	case e.MultiLine && (k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter) && e.room() <= 0:
		e.full()
	default:
		e.Entry.TypedKey(k)
	}
}

// TypedShortcut implements fyne.Shortcutable: keys with Alt open menus.
func (e *textEntry) TypedShortcut(s fyne.Shortcut) {
	if e.onShortcut != nil && e.onShortcut(s) {
		return
	}
	switch s := s.(type) {
	case *desktop.CustomShortcut:
		if s.Modifier&fyne.KeyModifierAlt != 0 {
			if c, ok := fyne.CurrentApp().Driver().CanvasForObject(e).(fyne.Shortcutable); ok {
				c.TypedShortcut(s)
			}
			return
		}
	case *fyne.ShortcutPaste:
		e.paste(s.Clipboard.Content())
		return
	}
	e.Entry.TypedShortcut(s)
}

// paste inserts as much of a text as there is room for, and says so if that isn't all.
func (e *textEntry) paste(text string) {
	short := first(text, e.room())
	e.Entry.TypedShortcut(&fyne.ShortcutPaste{Clipboard: clip(short)})
	if short != text {
		e.base.say("field.pasted", "n", e.most)
	}
}

// A clip is a text that is pasted.
type clip string

// Content implements fyne.Clipboard.
func (c clip) Content() string { return string(c) }

// SetContent implements fyne.Clipboard.
func (clip) SetContent(string) {}

// say says a sentence of the catalogue.
func (b Base) say(key string, args ...any) {
	if b.Say != nil {
		b.Say(b.T(key, args...))
	}
}
