package window

import (
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/widget"
	"sudoku/puzzle/words"
)

// TestSettingsByKeys walks the page of settings with Tab alone, turns every switch
// with Space and sees it act.
func TestSettingsByKeys(t *testing.T) {
	d := play(t)
	d.keys("ctrl+,")
	if _, ok := d.page().(*page.Settings); !ok {
		t.Fatalf("%T is open", d.page())
	}
	c := d.win.Canvas()
	turned := 0
	for _, name := range []string{screen.PrefClean, screen.PrefAuto, screen.PrefFixed, screen.PrefSame, screen.PrefPeers, screen.PrefConflicts, screen.PrefLeft, screen.PrefCheck, screen.PrefPatterns, screen.PrefClock, screen.PrefAway} {
		was := d.prefs.On(name)
		for range 20 {
			c.FocusNext()
			control, ok := c.Focused().(*widget.Control)
			if !ok {
				continue
			}
			control.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
			if d.prefs.On(name) != was {
				turned++
				break
			}
			control.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace}) // it was another
			d.work()
		}
	}
	if turned != 11 {
		t.Errorf("%d of 11 switches were turned by keys", turned)
	}
	if d.session.UI.Clean {
		t.Error("a switch does not act at once")
	}
	d.keys("esc")
	if d.page() != page.Page(d.play) || c.Focused() != fyne.Focusable(d.board) {
		t.Error("Escape does not go back to the board")
	}
}

// TestSettingsStayOpen: in another language the player is where they were.
func TestSettingsStayOpen(t *testing.T) {
	d := play(t)
	d.win.Resize(fyne.NewSize(1100, 500))
	d.keys("ctrl+,")
	c := d.win.Canvas()
	for range 14 {
		c.FocusNext()
	}
	_, row := d.page().(*page.Settings).Place()
	d.setLanguage("zh-Hans")
	d.until(func() bool { return d.lang == words.Chinese })
	offset, now := d.page().(*page.Settings).Place()
	if now != row || row < 10 || offset == 0 {
		t.Errorf("row %d became %d, scrolled to %v", row, now, offset)
	}
}
