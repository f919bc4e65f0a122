package window

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"sudoku/gui/access"
	"sudoku/gui/screen"
	"sudoku/gui/screen/home"
	"sudoku/gui/screen/settings"
	painted "sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// work runs all deferred funcs.
func (d *desk) work() {
	for len(d.queue) > 0 {
		(<-d.queue)()
	}
}

// wordAt returns where the n-th word of the bar is.
func (d *desk) wordAt(n int) (at fyne.Position) {
	d.menus.Words.Each(func(i int, _ string, x, _ float64) {
		if i == n {
			at = fyne.NewPos(float32(x)+2, 8)
		}
	})
	return at
}

// openMenu returns the word of the bar whose menu is open, "" for none.
func (d *desk) openMenu() string {
	for _, n := range d.menus.Describe().Children {
		if n.State.Has(access.Expanded) {
			return n.Name
		}
	}
	return ""
}

// pressAlone presses a key in a control and releases it.
func pressAlone(in desktop.Keyable, name fyne.KeyName) {
	e := &fyne.KeyEvent{Name: name}
	in.KeyDown(e)
	in.KeyUp(e)
}

// TestMenuOpens: the bar opens by the pointer, F10, Alt, or Alt with a letter, and by nothing else.
func TestMenuOpens(t *testing.T) {
	for _, tt := range []struct {
		name string
		do   func(*desk)
		want string
	}{
		{"a digit", func(d *desk) { d.board.KeyDown(&fyne.KeyEvent{Name: fyne.Key5}) }, ""},
		{"the clock's focus", func(d *desk) { d.head.pause.KeyDown(&fyne.KeyEvent{Name: fyne.KeySpace}) }, ""},
		{"a hint", (*desk).hinted, ""},
		{"the pointer", func(d *desk) { d.menus.Words.MouseMoved(mouseAt(d.wordAt(1))) }, ""},
		{"a press", func(d *desk) { d.menus.Words.MouseDown(mouseAt(d.wordAt(1))) }, "Edit"},
		{"F10", func(d *desk) { d.keys("f10") }, "Game"},
		{"Alt with a letter", func(d *desk) { d.keys("alt+e") }, "Edit"},
		{"Alt with another letter", func(d *desk) { d.keys("alt+v alt+e") }, "Edit"},
		{"Alt on the board", func(d *desk) { pressAlone(d.board, desktop.KeyAltLeft) }, "Game"},
		{"Alt on a button", func(d *desk) { pressAlone(d.head.pause, desktop.KeyAltRight) }, "Game"},
		{"Alt before another key", func(d *desk) {
			alt := &fyne.KeyEvent{Name: desktop.KeyAltLeft, Physical: fyne.HardwareKey{ScanCode: 56}}
			d.board.KeyDown(alt)
			d.board.KeyDown(&fyne.KeyEvent{Name: fyne.KeyTab})
			d.board.KeyUp(alt)
		}, ""},
		{"Alt while the window is left", func(d *desk) {
			alt := &fyne.KeyEvent{Name: desktop.KeyAltLeft}
			d.board.KeyDown(alt)
			d.toolkit.Lifecycle().(interface{ OnExitedForeground() func() }).OnExitedForeground()()
			d.board.KeyUp(alt)
		}, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d := play(t)
			tt.do(d)
			d.work()
			if got := d.openMenu(); got != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
			d.menus.Close()
			d.keyboard.typedShortcut(&fyne.ShortcutSelectAll{})
			if n := d.app.Session().UI.Selected.Len(); n != 81 {
				t.Errorf("Ctrl+A selects %d cells afterwards, want 81", n)
			}
		})
	}
}

func mouseAt(p fyne.Position) *desktop.MouseEvent {
	return &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: p, AbsolutePosition: p}, Button: desktop.MouseButtonPrimary}
}

// TestMenuLetters: no two menus have the same letter, and it is one of the name in English.
func TestMenuLetters(t *testing.T) {
	d := play(t)
	for _, l := range words.Langs {
		seen := map[string]string{}
		for _, m := range d.menus.Lists().Menus {
			letter := l.T("menu." + m.ID + ".letter")
			if len(letter) != 1 || letter < "A" || letter > "Z" || seen[letter] != "" {
				t.Errorf("%v: the letter of %s is %q, as of %q", l, m.ID, letter, seen[letter])
			}
			seen[letter] = m.ID
		}
	}
}

// TestMenuRebuilt: a change of language, theme or text size closes the menu that is open, and the words
// are those of the language.
func TestMenuRebuilt(t *testing.T) {
	d := play(t)
	d.keys("f10")
	d.app.Prefs().SetString(screen.PrefLanguage, "de")
	d.rebuild()
	if d.menus.IsOpen() || d.win.Canvas().Overlays().Top() != nil {
		t.Error("the menu is still open")
	}
	if d.keys("f10"); d.openMenu() != d.T("menu.game") {
		t.Errorf("the menu %q opens", d.openMenu())
	}
}

// BenchmarkKey enters a digit and undoes it, from the key to what the toolkit has to
// repaint.
func BenchmarkKey(b *testing.B) {
	d := play(b)
	d.app.Session().UI.Cursor, d.app.Session().UI.Selected = 1, puzzle.CellsOf(1)
	five := &fyne.KeyEvent{Name: fyne.Key5}
	b.ReportAllocs()
	for b.Loop() {
		d.keyboard.typedKey(five)
		d.keyboard.typedShortcut(&fyne.ShortcutUndo{})
		d.work()
	}
}

// TestItemsThatAskSaySo: in the menu by an ellipsis, on the sheet of keys without one. Those
// that show a page and ask for nothing have none.
func TestItemsThatAskSaySo(t *testing.T) {
	d := play(t)
	want := strings.Fields("new enter open save share details print printset openset printblank copy.other")
	lines := d.lines()
	for _, a := range d.menus.Actions() {
		name := lines[a.ID].Text
		if asks := slices.Contains(want, a.ID); strings.HasSuffix(name, "…") != asks {
			t.Errorf("%s is called %q", a.ID, name)
		}
		if strings.HasSuffix(a.Title(d.lang), "…") {
			t.Errorf("%s is %q on the sheet of keys", a.ID, a.Title(d.lang))
		}
	}
	if len(d.menus.Actions()) < 2*len(want) {
		t.Error("only", len(d.menus.Actions()), "items")
	}
}

// over returns the menu that is open over the window.
func (d *desk) over() *painted.Menu {
	d.t.Helper()
	m, ok := d.win.Canvas().Overlays().Top().(*painted.Menu)
	if !ok {
		d.t.Fatal("no menu is open")
	}
	return m
}

// pressIn presses the primary button at a place in the open menu, and releases it.
func (d *desk) pressIn(at fyne.Position) {
	m, e := d.over(), mouseAt(at)
	m.MouseMoved(e)
	m = d.over() // the pointer may have opened another
	m.MouseDown(e)
	m.MouseUp(e)
	m.Tapped(&e.PointEvent)
	d.work()
}

// TestMenuHasTheKeys: keys are those of the menu that is open; none comes to the page below. A press on a
// line that is off leaves it open.
func TestMenuHasTheKeys(t *testing.T) {
	d := play(t)
	before := d.app.Session().Game.State().Grid
	d.menus.Words.MouseDown(mouseAt(d.wordAt(1)))
	d.pressIn(fyne.NewPos(120, float32(d.menus.Words.High())+18)) // Undo, of which there is nothing
	d.menus.Run(d.action("settings"))
	for _, r := range "5?" {
		d.win.Canvas().Focused().TypedRune(r)
		d.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyName(string(r))})
	}
	if d.app.Session().Game.State().Grid != before || d.app.Top() != screen.Screen(d.app.Play()) || d.openMenu() != "Edit" {
		t.Errorf("a key came to the page below: %T, open is %q", d.app.Top(), d.openMenu())
	}
	for _, name := range []fyne.KeyName{fyne.KeyEnd, fyne.KeyReturn} {
		d.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: name})
	}
	if _, ok := d.app.Top().(*settings.Settings); !ok || d.menus.IsOpen() {
		t.Errorf("the last line of Edit opens %T", d.app.Top())
	}
}

// TestWordsOfTheBar: the pointer goes from menu to menu; a press on the word of the one that is open
// closes it, but not just after the pointer has opened it.
func TestWordsOfTheBar(t *testing.T) {
	d := play(t)
	d.menus.Words.MouseDown(mouseAt(d.wordAt(0)))
	d.over().MouseMoved(mouseAt(d.wordAt(2)))
	if got := d.openMenu(); got != "View" {
		t.Fatalf("the pointer opens %q, want View", got)
	}
	d.pressIn(d.wordAt(2))
	if got := d.openMenu(); got != "View" {
		t.Errorf("the first press leaves %q, want View", got)
	}
	if d.pressIn(d.wordAt(2)); d.menus.IsOpen() {
		t.Error("a press on its word doesn't close the menu")
	}
	d.menus.Open(0)
	if d.pressIn(fyne.NewPos(800, 600)); d.menus.IsOpen() {
		t.Error("a press beside it doesn't close the menu")
	}
}

// TestFocusUnder: what had the focus gets it back from what lay over the window, or the page does
// where that is gone.
func TestFocusUnder(t *testing.T) {
	d := play(t)
	d.app.Show(home.NewRecent(d.app))
	d.work()
	c := d.win.Canvas()
	for _, gone := range []bool{false, true} {
		under := c.Focused()
		d.focus.follow()
		over := widget.NewModalPopUp(widget.NewLabel("over"), c)
		over.Show()
		d.focus.follow()
		c.Unfocus() // as the toolkit does when the pointer opens a menu
		if gone {
			d.app.ShowPlay()
			under = d.board
			c.Unfocus()
		}
		over.Hide()
		if d.focus.follow(); c.Focused() != under {
			t.Errorf("%T has the focus, not %T", c.Focused(), under)
		}
	}
}
