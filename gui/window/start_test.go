package window

import (
	"strings"
	"sudoku/gui/screen/home"
	"sudoku/gui/screen/results"
	"testing"
	"time"

	"sudoku/gui/page"
	"sudoku/gui/screen"
)

// TestStart: the program begins with the unfinished game, and says once a day where the
// puzzles of the day are. Without such a game it begins at Home.
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
	if d.page() != page.Page(d.app.Play()) || d.offers() {
		t.Errorf("the same day with a game: %T, %q", d.page(), d.status.label.Text())
	}
	first.now = first.now.Add(24 * time.Hour)
	if d = d.restarted(t); d.page() != page.Page(d.app.Play()) || !d.offers() {
		t.Errorf("the next day: %T, %q", d.page(), d.status.label.Text())
	}
	if d = d.restarted(t); d.offers() {
		t.Error("it is said twice a day")
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

// offers reports whether the status line says where the puzzles of the day are.
func (d *desk) offers() bool {
	return strings.Contains(d.status.label.Text(), d.T("home.offer"))
}
