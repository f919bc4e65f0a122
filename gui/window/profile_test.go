package window

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/key"
	"sudoku/gui/menu"
	"sudoku/gui/screen"
	"sudoku/gui/screen/reading"
	"sudoku/puzzle"
)

// TestHoDoKuKeys: keys, then what a cell holds, in HoDoKu's profile.
func TestHoDoKuKeys(t *testing.T) {
	for line := range strings.Lines(`
right 4                     | r1c2 4
right f4 space              | r1c2 c4
right f4 space space        | r1c2 -
right f4 enter              | r1c2 4
right f3 . enter            | r1c2 4
right f1 < < space          | r1c2 c8
right a b shift+a           | r1c2 f126
right a b r                 | r1c2 -
right space                 | r1c2 -
right c z x v 5             | r1c2 5 f3
ctrl+right 4                | r1c2 4
ctrl+right ctrl+right 4     | r1c4 4
right pgdn 4 pgdn 6         | r1c2 k4 c6
right f4 ctrl+f6 space      | r1c2 -
`) {
		keys, want, ok := strings.Cut(strings.TrimSpace(line), "|")
		if !ok {
			continue
		}
		d := play(t)
		d.app.Prefs().SetBool(screen.PrefHoDoKu, true)
		d.rebuild()
		d.home()
		d.keys(keys)
		cell, holding, _ := strings.Cut(strings.TrimSpace(want), " ")
		c, _ := puzzle.ParseCell(cell)
		if got := holds(d.app.Session().Game.State(), c); got != holding {
			t.Errorf("%s: %v holds %q, want %q", keys, c, got, holding)
		}
	}
}

// TestProfilesBindNoKeyTwice: in no profile does a key mean two things that are enabled
// at the same time, and each action with keys has a name for the key sheet.
func TestProfilesBindNoKeyTwice(t *testing.T) {
	together := map[string]bool{"doit": true, "write": true, "set": true, "nextempty": true} // Return runs the first one that is enabled
	for _, profile := range [][]string{{}, {screen.PrefHoDoKu}, {screen.PrefFirst}, {screen.PrefHoDoKu, screen.PrefFirst}} {
		d := play(t)
		for _, s := range profile {
			d.app.Prefs().SetBool(s, true)
		}
		d.rebuild()
		typing := func(a *menu.Action) int { // the page that has the action, 0 for any
			return 1 + slices.IndexFunc([]*menu.Menu{d.menus.Lists().Entering, d.menus.Lists().Photo}, func(m *menu.Menu) bool { return slices.Contains(m.Items, menu.Item(a)) })
		}
		for key, list := range d.menus.Keys {
			for _, a := range list[1:] {
				if typing(list[0]) == typing(a) && (!together[list[0].ID] || !together[a.ID]) {
					t.Errorf("%v: %v is %s and %s", profile, key, list[0].ID, a.ID)
				}
			}
		}
		for name, show := range map[string]func(){"play": d.app.ShowPlay, "enter": d.navigation.openEnter, "photo": func() { d.openPhotoOf(easy, true) }} {
			show()
			for key, list := range d.menus.Keys {
				if list = slices.DeleteFunc(slices.Clone(list), func(a *menu.Action) bool { return !a.CanRun() }); len(list) > 1 && typing(list[0])+typing(list[len(list)-1]) > 0 {
					t.Errorf("%v, %s: %v is %s and %s", profile, name, key, list[0].ID, list[1].ID)
				}
			}
		}
		d.app.Show(reading.NewTextView(d.app, d.menus.KeySheet))
		for _, a := range slices.Concat(d.menus.Lists().Board.Items, d.menus.Lists().Entering.Items) {
			a := a.(*menu.Action)
			if _, series, _ := strings.Cut(a.ID, "."); len(a.Bound()) > 0 && len(series) != 1 && a.Title(d.lang) == a.ID {
				t.Errorf("%s has no name", a.ID)
			}
		}
	}
}

// TestProfileHoldsAtOnce: keys pressed before the window is rebuilt, as by a fast
// typist, already have their meaning in the new profile.
func TestProfileHoldsAtOnce(t *testing.T) {
	d := play(t)
	d.openSettings()
	profiles := d.win.Canvas().Focused()
	for _, e := range []fyne.KeyName{fyne.KeyRight, fyne.KeySpace} {
		profiles.TypedKey(&fyne.KeyEvent{Name: e})
	}
	if !d.app.Prefs().On(screen.PrefHoDoKu) {
		t.Fatal("the profile was not chosen")
	}
	for _, k := range key.With(0, fyne.KeyEscape, fyne.KeyRight, fyne.KeyF4, fyne.KeySpace) {
		d.keyboard.key(k.Name, k.Mod)
	}
	if got := holds(d.app.Session().Game.State(), d.app.Session().UI.Cursor); got != "c4" {
		t.Errorf("%v holds %q", d.app.Session().UI.Cursor, got)
	}
	if got := d.lines()["hint"].Keys; got != "F12" {
		t.Errorf("the menu has a hint on: got %q, want F12", got)
	}
}
