package board

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// TestPointerIsNoticed: the window hears of the pointer on the board, also of one that only
// moves.
func TestPointerIsNoticed(t *testing.T) {
	b, noticed := newDesk(t).Board, 0
	b.OnPointer = func() { noticed++ }
	b.MouseMoved(&desktop.MouseEvent{})
	b.MouseDown(&desktop.MouseEvent{})
	b.Dragged(&fyne.DragEvent{})
	b.Scrolled(&fyne.ScrollEvent{})
	if noticed != 4 {
		t.Errorf("%d of 4 movements are heard of", noticed)
	}
}

// Where cells must touch, a drag across a corner takes one of the two cells between: the one that
// it was longer in. Elsewhere a drag along the diagonal selects the diagonal alone.
func TestDragAcrossACorner(t *testing.T) {
	for _, tt := range []struct {
		flags  Flags
		way    []fyne.Position // from the middle of r2c2, in cells
		what   string
		wanted string
	}{
		{0, []fyne.Position{{X: 1, Y: 1}}, "along the diagonal", "drag r3c3"},
		{Touching, []fyne.Position{{X: 1, Y: 1}}, "along the diagonal", "drag r2c3, drag r3c3"},
		{Touching, []fyne.Position{{X: .35, Y: .45}, {X: .44, Y: .58}, {X: 1, Y: 1}}, "below the corner", "drag r3c2, drag r3c3"},
		{Touching, []fyne.Position{{X: .45, Y: .35}, {X: .58, Y: .44}, {X: 1, Y: 1}}, "above the corner", "drag r2c3, drag r3c3"},
		{Touching, []fyne.Position{{X: -1}, {X: -1, Y: 2}}, "to the left and down", "drag r2c1, drag r3c1, drag r4c1"},
		{Touching, []fyne.Position{{X: 1}, {X: 1, Y: 1}}, "round the corner", "drag r2c3, drag r3c3"},
	} {
		d := newDesk(t)
		d.v.Flags |= tt.flags
		d.SetView(d.v)
		d.press("r2c2", 0, desktop.MouseButtonPrimary)
		d.said = nil
		for _, to := range append([]fyne.Position{{}}, tt.way...) {
			d.drag(d.position("r2c2", float64(to.X), float64(to.Y)))
		}
		d.check(t, tt.what, tt.wanted)
	}
}
