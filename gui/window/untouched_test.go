package window

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"sudoku/gui/screen"
)

// TestStartsWithFiles: of many starts with a file, each of which only looks at its puzzle, one game
// is left: that which the next start opens. What was played is kept.
func TestStartsWithFiles(t *testing.T) {
	dir, files := t.TempDir(), t.TempDir()
	file := func(i int) string {
		path := filepath.Join(files, fmt.Sprintf("no%d.txt", i))
		if err := os.WriteFile(path, []byte(easy), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	games := func(d *desk) int {
		list, err := d.Store.List()
		if err != nil {
			t.Fatal(err)
		}
		return len(list)
	}
	for i := range 5 {
		d := openDesk(t, dir, file(i))
		if title := d.head.title.Text(); title != fmt.Sprintf("no%d", i) {
			t.Errorf("%q is open", title)
		}
		d.Shutdown()
		d.runner.Wait()
		if n := games(d); n != 1 {
			t.Errorf("after %d starts there are %d games", i+1, n)
		}
	}
	d := openDesk(t, dir, "")
	if title := d.head.title.Text(); title != "no4" {
		t.Errorf("%q is opened again", title)
	}
	screen.HasBegun(d.app)
	d.home()
	d.keys("right 4")
	d.Shutdown()
	d.runner.Wait()
	d = openDesk(t, dir, file(6))
	if err := d.app.Session().Save(); err != nil {
		t.Fatal(err)
	}
	if n := games(d); n != 2 {
		t.Errorf("there are %d games: that which was played, and that which is open", n)
	}
}

// TestHeadsSayWhatItIs: the head says what a game is, and its day.
func TestHeadsSayWhatItIs(t *testing.T) {
	d := openDesk(t, t.TempDir(), "")
	d.pasteText(easy)
	if title := d.head.title.Text(); title != "Pasted, 21 Nov" {
		t.Errorf("%q", title)
	}
	screen.HasBegun(d.app)
	d.home()
	d.keys("right 4")
	d.pasteText(easy)
	if title := d.head.title.Text(); title != "Pasted, 21 Nov 2" {
		t.Errorf("%q", title)
	}
}
