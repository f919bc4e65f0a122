package window

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen/learn"
	"sudoku/gui/widget"
)

// TestLaidOutAnew: what comes back after the toolkit dropped its renderer, as it does a minute after
// it was hidden, has the size that it had.
func TestLaidOutAnew(t *testing.T) {
	found := map[string]bool{}
	for _, show := range []func(*desk){
		func(d *desk) { d.app.Show(learn.NewLessons(d.app)) },
		func(d *desk) { d.navigation.openNew() },
		(*desk).openSettings,
		func(d *desk) { d.action("library").Run() },
	} {
		d := play(t)
		show(d)
		d.finishWork()
		for _, o := range d.page().Objects() {
			w, ok := o.(fyne.Widget)
			switch o.(type) {
			case *page.Field, *widget.ScrollView, *widget.List:
			default:
				continue
			}
			if !ok || !o.Visible() {
				continue
			}
			found[fmt.Sprintf("%T", o)] = true
			if inner := w.CreateRenderer().Objects()[0].Size(); inner.Width < o.Size().Width-8 || inner.Height < o.Size().Height-8 {
				t.Errorf("%T of %v on %T comes back with %v", o, o.Size(), d.page(), inner)
			}
		}
	}
	if len(found) < 3 {
		t.Error("of three kinds only these were seen:", found)
	}
}
