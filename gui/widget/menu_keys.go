package widget

import (
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
)

// FocusGained implements fyne.Focusable.
func (m *Menu) FocusGained() {}

// FocusLost implements fyne.Focusable.
func (m *Menu) FocusLost() {}

// KeyDown implements desktop.Keyable.
func (m *Menu) KeyDown(e *fyne.KeyEvent) { m.kit.KeyDown(e) }

// KeyUp implements desktop.Keyable.
func (m *Menu) KeyUp(e *fyne.KeyEvent) { m.kit.KeyUp(e) }

// TypedRune implements fyne.Focusable: a letter goes to the next line that begins with it.
func (m *Menu) TypedRune(r rune) {
	if m.kit.IsTaken() {
		return
	}
	l := m.keyList()
	for i := range l.rows {
		row := (l.active + 1 + i) % len(l.rows)
		if first, _ := utf8.DecodeRuneInString(l.rows[row].item.Text); r != ' ' && strings.EqualFold(string(first), string(r)) {
			m.goTo(l, row)
			return
		}
	}
}

// TypedKey implements fyne.Focusable.
func (m *Menu) TypedKey(e *fyne.KeyEvent) {
	l := m.keyList()
	switch e.Name {
	case fyne.KeyDown:
		m.step(l, l.active+1, 1)
	case fyne.KeyUp:
		if l.active < 0 {
			l.active = len(l.rows)
		}
		m.step(l, l.active-1, -1)
	case fyne.KeyHome:
		m.step(l, 0, 1)
	case fyne.KeyEnd:
		m.step(l, len(l.rows)-1, -1)
	case fyne.KeyRight:
		m.enter(l)
	case fyne.KeyLeft:
		if !m.leave(l) && m.Turn != nil {
			m.Turn(-1)
		}
	case fyne.KeyEscape:
		if !m.leave(l) {
			m.Hide()
		}
	case fyne.KeyF10:
		m.Hide()
	default:
		m.press(e, l)
	}
}

// press chooses the active line, or goes into the menu that it has.
func (m *Menu) press(e *fyne.KeyEvent, l *menuList) {
	it := l.item(l.active)
	switch {
	case it == nil || !presses(e) || m.kit.IsTaken() || m.kit.IsRepeat(e):
	case it.Items != nil && !it.Off:
		m.enter(l)
	default:
		m.choose(l, l.active)
	}
}

// step goes to a row, past rules; there is none before the first and after the last.
func (m *Menu) step(l *menuList, row, by int) {
	for it := l.item(row); it != nil; it = l.item(row) {
		if it.Text != "" {
			m.goTo(l, row)
			return
		}
		row += by
	}
	l.active = min(l.active, len(l.rows)-1)
}

// goTo makes a row the active one and shows it.
func (m *Menu) goTo(l *menuList, row int) {
	l.reveal(row)
	m.activate(l, row, false)
}

// enter opens the menu of the active line and goes to its first, or to the next menu of the bar.
func (m *Menu) enter(l *menuList) {
	it := l.item(l.active)
	switch {
	case it == nil || it.Items == nil || it.Off:
		if m.Turn != nil {
			m.Turn(1)
		}
	case l.side != 0:
		m.activate(l, l.active, true)
		sub := m.lists[l.level+1]
		m.step(sub, 0, 1)
	default:
		l.unfolded[it] = true
		l.makeRows()
		m.arrange()
		m.step(l, l.active+1, 1)
	}
}

// leave closes the menu that a list is, or in which its active line is or which that has, and reports
// whether there is one.
func (m *Menu) leave(l *menuList) bool {
	i, row := l.level, l.active
	if row >= 0 && row < len(l.rows) && l.rows[row].in >= 0 && !l.unfolded[l.rows[row].item] {
		row = l.rows[row].in
	}
	switch it := l.item(row); {
	case it != nil && l.unfolded[it]:
		delete(l.unfolded, it)
		l.makeRows()
		m.goTo(l, row)
	case i+1 < len(m.lists):
		m.keep(i + 1)
		m.update()
	case i > 0:
		m.keep(i)
		m.update()
	default:
		return false
	}
	return true
}
