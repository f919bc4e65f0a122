package window

import (
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
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
