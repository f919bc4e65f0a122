package menu

import (
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A word is a word of the menu bar, over its menu.
type word interface {
	fyne.Focusable
	Child() *widget.Menu
}

// IsOpen reports whether a menu of the bar is open, which the toolkit tells nobody: a word of the bar has
// the focus then, until something is pressed in the menu.
func (b *Bar) IsOpen() bool {
	if w, ok := b.Window.Canvas().Focused().(word); ok {
		b.word = w
		return true
	}
	if b.word != nil && (b.word.Child() == nil || !b.word.Child().Visible()) {
		b.word = nil
	}
	return b.word != nil
}

// Open opens a menu of the bar, as a press on its word does, or that which has it. It does
// nothing where the bar is the system's.
func (b *Bar) Open(i int) {
	i = min(i, len(b.main.Items)-1)
	c := b.Window.Canvas()
	if runtime.GOOS == "darwin" || c.Overlays().Top() != nil {
		return
	}
	b.Show()
	bar, ok := c.(interface {
		DismissMenu() bool
		ToggleMenu()
	})
	if !ok {
		return
	}
	bar.DismissMenu()
	bar.ToggleMenu()
	for range i {
		c.FocusNext()
	}
	b.IsOpen() // notes the word, before a press can take the focus from it
}

// TypedKey hands a key to the menu that is open, and reports whether there is one: a press on a line that
// runs nothing leaves it open without the focus. Its word would close what is open in it by taking
// the focus, which moving to another word needs.
func (b *Bar) TypedKey(e *fyne.KeyEvent) bool {
	if !b.IsOpen() {
		return false
	}
	word, menu, c := b.word, b.word.Child(), b.Window.Canvas()
	switch {
	case e.Name == fyne.KeyLeft && !menu.DeactivateLastSubmenu():
		c.Focus(word)
		c.FocusPrevious()
	case e.Name == fyne.KeyRight && !menu.ActivateLastSubmenu():
		c.Focus(word)
		c.FocusNext()
	case e.Name != fyne.KeyLeft && e.Name != fyne.KeyRight:
		word.TypedKey(e)
	}
	return true
}
