package window

import (
	"fmt"
	"image"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/access"
	"sudoku/gui/screen"
)

// TestMenusFit: every menu and submenu opens inside the window, and no line of a submenu lies over one
// of the menu that it is in: where there is no room beside that, it opens in it.
func TestMenusFit(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	for _, size := range []fyne.Size{{Width: 360, Height: 480}, {Width: 420, Height: 760}, {Width: 700, Height: 560}, {Width: 1100, Height: 780}} {
		for _, l := range []string{"en", "de", "es", "zh-Hans"} {
			for _, text := range []float64{1, 1.5, 2} {
				d.app.Prefs().SetString(screen.PrefLanguage, l)
				d.app.Prefs().SetFloat(screen.PrefText, text)
				d.win.Resize(size)
				d.work()
				d.rebuild()
				d.menusFit(fmt.Sprint(l, size, text))
			}
		}
	}
}

// menusFit opens each menu, and each of the menus in it.
func (d *desk) menusFit(where string) {
	d.t.Helper()
	press := access.Request{Deed: access.Press}
	for i := range d.menus.Describe().Children {
		d.menus.Open(i)
		open := func() access.Node { return d.menus.Describe().Children[i] }
		d.listFits(where, open(), nil)
		for j, n := range open().Children {
			if n.Role != access.Menu || n.State.Has(access.Disabled) {
				continue
			}
			open().Children[j].Do(press)
			if sub := open().Children[j]; len(sub.Children) == 0 {
				d.t.Errorf("%s: %s has no lines", where, n.Name)
			}
			d.listFits(where, open(), nil)
			if now := open().Children[j].Bounds; !n.Bounds.Empty() && now != n.Bounds {
				d.t.Errorf("%s: pressed, %s moved from %v to %v", where, n.Name, n.Bounds, now)
			}
			d.menus.Open(i)
		}
	}
	d.menus.Close()
}

// listFits checks the lines of a menu against the window and others, and those of the menus in it.
func (d *desk) listFits(where string, menu access.Node, others []image.Rectangle) {
	d.t.Helper()
	all, seen := d.kit.Pixels(d.win.Canvas().Size()), 0
	for _, n := range menu.Children {
		if n.Bounds.Empty() { // it is scrolled away
			continue
		}
		seen++
		if !n.Bounds.In(all) {
			d.t.Errorf("%s: %s > %s at %v leaves the window, %v", where, menu.Name, n.Name, n.Bounds, all)
		}
		for _, o := range others {
			if over := n.Bounds.Intersect(o); over.Dy() > 1 && over.Dx() > 4 {
				d.t.Errorf("%s: %s > %s at %v lies over %v", where, menu.Name, n.Name, n.Bounds, o)
			}
		}
		others = append(others, n.Bounds)
	}
	if seen == 0 && len(menu.Children) > 0 && len(others) == 0 {
		d.t.Errorf("%s: nothing of %s is seen", where, menu.Name)
	}
	for _, n := range menu.Children {
		d.listFits(where, n, others)
	}
}

// TestPressesThrough: in a narrow window a submenu opens in its menu, below the line that is pressed.
// That line stays where it is, so that a second press there closes the submenu and changes no setting.
func TestPressesThrough(t *testing.T) {
	d := play(t)
	d.win.Resize(fyne.NewSize(420, 760))
	d.work()
	settings := func() string {
		s := ""
		for id, l := range d.lines() {
			if l.Checked {
				s += id + " "
			}
		}
		return fmt.Sprint(len(s))
	}
	before := settings()
	view := func() access.Node { return d.menus.Describe().Children[2] }
	d.menus.Words.MouseDown(mouseAt(d.wordAt(2)))
	show := view().Children[1]
	at := fyne.NewPos(float32(show.Bounds.Min.X+show.Bounds.Dx()/2), float32(show.Bounds.Min.Y+show.Bounds.Dy()/2))
	for i := range 4 {
		d.pressIn(at)
		if !d.menus.IsOpen() || settings() != before {
			t.Fatalf("press %d changes a setting, or closes the menu", i+1)
		}
		now := view().Children[1]
		if now.Bounds != show.Bounds || now.State.Has(access.Expanded) != (i%2 == 0) {
			t.Errorf("press %d: %s lies at %v, open: %v; it lay at %v", i+1, now.Name, now.Bounds, now.State.Has(access.Expanded), show.Bounds)
		}
	}
	d.pressIn(at)
	same := view().Children[1].Children[0].Bounds
	if d.pressIn(fyne.NewPos(at.X, float32(same.Min.Y+3))); d.menus.IsOpen() || d.app.Prefs().On(screen.PrefSame) {
		t.Error("a press on its first line doesn't switch that")
	}
}
