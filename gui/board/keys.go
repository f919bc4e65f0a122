package board

import (
	"fyne.io/fyne/v2"

	gwidget "sudoku/gui/widget"
)

// The board binds no keys itself: key events go to the window, which knows what each key
// means.

// TypedKey implements fyne.Focusable.
func (b *Board) TypedKey(e *fyne.KeyEvent) {
	if c, shown := b.Cursor(); shown && b.OnMenu != nil && gwidget.OpensMenu(e) {
		r, at := b.CellAt(c), fyne.CurrentApp().Driver().AbsolutePositionForObject(b)
		b.OnMenu(c, at.AddXY(float32(r.X+r.W/2), float32(r.Y+r.H/2)))
		return
	}
	if b.OnKey != nil {
		b.OnKey(e)
	}
}

// KeyDown implements desktop.Keyable.
func (b *Board) KeyDown(e *fyne.KeyEvent) {
	if b.tabbed {
		b.tabbed = false
		b.SetView(b.view)
	}
	if b.OnDown != nil {
		b.OnDown(e)
	}
}

// KeyUp implements desktop.Keyable.
func (b *Board) KeyUp(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyTab && !b.tabbed { // it was pressed elsewhere
		b.tabbed = true
		b.SetView(b.view)
	}
	if b.OnUp != nil {
		b.OnUp(e)
	}
}

// TypedRune implements fyne.Focusable.
func (b *Board) TypedRune(r rune) {
	if b.OnRune != nil {
		b.OnRune(r)
	}
}

// TypedShortcut implements fyne.Shortcutable: keys with Ctrl or Alt.
func (b *Board) TypedShortcut(s fyne.Shortcut) {
	if b.OnShortcut != nil {
		b.OnShortcut(s)
	}
}

// FocusGained implements fyne.Focusable.
func (b *Board) FocusGained() { b.setFocus(true) }

// FocusLost implements fyne.Focusable.
func (b *Board) FocusLost() { b.setFocus(false) }

func (b *Board) setFocus(on bool) {
	b.focused, b.tabbed = on, false
	b.SetView(b.view)
	notify(b.OnFocus)
}

// requestFocus gives an object the focus unless it has it.
func requestFocus(o interface {
	fyne.CanvasObject
	fyne.Focusable
}) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(o); c != nil && c.Focused() != fyne.Focusable(o) {
		c.Focus(o)
	}
}

// AccessibilityLabel implements fyne.Accessible: it describes the cell at the cursor in
// words.
func (b *Board) AccessibilityLabel() string {
	if b.OnName == nil {
		return ""
	}
	return b.OnName()
}

// AccessibilityRole implements fyne.Accessible.
func (b *Board) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
