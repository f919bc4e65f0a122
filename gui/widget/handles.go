package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Handles is a picture with points on it that can be dragged, or moved by the arrow keys.
type Handles struct {
	Control
	Drag     func(i int, x, y float64) // called while a point is dragged
	Drop     func(i int, x, y float64) // called where it is let go, or moved by a key
	Beside   func(x, y float64)        // called for a press beside the points
	places   func(w, h float64) [][2]float64
	held     int // the point that the pointer holds, -1 for none
	dragging bool
	x, y     float64    // where it is
	grabbed  [2]float64 // from the pointer to the point
}

const (
	handleHit  = 28. // how large the parts are that take hold of a point
	handleStep = 1.
	handleLeap = 8. // with Shift
)

// NewHandles makes Handles at places in a picture of w by h units, counted from the upper left
// corner. What it calls must be set before it is shown.
func (k *Kit) NewHandles(places func(w, h float64) [][2]float64, draw func(*Canvas)) *Handles {
	h := &Handles{places: places, held: -1}
	h.initControl(k, h, h.hits, draw, func(zone int) { h.focus = (zone + 1) % len(h.Zones()); h.Repaint() })
	h.OnKey = h.nudge
	h.ExtendBaseWidget(h)
	return h
}

// hits are the parts round the points, inside the picture.
func (h *Handles) hits(w, hh float64) (out []Rect) {
	for _, p := range h.places(w, hh) {
		x, y := min(max(p[0]-handleHit/2, 0), w-handleHit), min(max(p[1]-handleHit/2, 0), hh-handleHit)
		out = append(out, Rect{x, y, handleHit, handleHit})
	}
	return out
}

func (h *Handles) points() [][2]float64 {
	s := h.Size()
	return h.places(float64(s.Width), float64(s.Height))
}

// Holds returns the point that is dragged or has the focus, -1 for none.
func (h *Handles) Holds() int {
	switch {
	case h.held >= 0:
		return h.held
	case h.focused:
		return h.at()
	}
	return -1
}

// Tapped implements fyne.Tappable.
func (h *Handles) Tapped(e *fyne.PointEvent) {
	if h.zoneAt(e.Position) < 0 && !h.off {
		h.Beside(float64(e.Position.X), float64(e.Position.Y))
		h.kit.Done()
	}
}

// MouseDown implements desktop.Mouseable.
func (h *Handles) MouseDown(e *desktop.MouseEvent) {
	h.Control.MouseDown(e)
	h.take(e.Position)
}

// take takes hold of the point at a place.
func (h *Handles) take(at fyne.Position) {
	h.held = -1
	if i := h.zoneAt(at); i >= 0 && !h.off {
		h.focus = i
		p := h.points()[i]
		h.held, h.grabbed = i, [2]float64{p[0] - float64(at.X), p[1] - float64(at.Y)}
		h.x, h.y = p[0], p[1]
	}
}

// Dragged implements fyne.Draggable.
func (h *Handles) Dragged(e *fyne.DragEvent) {
	if h.held < 0 {
		h.take(e.Position.Subtract(e.Dragged)) // a finger, of which no press is told
	}
	if h.held < 0 {
		return
	}
	h.x, h.y = float64(e.Position.X)+h.grabbed[0], float64(e.Position.Y)+h.grabbed[1]
	h.dragging = true
	h.Drag(h.held, h.x, h.y)
}

// DragEnd implements fyne.Draggable.
func (h *Handles) DragEnd() {
	held := h.held
	h.held, h.dragging = -1, false
	h.set(&h.pressed, -1)
	if held >= 0 {
		h.Drop(held, h.x, h.y)
	}
	h.kit.Done()
}

// MouseUp implements desktop.Mouseable.
func (h *Handles) MouseUp(e *desktop.MouseEvent) {
	h.Control.MouseUp(e)
	if !h.dragging {
		h.held = -1
	}
}

// nudge moves the point that has the focus by an arrow key.
func (h *Handles) nudge(name fyne.KeyName) bool {
	step := handleStep
	if Shifted() {
		step = handleLeap
	}
	by, ok := map[fyne.KeyName][2]float64{fyne.KeyLeft: {-step, 0}, fyne.KeyRight: {step, 0}, fyne.KeyUp: {0, -step}, fyne.KeyDown: {0, step}}[name]
	if !ok || h.off {
		return false
	}
	i := h.at()
	p := h.points()[i]
	h.Drop(i, p[0]+by[0], p[1]+by[1])
	return true
}
