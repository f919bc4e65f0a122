package window

import (
	"slices"
	"testing"

	"sudoku/gui/menu"
)

// TestMenusAreShort: at first sight there are as many entries as the sheet of the look has, and no submenu has
// more than eleven lines.
func TestMenusAreShort(t *testing.T) {
	d := play(t)
	want := map[string]int{"game": 11, "edit": 11, "view": 7, "hint": 9, "learn": 4, "help": 3}
	subs := 0
	for _, m := range d.menus.Lists().Menus {
		n := 0
		for _, it := range m.Items {
			switch it := it.(type) {
			case *menu.Action:
				if !it.Apart {
					n++
				}
			case *menu.Menu:
				n++
				if subs++; len(it.Items) > 11 || slices.ContainsFunc(it.Items, isMenu) {
					t.Errorf("%s has %d lines", it.ID, len(it.Items))
				}
			}
		}
		if n != want[m.ID] {
			t.Errorf("%s: got %d entries, want %d", m.ID, n, want[m.ID])
		}
		delete(want, m.ID)
	}
	if len(want) > 0 || subs != 12 {
		t.Errorf("missing: %v; got %d submenus, want 12", want, subs)
	}
}

func isMenu(it menu.Item) bool { _, ok := it.(*menu.Menu); return ok }
