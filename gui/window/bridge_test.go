package window

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/enter"
	hints "sudoku/gui/screen/hint"
	"sudoku/gui/screen/home"
	"sudoku/gui/screen/learn"
	lib "sudoku/gui/screen/library"
	"sudoku/gui/screen/order"
	"sudoku/gui/screen/paper"
	"sudoku/gui/screen/reading"
	"sudoku/gui/screen/results"
	"sudoku/gui/screen/settings"
	"sudoku/gui/screen/stats"
	"sudoku/gui/screen/table"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/printer"
	"sudoku/puzzle/store"
)

// Shortcuts to the screens that are shown; nil if another screen is shown.

func (d *desk) hint() *hints.Hint            { s, _ := d.app.Top().(*hints.Hint); return s }
func (d *desk) steps() *hints.Steps          { s, _ := d.app.Top().(*hints.Steps); return s }
func (d *desk) collection() *lib.FilePuzzles { s, _ := d.app.Top().(*lib.FilePuzzles); return s }

// entering returns the screen on which a puzzle is typed, nil if there is none.
func (d *desk) entering() *enter.Enter { return enter.Entering(d.app) }

func (d *desk) undo() { d.actions.undoer().Undo() }

func (d *desk) listSteps(tab hints.StepsTab) { hints.ListSteps(d.app, tab, d.app.Top()) }

func (d *desk) stopMaking() { d.app.NewGames().Drop() }

func (d *desk) making() bool {
	_, ok := d.app.NewGames().Searching()
	return ok
}

func (d *desk) clearEntry() { d.entering().Clear() }

// entryText returns the sentence on the entry page.
func (d *desk) entryText() string { return d.entering().Sentence() }

// goToEntry moves the cursor in the typed puzzle.
func (d *desk) goToEntry(c puzzle.Cell) { d.entering().Entry().GoTo(c) }

// harder needs a skyscraper and more.
const harder = "...6......2....8....7.95...1.....2.6..5.6..9..3.2...4....45...8.7.....2....9.6..5"

// openFewer shows the page for new puzzles with level and symmetry alone.
func (d *desk) openFewer() {
	d.app.Prefs().SetBool(screen.PrefFolded, true)
	d.navigation.openNew()
}

// openOrders shows it with all options, of which some are set that exclude one another.
func (d *desk) openOrders() {
	d.app.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder("difficulty=easy symmetry=none clues=24..30 hardest=xyz-wing with=x-wing,naked-triple without=unique-rectangle-1 number=12 seed=5081"))
	d.app.Show(order.NewOrders(d.app))
}

// openPattern shows it with a pattern that has too few cells.
func (d *desk) openPattern() {
	d.app.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder("symmetry=half-turn within=yes pattern=" + strings.Repeat("x...5...x", 9)))
	d.app.Show(order.NewOrders(d.app))
}

// openGallery shows puzzles of an order to choose from.
func (d *desk) openGallery() {
	s := order.NewGallery(d.app, session.ParsePuzzleOrder("difficulty=easy symmetry=half-turn"))
	d.app.Show(s)
	d.until(func() bool { return !s.Busy() })
}

// openPicker shows the page for choosing techniques.
func (d *desk) openPicker() {
	d.openOrders()
	d.app.Push(order.NewPicker(d.app, d.app.Top().(*order.Orders)))
}

func (d *desk) openKeys()       { d.app.Show(reading.NewTextView(d.app, d.menus.KeySheet)) }
func (d *desk) openAbout()      { d.app.Show(reading.NewTextView(d.app, d.actions.about)) }
func (d *desk) openTechniques() { d.app.Show(learn.NewTechniques(d.app)) }
func (d *desk) openPrint()      { d.app.Show(paper.NewPrint(d.app, false)) }
func (d *desk) openPrintSet()   { d.app.Show(paper.NewPrint(d.app, true)) }

// openPrintMore shows more options for printing, some of which don't fit together.
func (d *desk) openPrintMore() {
	d.openPrintSet()
	d.app.Push(paper.NewPrintMore(d.app, d.app.Top().(*paper.Print)))
}

// openPrintPages shows the pages of a set.
func (d *desk) openPrintPages() {
	d.openPrintSet()
	d.app.Push(paper.NewPrintPages(d.app, d.app.Top().(*paper.Print)))
}

// openPrinter shows the page for choosing a printer, of which there are three.
func (d *desk) openPrinter() {
	d.t.Helper()
	dir := d.t.TempDir()
	script := "#!/bin/sh\n[ $1 = -d ] && echo default: Office || printf 'Office\\nOffice-in-colour-on-the-second-floor\\nPDF\\n'\n"
	if err := os.WriteFile(filepath.Join(dir, "lpstat"), []byte(script), 0o755); err != nil {
		d.t.Fatal(err)
	}
	defer os.Setenv("PATH", os.Getenv("PATH"))
	os.Setenv("PATH", dir)
	s := paper.NewPrinter(d.app, &printer.Job{}, nil)
	d.app.Show(s)
	d.until(func() bool { return !s.Busy() })
	d.work()
}

func (d *desk) showDone()       { d.app.Show(results.NewDone(d.app)) }
func (d *desk) openRecent()     { d.app.Show(home.NewRecent(d.app)) }
func (d *desk) openStatistics() { d.app.Show(stats.NewStatistics(d.app)) }
func (d *desk) openDraw()       { table.ToggleDraw(d.app) }
func (d *desk) openGuide()      { learn.OpenGuide(d.app) }
func (d *desk) openBranches()   { d.app.Show(table.NewBranches(d.app)) }
func (d *desk) openSettings()   { d.app.Show(settings.NewSettings(d.app)) }
func (d *desk) solve()          { screen.Solve(d.app) }
func (d *desk) whereWrong()     { table.WhereWrong(d.app) }
func (d *desk) beforeMistake()  { table.BeforeMistake(d.app) }

// typing reports whether the entry screen is shown.
func (d *desk) typing() bool {
	_, ok := d.app.Top().(screen.EntryScreen)
	return ok
}

// collected waits for all puzzles of the opened files.
func (d *desk) collected() {
	d.t.Helper()
	d.until(func() bool { return d.app.Files().Any() && !d.app.Files().Reading() })
}

// manyPuzzles returns n different puzzles: the easy one with its digits permuted.
func manyPuzzles(n int) string {
	var out strings.Builder
	for i := range n {
		out.WriteString(strings.Map(func(r rune) rune {
			if r == '0' {
				return r
			}
			return '1' + (r-'1'+rune(i))%9
		}, easy))
		out.WriteByte('\n')
	}
	return out.String()
}

// deskWithGames opens a desk on a store of n games, a minute apart; every third is finished.
func deskWithGames(t *testing.T, n int) *desk {
	s := store.Games{Dir: t.TempDir()}
	givens, _ := puzzle.ParseGrid(easy)
	full, _ := puzzle.ParseGrid(easySolution)
	for i := range n {
		p := puzzle.Puzzle{Givens: givens, Title: fmt.Sprint("game ", i), Date: "2026-11-21"}
		if i%3 == 2 {
			p.Entries = full
		}
		name := fmt.Sprintf("20261121-%06d%s", i, store.Ext)
		if err := s.Save(name, game.New(p, time.Now)); err != nil {
			t.Fatal(err)
		}
		at := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC).Add(time.Duration(i) * time.Minute)
		if err := os.Chtimes(s.Path(name), at, at); err != nil {
			t.Fatal(err)
		}
	}
	return openDesk(t, s.Dir, "")
}

// typeName names the type of a page.
func typeName(p page.Page) string { return fmt.Sprintf("%T", p) }

// manual is the one of the sources, whatever folder a test works in.
var manual = func() fs.FS {
	dir, _ := filepath.Abs("../../docs/manual")
	return os.DirFS(dir)
}()

func (d *desk) openManual() { d.app.Show(reading.NewManual(d.app, manual)) }
