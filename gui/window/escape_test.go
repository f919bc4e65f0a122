package window

import (
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
)

// TestEscapeToThePageBelow: Escape in a page over another leads to that one, whose first
// control has the focus then, and not the board.
func TestEscapeToThePageBelow(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1100, Height: 780}, {Width: 390, Height: 800}} {
		d := play(t)
		d.win.Resize(size)
		d.openPicker()
		below := d.screens[len(d.screens)-2]
		d.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		if _, ordering := d.top().(*screen.Orders); !ordering || d.top() != below {
			t.Fatalf("Escape leads to %T", d.top())
		}
		if f := d.win.Canvas().Focused(); f == nil || f == fyne.Focusable(d.board) {
			t.Errorf("%v: the focus is on %T", size, f)
		}
		d.keys("esc")
		if d.top() != screen.Screen(d.play) || d.win.Canvas().Focused() != fyne.Focusable(d.board) {
			t.Errorf("Escape leads to %T, %T", d.top(), d.win.Canvas().Focused())
		}
	}
}
