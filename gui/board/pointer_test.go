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
