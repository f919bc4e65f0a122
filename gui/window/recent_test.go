package window

import (
	"os"
	"path/filepath"
	"sudoku/gui/screen/home"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
)

// TestRecentKeys: keys act on the highlighted row, also before the first cursor key and
// after the last row was removed.
func TestRecentKeys(t *testing.T) {
	for _, c := range []struct {
		keys []fyne.KeyName
		want string // the game that is opened
	}{
		{[]fyne.KeyName{fyne.KeyReturn}, "game 2"},
		{[]fyne.KeyName{fyne.KeyUp, fyne.KeyReturn}, "game 2"},
		{[]fyne.KeyName{fyne.KeyDelete, fyne.KeyReturn}, "game 1"},
		{[]fyne.KeyName{fyne.KeyEnd, fyne.KeyDelete, fyne.KeyReturn}, "game 1"},
		{[]fyne.KeyName{fyne.KeyDelete, fyne.KeyDelete, fyne.KeyDelete, fyne.KeyDelete, fyne.KeyReturn}, "game 3"},
	} {
		d := deskWithGames(t, 4) // game 3 is the current game
		d.openRecent()
		p := d.page().(*home.Recent)
		for _, k := range c.keys {
			p.Focus().TypedKey(&fyne.KeyEvent{Name: k})
		}
		if d.status.title() != c.want {
			t.Errorf("%v: %q, want %q", c.keys, d.status.title(), c.want)
		}
	}
}

// TestCollectionAtTheStart: the current game is loaded although a list covers it.
func TestCollectionAtTheStart(t *testing.T) {
	d := deskWithGames(t, 2)
	d.app.Session().Close()
	path := filepath.Join(t.TempDir(), "many.txt")
	if err := os.WriteFile(path, []byte(manyPuzzles(2)), 0o600); err != nil {
		t.Fatal(err)
	}
	e := openDesk(t, d.Store.Dir, path)
	e.collected()
	if e.collection() == nil || e.status.title() != "game 1" {
		t.Errorf("%T, %s", e.page(), e.status.title())
	}
	before := e.app.Session().Game.State()
	if e.keys("4"); e.app.Session().Game.State() != before {
		t.Error("a key wrote into the game behind the list")
	}
	e.keys("esc")
	if e.page() != page.Page(e.app.Play()) {
		t.Errorf("back leads to %T", e.page())
	}
}

// TestNoGameToGoBackTo: if a list was opened before there was any game, Escape opens
// Home instead of an empty board.
func TestNoGameToGoBackTo(t *testing.T) {
	path := filepath.Join(t.TempDir(), "many.txt")
	if err := os.WriteFile(path, []byte(manyPuzzles(9)), 0o600); err != nil {
		t.Fatal(err)
	}
	d := openDesk(t, t.TempDir(), path)
	d.collected()
	for range 2 {
		d.keys("esc")
		if _, ok := d.page().(*home.Home); !ok {
			t.Fatalf("Escape leads to %T", d.page())
		}
	}
}
