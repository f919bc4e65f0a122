package widget

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
)

// TestPointerIsNoticed: whatever the pointer does on a control, the window hears of it.
func TestPointerIsNoticed(t *testing.T) {
	k, _ := testKit(t)
	noticed := 0
	k.Pointer = func() { noticed++ }
	b := k.Button("Undo", false, func() {})
	track := k.NewTrack(func(*Canvas) {}, func(float64) {})
	list := k.NewList(40, func() int { return 9 }, func(*Canvas, int) {}, func(int) {})
	view := k.NewScrollView(canvas.NewLine(nil))
	at := fyne.PointEvent{Position: fyne.NewPos(5, 5)}
	for name, act := range map[string]func(){
		"moved on a button":   func() { b.MouseMoved(&desktop.MouseEvent{PointEvent: at}) },
		"pressed on a button": func() { b.MouseDown(&desktop.MouseEvent{PointEvent: at}) },
		"touched a button":    func() { b.Tapped(&at) },
		"dragged":             func() { track.Dragged(&fyne.DragEvent{PointEvent: at}) },
		"chose a row":         func() { list.OnSelected(3) },
		"turned the wheel":    func() { view.ring.Scrolled(&fyne.ScrollEvent{}) },
	} {
		noticed = 0
		if act(); noticed == 0 {
			t.Error("nobody hears that the pointer", name)
		}
	}
}
