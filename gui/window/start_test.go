package window

import (
	"sudoku/gui/screen/home"
	"sudoku/gui/screen/results"
	"testing"
	"time"

	"sudoku/gui/page"
	"sudoku/gui/screen"
)

// TestStart: the program begins on Home each day, with the clock standing, and later on the same day
// with what was open. Without an unfinished game it begins on Home, too.
func TestStart(t *testing.T) {
	d := openDesk(t, t.TempDir(), "")
	first := d // its clock is that of all
	if _, ok := d.page().(*home.Home); !ok || d.app.HasGame() {
		t.Errorf("the first start shows %T", d.page())
	}
	d.keys("esc")
	d.keys("ctrl+,")
	d.keys("esc")
	if _, ok := d.page().(*home.Home); !ok {
		t.Errorf("Escape leads to %T", d.page())
	}
	d.pasteText(easy)
	d.keys("right 4")
	d = d.restarted(t)
	if d.page() != page.Page(d.app.Play()) {
		t.Errorf("the same day with a game: %T", d.page())
	}
	took := d.app.Session().Game.Clock.Elapsed()
	first.now = first.now.Add(24 * time.Hour)
	for _, when := range []string{"the next day", "later on that day, left on Home"} {
		d = d.restarted(t)
		if _, ok := d.page().(*home.Home); !ok || !d.app.HasGame() {
			t.Errorf("%s: %T", when, d.page())
		}
		if first.now = first.now.Add(time.Hour); d.app.Session().Game.Clock.Elapsed() != took {
			t.Errorf("%s: the clock doesn't stand", when)
		}
	}
	d.app.ShowPlay()
	if d = d.restarted(t); d.page() != page.Page(d.app.Play()) {
		t.Errorf("left in the game: %T", d.page())
	}
	screen.Solve(d.app)
	if d = d.restarted(t); !d.app.HasGame() || !d.app.Session().Game.Finished() {
		t.Fatal("the game is not finished")
	}
	if _, ok := d.page().(*home.Home); !ok {
		t.Errorf("with a finished game: %T", d.page())
	}
	d.keys("esc")
	if _, ok := d.page().(*results.Done); !ok {
		t.Errorf("from there Escape leads to %T", d.page())
	}
}

// restarted ends the program and starts it again.
func (d *desk) restarted(t *testing.T) *desk {
	d.Quit()
	d.Shutdown()
	return d.begun()
}
