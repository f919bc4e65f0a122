package window

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
)

// TestEscapeFromEverywhere: whatever has the focus, Escape returns to the board, and
// keys that enter digits do nothing unless the board has the focus.
func TestEscapeFromEverywhere(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	d.win.Resize(fyne.NewSize(1100, 780))
	c := d.win.Canvas()
	for name, open := range d.pages() {
		show := func() {
			d.app.ShowPlay()
			d.app.Prefs().SetBool(screen.PrefPanel, true)
			open()
			d.settle()
			c.Unfocus()
		}
		show()
		for _, n := range d.kinds() {
			show()
			for range n {
				c.FocusNext()
			}
			f := c.Focused()
			before := d.app.Session().Game.State()
			f.TypedKey(&fyne.KeyEvent{Name: fyne.Key4})
			f.TypedRune('4')
			f.TypedKey(&fyne.KeyEvent{Name: fyne.KeyP})
			f.TypedRune('p')
			if d.app.Session().Game.State() != before || d.app.Session().Game.Clock.Paused() {
				t.Errorf("%s: %T lets 4 or p through to the board", name, f)
			}
			f.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
			if s, ok := d.app.Top().(screen.Finder); ok && name != "picker" || ok && s.Finding() == "" { // it emptied the field
				d.keys("esc")
			}
			if slices.Contains([]string{"printmore", "printpages", "picker", "library", "libraryform"}, name) { // it led back to the page below, or emptied the field
				d.keys("esc")
			}
			d.settle()
			if c.Focused() != fyne.Focusable(d.board) {
				t.Errorf("%s: from %T Escape leads to %T", name, f, c.Focused())
			}
		}
	}
}

// kinds returns after how many presses of Tab something has the focus, from nothing on: one of
// each type but the board.
func (d *desk) kinds() (list []int) {
	c, seen := d.win.Canvas(), map[string]bool{fmt.Sprintf("%T", d.board): true}
	var first fyne.Focusable
	for n := 1; n < 200; n++ {
		c.FocusNext()
		f := c.Focused()
		if f == nil || f == first {
			break
		}
		if first == nil {
			first = f
		}
		if kind := fmt.Sprintf("%T", f); f != fyne.Focusable(d.board) && (long || !seen[kind]) {
			list, seen[kind] = append(list, n), true
		}
	}
	return list
}
