package window

import (
	"math"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"sudoku/gui/menu"
	"sudoku/gui/screen"
	"sudoku/gui/screen/home"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// work runs all deferred funcs.
func (d *desk) work() {
	for len(d.queue) > 0 {
		(<-d.queue)()
	}
}

// barPicture returns the picture in the place of the menu bar.
func (d *desk) barPicture() interface {
	desktop.Hoverable
	desktop.Mouseable
} {
	return d.menus.Objects()[0].(interface {
		desktop.Hoverable
		desktop.Mouseable
	})
}

// TestMenuWhenReached: the menu bar is shown when the pointer or Alt needs it, or a page
// with text fields; its keys always work.
func TestMenuWhenReached(t *testing.T) {
	for _, tt := range []struct {
		name  string
		reach func(*desk)
		comes bool
	}{
		{"a digit", func(d *desk) { d.board.KeyDown(&fyne.KeyEvent{Name: fyne.Key5}) }, false},
		{"the clock's focus", func(d *desk) { d.head.pause.KeyDown(&fyne.KeyEvent{Name: fyne.KeySpace}) }, false},
		{"a hint", (*desk).hinted, false},
		{"the pointer", func(d *desk) { d.barPicture().MouseIn(nil) }, true},
		{"a finger", func(d *desk) {
			d.barPicture().MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
		}, true},
		{"F10", func(d *desk) { d.keys("f10") }, true},
		{"Alt with a letter", func(d *desk) { d.keys("alt+e") }, true},
		{"Alt on the board", func(d *desk) { d.board.KeyDown(&fyne.KeyEvent{Name: desktop.KeyAltLeft}) }, true},
		{"Alt on a button", func(d *desk) { d.head.pause.KeyDown(&fyne.KeyEvent{Name: desktop.KeyAltRight}) }, true},
		{"a page to type on", func(d *desk) { d.navigation.openEnter() }, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d := play(t)
			tt.reach(d)
			d.work()
			if comes := d.win.MainMenu() != nil; comes != tt.comes {
				t.Errorf("the menu came: %v", comes)
			}
			if gone := len(d.menus.Objects()) == 0; gone != tt.comes {
				t.Errorf("the picture went: %v", gone)
			}
			d.app.ShowPlay()
			at, of := d.app.Session().Game.MoveNumber()
			d.keyboard.typedShortcut(&fyne.ShortcutSelectAll{})
			if n := d.app.Session().UI.Selected.Len(); n != 81 {
				t.Errorf("Ctrl+A selects %d cells at move %d of %d", n, at, of)
			}
		})
	}
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

// TestMenuRebuilt: a change of language, theme or text size keeps the state of the menu
// bar.
func TestMenuRebuilt(t *testing.T) {
	d := play(t)
	d.rebuild()
	if len(d.menus.Objects()) == 0 || d.win.MainMenu() != nil {
		t.Error("the menu came with a new theme")
	}
	d.menus.Show()
	d.rebuild()
	if len(d.menus.Objects()) != 0 || d.win.MainMenu() == nil || d.win.MainMenu().Items[0] != d.menus.Menus()[0] {
		t.Error("the menu is not the new one")
	}
}

// TestPlaceholderIsAsHighAsTheBar: the picture has the height of the bar, to half a
// pixel, so that nothing moves when the bar is shown.
func TestPlaceholderIsAsHighAsTheBar(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	for _, text := range []float64{.85, 1, 1.5, 2} {
		d.app.Prefs().SetFloat(screen.PrefText, text)
		d.rebuild()
		line := fyne.MeasureText("Game", theme.TextSize(), fyne.TextStyle{}).Height
		bar := float64(line + theme.InnerPadding())
		d.layout.frame.Layout(nil, fyne.NewSize(1100, 780))
		if room := d.menus.Above; math.Abs(room-bar) > .5 {
			t.Errorf("text %v: the picture has %v, the bar %v", text, room, bar)
		}
		if y := float64(d.board.Position().Y); y < d.menus.Above {
			t.Errorf("text %v: the board is at %v, under the bar", text, y)
		}
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
	for _, a := range d.menus.Actions() {
		name, _ := menu.CutKeys(a.Item().Label)
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

// A barWord stands for a word of the menu bar, as far as open looks at it.
type barWord struct {
	widget.Button
	menu *widget.Menu
}

func (w *barWord) Child() *widget.Menu { return w.menu }

// TypedKey does what a word does with keys.
func (w *barWord) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyDown:
		w.menu.ActivateNext()
	case fyne.KeyReturn:
		w.menu.TriggerLast()
	}
}

// TestMenuStaysWhenPressed: a press in an open menu takes the focus from its word. The bar is not made
// again before the menu is closed, and keys are the menu's: none comes to the page below.
func TestMenuStaysWhenPressed(t *testing.T) {
	d := play(t)
	d.menus.Show()
	word := &barWord{menu: widget.NewMenu(fyne.NewMenu("Game"))}
	word.ExtendBaseWidget(word)
	d.win.Canvas().Overlays().Add(word)
	d.win.Canvas().Focus(word)
	d.focus.follow()
	d.win.Canvas().Unfocus()
	if !d.menus.IsOpen() {
		t.Error("it counts as closed after a press")
	}
	before, chosen := d.app.Session().Game.State().Grid, false
	word.menu = widget.NewMenu(fyne.NewMenu("Game", fyne.NewMenuItem("New", func() { chosen = true })))
	d.keyboard.typedUnfocused(&fyne.KeyEvent{Name: fyne.Key5})
	d.keyboard.runeOutsideBoard('?')
	d.menus.Run(d.action("settings"))
	if d.app.Session().Game.State().Grid != before || d.app.Top() != screen.Screen(d.app.Play()) {
		t.Errorf("a key came to the page below: %T", d.app.Top())
	}
	d.keyboard.typedUnfocused(&fyne.KeyEvent{Name: fyne.KeyDown})
	d.keyboard.typedUnfocused(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if !chosen {
		t.Error("its item can't be chosen by keys after a press")
	}
	word.menu.Hide()
	if d.menus.IsOpen() {
		t.Error("it counts as open after it was closed")
	}
}

// TestOpenMenuStays: the bar is not made again, which would close the menu that is open.
func TestOpenMenuStays(t *testing.T) {
	d := play(t)
	d.menus.Show()
	undo, word := d.action("undo"), &barWord{}
	word.ExtendBaseWidget(word)
	overlays := d.win.Canvas().Overlays()
	overlays.Add(word)
	d.win.Canvas().Focus(word)
	undo.Item().Disabled = !undo.Item().Disabled
	shown := undo.Item().Disabled
	d.menus.Sync()
	if undo.Item().Disabled != shown {
		t.Error("changed while a menu is open")
	}
	overlays.Remove(word)
	d.menus.Sync()
	if undo.Item().Disabled == shown {
		t.Error("not changed after the menu was closed")
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
