package window

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"sudoku/gui/screen"
	"sudoku/puzzle/words"
)

// TestMenusFit: in a window of its first size every menu and submenu shows all of its rows, in
// every language, also with larger text.
func TestMenusFit(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	first := screen.Preferences{Values: d.toolkit.Preferences()}.Size()
	for _, l := range words.Langs {
		for _, text := range []float64{1, 1.2} {
			d.Prefs().SetString(screen.PrefLanguage, l.Code())
			d.Prefs().SetFloat(screen.PrefText, text)
			d.rebuild()
			room := first.Height - float32(d.menus.barRoom())
			var fits func(m *fyne.Menu)
			fits = func(m *fyne.Menu) {
				if s := widget.NewMenu(m).MinSize(); s.Height > room || s.Width > first.Width/2 {
					t.Errorf("%s, text %v: %s is %v, with room for %v of a height", l.Code(), text, m.Label, s, room)
				}
				for _, it := range m.Items {
					if it.ChildMenu != nil {
						fits(it.ChildMenu)
					}
				}
			}
			for _, m := range d.menus.bar.Items {
				fits(m)
			}
		}
	}
}
