package window

import (
	"math"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/puzzle/words"
)

// TestKeysInMenus: the keys of menu items stand in one column behind the names, in the
// ink of the names, and still work in text fields.
func TestKeysInMenus(t *testing.T) {
	if ownMenus {
		t.Skip("the system paints the menus")
	}
	d := play(t)
	for _, l := range words.Langs {
		for _, text := range []float64{1, 2} {
			d.app.Prefs().SetString(screen.PrefLanguage, l.Code())
			d.app.Prefs().SetFloat(screen.PrefText, text)
			d.rebuild()
			for _, m := range d.menus.listed {
				d.checkKeyColumn(m, text)
			}
		}
	}
	for _, a := range d.menus.items {
		if len(a.bound) == 0 != (a.item.Shortcut == nil) {
			t.Errorf("%s has %d keys and the shortcut %v", a.ID, len(a.bound), a.item.Shortcut)
		}
		if s := a.item.Shortcut; s != nil {
			if _, painted := s.(fyne.KeyboardShortcut); painted || s.ShortcutName() != a.shortcut.ShortcutName() {
				t.Errorf("%s: %v", a.ID, s)
			}
		}
	}
}

func (d *desk) checkKeyColumn(m *Menu, text float64) {
	d.t.Helper()
	column := 0.
	for _, it := range m.Items {
		if sub, ok := it.(*Menu); ok {
			d.checkKeyColumn(sub, text)
		}
		a, ok := it.(*Action)
		if !ok || len(a.bound) == 0 {
			continue
		}
		keys := strings.Join(d.menus.caps(a.bound[0]), "+")
		name, ok := strings.CutSuffix(a.item.Label, keys)
		if !ok || !strings.HasPrefix(name, a.name) {
			d.t.Errorf("%s is called %q, its keys are %s", a.ID, a.item.Label, keys)
		}
		at := d.painter.Width(name, d.kit.Size(barText), false)
		if column == 0 {
			column = at
		}
		if math.Abs(at-column) > 2.5*text {
			d.t.Errorf("menu %s in %s: the keys of %s are at %.1f, others at %.1f", m.ID, d.lang.Code(), a.ID, at, column)
		}
	}
}
