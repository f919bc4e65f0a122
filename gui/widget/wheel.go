package widget

import "fyne.io/fyne/v2"

// A Wheel counts the notches of a mouse wheel, or as much of a movement on a touch pad.
type Wheel struct{ moved float32 }

// notch is how far the toolkit says that one notch scrolls.
const notch = 10

// Turn returns by how many notches an event completes a turn, downwards if positive.
func (w *Wheel) Turn(e *fyne.ScrollEvent) int {
	if w.moved*e.Scrolled.DY > 0 { // the other way
		w.moved = 0
	}
	w.moved -= e.Scrolled.DY
	n := int(w.moved / notch)
	w.moved -= float32(n) * notch
	return max(-1, min(n, 1))
}
