package window

import (
	"testing"

	"sudoku/gui/menu"
	"sudoku/gui/widget"
)

// lines returns the lines of the menus as they are now, by their actions.
func (d *desk) lines() map[string]widget.MenuItem {
	lines := map[string]widget.MenuItem{}
	var add func(m *menu.Menu, list []widget.MenuItem)
	add = func(m *menu.Menu, list []widget.MenuItem) {
		for _, it := range m.Items {
			switch it := it.(type) {
			case *menu.Menu:
				add(it, list[0].Items)
			case *menu.Action:
				if it.Apart {
					continue
				}
				lines[it.ID] = list[0]
			}
			list = list[1:]
		}
	}
	for _, m := range d.menus.Lists().Menus {
		add(m, d.menus.LinesOf(m))
	}
	return lines
}

// TestHintsNeedTheBoard: what says something of the board is off where that isn't seen.
func TestHintsNeedTheBoard(t *testing.T) {
	d := play(t)
	for name, open := range map[string]func(){"play": d.app.ShowPlay, "home": func() { d.menus.Run(d.action("home")) }, "library": d.openLibrary} {
		open()
		d.settle()
		lines := d.lines()
		for _, id := range []string{"hint", "cellhint", "check", "mistake"} {
			if lines[id].Off != (name != "play") {
				t.Errorf("%s: %s is off: %v", name, id, lines[id].Off)
			}
		}
	}
}

// TestLinesAreActions: each action of the menus has its line, with its name and its keys.
func TestLinesAreActions(t *testing.T) {
	d := play(t)
	lines := d.lines()
	if len(lines) != len(d.menus.Actions()) {
		t.Errorf("got %d lines, want %d", len(lines), len(d.menus.Actions()))
	}
	for _, a := range d.menus.Actions() {
		if l := lines[a.ID]; l.Text == "" || l.Keys != d.menus.KeysOf(a) || l.Items != nil {
			t.Errorf("%s has the line %+v", a.ID, l)
		}
	}
}
