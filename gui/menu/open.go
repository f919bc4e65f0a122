package menu

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/widget"
)

// IsOpen reports whether a menu of the bar is open.
func (b *Bar) IsOpen() bool { return b.shown != nil && b.shown.Visible() }

// Close closes the menu that is open.
func (b *Bar) Close() {
	if b.IsOpen() {
		b.shown.Hide()
	}
}

// Toggle opens the first menu, or closes the one that is open.
func (b *Bar) Toggle() {
	if b.IsOpen() {
		b.Close()
	} else {
		b.Open(0)
	}
}

// Open opens a menu of the bar, as a press on its word does, or that which has it. It does
// nothing where the bar is the system's.
func (b *Bar) Open(i int) {
	if b.Words == nil {
		return
	}
	b.Close()
	if b.Window.Canvas().Overlays().Top() != nil {
		return
	}
	w, in := b.Words, b.Words.menus()
	n := len(in)
	i = min(i, n-1)
	m := b.kit().NewMenu(b.LinesOf(in[i]))
	m.Turn = func(by int) { b.Open((i + by + n) % n) }
	m.Beside, m.Closed, m.Later = b.beside, func() { w.set(&w.open, -1) }, b.App.Later
	for _, other := range b.lists.Menus {
		m.Least = max(m.Least, widget.MenuWidth(b.kit(), b.LinesOf(other)))
	}
	b.shown, b.kept = m, true
	w.set(&w.open, i)
	m.Open(b.Window.Canvas(), fyne.NewPos(float32(max(w.left(i)-menuLeft, 0)), float32(w.high)))
}

// menuLeft is by how much a menu begins before its word.
const menuLeft = 12.

// beside opens the menu of the word that the pointer comes to from another. A press on the word of the
// menu that is open closes it, unless the pointer has opened it just so; so does one anywhere else.
func (b *Bar) beside(x, y float64, press bool) {
	switch i := b.Words.at(x, y); {
	case i >= 0 && i != b.Words.open:
		b.Open(i)
		b.kept = false
	case press && i >= 0 && !b.kept:
		b.kept = true
	case press:
		b.Close()
	}
}
