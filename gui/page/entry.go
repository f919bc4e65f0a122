package page

import (
	"slices"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fynetheme "fyne.io/fyne/v2/theme"
	fynewidget "fyne.io/fyne/v2/widget"

	"sudoku/gui/access"
	"sudoku/gui/widget"
)

// A TextEntry is a text field that holds so many characters at most and that Escape
// leaves.
type TextEntry struct {
	fynewidget.Entry
	self     fyne.CanvasObject // what the window holds: e, or what e is a part of
	base     Base
	Most     int               // how many characters it holds
	Weigh    bool              // a character that is slow to draw counts as several
	whole    string            // the text of which it shows the beginning; "" if it shows all of it
	ring     *canvas.Rectangle // is round it while it has the focus; may be nil
	OnEscape func()
	OnFocus  func() // called when it gets the focus; may be nil

	// They handle keys and shortcuts before the field and report whether they did; may be nil.
	OnKey      func(fyne.KeyName) bool
	OnShortcut func(fyne.Shortcut) bool
	OnPaste    func(text string) string // returns what is inserted of a text
	TakesTab   func() bool              // Tab is a key of the field now, and goes to OnKey
}

// NewEntry makes a field for so many characters, which Escape leaves.
func NewEntry(b Base, most int, escape func()) *TextEntry {
	e := &TextEntry{base: b, Most: most, OnEscape: escape, ring: b.Kit.NewRing(fynetheme.InputRadiusSize())}
	e.self = e
	e.ExtendBaseWidget(e)
	e.OnCursorChanged = e.told
	return e
}

// CreateRenderer implements fyne.Widget: the border of the toolkit only changes its colour for the
// focus.
func (e *TextEntry) CreateRenderer() fyne.WidgetRenderer {
	if e.ring == nil { // it is in a field that has one
		return widget.LaidOut(e.Entry.CreateRenderer(), e.Size())
	}
	return widget.LaidOut(widget.WithRing(e.Entry.CreateRenderer(), e.ring), e.Size())
}

// showRing shows or hides the ring.
func (e *TextEntry) showRing(on bool) {
	if e.ring != nil {
		e.ring.Hidden = !on
		e.ring.Refresh()
	}
}

// told says that it may show something else.
func (e *TextEntry) told() {
	if e.base.Kit.Changed != nil {
		e.base.Kit.Changed()
	}
}

// Describe implements widget.Describer. It is named by the text before it.
func (e *TextEntry) Describe() access.Node {
	n := widget.DescribeEntry(&e.Entry, e)
	n.Bounds = e.base.Kit.Pixels(e.Size())
	do := n.Do
	n.Do = func(r access.Request) {
		if r.Deed == access.SetText {
			e.SetText(r.Text)
			return
		}
		do(r)
	}
	return n
}

// SetText replaces the text, with nothing chosen in the new one.
func (e *TextEntry) SetText(text string) {
	if e.SelectedText() != "" {
		e.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
	}
	e.Entry.SetText(text)
}

// Fill shows a text, or the beginning of one that is too long, with the cursor at its end.
// That is no change of a text which is too long.
func (e *TextEntry) Fill(text string) {
	if e.Value() == text {
		return
	}
	short := e.first(text, e.Most)
	if e.SelectedText() != "" {
		e.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd}) // nothing of the new text is chosen
	}
	e.CursorRow, e.CursorColumn = 0, 0
	if !e.MultiLine {
		e.CursorColumn = utf8.RuneCountInString(short) // before the text: the toolkit draws it with that
	}
	if e.whole = ""; short == text {
		e.SetText(text)
	} else {
		changed := e.OnChanged
		e.OnChanged = nil
		e.SetText(short)
		e.OnChanged, e.whole = changed, text
	}
	e.told()
}

// Value returns the text: the whole one until the beginning that is shown is changed.
func (e *TextEntry) Value() string {
	if e.whole != "" && e.Text == e.first(e.whole, e.Most) {
		return e.whole
	}
	return e.Text
}

// Chosen returns the part of the text that is chosen, by characters, from the cursor to its other end;
// both are the place of the cursor where nothing is.
func (e *TextEntry) Chosen() (from, to int) {
	part, all := []rune(e.SelectedText()), []rune(e.Text)
	at := e.CursorColumn
	if from = at - len(part); from >= 0 && slices.Equal(all[from:at], part) {
		return from, at
	}
	return at, at + len(part)
}

// Choose selects a part of the text, by characters, with the cursor at its end.
func (e *TextEntry) Choose(from, to int) {
	e.CursorRow, e.CursorColumn = 0, from
	shift := &fyne.KeyEvent{Name: desktop.KeyShiftLeft}
	e.Entry.KeyDown(shift)
	for range to - from {
		e.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	}
	e.Entry.KeyUp(shift)
	e.told()
}

// AtEnd reports whether the cursor is behind the text.
func (e *TextEntry) AtEnd() bool {
	return e.CursorColumn == utf8.RuneCountInString(e.Text) && e.SelectedText() == ""
}

// Baseline returns where the text of a single line stands, from the top.
func (e *TextEntry) Baseline() float64 {
	th := e.Theme()
	_, base := fyne.CurrentApp().Driver().RenderedTextSize("x", th.Size(fynetheme.SizeNameText), e.TextStyle, nil)
	return float64(th.Size(fynetheme.SizeNameInnerPadding) + th.Size(fynetheme.SizeNameInputBorder) + base)
}

// TypedRune implements fyne.Focusable.
func (e *TextEntry) TypedRune(r rune) {
	if e.base.Kit.IsTaken() {
		return
	}
	if e.first(string(r), e.room()) == "" {
		e.full()
		return
	}
	e.Entry.TypedRune(r)
}

// FocusGained implements fyne.Focusable.
func (e *TextEntry) FocusGained() {
	e.showRing(true)
	e.Entry.FocusGained()
	e.moved()
	if e.OnFocus != nil {
		e.OnFocus()
	}
	if e.Value() != e.Text {
		Remark(e.base, "field.begins", "n", utf8.RuneCountInString(e.Text), "all", utf8.RuneCountInString(e.whole))
	}
}

// FocusLost implements fyne.Focusable.
func (e *TextEntry) FocusLost() { e.showRing(false); e.Entry.FocusLost(); e.moved() }

func (e *TextEntry) moved() {
	e.told()
	if e.base.Kit.Field != nil {
		e.base.Kit.Field()
	}
}

// KeyDown implements desktop.Keyable.
func (e *TextEntry) KeyDown(k *fyne.KeyEvent) { e.Entry.KeyDown(k); e.base.Kit.KeyDown(k) }

// KeyUp implements desktop.Keyable.
func (e *TextEntry) KeyUp(k *fyne.KeyEvent) { e.Entry.KeyUp(k); e.base.Kit.KeyUp(k) }

// AcceptsTab implements fyne.Tabbable: Tab goes to the next field, even from a field of
// several lines, but where it has a use in it.
func (e *TextEntry) AcceptsTab() bool { return e.TakesTab != nil && !widget.Shifted() && e.TakesTab() }

// TypedKey implements fyne.Focusable.
func (e *TextEntry) TypedKey(k *fyne.KeyEvent) {
	enter := k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter
	switch {
	case e.base.Kit.IsTaken(), enter && !e.MultiLine && e.base.Kit.IsRepeat(k): // a key that is held doesn't answer what its press asked
	case e.OnKey != nil && e.OnKey(k.Name):
	case k.Name == fyne.KeyEscape:
		e.OnEscape()
	case len(k.Name) > 1 && k.Name[0] == 'F': // a function key
		e.base.Kit.Key(k)
	case e.MultiLine && enter && e.room() <= 0:
		e.full()
	default:
		e.Entry.TypedKey(k)
	}
}

// TypedShortcut implements fyne.Shortcutable: keys with Alt open menus, others are those of
// menu items.
func (e *TextEntry) TypedShortcut(s fyne.Shortcut) {
	if e.base.Kit.IsTaken() || e.OnShortcut != nil && e.OnShortcut(s) {
		return
	}
	switch s := s.(type) {
	case *desktop.CustomShortcut:
		if e.base.Kit.MenuKey != nil && e.base.Kit.MenuKey(s) {
			return
		}
		if s.Modifier&fyne.KeyModifierAlt != 0 {
			if c, ok := fyne.CurrentApp().Driver().CanvasForObject(e.self).(fyne.Shortcutable); ok {
				c.TypedShortcut(s)
			}
			return
		}
	case *fyne.ShortcutPaste:
		if e.base.Kit.ReadText == nil {
			e.paste(s.Clipboard.Content())
			return
		}
		e.base.Kit.ReadText(e.paste)
		return
	}
	e.Entry.TypedShortcut(s)
}

// paste inserts as much of a text as there is room for, and says so if that isn't all.
func (e *TextEntry) paste(text string) {
	if e.OnPaste != nil {
		text = e.OnPaste(text)
	}
	short := e.first(text, e.room())
	e.Entry.TypedShortcut(&fyne.ShortcutPaste{Clipboard: clip(short)})
	if short != text {
		Remark(e.base, "field.pasted", "n", utf8.RuneCountInString(e.Text))
	}
}

// A clip is a text that is pasted.
type clip string

// Content implements fyne.Clipboard.
func (c clip) Content() string { return string(c) }

// SetContent implements fyne.Clipboard.
func (clip) SetContent(string) {}

// Remark says a sentence of the catalogue.
func Remark(b Base, key string, args ...any) {
	if b.Kit.Say != nil {
		b.Kit.Say(b.T(key, args...))
	}
}
