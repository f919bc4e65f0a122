package window

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/settings"
	"sudoku/gui/widget"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// TestSettingsByKeys goes through the page of settings with Tab, toggles every switch
// with Space and checks the effect.
func TestSettingsByKeys(t *testing.T) {
	d := play(t)
	d.keys("ctrl+,")
	if _, ok := d.page().(*settings.Settings); !ok {
		t.Fatalf("%T is open", d.page())
	}
	c := d.win.Canvas()
	turned := 0
	for _, name := range []string{screen.PrefClean, screen.PrefAuto, screen.PrefFixed, screen.PrefSame, screen.PrefPeers, screen.PrefConflicts, screen.PrefLeft, screen.PrefCheck, screen.PrefPatterns, screen.PrefClock, screen.PrefAway} {
		was := d.app.Prefs().On(name)
		for range 20 {
			c.FocusNext()
			control, ok := c.Focused().(*widget.Control)
			if !ok {
				continue
			}
			control.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
			if d.app.Prefs().On(name) != was {
				turned++
				break
			}
			if _, here := d.page().(*settings.Settings); here {
				control.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace}) // it was another one
			} else {
				d.app.Back() // a button, which led elsewhere
			}
			d.work()
		}
	}
	if turned != 11 {
		t.Errorf("%d of 11 switches were turned by keys", turned)
	}
	if d.app.Session().UI.Clean {
		t.Error("a switch does not act at once")
	}
	d.keys("esc")
	if d.page() != page.Page(d.app.Play()) || c.Focused() != fyne.Focusable(d.board) {
		t.Error("Escape does not go back to the board")
	}
}

// TestSettingsStayOpen: after a change of language the scroll position and focus are the
// same.
func TestSettingsStayOpen(t *testing.T) {
	d := play(t)
	d.win.Resize(fyne.NewSize(1100, 500))
	d.keys("ctrl+,")
	c := d.win.Canvas()
	for range 14 {
		c.FocusNext()
	}
	before := d.place()
	settings.SetLanguage(d.app, "zh-Hans")
	d.until(func() bool { return d.lang == words.Chinese })
	if now := d.place(); now.focus != before.focus || before.focus < 10 || now.scrolled[0] == 0 {
		t.Errorf("%+v became %+v", before, now)
	}
}

// place returns where the page is that is shown.
func (d *desk) place() place {
	d.places.keep()
	defer clear(d.places.known)
	return d.places.known[d.app.Top()]
}

// TestSettingsAreWrittenAtTheEnd: the last change before the end is saved.
func TestSettingsAreWrittenAtTheEnd(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	prefs, err := store.OpenSettings(path, func(err error) { t.Error(err) })
	if err != nil {
		t.Fatal(err)
	}
	d := openWith(t, t.TempDir(), "", prefs)
	d.app.Prefs().Zoom(3)
	d.app.Prefs().Zoom(1)
	d.Shutdown()
	if b, _ := os.ReadFile(path); !strings.Contains(string(b), `"text": 1.4`) {
		t.Errorf("%s", b)
	}
}

// TestSinglesCanBeSwitchedOff: One round of singles is in the menu while the setting is on.
func TestSinglesCanBeSwitchedOff(t *testing.T) {
	d := play(t)
	a := d.action("singles")
	for _, on := range []bool{true, false, true} {
		d.app.Prefs().SetBool(screen.PrefSingles, on)
		d.ApplySettings()
		if a.CanRun() != on {
			t.Errorf("switched on %v enabled: got %v, want %v", on, a.CanRun(), on)
		}
	}
	before := d.app.Session().Game.State()
	d.menus.Run(a)
	if after := d.app.Session().Game.State(); after.Since(&before).Len() < 2 || d.app.Session().Game.Finished() {
		t.Errorf("a round fills in %v", after.Since(&before))
	}
}
