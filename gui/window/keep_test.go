package window

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sudoku/gui/board"
	"sudoku/gui/screen"
	"sudoku/gui/screen/order"
	"sudoku/gui/screen/paper"
	"sudoku/puzzle/store"
)

func TestPasteKeepsTheGameWhenItIsNoPuzzle(t *testing.T) {
	d := play(t)
	d.keys("right 4")
	before := d.app.Session().Game.State()
	for _, text := range []string{"", "hello", strings.Repeat("1", 80), "\x00\xff", strings.Repeat("0", 1<<20)} {
		d.toolkit.Clipboard().SetContent(text)
		d.opener.paste()
		d.allOpened()
		if d.app.Session().Game.State() != before {
			t.Fatalf("pasting %.20q changed the game", text)
		}
		if d.status.label.Text() == "" {
			t.Errorf("pasting %.20q said nothing", text)
		}
	}
}

func TestPastedGameComesBackAfterAKill(t *testing.T) {
	d := openDesk(t, t.TempDir(), "")
	d.pasteText(easy)
	d.home()
	d.keys("right 4 right right shift+6 ctrl+7")
	if err := d.app.Session().Flush(); err != nil {
		t.Fatal(err)
	}
	want := d.app.Session().Game.State()
	again := openDesk(t, d.crash(), "")
	if again.app.Session().Game.State() != want {
		t.Error("the game came back as another one")
	}
	at, of := again.app.Session().Game.MoveNumber()
	if at != 3 || of != 3 {
		t.Errorf("move %d of %d came back", at, of)
	}
}

// TestOpenedGameIsTheNewest: a game opened from Recent is resumed at the next start,
// with the time spent on it without a move.
func TestOpenedGameIsTheNewest(t *testing.T) {
	d := openDesk(t, t.TempDir(), "")
	d.pasteText(easy)
	screen.HasBegun(d.app)
	d.home()
	d.keys("right 4")
	first := d.app.Session().Name
	d.now = d.now.Add(time.Minute)
	d.pasteText(easySolution[:80] + "0")
	d.app.OpenGame(first)
	d.now = d.now.Add(45 * time.Second)
	d.clock.tick()
	d.app.Session().Flush()
	again := openDesk(t, d.crash(), "")
	if again.app.Session().Name != first {
		t.Error("another game came back")
	}
	if got := again.app.Session().Game.Clock.Elapsed(); got != 105*time.Second {
		t.Errorf("got %v, want %v", got, 105*time.Second)
	}
}

// TestJunkPastedWhileTyping: typing continues as if nothing had happened.
func TestJunkPastedWhileTyping(t *testing.T) {
	d := play(t)
	d.keys("ctrl+e 5 7")
	d.toolkit.Clipboard().SetContent("no puzzle")
	d.keys("ctrl+v")
	if d.entering() == nil {
		t.Fatal("the typing was left")
	}
	d.clearEntry()
	d.keys("3")
	if got := d.entering().Entry().Game.State().Grid; got[0] != 3 || !strings.Contains(d.status.label.Text(), "1 digit") {
		t.Error(got, d.status.label.Text())
	}
}

// TestAnotherWhileTyping: no button of a closed page does anything.
func TestAnotherWhileTyping(t *testing.T) {
	d := play(t)
	d.keys("ctrl+e 5 ctrl+shift+n")
	if _, ok := d.page().(*order.New); !ok || d.entering() != nil {
		t.Error("the page to type with stays")
	}
	d.until(func() bool { return !d.making() })
	d.keys("ctrl+e g")
	if d.entering().Entry().Game.State().Grid[0] != 5 {
		t.Error("what was typed is gone")
	}
}

// TestPlayedEntryIsCleared: the digits are in the game's file and no longer in the
// entry's.
func TestPlayedEntryIsCleared(t *testing.T) {
	d := play(t)
	d.keys("ctrl+e 5 7")
	d.navigation.playEntry() // it has several solutions: what may be mistyped comes first
	d.until(func() bool { return d.entering().Report().Fixes != nil })
	d.navigation.playEntry()
	for name, want := range map[string]int{d.app.Session().Name: 2, "entry" + store.Ext: 0} {
		g, _, err := d.Store.Load(name, d.Now)
		if err != nil {
			t.Fatal(err)
		}
		if grid := g.State().Grid; grid.Count() != want {
			t.Errorf("%s has %v", name, grid)
		}
	}
}

// TestNothingIsWrittenUnseen: while the preview replaces the board, keys do not reach
// the game.
func TestNothingIsWrittenUnseen(t *testing.T) {
	d := play(t)
	d.app.Show(paper.NewPrint(d.app, false))
	d.win.Content().Resize(sizes[5])
	d.keys("right 4")
	if d.app.Session().Game.State().Grid[1] != 0 {
		t.Error("a digit was written behind the preview")
	}
	d.keys("esc right 4")
	if d.app.Session().Game.State().Grid[1] != 4 {
		t.Error("back on the board it is not")
	}
}

// TestNamedFilesAreShown: a file named at the start is on the board at once, with the
// cursor on its first empty cell.
func TestNamedFilesAreShown(t *testing.T) {
	d := play(t)
	d.keys("right 4")
	saved := filepath.Join(t.TempDir(), "a.sudoku")
	if err := store.WriteFile(saved, 0o600, d.app.Session().Game.Save); err != nil {
		t.Fatal(err)
	}
	puzzles := filepath.Join(t.TempDir(), "a.txt")
	if err := os.WriteFile(puzzles, []byte(easy), 0o600); err != nil {
		t.Fatal(err)
	}
	for file, cell := range map[string]string{saved: "r1c4 is empty.", puzzles: "r1c2 is empty."} {
		e := openDesk(t, t.TempDir(), file)
		screen.HasBegun(e.app)
		if got := e.status.label.Text(); got != cell {
			t.Errorf("%s: %q, want %q", filepath.Base(file), got, cell)
		}
		if got, want := e.board.Snapshot(400), board.Picture(e.painter, e.kit.Pal, screen.BoardView(e.app), 400); !bytes.Equal(got.Pix, want.Pix) {
			t.Error(filepath.Base(file), "is not on the board")
		}
	}
}

func TestNewPuzzleKeepsTheOldGame(t *testing.T) {
	d := play(t)
	d.keys("right 4")
	old := d.app.Session().Name
	d.navigation.openNew()
	d.app.NewGames().Make()
	d.until(func() bool { return !d.making() })
	if d.app.Session().Name == old || d.app.Session().Game.Givens().Len() < 17 {
		t.Error("no new puzzle came")
	}
	d.app.OpenGame(old)
	if d.app.Session().Game.State().Grid[1] != 4 {
		t.Error("the old game lost its move")
	}
}

func TestLookingCanBeStopped(t *testing.T) {
	d := play(t)
	before := d.app.Session().Name
	d.navigation.openNew()
	d.app.NewGames().Make()
	d.stopMaking()
	if d.making() || d.app.Session().Name != before {
		t.Error("stopped, it still looks")
	}
}

// TestUnreadableGameIsReported: the next game is resumed instead, and the file stays.
func TestUnreadableGameIsReported(t *testing.T) {
	dir := t.TempDir()
	d := openDesk(t, dir, "")
	d.pasteText(easy)
	d.app.Session().Flush()
	broken := filepath.Join(dir, "9-broken"+store.Ext)
	if err := os.WriteFile(broken, []byte("sudoku-desk game 3\ngiv"), 0o600); err != nil {
		t.Fatal(err)
	}
	left := d.crash()
	again := openDesk(t, left, "")
	if again.app.Session().Game.Puzzle().Givens != d.app.Session().Game.Puzzle().Givens {
		t.Error("no game came back")
	}
	if !strings.Contains(again.status.label.Text(), "9-broken") {
		t.Error(again.status.label.Text())
	}
	if b, err := os.ReadFile(filepath.Join(left, filepath.Base(broken))); err != nil || len(b) != 22 {
		t.Error("the file that can't be read is changed")
	}
}

func TestUnwritableFolderIsSaidAndPlayGoesOn(t *testing.T) {
	d := openDesk(t, "/dev/null/games", "")
	d.toolkit.Clipboard().SetContent(easy)
	d.opener.paste() // what is said may not stay until the level is known
	d.until(func() bool { return strings.Contains(d.status.label.Text(), "can't be saved in "+d.Store.Dir) })
	d.home()
	d.keys("right 4")
	d.app.Session().Flush()
	if d.app.Session().Game.State().Grid[1] != 4 {
		t.Error("the move is gone")
	}
}

func TestEntryIsKept(t *testing.T) {
	d := openDesk(t, t.TempDir(), "")
	d.navigation.openEnter()
	d.keys("5 . 7 back 8 9 9")
	grid := d.entering().Entry().Game.State().Grid
	if err := d.entering().Entry().Flush(); err != nil {
		t.Fatal(err)
	}
	again := openDesk(t, d.crash(), "")
	again.keys("ctrl+e g")
	if got := again.entering().Entry().Game.State().Grid; got != grid {
		t.Errorf("%v came back as %v", grid, got)
	}
}
