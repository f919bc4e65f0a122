package window

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/session"
)

// pageSizes are the sizes at which pages are opened from pages.
var pageSizes = []fyne.Size{{Width: 1100, Height: 780}, {Width: 390, Height: 764}, {Width: 700, Height: 560}, {Width: 380, Height: 490},
	{Width: 1600, Height: 1100}, {Width: 600, Height: 600}, {Width: 1000, Height: 474}}

// TestEveryPageFromEveryPage opens every page from every page, by its menu item and by each of
// the controls, and goes back. Of each window that results all rules must hold, see holds. The
// sample goes half of the ways, each at one of the sizes.
func TestEveryPageFromEveryPage(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	atHome(t)
	for i, size := range pageSizes {
		w := &pageWalk{turn: i, turns: 2 * len(pageSizes), menus: 9}
		if long {
			w.turn, w.turns, w.menus = 0, 1, 1
		}
		f := try(t, false, func(s *trial) string {
			w.trial = s
			w.all(size)
			return ""
		})
		if f != nil {
			f = shrink(t, f, shrinkTrials)
			t.Errorf("%v\nas a line of testdata/search.txt:\n%s", f, strings.Join(f.steps, " | "))
		}
		t.Logf("%v: %d of %d ways, %d steps", size, w.gone, w.n, w.done)
	}
}

// A pageWalk opens every page, and from it every other.
type pageWalk struct {
	*trial
	turn, turns int // of the ways every so many is gone, beginning with that one
	menus       int // of those by the menu again every so many
	n, gone     int // ways so far, and those that were gone
	done        int
	game        *session.Session // that which was begun with
}

// all opens every page in a window of a size.
func (w *pageWalk) all(size fyne.Size) {
	w.take(fmt.Sprintf("size %.0fx%.0f", size.Width, size.Height))
	w.take("answer " + noDialog)
	w.back()
	for _, page := range append([]string{""}, w.enabledActions(true)...) {
		w.from(page)
	}
}

// from goes all ways from a page, and from its foot; "" is the game.
func (w *pageWalk) from(page string) {
	var list []string
	for _, id := range w.enabledActions(true) {
		list = append(list, "do "+id)
	}
	for _, foot := range []bool{false, true} {
		w.open(page, foot)
		seen := w.ways()
		for _, way := range seen {
			if !foot || !slices.Contains(list, way) {
				w.goFrom(page, foot, way, 1)
			}
		}
		list = append(list, seen...)
	}
	for _, way := range list {
		if strings.HasPrefix(way, "do ") {
			w.goFrom(page, false, way, w.menus)
		}
	}
}

// goFrom goes a way from a page, one of so many of its kind in the sample.
func (w *pageWalk) goFrom(page string, foot bool, way string, of int) {
	if w.n++; w.n%w.turns != w.turn || w.n/w.turns%of != 0 {
		return
	}
	if w.lost(way) {
		w.open(page, foot)
	}
	if !w.lost(way) {
		w.gone++
		w.take(way)
	}
	if strings.HasPrefix(way, "do ") {
		w.open(page, foot)
	}
}

// lost reports whether a way doesn't begin in the window as it is.
func (w *pageWalk) lost(way string) bool {
	name, press := strings.CutPrefix(way, "press ")
	name, _, _ = strings.Cut(name, " @")
	return w.win.Canvas().Overlays().Top() != nil || press && w.find(name) == nil
}

// open opens a page, and scrolls to its foot.
func (w *pageWalk) open(page string, foot bool) {
	w.back()
	if page != "" {
		w.take("do " + page)
	}
	if foot && w.find("widget.ring") != nil {
		w.take("wheel widget.ring 99")
	}
}

// ways lists the steps that press what is in sight.
func (w *pageWalk) ways() (list []string) {
	for _, o := range w.spots() {
		if _, taps := o.o.(fyne.Tappable); !taps {
			continue
		}
		at := []string{"@500,500"}
		if z, ok := o.o.(zoned); ok {
			at = nil
			for _, r := range z.Zones() {
				if len(at) < 4 {
					at = append(at, fmt.Sprintf("@%.0f,%.0f", 1000*(r.X+r.W/2)/float64(o.o.Size().Width), 1000*(r.Y+r.H/2)/float64(o.o.Size().Height)))
				}
			}
		}
		for _, at := range at {
			list = append(list, "press "+o.name+" "+at)
		}
	}
	return list
}

// back closes all pages, and opens the game again that was begun with.
func (w *pageWalk) back() {
	for range 9 {
		if w.win.Canvas().Overlays().Top() != nil {
			w.take("press widget.OverlayContainer @1,1")
			continue
		}
		on := w.app.Top()
		if len(w.app.Screens()) == 1 {
			break
		}
		if w.take("key esc"); w.app.Top() == on {
			break
		}
	}
	if w.game == nil || w.app.Session() != w.game || w.app.Top() != screen.Screen(w.app.Play()) || w.game.Game.Clock.Paused() {
		w.take("paste easy")
		w.game = w.app.Session()
	}
}

func (w *pageWalk) take(step string) {
	w.done++
	w.step(step, true)
}
