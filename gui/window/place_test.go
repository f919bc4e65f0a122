package window

import (
	"slices"
	"sudoku/gui/screen/stats"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/widget"
)

// down scrolls every part of the page that is shown by some rows, and returns how far each went.
func (d *desk) down() (at []float32) {
	scrolling, _ := parts(d.page().Objects())
	for _, s := range scrolling {
		s.To(60)
		at = append(at, s.At())
	}
	return at
}

// scrolled returns how far each part of the page is scrolled.
func (d *desk) scrolled() (at []float32) {
	scrolling, _ := parts(d.page().Objects())
	for _, s := range scrolling {
		at = append(at, s.At())
	}
	return at
}

// TestPlacesAreKept: a page stays where it was scrolled, with the same control in focus, when it
// is made anew for another theme, language or size of text: also one below that which is shown.
func TestPlacesAreKept(t *testing.T) {
	d := play(t)
	d.win.Resize(fyne.NewSize(700, 440))
	scrolled := 0
	pages := d.pages()
	for _, name := range []string{"settings", "orders", "home", "statistics", "recent", "collection", "library", "guide", "techniques", "keys", "about", "lessons", "picker", "steps"} {
		pages[name]()
		d.work()
		d.win.Canvas().FocusNext()
		d.win.Canvas().FocusNext()
		want := d.down()
		if slices.Max(append(want, 0)) > 0 {
			scrolled++
		}
		scrolling, _ := parts(d.page().Objects())
		for _, s := range scrolling {
			if l, ok := s.(*widget.List); ok && name != "lessons" && name != "guide" && name != "library" { // there it opens a family, or searches
				l.Choose(2)
			}
		}
		d.work()
		want = d.down()
		was := d.place()
		d.rebuild()
		d.work()
		if got := d.place(); !slices.Equal(got.scrolled, want) || got.focus != was.focus || !slices.Equal(got.chosen, was.chosen) {
			t.Errorf("%s: at %+v, was at %+v", name, got, was)
		}
		d.app.Push(stats.NewStatistics(d.app))
		d.rebuild()
		d.rebuild()
		d.app.Back()
		if got := d.scrolled(); !slices.Equal(got, want) {
			t.Errorf("%s, below another page: scrolled to %v, was %v", name, got, want)
		}
	}
	if scrolled < 8 || len(d.places.known) > 1 { // that of play
		t.Errorf("only %d pages were scrolled; %d places are left", scrolled, len(d.places.known))
	}
}

// TestPressKeepsThePlace: a press of the pointer on a control doesn't scroll the page.
func TestPressKeepsThePlace(t *testing.T) {
	d := play(t)
	d.win.Resize(fyne.NewSize(700, 440))
	for _, name := range []string{"settings", "orders", "home"} {
		d.pages()[name]()
		d.work()
		scrolling, focusable := parts(d.page().Objects())
		pressed := 0
		for i := range focusable {
			c, ok := focusable[i].(*widget.Control)
			if name != "settings" && i%3 != 0 || !ok || c.Disabled() || len(c.Zones()) == 0 || c.Zones()[0].H <= 0 {
				continue
			}
			here, size := d.app.Top(), d.kit.TextScale
			y := c.Position().Y - 40
			scrolling[0].To(y)
			if was := scrolling[0].At(); was != y || y <= 0 {
				continue // it is at the end of the page, or above what scrolls
			}
			d.win.Canvas().Unfocus() // as the toolkit does before every press
			c.Tapped(&fyne.PointEvent{Position: fyne.NewPos(4, 4)})
			for range 2 { // at once, and when what it began is done
				if d.app.Top() == here && d.win.Canvas().Overlays().Top() == nil {
					scrolling, _ = parts(d.page().Objects())
					if got := scrolling[0].At(); got != y && d.kit.TextScale == size { // else all is of another height
						t.Errorf("%s: a press on control %d scrolls from %v to %v", name, i, y, got)
					}
					pressed++
				}
				d.work()
			}
			if d.app.Top() != here || d.win.Canvas().Overlays().Top() != nil { // it led elsewhere, if only now
				d.win.Canvas().Overlays().Remove(d.win.Canvas().Overlays().Top())
				d.pages()[name]()
				d.work()
			}
			scrolling, focusable = parts(d.page().Objects()) // of the page as it is now
		}
		if pressed == 0 {
			t.Errorf("%s: nothing was pressed", name)
		}
	}
}

// TestWheelOverFields: the wheel scrolls the page also where the pointer is over a text field.
func TestWheelOverFields(t *testing.T) {
	d := play(t)
	d.win.Resize(fyne.NewSize(1100, 780))
	d.openOrders()
	scrolling, focusable := parts(d.page().Objects())
	c := d.win.Canvas()
	turned := 0
	for _, f := range focusable {
		field, ok := f.(interface {
			fyne.CanvasObject
			AcceptsTab() bool
		})
		if !ok {
			continue
		}
		scrolling[0].To(max(field.Position().Y-100, 0))
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(field).AddXY(20, 10)
		was := scrolling[0].At()
		test.Scroll(c, at, 0, 30)
		if up := scrolling[0].At(); was > 30 && up != was-30 {
			t.Errorf("over the field at %v the wheel scrolls from %v to %v", at, was, up)
		}
		turned++
	}
	if turned < 3 {
		t.Error("only", turned, "fields")
	}
}
