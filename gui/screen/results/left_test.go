package results

import (
	"testing"

	hints "sudoku/gui/screen/hint"
	"sudoku/gui/screen/screentest"
)

func TestAloneResults(t *testing.T) {
	screentest.Alone(t, map[string]func(*screentest.Desk){
		"done": func(d *screentest.Desk) { d.Show(NewDone(d.App)) },
		"share": func(d *screentest.Desk) {
			d.Show(NewShare(d.App))
			d.Shown().(*Share).copy(sharePicture)
		},
		"kinds": func(d *screentest.Desk) { d.Show(NewKinds(d.App)) },
		"review": func(d *screentest.Desk) {
			d.Enter([2]int{1, 4})
			OpenReview(d.App)
		},
	})
}

// newDesk is a desk with the pages of this package, and hints.
func newDesk(t testing.TB, text string) *screentest.Desk {
	d := screentest.NewDesk(t, text)
	d.Pages.Finish = func() { d.Show(NewDone(d.App)) }
	d.Pages.HideHint = func() { hints.HideHint(d.App) }
	return d
}
