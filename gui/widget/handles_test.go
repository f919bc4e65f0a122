package widget

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// TestHandles: a point is dragged from where it is taken hold of, and by the arrow keys; a
// press elsewhere is told.
func TestHandles(t *testing.T) {
	said := ""
	tell := func(what string) func(int, float64, float64) {
		return func(i int, x, y float64) { said += fmt.Sprint(what, i, " ", x, " ", y, "; ") }
	}
	kit, _ := testKit(t)
	h := kit.NewHandles(func(w, h float64) [][2]float64 { return [][2]float64{{0, 0}, {w, h / 2}} }, func(*Canvas) {})
	h.Drag, h.Drop = tell("drag "), tell("drop ")
	h.Beside = func(x, y float64) { said += fmt.Sprint("press ", x, " ", y, "; ") }
	h.Resize(fyne.NewSize(100, 200))
	at := func(x, y float32) fyne.PointEvent { return fyne.PointEvent{Position: fyne.NewPos(x, y)} }
	expect := func(want string) {
		t.Helper()
		if said != want {
			t.Errorf("%q, want %q", said, want)
		}
		said = ""
	}
	for _, r := range h.Zones() {
		if r.X < 0 || r.Y < 0 || r.X+r.W > 100 || r.Y+r.H > 200 {
			t.Error("outside:", r)
		}
	}
	h.MouseDown(&desktop.MouseEvent{PointEvent: at(90, 110)}) // 10 left of the second, 10 below
	h.Dragged(&fyne.DragEvent{PointEvent: at(80, 115)})
	if h.Holds() != 1 {
		t.Errorf("it holds: got %v, want %v", h.Holds(), 1)
	}
	h.MouseUp(&desktop.MouseEvent{PointEvent: at(80, 115)})
	h.DragEnd()
	expect("drag 1 90 105; drop 1 90 105; ")
	h.MouseDown(&desktop.MouseEvent{PointEvent: at(5, 5)}) // pressed only
	h.MouseUp(&desktop.MouseEvent{PointEvent: at(5, 5)})
	h.Dragged(&fyne.DragEvent{PointEvent: at(60, 60)}) // from nowhere
	h.DragEnd()
	e := at(50, 150)
	h.Tapped(&e)
	expect("press 50 150; ")
	h.Dragged(&fyne.DragEvent{PointEvent: at(15, 17), Dragged: fyne.Delta{DX: 5, DY: 7}}) // a finger
	h.DragEnd()
	expect("drag 0 5 7; drop 0 5 7; ")
	h.FocusGained()
	for _, k := range []fyne.KeyName{fyne.KeyRight, fyne.KeyDown, fyne.KeySpace, fyne.KeyLeft} {
		h.TypedKey(&fyne.KeyEvent{Name: k})
	}
	expect("drop 0 1 0; drop 0 0 1; drop 1 99 100; ")
}
