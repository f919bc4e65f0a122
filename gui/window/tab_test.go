package window

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/screen"
)

// TestTabRound: Tab goes through everything that takes keys and comes round to where it
// began, and Shift+Tab goes the same way backwards, whatever is shown.
func TestTabRound(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	c := d.win.Canvas()
	back := func() {
		c.Focused().TypedKey(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
		c.FocusPrevious()
	}
	for name, open := range d.pages() {
		d.ShowPlay()
		d.Prefs().SetBool(screen.PrefPanel, true)
		open()
		if c.Focused() == nil { // the paper hides the board
			c.FocusNext()
		}
		start := c.Focused()
		round := func(step func()) (list []fyne.Focusable) {
			for range 200 {
				list = append(list, c.Focused())
				if step(); c.Focused() == start {
					return list
				}
			}
			t.Errorf("%s: it does not come round to %T", name, start)
			return list
		}
		forwards, backwards := round(c.FocusNext), round(back)
		slices.Reverse(backwards[1:])
		if !slices.Equal(forwards, backwards) {
			t.Errorf("%s: Tab visits %d, Shift+Tab %d, or in another order", name, len(forwards), len(backwards))
		}
	}
}
