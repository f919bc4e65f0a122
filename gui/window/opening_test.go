package window

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/gui/session"
	"sudoku/puzzle"
)

// A held file is like one on a disk that does not respond, until it is released.
type held struct {
	fs.FileInfo
	started chan bool
	let     chan string
	text    *strings.Reader
}

func newHeld() *held { return &held{started: make(chan bool, 1), let: make(chan string, 1)} }

func (h *held) Stat() (fs.FileInfo, error) { return h, nil }
func (h *held) Size() int64                { return 1 }
func (h *held) Close() error               { return nil }

func (h *held) Read(b []byte) (int, error) {
	if h.text == nil {
		h.started <- true
		text, ok := <-h.let
		if !ok {
			return 0, io.ErrUnexpectedEOF
		}
		h.text = strings.NewReader(text)
	}
	return h.text.Read(b)
}

// holding makes all files of a desk one held file, and releases it at the end.
func (d *desk) holding() *held {
	h := newHeld()
	d.opener.open = func(string) (fs.File, error) { return h, nil }
	d.t.Cleanup(func() { close(h.let) }) // before the test waits for the jobs
	return h
}

var other = easySolution[:80] + "0"

// TestWindowLivesWhileReading: keys work, the status line says what is being read, and
// Escape stops it.
func TestWindowLivesWhileReading(t *testing.T) {
	d := play(t)
	h := d.holding()
	d.opener.openPaths([]string{"/far/away.txt"})
	<-h.started
	d.keys("right 4")
	if d.app.Session().Game.State().Grid[1] != 4 {
		t.Error("a key was not heeded")
	}
	d.until(func() bool { return strings.Contains(d.status.label.Text(), "away.txt") })
	d.rebuild()
	if !strings.Contains(d.status.label.Text(), "Escape") {
		t.Error("another theme hides that it reads:", d.status.label.Text())
	}
	before := d.app.Session()
	d.keys("esc")
	if d.opener.current != nil || !strings.Contains(d.status.label.Text(), d.T("open.stopped")) {
		t.Error("Escape does not stop it:", d.status.label.Text())
	}
	h.let <- other
	d.runner.Wait()
	d.until(func() bool { return len(d.queue) == 0 })
	if d.app.Session() != before {
		t.Error("it was opened all the same")
	}
	d.openText(other)
	if d.app.Session() == before {
		t.Error("after that nothing is opened")
	}
}

// TestPastedWhileReading: what was requested first is opened first.
func TestPastedWhileReading(t *testing.T) {
	d := play(t)
	h := d.holding()
	d.opener.openPaths([]string{"/far/away.txt"})
	<-h.started
	last := strings.Replace(easy, "1", "0", 1)
	for _, text := range []string{easy, other, "hello", last} {
		d.toolkit.Clipboard().SetContent(text)
		d.keys("ctrl+v")
	}
	if len(d.opener.queue) != 1 {
		t.Error(len(d.opener.queue), "texts wait")
	}
	h.let <- other
	d.allOpened()
	if want, _ := puzzle.ParseGrid(last); d.app.Session().Game.Puzzle().Givens != want {
		t.Errorf("on the board: got %v, want %v", d.app.Session().Game.Puzzle().Givens, want)
	}
	list, err := d.Store.List()
	if err != nil {
		t.Fatal(err)
	}
	if len(list) > 1 {
		t.Error("games are kept in which nothing was done:", list)
	}
}

// TestClosedWhileReading: nothing is opened after the window is closed.
func TestClosedWhileReading(t *testing.T) {
	d := play(t)
	h := d.holding()
	d.opener.openPaths([]string{"/far/away.txt"})
	<-h.started
	d.keys("right 4")
	name := d.app.Session().Name
	d.Quit()
	d.Shutdown()
	h.let <- other
	d.runner.Wait()
	d.until(func() bool { return len(d.queue) == 0 })
	if d.app.Session().Name != name {
		t.Error("it was opened after the end")
	}
	if again := openDesk(t, d.Store.Dir, ""); again.app.Session().Game.State().Grid[1] != 4 {
		t.Error("the game is not saved")
	}
}

// TestStartedWithASlowFile: the window is shown before the file is read, and resumes the
// last game if reading is stopped.
func TestStartedWithASlowFile(t *testing.T) {
	d := deskWithGames(t, 2)
	d.app.Session().Close()
	h := newHeld()
	e := &desk{t: t, queue: make(chan func(), 10000), now: d.now}
	c := d.Config
	c.Do, c.OpenFile = func(f func()) { e.queue <- f }, func(string) (fs.File, error) { return h, nil }
	e.Window = New(c, "/far/away.txt")
	<-h.started
	if e.app.Session().HasGame() {
		t.Error("it did not wait for the file")
	}
	e.keys("esc")
	if e.status.title() != "game 1" {
		t.Errorf("on the board: got %q, want %q", e.status.title(), "game 1")
	}
	close(h.let)
	e.runner.Wait()
	_ = e.app.Session().Flush()
}

// TestEntryClosedWhileReading: cells pasted on a page that is closed meanwhile are
// dropped.
func TestEntryClosedWhileReading(t *testing.T) {
	d := play(t)
	before := d.app.Session()
	h := d.holding()
	d.navigation.openEnter()
	d.opener.openPaths([]string{"/far/away.txt"})
	<-h.started
	d.toolkit.Clipboard().SetContent("103000509")
	d.opener.paste()
	d.app.ShowPlay()
	h.let <- "no puzzle"
	d.allOpened()
	if d.app.Session() != before || d.typing() {
		t.Errorf("%T, %q", d.page(), d.status.label.Text())
	}
}

// TestListWhileReading: the first puzzles of a long file can be played before the last
// are read, and Escape keeps what was read.
func TestListWhileReading(t *testing.T) {
	d := play(t)
	in, out := io.Pipe()
	d.opener.open = func(string) (fs.File, error) { return piped{in}, nil }
	d.opener.openPaths([]string{filepath.Join("/far", "many.txt")})
	if _, err := io.WriteString(out, manyPuzzles(1000)); err != nil {
		t.Fatal(err)
	}
	d.until(func() bool { return d.app.Files().Any() && d.app.Files().Count() > 0 })
	if d.collection() == nil || !d.app.Files().Reading() {
		t.Fatalf("%T", d.page())
	}
	d.app.Files().Play(3)
	d.keys("esc")
	if n := d.app.Files().Count(); d.app.Files().Reading() || n < 8 {
		t.Error(n, "puzzles; it still reads:", d.app.Files().Reading())
	}
	out.Close()
}

type piped struct{ *io.PipeReader }

func (piped) Stat() (fs.FileInfo, error) { return newHeld(), nil }

// TestHostileTexts: for any input there is a message and the game stays.
func TestHostileTexts(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	d := play(t)
	before := d.app.Session()
	for name, text := range map[string]string{
		"slashes": "https://f-puzzles.com/?load=" + strings.Repeat("/", 4000),
		"deep":    strings.Repeat("[", 1<<20), "objects": `{"grid":` + strings.Repeat(`{"a":`, 1<<18), "tags": "<a>" + strings.Repeat("<a b='", 1<<18),
		"large": strings.Repeat("1", session.MaxText+1), "lines": strings.Repeat("12\n", 1<<20), "links": strings.Repeat("https://sudokupad.app/x\n", 1<<16),
		"name": strings.Repeat("数", 1<<20), "zero": "\x00\x00", "bidi": "\u202e1\u202d",
	} {
		for _, where := range []func(){d.app.ShowPlay, d.navigation.openEnter} {
			where()
			d.toolkit.Clipboard().SetContent(text)
			d.opener.paste()
			d.allOpened()
			if d.app.Session() != before || d.status.label.Text() == "" {
				t.Errorf("%s: %q", name, d.status.label.Text())
			}
			d.opener.read(opening{Request: session.Request{Links: []string{text}}})
			d.allOpened()
			if d.app.Session() != before {
				t.Errorf("%s as a link: %q", name, d.status.label.Text())
			}
		}
	}
}

// TestFaultWhileReading: where a reader of ours fails the current game is played on, and
// what waits is opened.
func TestFaultWhileReading(t *testing.T) {
	d := play(t)
	before := d.app.Session()
	h := newHeld()
	d.opener.open = func(string) (fs.File, error) {
		h.started <- true
		<-h.let
		panic("a fault")
	}
	d.opener.openPaths([]string{"/far/away.txt"})
	<-h.started
	d.toolkit.Clipboard().SetContent(other)
	d.opener.paste()
	close(h.let)
	d.allOpened()
	if want, _ := puzzle.ParseGrid(other); d.app.Session() == before || d.app.Session().Game.Puzzle().Givens != want {
		t.Errorf("%q", d.status.label.Text())
	}
}

// TestLongGameFromRecent: a game of thousands of moves is read in the background and then
// resumed; a second press in the meantime does no harm.
func TestLongGameFromRecent(t *testing.T) {
	d := play(t)
	now := d.app.Session().Name
	text := "sudoku-desk game 3\ngivens " + easy + "\n" + strings.Repeat("enter 4 r1c2\nenter 5 r1c2\n", session.LongGame/20) + "end\n"
	if err := os.WriteFile(d.Store.Path("long.sudoku"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	d.app.OpenGame("long.sudoku")
	d.app.OpenGame("long.sudoku")
	if d.app.Session().Name != now || d.opener.current == nil {
		t.Error("it was read on the window's goroutine")
	}
	d.allOpened()
	if _, of := d.app.Session().Game.MoveNumber(); d.app.Session().Name != "long.sudoku" || of < 1000 {
		t.Error("on the board:", d.app.Session().Name, of)
	}
}

// TestListComesByItself: what was said on the page before is not said beside the list of a text
// that is still being read.
func TestListComesByItself(t *testing.T) {
	d := play(t)
	d.app.Play().TogglePause()
	d.keys("7")
	if d.status.notice == nil {
		t.Fatal("a digit in a paused game says nothing")
	}
	d.opener.showFound(&opening{}, session.Found{}, true)
	if said := d.status.notice; said != nil {
		t.Errorf("on %T it says %v", d.app.Top(), said)
	}
}
