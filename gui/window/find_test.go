package window

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/key"
	"sudoku/gui/screen"
	"sudoku/gui/screen/enter"
	lib "sudoku/gui/screen/library"
	"sudoku/gui/screen/results"
	"sudoku/gui/widget"
)

// typeWord types a text as the toolkit does: each key and its character go to what has the focus.
func (d *desk) typeWord(text string) {
	c := d.win.Canvas()
	for _, r := range text {
		e := &fyne.KeyEvent{Name: fyne.KeyName(strings.ToUpper(string(r)))}
		if r == ' ' {
			e.Name = fyne.KeySpace
		}
		if f := c.Focused(); f != nil {
			f.TypedKey(e)
		} else {
			c.OnTypedKey()(e)
		}
		if f := c.Focused(); f != nil {
			f.TypedRune(r)
		} else {
			c.OnTypedRune()(r)
		}
		d.work()
	}
}

// pressKey presses a key where the focus is.
func (d *desk) pressKey(name fyne.KeyName) {
	e, c := &fyne.KeyEvent{Name: name}, d.win.Canvas()
	if f := c.Focused(); f != nil {
		f.TypedKey(e)
	} else {
		c.OnTypedKey()(e)
	}
	d.work()
}

// TestFindByTyping: on each page with a list typing finds, wherever the focus is, and nothing
// that is typed reaches the game. Escape empties the field, and then leaves.
func TestFindByTyping(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	for _, page := range []struct {
		name, text string
		rows       int // that are found
	}{
		{"guide", "skyscr", 2}, {"picker", "jellyfish", 5}, {"techniques", "x-wing", 30}, {"lessons", "skyscr", 2},
		{"recent", "game 1", 1}, {"settings", "dark", 0},
	} {
		for _, focus := range []string{"as it is", "the board", "nothing", "ctrl+f"} {
			d := deskWithGames(t, 12)
			d.win.Resize(fyne.NewSize(1100, 780))
			d.pages()[page.name]()
			d.work()
			was := d.app.Session().Game.State()
			if page.name == "recent" {
				d.until(func() bool { return d.app.Library() != nil })
			}
			switch focus {
			case "the board":
				d.app.FocusBoard()
			case "nothing":
				d.win.Canvas().Unfocus()
			case "ctrl+f":
				d.keys("ctrl+f")
			}
			d.typeWord(page.text)
			s, ok := d.app.Top().(screen.Finder)
			if !ok || s.Finding() != page.text {
				t.Errorf("%s, with the focus on %s: %T", page.name, focus, d.app.Top())
				continue
			}
			if l, ok := d.page().(interface{ Focus() fyne.Focusable }).Focus().(*widget.List); ok && page.rows > 0 {
				d.until(func() bool { return l.Length() <= page.rows })
				if l.Length() == 0 {
					t.Errorf("%s: nothing is found", page.name)
				}
			}
			d.pressKey(fyne.KeyEscape)
			if d.app.Top() != s.(screen.Screen) || s.Finding() != "" {
				t.Errorf("%s: Escape leads to %T with %q", page.name, d.app.Top(), s.Finding())
			}
			if d.pressKey(fyne.KeyEscape); d.app.Top() == s.(screen.Screen) {
				t.Errorf("%s: Escape doesn't leave", page.name)
			}
			if d.app.Session().Game.State() != was {
				t.Errorf("%s, with the focus on %s: the game has changed", page.name, focus)
			}
		}
	}
}

// TestLibraryFromEverywhere: Ctrl+Shift+B opens the library on every page, also from a field.
func TestLibraryFromEverywhere(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	pages := d.pages()
	for _, name := range slices.Sorted(maps.Keys(pages)) {
		d.app.ShowPlay()
		pages[name]()
		d.work()
		if f, ok := d.win.Canvas().Focused().(fyne.Shortcutable); ok {
			f.TypedShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyB, Modifier: key.Ctrl | key.Shift})
		} else {
			d.keys("ctrl+shift+b")
		}
		if _, ok := d.app.Top().(*lib.Library); !ok {
			t.Errorf("%s: %T", name, d.app.Top())
		}
		d.app.Prefs().SetBool(screen.PrefPanel, true)
	}
}

// TestEscapeIsOneStep: Escape closes at most one page at a time, and leads back to the game from
// every page in a few steps.
func TestEscapeIsOneStep(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	pages := d.pages()
	delete(pages, "folded")
	for _, name := range slices.Sorted(maps.Keys(pages)) {
		d.app.ShowPlay()
		d.app.Play().History().GoTo(0)
		pages[name]()
		d.work()
		for range 8 {
			screens := slices.Clone(d.app.Screens())
			before := len(screens)
			if before == 1 {
				break
			}
			d.pressKey(fyne.KeyEscape)
			_, photo := screens[len(screens)-1].(*enter.Photo) // it lies over the puzzle that it makes: both are one page
			if after := len(d.app.Screens()); after < before-1 && !photo {
				t.Errorf("%s: Escape closes %d pages", name, before-after)
			}
		}
		_, done := d.app.Top().(*results.Done)
		if len(d.app.Screens()) > 1 && !done {
			t.Errorf("%s: Escape does not lead out of %T", name, d.app.Top())
		}
	}
}
