package window

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/generator/lesson"
	"sudoku/gui/screen"
	"sudoku/gui/screen/enter"
	hints "sudoku/gui/screen/hint"
	"sudoku/gui/screen/home"
	"sudoku/gui/screen/learn"
	lib "sudoku/gui/screen/library"
	"sudoku/gui/screen/results"
	"sudoku/gui/screen/settings"
	"sudoku/gui/screen/table"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// long selects all the data of a test: "make long" sets it, "make test" uses a sample.
var long = os.Getenv("SUDOKU_LONG") != ""

// sizes lists sizes of the window below the menu.
var sizes = []fyne.Size{{Width: 360, Height: 444}, {Width: 380, Height: 490}, {Width: 390, Height: 764}, {Width: 420, Height: 764},
	{Width: 480, Height: 694}, {Width: 500, Height: 980}, {Width: 600, Height: 600}, {Width: 640, Height: 450},
	{Width: 760, Height: 500}, {Width: 760, Height: 614}, {Width: 800, Height: 574}, {Width: 1000, Height: 474},
	{Width: 1000, Height: 714}, {Width: 1100, Height: 744}, {Width: 1366, Height: 740}, {Width: 1600, Height: 1100},
	{Width: 1920, Height: 570}, {Width: 1920, Height: 1044}, {Width: 1200, Height: 1570}, {Width: 3840, Height: 2100}}

// pages returns a func that opens each page.
func (d *desk) pages() map[string]func() {
	return map[string]func(){
		"play": d.app.ShowPlay, "new": d.openFewer, "newtimes": d.openTimes, "orders": d.openOrders, "pattern": d.openPattern, "gallery": d.openGallery, "picker": d.openPicker, "enter": d.navigation.openEnter, "keys": d.openKeys, "manual": d.openManual, "chapter": func() { d.openManual(); d.keys("return") }, "about": d.openAbout,
		"steps": func() {
			d.listSteps(hints.AllSteps)
			d.until(func() bool { return !d.steps().Busy() })
			d.page().(*hints.Steps).Focus().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
		},
		"path":  func() { d.listSteps(hints.StepsPath); d.until(func() bool { return !d.steps().Busy() }) },
		"doors": func() { d.listSteps(hints.Backdoors) }, "techniques": d.openTechniques, "print": d.openPrint, "printset": d.openPrintSet, "printsaved": d.openPrintSaved, "printer": d.openPrinter, "printmore": d.openPrintMore, "printpages": d.openPrintPages, "save": func() { screen.SaveFile(d.app) }, "picture": func() { d.app.ShowPlay(); d.savePicture() }, "kinds": func() { d.app.ShowPlay(); d.app.Show(results.NewKinds(d.app)) }, "details": func() { table.OpenDetails(d.app) },
		"hint": func() { d.app.ShowPlay(); d.hinted() }, "done": d.showDone, "share": func() { d.app.ShowPlay(); results.OpenShare(d.app) }, "recent": d.openRecent, "statistics": d.openStatistics,
		"guide":   d.openGuide,
		"how":     func() { home.HowItWorks(d.app) },
		"howlast": d.openHowLast, "howdone": func() { d.openHowLast(); d.fillHow() },
		"compare": func() { d.navigation.openEnter(); d.entering().Compare() }, "fixes": func() { d.mistype(spoiled) },
		"photo":      func() { d.openPhotoOf(easy, true) },
		"photorows":  func() { d.openPhotoOf(easy, true); d.app.Top().(*enter.Photo).Compare() },
		"photoslips": func() { d.openPhotoOf(spoiled, false) },
		"photofixes": func() {
			d.openPhotoOf(spoiled, true)
			d.app.Top().(*enter.Photo).Find()
			d.until(func() bool { return d.app.Top().(*enter.Photo).Report().Fixes != nil })
		},
		"twofixes":   func() { d.mistype(spoiledTwice) },
		"offer":      func() { d.app.ShowPlay(); d.home(); d.keys("right 1 0 3 0 0 0 5 0 9 0 0 2 1 0 9 4 0 0 0 0") },
		"collection": func() { d.openText(manyPuzzles(9)) },
		"restoreagain": func() {
			if err := os.WriteFile(filepath.Join(filepath.Dir(d.app.Sessions().Store.Dir), "restoring.txt"), []byte("/none.zip\n"), 0o600); err != nil {
				panic(err)
			}
			d.opener.offerRest()
		},
		"library": d.openLibrary, "libraryform": func() {
			d.openLibrary()
			d.app.Top().(*lib.Library).AskTags()
		},
		"review": func() {
			d.app.ShowPlay()
			d.home()
			d.keys("right 8 4")
			results.OpenReview(d.app)
			d.until(func() bool { return d.app.Top().(*results.Review).Ready() })
		},
		"lessons":     func() { d.app.Show(learn.NewLessons(d.app)) },
		"stations":    func() { d.app.Show(learn.NewStations(d.app)) },
		"lesson":      func() { d.openLesson(lesson.See) },
		"lessonfind":  func() { d.openLesson(lesson.Seek); d.keys("space right space") },
		"lessonshown": func() { d.openLesson(lesson.Seek); d.keys("s") },
		"lessondo":    func() { d.openLesson(lesson.Do); d.strikeAll() },
		"first": func() {
			d.app.Prefs().SetBool(screen.PrefSettled, false)
			d.app.Show(home.NewHome(d.app))
			d.app.Prefs().Settle()
		},
		"home": func() { d.app.Show(home.NewHome(d.app)) }, "draw": d.openDraw, "branches": d.openBranches, "settings": d.openSettings,
		"open":   d.openFiles,
		"folded": func() { d.app.ShowPlay(); d.app.Prefs().SetBool(screen.PrefPanel, false) },
	}
}

// openHowLast shows how Sudoku works, at its last step with a digit that is wrong.
func (d *desk) openHowLast() {
	home.HowItWorks(d.app)
	d.keys("4 2 1 left left 1 left 3")
}

// fillHow fills what is left there.
func (d *desk) fillHow() {
	for range 4 {
		for range 4 {
			d.keys("right 1 2 3 4")
		}
		d.keys("down")
	}
}

// openLesson opens the lesson on the skyscraper.
func (d *desk) openLesson(stage lesson.Stage) {
	t, _ := logic.ByID("skyscraper")
	l, _ := learn.LessonOf(t)
	s := learn.NewLesson(d.app, l, stage, func() uint64 { return 3 })
	d.app.Show(s)
	d.until(s.Ready)
}

// strikeAll strikes every digit from a cell: something is wrong, and answered with the reason.
func (d *desk) strikeAll() {
	s := d.app.Top().(*learn.Lesson)
	for c := range puzzle.Cell(81) {
		s.Input(game.Input{Kind: game.Tap, Cell: c})
		for digit := range puzzle.AllDigits.All() {
			s.Input(game.Input{Kind: game.TypeAs, Mode: game.CentreMode, Digit: digit})
		}
	}
	d.until(s.Answered)
}

// openLibrary opens the library with some puzzles, several of them chosen.
func (d *desk) openLibrary() {
	path := filepath.Join(d.t.TempDir(), "Evening Courier.txt")
	if err := os.WriteFile(path, []byte(manyPuzzles(9)), 0o600); err != nil {
		d.t.Fatal(err)
	}
	s := lib.NewLibrary(d.app)
	d.app.Show(s)
	d.until(func() bool { return s.Ready() })
	s.Import([]string{path})
	d.until(func() bool { return s.Len() > 8 })
	s.Choose(1, lib.ChooseAlone)
	s.Choose(3, lib.ChooseTo)
}

// mistype types a puzzle with a typing error and lists its corrections.
func (d *desk) mistype(typed string) {
	d.navigation.openEnter()
	d.entering().PasteCells(typed)
	d.navigation.playEntry()
	d.until(func() bool { return d.entering().Report().Fixes != nil })
}

// scales lists sizes of text.
var scales = []float64{.85, 1, 1.25, 1.5, 2}

// ofPlayer are parts of texts that are the player's own, and the longest brief title of a puzzle in a
// list beside a form, which may be cut.
var ofPlayer = []string{"for the whole family", "Evening Courier", "Incollato, 21 nov"}

// TestNothingOverlaps opens every page in every language, at every size of text and
// window: everything visible is inside the window, nothing overlaps, buttons are large
// enough, text fits and is told from what it stands on, and no text of the program's own is cut.
func TestNothingOverlaps(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	pages := d.pages()
	pages["trial"] = d.tryOutSome
	for i, name := range slices.Sorted(maps.Keys(pages)) {
		d.fits(name, i, pages[name])
		d.app.ShowPlay()
		d.app.Play().History().GoTo(0)
	}
}

// fits checks a page in every language, at every size of text and window, or at those that
// most pages are the closest in; i says at which of them.
func (d *desk) fits(name string, i int, open func()) {
	scales, sizes := scales, sizes
	if !long {
		scales = []float64{1, 2}
		sizes = []fyne.Size{sizes[0], sizes[4], sizes[6], sizes[8], sizes[13], sizes[19]}
	}
	for j, l := range words.Langs {
		for k, text := range scales {
			if !long && (i+j+k)%len(words.Langs) > 0 {
				continue
			}
			d.app.Prefs().SetBool(screen.PrefPanel, true)
			d.app.Prefs().SetString(screen.PrefLanguage, l.Code())
			d.app.Prefs().SetFloat(screen.PrefText, text)
			d.app.Prefs().SetString(screen.PrefTheme, settings.Themes[(i+2*j+k)%3])
			d.app.ShowPlay()
			d.rebuild()
			open()
			for _, size := range sizes {
				d.fitsAt(fmt.Sprintf("%s in %s at %v", name, l.Code(), text), size)
			}
			d.kit.Tight, d.kit.Cut, d.kit.Written = nil, nil, nil
		}
	}
}

// fitsAt checks the page on top at a size of the window.
func (d *desk) fitsAt(where string, size fyne.Size) {
	where = fmt.Sprintf("%s, %v x %v", where, size.Width, size.Height)
	below := size
	for range 2 { // text of another size may have made everything anew
		size = below.AddWidthHeight(0, float32(d.menus.Words.High()))
		d.win.Resize(size)
		d.work()
	}
	d.win.Resize(size)
	d.kit.Tight = func(s string) { d.t.Errorf("%s: no room for %q", where, s) }
	d.kit.Cut = func(s string) {
		if !slices.ContainsFunc(ofPlayer, func(own string) bool { return strings.Contains(s, own) }) {
			d.t.Errorf("%s: %q is cut", where, s)
		}
	}
	d.kit.Written = func(w widget.Written) { d.legible(where, w) }
	check(d.t, where, d.win.Content().(*fyne.Container), size)
}

// tryOutSome makes branches and continues in a refuted what-if.
func (d *desk) tryOutSome() {
	d.app.ShowPlay()
	for _, keys := range []string{"right 4 right right 6 ctrl+k", "right right right right 8 right 2", "right right right ctrl+shift+k 8 right 8"} {
		d.app.Play().History().GoTo(0)
		d.home()
		d.keys(keys)
	}
	if d.app.Play().History().Map().WhatIf.RuleOut == "" {
		d.t.Fatal("it has not come to nothing")
	}
}

func check(t testing.TB, where string, c *fyne.Container, size fyne.Size) {
	t.Helper()
	var seen []fyne.CanvasObject
	for _, o := range c.Objects {
		p, s := o.Position(), o.Size()
		if !o.Visible() || s.Width <= 0 || s.Height <= 0 {
			continue
		}
		if p.X < -8 || p.Y < -8 || p.X+s.Width > size.Width+8 || p.Y+s.Height > size.Height+8 {
			t.Errorf("%s: %T at %v, size %v, leaves the window", where, o, p, s)
		}
		for _, q := range seen {
			if overlap(o, q) {
				t.Errorf("%s: %T at %v %v lies on %T at %v %v", where, o, p, s, q, q.Position(), q.Size())
			}
		}
		seen = append(seen, o)
		if k, ok := o.(*widget.Control); ok {
			for i, r := range k.Zones() {
				if min(r.W, r.H) < 28-.5 {
					t.Errorf("%s: part %d of %d of the control at %v is %.0f x %.0f", where, i, len(k.Zones()), p, r.W, r.H)
				}
			}
		}
		write(o)
	}
}

// write makes an object paint itself, and so write its text.
func write(o fyne.CanvasObject) {
	for _, pic := range rasters(o) {
		if w := pic.Size().Width; w > 0 && w < 1200 {
			pic.Generator(int(w), int(pic.Size().Height))
		}
	}
}

// overlap allows for the margin of the board's picture.
func overlap(a, b fyne.CanvasObject) bool {
	const slack = 11
	ap, as, bp, bs := a.Position(), a.Size(), b.Position(), b.Size()
	return ap.X+as.Width > bp.X+slack && bp.X+bs.Width > ap.X+slack && ap.Y+as.Height > bp.Y+slack && bp.Y+bs.Height > ap.Y+slack
}

// TestEveryPageHasAWayBack: in the smallest windows too, every page can be closed by
// touch alone.
func TestEveryPageHasAWayBack(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	backs := []string{d.T("draw.close"), d.T("enter.back")}
	for name, open := range map[string]func(){"draw": d.openDraw, "enter": d.navigation.openEnter, "fixes": func() { d.mistype(spoiled) }} {
		open()
		for _, size := range []fyne.Size{{Width: 360, Height: 444}, {Width: 390, Height: 604}, {Width: 390, Height: 764}} {
			d.win.Content().Resize(size)
			found := false
			for _, o := range d.page().Objects() {
				if k, ok := o.(*widget.Control); ok && o.Visible() && slices.Contains(backs, k.AccessibilityLabel()) {
					found = true
				}
			}
			if !found {
				t.Errorf("%s at %v: no way back", name, size)
			}
		}
		d.app.ShowPlay()
	}
}

// TestFrameNotShown: the toolkit asks for the least size of what it is to show; until it shows it
// nothing there can get the focus that a menu had.
func TestFrameNotShown(t *testing.T) {
	d := play(t)
	d.app.Show(home.NewHome(d.app))
	d.focus.over = true // one was open
	d.win.Canvas().Unfocus()
	(&frame{layout: d.layout}).MinSize(nil)
	if f := d.win.Canvas().Focused(); f != nil {
		t.Errorf("%T has the focus", f)
	}
}
