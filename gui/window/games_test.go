package window

import (
	"bytes"
	"context"
	"errors"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"sudoku/gui/page"
	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/gui/screen/files"
	"sudoku/gui/screen/home"
	"sudoku/gui/screen/results"
	"sudoku/gui/screen/table"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/store"
)

// TestDroppedFiles: the first file that can be opened is on the board, the others are
// under Recent, and a message names those that can't be opened.
func TestDroppedFiles(t *testing.T) {
	d := play(t)
	dir := t.TempDir()
	write := func(name, text string) fyne.URI {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return storage.NewFileURI(path)
	}
	files := []fyne.URI{storage.NewFileURI(dir), write("a b.txt", easy), write("junk", "x"), write("数.txt", easySolution[:80]+"0")}
	d.opener.dropped(fyne.Position{}, files)
	d.allOpened()
	if d.status.title() != "a b" {
		t.Errorf("on the board: got %q, want %q", d.status.title(), "a b")
	}
	for _, want := range []string{"1 more game is under Recent", "It is a folder", "junk could not be opened"} {
		if !strings.Contains(d.status.label.Text(), want) {
			t.Errorf("%q does not say %q", d.status.label.Text(), want)
		}
	}
	d.app.Show(home.NewRecent(d.app))
	list, err := d.Store.List()
	if err != nil || len(list) != 2 { // not the one in which nothing was done
		t.Error("kept are", list, err)
	}
	d.opener.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI(dir)})
	d.allOpened()
	if d.status.title() != "a b" {
		t.Error("a folder took the game's place")
	}
}

// TestDeviceIsNoFile: a device, which could block forever, is rejected.
func TestDeviceIsNoFile(t *testing.T) {
	d := play(t)
	before := d.app.Session()
	d.opener.openPaths([]string{"/dev/zero"})
	d.allOpened()
	if d.app.Session() != before || !strings.Contains(d.status.label.Text(), "ordinary") {
		t.Error(d.status.label.Text())
	}
}

func TestDuplicate(t *testing.T) {
	d := play(t)
	d.keys("right 4")
	old, title := d.app.Session().Name, d.status.title()
	d.keys("ctrl+d")
	d.home()
	if d.app.Session().Name == old || d.status.title() != title+" 2" || d.app.Session().Game.State().Grid[1] != 4 || !d.app.Play().CanUndo() {
		t.Error(d.status.title(), d.app.Session().Game.State().Grid)
	}
	d.keys("right 4")
	d.app.OpenGame(old)
	if d.app.Session().Game.State().Grid[1] != 4 {
		t.Error("the game changed with its copy")
	}
}

// TestTwoWindowsOneGame: the second window that opens a game gets a copy, and neither
// overwrites the other's game.
func TestTwoWindowsOneGame(t *testing.T) {
	dir := t.TempDir()
	a := openDesk(t, dir, "")
	a.stopMaking()
	a.pasteText(easy)
	a.home()
	a.keys("right 4")
	a.app.Session().Flush()
	b := openDesk(t, dir, "") // the game is locked: this window has none
	if b.app.Session().Name == a.app.Session().Name {
		t.Fatal("both have the same game")
	}
	b.stopMaking()
	b.app.OpenGame(a.app.Session().Name)
	if b.app.Session().Name == a.app.Session().Name || b.app.Session().Game.State() != a.app.Session().Game.State() || !strings.Contains(b.status.label.Text(), "a copy") {
		t.Fatal(b.app.Session().Name, b.status.label.Text())
	}
	b.home()
	b.keys("right right 3")
	b.app.Session().Flush()
	a.app.Session().Flush()
	for _, d := range []*desk{a, b} {
		g, _, err := d.Store.Load(d.app.Session().Name, d.Now)
		if err != nil || g.State() != d.app.Session().Game.State() {
			t.Error(d.app.Session().Name, "is not what was played:", err)
		}
	}
	a.navigation.openEnter()
	b.navigation.openEnter()
	if a.entering().Entry().Name == b.entering().Entry().Name {
		t.Error("both type into one file")
	}
	b.app.Show(home.NewRecent(b.app))
	list, _ := b.Store.List()
	list = slices.DeleteFunc(list, func(l store.GameInfo) bool { return l.Name == b.app.Session().Name || store.IsEntry(l.Name) })
	i := slices.IndexFunc(list, func(l store.GameInfo) bool { return l.Name == a.app.Session().Name })
	focus := b.page().(*home.Recent).Focus()
	for range i {
		focus.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	}
	focus.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDelete})
	if _, err := os.Stat(a.Store.Path(a.app.Session().Name)); err != nil {
		t.Error("a game was put away while another window played it:", err)
	}
}

// TestForeignChange: another program changed the file of the current game.
func TestForeignChange(t *testing.T) {
	d := play(t)
	d.keys("right 4")
	d.app.Session().Flush()
	theirs := d.Store.Path(d.app.Session().Name)
	if err := os.WriteFile(theirs, []byte("theirs"), 0o600); err != nil {
		t.Fatal(err)
	}
	d.keys("right right 3")
	d.app.Session().Flush()
	d.until(func() bool { return strings.Contains(d.status.label.Text(), "Another program") })
	if b, _ := os.ReadFile(theirs); string(b) != "theirs" {
		t.Error("their file is overwritten")
	}
	g, _, err := d.Store.Load(d.app.Session().Name, d.Now)
	if err != nil || g.State() != d.app.Session().Game.State() {
		t.Error("ours is not kept:", err)
	}
}

// TestSavingResumes: while nothing can be saved a message says so, play goes on, and
// everything is saved as soon as it can be.
func TestSavingResumes(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "games")
	if err := os.WriteFile(dir, nil, 0o600); err != nil { // a file where the folder should be
		t.Fatal(err)
	}
	d := openDesk(t, dir, "")
	d.pasteText(easy)
	d.until(func() bool { return strings.Contains(d.status.label.Text(), "can't be saved in "+d.Store.Dir) })
	d.home()
	d.keys("right 4")
	d.app.Session().Flush()
	d.keys("right")
	if !strings.Contains(d.status.label.Text(), "Not saved.") {
		t.Error("after a move it is no longer said:", d.status.label.Text())
	}
	d.Quit()
	if !d.games.quitting || !strings.Contains(d.status.label.Text(), "Quit again") {
		t.Error("it ended with the game unwritten:", d.status.label.Text())
	}
	if err := os.Remove(dir); err != nil {
		t.Fatal(err)
	}
	if err := d.app.Session().Flush(); err != nil {
		t.Fatal(err)
	}
	d.until(func() bool { return d.status.label.Text() == d.T("save.again") })
	g, _, err := d.Store.Load(d.app.Session().Name, d.Now)
	if err != nil || g.State() != d.app.Session().Game.State() {
		t.Error("it is not written:", err)
	}
}

func TestCopyAs(t *testing.T) {
	d := play(t)
	d.keys("right 4")
	for _, f := range format.Formats {
		screen.CopyAs(d.app, f)
		text := d.toolkit.Clipboard().Content()
		list, err := format.Parse(text)
		if err != nil || len(list) != 1 || list[0].Givens[0] != 1 {
			t.Errorf("%s: %q does not read back: %v", f.Name, text, err)
		}
	}
}

// TestCopyAsLeavesOut: what a layout has no room for is said, and that a single candidate reads back as a
// given.
func TestCopyAsLeavesOut(t *testing.T) {
	d := play(t)
	d.keys("right ctrl+4")
	d.app.Session().Game.Describe(puzzle.Puzzle{Title: "One", Note: "Cells a knight's move apart differ."})
	p := d.app.Session().Game.Current()
	for _, f := range format.Formats {
		screen.CopyAs(d.app, f)
		text := d.status.label.Text()
		lost := f.Loses(&p)
		for part := format.Entries; part <= format.Entered; part <<= 1 {
			named := strings.Contains(text, part.In(d.lang))
			if part == format.Singles {
				named = strings.Contains(text, d.T("copy.singles"))
			}
			if part != format.Entered && lost&part != 0 && !named {
				t.Errorf("%s: not said is %q: %q", f.Name, part.In(d.lang), text)
			}
		}
		list, err := format.Parse(d.toolkit.Clipboard().Content())
		if err != nil || len(list) != 1 || list[0].Givens != p.Givens && !strings.Contains(text, d.T("copy.singles")) ||
			list[0].Note != p.Note && !strings.Contains(text, "Left out: ") {
			t.Errorf("%s: %q doesn't say what reads back otherwise: %v", f.Name, text, err)
		}
	}
}

// savePicture asks where to save a picture of the board as it looks.
func (d *desk) savePicture() {
	results.OpenShare(d.app)
	s := d.app.Top().(*results.Share)
	s.Key(fyne.KeyRight, 0)
	s.Key(fyne.KeyRight, 0)
	s.SavePicture()
}

func TestSavePicture(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	d.savePicture()
	path := filepath.Join(t.TempDir(), "a.png")
	d.page().(*files.Chooser).SetKind(2)
	d.saveAt(path)
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	m, err := png.Decode(bytes.NewReader(b))
	if err != nil || m.Bounds().Dx() != 2400 {
		t.Error(err, m.Bounds())
	}
}

// TestSaveDrawing: the extension of the name makes it an SVG drawing, in which a paused
// game stays hidden.
func TestSaveDrawing(t *testing.T) {
	d := play(t)
	draw := func() string {
		d.savePicture()
		path := filepath.Join(t.TempDir(), "a.SVG")
		d.saveAt(path)
		b, err := os.ReadFile(path)
		if err != nil || !bytes.HasPrefix(b, []byte("<svg")) {
			t.Fatalf("%v: %.20q", err, b)
		}
		return string(b)
	}
	if n := strings.Count(draw(), "<path"); n != d.app.Session().Game.Givens().Len() {
		t.Error(n, "digits are drawn")
	}
	d.app.Play().TogglePause()
	if n := strings.Count(draw(), "<path"); n != 0 {
		t.Errorf("of a paused game are drawn: got %v, want %v", n, 0)
	}
}

// TestWordsAreTyped: typed details become the game's, and none of the keys reach the
// board.
func TestWordsAreTyped(t *testing.T) {
	d := play(t)
	table.OpenDetails(d.app)
	for _, r := range "1 pz" {
		d.win.Canvas().Focused().TypedRune(r)
	}
	if d.app.Session().Game.Puzzle().Title != "1 pz" || d.app.Session().Game.Clock.Paused() || d.app.Session().Game.State().Grid != d.app.Session().Game.Puzzle().Givens {
		t.Error(d.app.Session().Game.Puzzle().Title)
	}
	d.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if d.page() != page.Page(d.app.Play()) || d.status.title() != "1 pz" {
		t.Error("Escape does not lead back to the board")
	}
	d.app.Session().Flush()
	if g, _, err := d.Store.Load(d.app.Session().Name, d.Now); err != nil || g.Puzzle().Title != "1 pz" {
		t.Error("the title is not kept:", err)
	}
}

// TestSystemDialog: what is chosen in the desktop's dialog is opened; without such a
// dialog the program's own page asks.
func TestSystemDialog(t *testing.T) {
	d := play(t)
	path := filepath.Join(t.TempDir(), "C++ 数.txt")
	if err := os.WriteFile(path, []byte(easySolution[:80]+"0"), 0o600); err != nil {
		t.Fatal(err)
	}
	d.chooser.ask = func(_ context.Context, _ portal.FileQuestion) ([]string, error) { return []string{path}, nil }
	d.chooser.OpenFiles()
	d.until(func() bool { return d.status.title() == "C++ 数" })
	d.chooser.ask = func(context.Context, portal.FileQuestion) ([]string, error) { return nil, nil } // left
	d.chooser.OpenFiles()
	d.until(func() bool { return !d.chooser.job.Busy() })
	if _, ok := d.app.Top().(*files.Chooser); ok {
		t.Error("left, the dialog is asked by another")
	}
	d.chooser.ask = func(context.Context, portal.FileQuestion) ([]string, error) { return nil, errors.New("no portal") }
	d.chooser.OpenFiles()
	d.until(func() bool { _, ok := d.app.Top().(*files.Chooser); return ok })
}

// TestPastedText: what is no puzzle is said to be none, once; what is nearly one is said
// with its place.
func TestPastedText(t *testing.T) {
	for text, want := range map[string]string{
		"shopping list":  "There is no puzzle on the clipboard. A puzzle is 81 cells: digits, and 0 or a point for each empty cell.",
		easy[:80]:        "Nothing on the clipboard could be opened: Line 1, column 81: This line has 80 cells; a puzzle has 81. Write 0 or a point for each empty cell.",
		"shopping\nlist": "There is no puzzle on the clipboard. A puzzle is 81 cells: digits, and 0 or a point for each empty cell.",
	} {
		d := play(t)
		d.toolkit.Clipboard().SetContent(text)
		d.opener.paste()
		d.allOpened()
		if got := d.status.label.Text(); !strings.HasPrefix(got, want) {
			t.Errorf("%q: %q", text, got)
		}
	}
}

// TestAsideOnce: files that are opened together once more, as by a later start, give no
// games again.
func TestAsideOnce(t *testing.T) {
	d, dir := play(t), t.TempDir()
	var files []string
	for i, text := range strings.Split(strings.TrimSpace(manyPuzzles(5)), "\n") {
		files = append(files, filepath.Join(dir, strconv.Itoa(i)+".txt"))
		if err := os.WriteFile(files[i], []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	count := func() int { // without the game that was there before, in which nothing was done
		if err := d.app.Session().Save(); err != nil {
			t.Fatal(err)
		}
		list, err := filepath.Glob(filepath.Join(d.Store.Dir, "*"+store.Ext))
		if err != nil {
			t.Fatal(err)
		}
		return len(list)
	}
	var after [3]int
	for i := range after {
		d.Raise(files)
		d.allOpened()
		d.now = d.now.Add(time.Second)
		after[i] = count()
	}
	if n := len(files); after != [3]int{n, n, n} {
		t.Errorf("%d files give %v games", len(files), after)
	}
}
