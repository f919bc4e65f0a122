package window

import (
	"math"
	"runtime"
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
)

// A namedShortcut runs for the same keys as another shortcut, but is not painted: the
// toolkit paints the keys of a menu item at a fifth of the ink. They stand in the text of
// the item instead, legible, and pale only where the item is disabled.
type namedShortcut string

// ShortcutName implements fyne.Shortcut: the toolkit compares shortcuts by it.
func (s namedShortcut) ShortcutName() string { return string(s) }

// ownMenus says that the system paints the menus, with their keys.
const ownMenus = runtime.GOOS == "darwin"

// shortcutOf returns the shortcut for a menu item.
func shortcutOf(s fyne.Shortcut) fyne.Shortcut {
	if ownMenus {
		return s
	}
	return namedShortcut(s.ShortcutName())
}

// nameKeys writes the keys of the menu items behind their names, in a column of their own.
func (ms *menus) nameKeys() {
	ms.onBoard = ms.takesKeys()
	if ownMenus {
		return
	}
	for _, m := range ms.listed {
		ms.nameKeysOf(m)
	}
}

// keyGap is the least distance between names and keys, in units.
const keyGap = 28.

func (ms *menus) nameKeysOf(m *Menu) {
	size, column := ms.kit.Size(barText), 0.
	width := func(s string) float64 { return ms.painter.Width(s, size, false) }
	for _, it := range m.Items {
		switch it := it.(type) {
		case *Menu:
			ms.nameKeysOf(it)
		case *Action:
			if ms.shownKey(it) {
				column = max(column, width(it.name)+keyGap)
			}
		}
	}
	for _, it := range m.Items {
		if a, ok := it.(*Action); ok {
			a.item.Label = a.name
			if ms.shownKey(a) {
				a.item.Label += spaces(column-width(a.item.Label), width) + strings.Join(ms.caps(a.shown[0]), "+")
			}
		}
	}
}

// shownKey reports whether the item of an action shows its key: one without Ctrl and Alt only
// where the board is there to take it, and typing doesn't find in a list.
func (ms *menus) shownKey(a *Action) bool {
	if len(a.shown) == 0 {
		return false
	}
	k := a.shown[0]
	_, function := functionKeys[k.Name]
	return ms.onBoard || function || k.Mod&^shift != 0 || strings.HasPrefix(string(k.Name), screen.CharPrefix)
}

// takesKeys reports whether the board takes keys on the page that is shown.
func (ms *menus) takesKeys() bool {
	_, finds := ms.app.Top().(screen.Finder)
	return ms.board.Visible() && !finds
}

// spaces returns spaces as wide as that, to half a hair space, and as few as possible: the
// toolkit rounds their widths.
func spaces(wide float64, width func(string) float64) (out string) {
	const hair = "\u200a"
	for _, space := range []string{"\u2003", "\u2002", "\u2004", "\u2005", "\u2006"} {
		n := int(wide / width(space))
		wide -= float64(n) * width(space)
		out += strings.Repeat(space, n)
	}
	return out + strings.Repeat(hair, int(math.Round(wide/width(hair))))
}
