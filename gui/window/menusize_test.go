package window

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"sudoku/gui/screen"
	"sudoku/puzzle/words"
)

// TestMenusFit: in a window of its first size and in a small one every menu and submenu opens
// inside the window, in every language, in the first size also with larger text.
func TestMenusFit(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	first := screen.Preferences{Values: d.toolkit.Preferences()}.Size()
	for _, l := range words.Langs {
		for _, at := range []struct {
			size fyne.Size
			text float64
		}{{first, 1}, {first, 1.2}, {fyne.NewSize(700, 560), 1}} {
			d.app.Prefs().SetString(screen.PrefLanguage, l.Code())
			d.app.Prefs().SetFloat(screen.PrefText, at.text)
			d.win.Resize(at.size)
			d.rebuild()
			room := at.size.Height - float32(d.menus.Above)
			x := 0.
			for i, m := range d.menus.Menus() {
				d.menus.Words(1, func(word string, left, _ float64) {
					if word == d.menus.Menus()[i].Label {
						x = left - 8 // the toolkit's gap
					}
				})
				d.menuFits(fmt.Sprint(l.Code(), at, m.Label), m, at.size.Width, room, float32(x), float32(x))
			}
		}
	}
}

// menuFits checks a menu between two sides, of which the toolkit has it begin at the right one if
// there is room, else end at the left one or at the window's.
func (d *desk) menuFits(name string, m *fyne.Menu, width, room, left, right float32) {
	s := widget.NewMenu(m).MinSize()
	x := right
	if right != left && x+s.Width > width {
		x = left - s.Width
	}
	if x = max(x, 0); s.Height > room || x+s.Width > width {
		d.t.Errorf("%s is %v at %v, with room for %vx%v", name, s, x, width, room)
	}
	for _, it := range m.Items {
		if it.ChildMenu != nil {
			d.menuFits(name+" > "+it.Label, it.ChildMenu, width, room, x, x+s.Width)
		}
	}
}
