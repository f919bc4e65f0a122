package window

import (
	"fmt"
	"image"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/generator/daily"
	"sudoku/gui/access"
	"sudoku/gui/screen"
	"sudoku/gui/screen/home"
	"sudoku/gui/screen/order"
)

// TestNoPageOfNoGame: without a game nothing opens a page about one, which Escape would leave.
func TestNoPageOfNoGame(t *testing.T) {
	d := openDesk(t, t.TempDir(), "")
	for _, a := range d.menus.Actions() {
		if a.ID == "quit" || !a.CanRun() {
			continue
		}
		a.Run()
		if d.settle(); !d.app.HasGame() && screen.OfGame(d.app) && d.app.Top() != screen.Screen(d.app.Play()) {
			t.Errorf("%s opens %T, and there is no game", a.ID, d.app.Top())
		}
		if d.app.HasGame() { // another action has begun one
			return
		}
		d.app.ShowPlay()
	}
}

// TestEscapeToThePageBelow: Escape in a page over another leads to that one, whose first
// control has the focus then, and not the board.
func TestEscapeToThePageBelow(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1100, Height: 780}, {Width: 390, Height: 800}} {
		d := play(t)
		d.win.Resize(size)
		d.openPicker()
		below := d.app.Screens()[len(d.app.Screens())-2]
		d.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		if _, ordering := d.app.Top().(*order.Orders); !ordering || d.app.Top() != below {
			t.Fatalf("Escape leads to %T", d.app.Top())
		}
		if f := d.win.Canvas().Focused(); f == nil || f == fyne.Focusable(d.board) {
			t.Errorf("%v: the focus is on %T", size, f)
		}
		d.keys("esc")
		if d.app.Top() != screen.Screen(d.app.Play()) || d.win.Canvas().Focused() != fyne.Focusable(d.board) {
			t.Errorf("Escape leads to %T, %T", d.app.Top(), d.win.Canvas().Focused())
		}
	}
}

// TestWayBack: Escape on a page leads to where it was opened, from play to play, from Home to Home.
func TestWayBack(t *testing.T) {
	d := play(t)
	for name, from := range map[string]func() screen.Screen{
		"play": func() screen.Screen { d.app.ShowPlay(); return d.app.Top() },
		"Home": func() screen.Screen { d.app.ShowPlay(); d.app.Pages.Home(daily.Date{}); return d.app.Top() },
	} {
		for _, a := range d.menus.Actions() {
			begun := from()
			if d.settle(); !a.Page || !a.CanRun() || a.ID == "home" {
				continue
			}
			a.Run()
			if d.settle(); d.app.Top() == begun {
				continue
			}
			opened := d.app.Top()
			for range 3 { // it may first end something on its page
				if d.app.Top() == opened {
					d.navigation.escape()
				}
			}
			if got, want := fmt.Sprintf("%T", d.app.Top()), fmt.Sprintf("%T", begun); got != want {
				t.Errorf("from %s Escape on %s, %T, leads to %s", name, a.ID, opened, got)
			}
		}
	}
}

// TestWayHome: in each page's head the way home is to be seen, in its line and before its title; a
// press leads to Home, and the game is kept.
func TestWayHome(t *testing.T) {
	d := play(t)
	pages, game := d.pages(), d.app.Session()
	for _, size := range []fyne.Size{{Width: 1100, Height: 744}, {Width: 420, Height: 724}, {Width: 700, Height: 524}, {Width: 360, Height: 444}} {
		d.win.Resize(size)
		for _, name := range []string{"play", "statistics", "library", "settings", "print", "stations", "how", "guide", "new", "recent", "keys", "hint", "enter", "steps", "path"} {
			d.app.ShowPlay()
			pages[name]()
			d.settle()
			d.win.Resize(size)
			link := d.node(access.Link, d.T("action.home"))
			if link == nil {
				t.Errorf("%s at %v has no way home", name, size)
				continue
			}
			if title := d.node(access.Heading, titleOf(d.app.Top())); title != nil && (title.Bounds.Min.X < link.Bounds.Max.X || !title.Bounds.Overlaps(link.Bounds.Add(image.Pt(title.Bounds.Min.X-link.Bounds.Min.X, 0)))) {
				t.Errorf("%s at %v: the title is at %v, the way home at %v", name, size, title.Bounds, link.Bounds)
			}
			link.Do(access.Request{Deed: access.Press})
			if _, ok := d.app.Top().(*home.Home); !ok || d.app.Session() != game {
				t.Errorf("%s at %v: it leads to %T", name, size, d.app.Top())
			}
		}
	}
}
