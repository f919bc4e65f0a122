package menu

import (
	"strings"

	"sudoku/gui/key"
	"sudoku/gui/screen"
	"sudoku/gui/widget"
)

// LinesOf returns the lines of a menu as they are now.
func (b *Bar) LinesOf(m *Menu) (lines []widget.MenuItem) {
	typing := b.Field() != nil
	for _, it := range m.Items {
		switch it := it.(type) {
		case Line:
			lines = append(lines, widget.MenuItem{})
		case *Menu:
			lines = append(lines, widget.MenuItem{Text: b.t("menu." + it.ID), Off: len(it.Items) == 0, Items: b.LinesOf(it)})
		case *Action:
			if !it.Apart {
				lines = append(lines, widget.MenuItem{Text: it.itemName(b.lang()), Keys: b.KeysOf(it), Off: !it.usable(typing),
					Checked: it.Checked != nil && it.Checked(), Run: func() { b.Run(it) }})
			}
		}
	}
	return lines
}

// usable reports whether its item can be chosen, in a text field or elsewhere.
func (a *Action) usable(typing bool) bool { return a.CanRun() || typing && a.Edits() }

// KeysOf returns the key that the item of an action shows, or "": one without Ctrl and Alt only where the
// board is there to take it, and typing doesn't find in a list.
func (b *Bar) KeysOf(a *Action) string {
	if len(a.shown) == 0 {
		return ""
	}
	k := a.shown[0]
	if b.takesKeys() || key.Function(k.Name) || k.Command() || strings.HasPrefix(string(k.Name), screen.CharPrefix) {
		return k.Text(b.lang())
	}
	return ""
}

// takesKeys reports whether the board takes keys on the page that is shown.
func (b *Bar) takesKeys() bool {
	_, finds := b.App.Top().(screen.Finder)
	return b.Board().Visible() && !finds
}
