package window

import (
	"context"
	"testing"

	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
)

// TestAsTheDesktopSays: where the player has said nothing the desktop is followed, else not.
func TestAsTheDesktopSays(t *testing.T) {
	t.Setenv("FYNE_THEME", "")
	d := play(t)
	says, stopped := make(chan portal.Desktop), make(chan bool)
	d.followDesktop(func(ctx context.Context, told func(portal.Desktop)) error {
		defer close(stopped)
		for {
			select {
			case said := <-says:
				told(said)
			case <-ctx.Done():
				return nil
			}
		}
	})
	say := func(still, dark bool, pal *theme.Palette) {
		t.Helper()
		says <- portal.Desktop{Still: still, Dark: dark}
		d.until(func() bool { return d.kit.Still == still && d.kit.Pal == pal })
		if d.app.Prefs().On(screen.PrefStill) != still {
			t.Errorf("less motion is %v, want %v", !still, still)
		}
	}
	say(true, false, &theme.Light)
	say(false, true, &theme.Dark)
	say(true, false, &theme.Light)
	t.Setenv("FYNE_THEME", "light")
	say(false, true, &theme.Light)
	t.Setenv("FYNE_THEME", "")
	say(true, true, &theme.Dark)
	d.app.Prefs().SetBool(screen.PrefStill, false)
	d.app.Prefs().SetString(screen.PrefTheme, "light")
	d.Rebuild()
	d.until(func() bool { return d.kit.Pal == &theme.Light })
	if d.app.Prefs().On(screen.PrefStill) {
		t.Error("the player's own setting is not followed")
	}
	d.Shutdown()
	<-stopped
}
