package menu

import (
	"math"
	"runtime"
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/key"
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
func (b *Bar) nameKeys() {
	b.onBoard = b.takesKeys()
	if ownMenus {
		return
	}
	for _, m := range b.lists.Menus {
		b.nameKeysOf(m)
	}
}

// keyGap is the least distance between names and keys, in units.
const keyGap = 28.

func (b *Bar) nameKeysOf(m *Menu) {
	size, column := b.kit().Size(barText), 0.
	width := func(s string) float64 { return b.kit().Painter.Width(s, size, false) }
	for _, it := range m.Items {
		switch it := it.(type) {
		case *Menu:
			b.nameKeysOf(it)
		case *Action:
			if it.item != nil && b.ShowsKey(it) {
				column = max(column, width(it.name)+keyGap)
			}
		}
	}
	for _, it := range m.Items {
		if a, ok := it.(*Action); ok && a.item != nil {
			a.item.Label = a.name
			if b.ShowsKey(a) {
				a.item.Label += spaces(column-width(a.item.Label), width) + a.shown[0].Text(b.lang())
			}
		}
	}
}

// ShowsKey reports whether the item of an action shows its key: one without Ctrl and Alt only
// where the board is there to take it, and typing doesn't find in a list.
func (b *Bar) ShowsKey(a *Action) bool {
	if len(a.shown) == 0 {
		return false
	}
	k := a.shown[0]
	return b.onBoard || key.Function(k.Name) || k.Command() || strings.HasPrefix(string(k.Name), screen.CharPrefix)
}

// takesKeys reports whether the board takes keys on the page that is shown.
func (b *Bar) takesKeys() bool {
	_, finds := b.App.Top().(screen.Finder)
	return b.Board().Visible() && !finds
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
