package window

import (
	"math"
	"runtime"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/menu"
	"sudoku/gui/screen"
	"sudoku/puzzle/words"
)

// TestKeysInMenus: the keys of menu items stand in one column behind the names, in the
// ink of the names, and still work in text fields.
func TestKeysInMenus(t *testing.T) {
	if runtime.GOOS == "darwin" {
		t.Skip("the system paints the menus")
	}
	d := play(t)
	for _, l := range words.Langs {
		for _, text := range []float64{1, 2} {
			d.app.Prefs().SetString(screen.PrefLanguage, l.Code())
			d.app.Prefs().SetFloat(screen.PrefText, text)
			d.rebuild()
			for _, m := range d.menus.Lists().Menus {
				d.checkKeyColumn(m, text)
			}
		}
	}
	for _, a := range d.menus.Actions() {
		if len(a.Bound()) == 0 != (a.Item().Shortcut == nil) {
			t.Errorf("%s has %d keys and the shortcut %v", a.ID, len(a.Bound()), a.Item().Shortcut)
		}
		if s := a.Item().Shortcut; s != nil {
			if _, painted := s.(fyne.KeyboardShortcut); painted || s.ShortcutName() != a.Bound()[0].Shortcut(nil).ShortcutName() {
				t.Errorf("%s: %v", a.ID, s)
			}
		}
	}
}

func (d *desk) checkKeyColumn(m *menu.Menu, text float64) {
	d.t.Helper()
	column := 0.
	for _, it := range m.Items {
		if sub, ok := it.(*menu.Menu); ok {
			d.checkKeyColumn(sub, text)
		}
		a, ok := it.(*menu.Action)
		if !ok || a.Apart || len(a.Bound()) == 0 {
			continue
		}
		keys := a.Bound()[0].Text(d.lang)
		title := a.Title(d.lang)
		if d.lang.Has("item." + a.ID) {
			title = d.T("item." + a.ID)
		}
		if a.Asks {
			title = d.T("menu.asks", "name", title)
		}
		name, ok := strings.CutSuffix(a.Item().Label, keys)
		if !ok || !strings.HasPrefix(name, title) {
			d.t.Errorf("%s is called %q, its keys are %s", a.ID, a.Item().Label, keys)
		}
		at := d.painter.Width(name, d.kit.Size(14), false)
		if column == 0 {
			column = at
		}
		if math.Abs(at-column) > 2.5*text {
			d.t.Errorf("menu %s in %s: the keys of %s are at %.1f, others at %.1f", m.ID, d.lang.Code(), a.ID, at, column)
		}
	}
}
