package window

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	lib "sudoku/gui/screen/library"
	"sudoku/gui/session"
)

// longGame returns the text of a game that is read in the background.
func longGame() string {
	return "sudoku-desk game 3\ngivens " + easy + "\n" + strings.Repeat("enter 4 r1c2\nenter 5 r1c2\n", session.LongGame/20) + "end\n"
}

// writeLong puts a long game into the store of a desk, newer than all others by that much.
func (d *desk) writeLong(name string, newer time.Duration) {
	d.t.Helper()
	path := d.Store.Path(name)
	if err := os.WriteFile(path, []byte(longGame()), 0o600); err != nil {
		d.t.Fatal(err)
	}
	at := time.Now().Add(newer)
	if err := os.Chtimes(path, at, at); err != nil {
		d.t.Fatal(err)
	}
}

// begun starts the program with the games of a desk, and with files.
func (d *desk) begun(files ...string) *desk {
	e := &desk{t: d.t, queue: make(chan func(), 10000), now: d.now}
	c := d.Config
	c.Do, c.Notice = func(f func()) { e.queue <- f }, ""
	e.Window = New(c, files...)
	d.t.Cleanup(func() {
		e.Shutdown()
		e.runner.Wait()
	})
	return e
}

// TestLongGameAtStart: a long newest game is read in the background while the window
// lives, and then resumed below what was opened meanwhile.
func TestLongGameAtStart(t *testing.T) {
	for _, c := range []struct {
		keys, want string // of the type of the page then
	}{{"", "*screen.Play"}, {"esc", "*screen.Play"}, {"ctrl+shift+o", "*home.Recent"}, {"ctrl+e 5", "*enter.Enter"}} {
		d := deskWithGames(t, 2)
		d.app.Session().Close()
		d.writeLong("long.sudoku", time.Minute)
		e := d.begun()
		if e.app.Session().HasGame() || e.opener.current == nil {
			t.Fatalf("%q: it was read on the window's goroutine", c.keys)
		}
		e.keys(c.keys)
		e.allOpened()
		if _, of := e.app.Session().Game.MoveNumber(); e.app.Session().Name != "long.sudoku" || of < 1000 {
			t.Errorf("%q: on the board: %q with %d moves", c.keys, e.app.Session().Name, of)
		}
		if got := typeName(e.page()); got != c.want {
			t.Errorf("%q: the page is %s", c.keys, got)
		}
		if c.want == "*enter.Enter" && e.typed() != "500000000" {
			t.Error("typed is", e.typed())
		}
	}
}

// TestLongGameGivesWay: a game that was started while the last one is read stays.
func TestLongGameGivesWay(t *testing.T) {
	d := deskWithGames(t, 1)
	d.app.Session().Close()
	d.writeLong("long.sudoku", time.Minute)
	e := d.begun()
	e.keys("ctrl+shift+n")
	e.until(func() bool { return e.app.Session().HasGame() })
	name := e.app.Session().Name
	e.allOpened()
	if e.app.Session().Name != name || name == "long.sudoku" {
		t.Error("on the board:", e.app.Session().Name)
	}
}

// TestLongGamesAtStart: where another window has the newest game open, the next is
// resumed, and one that can't be read is reported.
func TestLongGamesAtStart(t *testing.T) {
	d := deskWithGames(t, 1)
	d.app.Session().Close()
	d.writeLong("next.sudoku", time.Minute)
	d.writeLong("taken.sudoku", 2*time.Minute)
	if err := os.WriteFile(d.Store.Path("broken.sudoku"), []byte("nothing "+longGame()), 0o600); err != nil {
		t.Fatal(err)
	}
	at := time.Now().Add(time.Hour)
	if err := os.Chtimes(d.Store.Path("broken.sudoku"), at, at); err != nil {
		t.Fatal(err)
	}
	lock, err := d.Store.Claim("taken.sudoku")
	if err != nil {
		t.Fatal(err)
	}
	defer lock.Release()
	e := d.begun()
	e.allOpened()
	if e.app.Session().Name != "next.sudoku" || !strings.Contains(e.status.label.Text(), "broken") {
		t.Errorf("on the board: %q; %s", e.app.Session().Name, e.status.label.Text())
	}
}

// TestLongGameBelowAList: a list that was opened at the start stays, with the long game
// below it.
func TestLongGameBelowAList(t *testing.T) {
	d := deskWithGames(t, 1)
	d.app.Session().Close()
	d.writeLong("long.sudoku", time.Minute)
	path := filepath.Join(t.TempDir(), "many.txt")
	if err := os.WriteFile(path, []byte(manyPuzzles(3)), 0o600); err != nil {
		t.Fatal(err)
	}
	e := d.begun(path)
	e.collected()
	e.allOpened()
	if _, ok := e.page().(*lib.FilePuzzles); !ok || e.app.Session().Name != "long.sudoku" {
		t.Errorf("%T, %q", e.page(), e.app.Session().Name)
	}
}

// TestMessageGoesWithItsFile: what was said about a file goes when the next is opened, in
// whichever way, also while that is being read.
func TestMessageGoesWithItsFile(t *testing.T) {
	d := deskWithGames(t, 3)
	failed := func() bool { return strings.Contains(d.status.label.Text(), "bad.txt") }
	fails := func() {
		d.app.ShowPlay()
		d.opener.open = func(string) (fs.File, error) { return nil, errors.New("no") }
		d.opener.openPaths([]string{"/far/bad.txt"})
		d.allOpened()
		if !failed() {
			t.Fatal("it says:", d.status.label.Text())
		}
	}
	fails()
	d.openRecent()
	if !failed() {
		t.Error("a page hides what is wrong:", d.status.label.Text())
	}
	d.app.OpenGame("20261121-000000.sudoku")
	if failed() {
		t.Error("beside a game of Recent:", d.status.label.Text())
	}
	fails()
	h := d.holding()
	d.opener.openPaths([]string{"/far/good.txt"})
	<-h.started
	if failed() {
		t.Error("while the next is read:", d.status.label.Text())
	}
	d.until(func() bool { return strings.Contains(d.status.label.Text(), "good.txt") })
	if failed() {
		t.Error("while the next is read slowly:", d.status.label.Text())
	}
	h.let <- other
	d.allOpened()
	if failed() {
		t.Error("beside the next file:", d.status.label.Text())
	}
}
