package window

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/enter"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

var (
	several = "1" + strings.Repeat("0", 79) + "2"
	none    = "11" + strings.Repeat("0", 79)
)

// file writes a file and returns its path.
func file(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// entered checks that a grid is on the page for entering, with its number of solutions, and
// that no game of it was started.
func (d *desk) entered(grid string, solutions page.SolutionCount) {
	d.t.Helper()
	e := enter.Entering(d.app)
	if e == nil {
		d.t.Fatalf("%s is shown by %T: %s", grid, d.app.Top(), d.status.label.Text())
	}
	d.until(func() bool { return !e.Checks.Busy() })
	want, _ := puzzle.ParseGrid(grid)
	if got := e.Entry().Puzzle().Givens; got != want || e.Report().Solutions != solutions {
		d.t.Errorf("entered is %v, with %d solutions", got, e.Report().Solutions)
	}
	if d.app.Session().HasGame() && d.app.Session().Game.Puzzle().Givens == want {
		d.t.Error("a game of it was started")
	}
}

// TestNotUnique: a single grid that hasn't exactly one solution goes to the page for entering,
// however it is opened; the game that is played stays as it is.
func TestNotUnique(t *testing.T) {
	for _, grid := range []struct {
		text      string
		solutions page.SolutionCount
	}{{several, page.ManySolutions}, {none, page.NoSolution}, {strings.Repeat("0", 81), page.ManySolutions}} {
		for name, open := range map[string]func(d *desk){
			"pasted": func(d *desk) { d.toolkit.Clipboard().SetContent(grid.text); d.opener.paste() },
			"opened": func(d *desk) { d.opener.openPaths([]string{file(t, "a.txt", grid.text)}) },
			"dropped": func(d *desk) {
				d.opener.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI(file(t, "a.txt", grid.text))})
			},
		} {
			t.Run(name, func(t *testing.T) {
				d := play(t)
				d.keys("right 4")
				open(d)
				d.allOpened()
				d.entered(grid.text, grid.solutions)
				if text := d.status.label.Text(); !strings.Contains(text, d.T("open.check")) {
					t.Error(text)
				}
				d.keys("esc")
				if at, _ := d.app.Session().Game.MoveNumber(); at != 1 || d.app.Top() != screen.Screen(d.app.Play()) {
					t.Errorf("back at move %d, on %T", at, d.app.Top())
				}
			})
		}
	}
}

// TestStartedNotUnique: the same at the start of the program, with the last game below.
func TestStartedNotUnique(t *testing.T) {
	dir := t.TempDir()
	first := openDesk(t, dir, "")
	first.pasteText(easy)
	first.keys("right 4")
	name := first.app.Session().Name
	first.Shutdown()
	d := openDesk(t, dir, file(t, "a.txt", several))
	d.entered(several, page.ManySolutions)
	if d.keys("esc"); d.app.Session().Name != name || d.app.Top() != screen.Screen(d.app.Play()) {
		t.Errorf("below is %q, shown %T", d.app.Session().Name, d.app.Top())
	}
}

// TestNotUniqueAmongOthers: of several files with one puzzle each, those that can't be played are
// kept with the typed grids; a file with several puzzles is a list, from which such a grid goes
// to the page for entering too.
func TestNotUniqueAmongOthers(t *testing.T) {
	d := play(t)
	d.opener.openPaths([]string{file(t, "a.txt", easy), file(t, "b.txt", several), file(t, "c.txt", none)})
	d.allOpened()
	if text := d.status.label.Text(); !d.app.Session().HasGame() || !strings.Contains(text, d.T("file.entered", "n", 2)) {
		t.Error(text)
	}
	d.navigation.openEnter()
	e := enter.Entering(d.app)
	e.GoOnBefore()
	one := e.Entry().Puzzle().Givens
	e.GoOnBefore()
	if other := e.Entry().Puzzle().Givens; one == other || one.Count() != 2 || other.Count() != 2 {
		t.Error("kept are", one, other)
	}
	d.app.ShowPlay()
	d.opener.openPaths([]string{file(t, "list.txt", easy+"\n"+several+"\n"+easy+"\n")})
	d.allOpened()
	if !d.app.Files().Any() || d.app.Files().Count() != 3 {
		t.Fatalf("%T lists %d", d.app.Top(), d.app.Files().Count())
	}
	d.app.Files().Play(1)
	d.entered(several, page.ManySolutions)
	d.app.Files().Next()
	if want, _ := puzzle.ParseGrid(easy); d.app.Session().Game.Puzzle().Givens != want || enter.Entering(d.app) != nil {
		t.Error("the next one is not played")
	}
}

// TestSavedGameNotUnique: a saved game of such a puzzle is opened as the game that it is.
func TestSavedGameNotUnique(t *testing.T) {
	givens, _ := puzzle.ParseGrid(several)
	g := game.New(puzzle.Puzzle{Givens: givens}, time.Now)
	if err := g.Do(game.Move{Action: game.Enter, Digit: 3, Cells: puzzle.CellsOf(1)}); err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	if err := g.Save(&text); err != nil {
		t.Fatal(err)
	}
	d := play(t)
	d.opener.openPaths([]string{file(t, "a.sudoku", text.String())})
	d.allOpened()
	if at, _ := d.app.Session().Game.MoveNumber(); d.app.Session().Game.Givens() != givens.Filled() || at != 1 || enter.Entering(d.app) != nil {
		t.Errorf("%T, move %d", d.app.Top(), at)
	}
}
