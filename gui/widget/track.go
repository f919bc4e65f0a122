package widget

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/access"
)

// A Track is a control along which something slides: to the place in its band that is
// pressed, and along with a drag. Its zones can be pressed as in other controls.
type Track struct {
	Control
	Band  float64        // height of the band in which one can slide, from the top; all of it at first
	Hover func(zone int) // called when the pointer is over another zone, -1 for none; may be nil
	slide func(x float64)

	Value    func() access.Range // what it is set to, for screen readers; nil: it is no slider to them
	SetValue func(float64)       // sets it; may be nil

	band     bool // the pointer was pressed in the band
	dragging bool
	shown    int // the zone last passed to Hover
}

// NewTrack makes a Track without zones; slide gets the place, which may be outside of it.
func (k *Kit) NewTrack(draw func(*Canvas), slide func(x float64)) *Track {
	return k.NewZonedTrack(func(w, h float64) []Rect { return nil }, draw, func(int) {}, slide)
}

// NewZonedTrack makes a Track with zones that can be pressed.
func (k *Kit) NewZonedTrack(zones func(w, h float64) []Rect, draw func(*Canvas), tap func(zone int), slide func(x float64)) *Track {
	t := &Track{Band: math.Inf(1), slide: slide, shown: -1}
	t.initControl(k, t, zones, draw, tap)
	t.ExtendBaseWidget(t)
	return t
}

// Dragging reports whether a drag is under way.
func (t *Track) Dragging() bool { return t.dragging }

// MouseDown implements desktop.Mouseable.
func (t *Track) MouseDown(e *desktop.MouseEvent) {
	t.Control.MouseDown(e)
	t.band = float64(e.Position.Y) < t.Band && !t.off
	if t.band && t.zoneAt(e.Position) < 0 {
		t.slide(float64(e.Position.X))
	}
}

// Dragged implements fyne.Draggable.
func (t *Track) Dragged(e *fyne.DragEvent) {
	t.kit.pointed()
	if t.band {
		t.dragging = true
		t.slide(float64(e.Position.X))
	}
}

// DragEnd implements fyne.Draggable.
func (t *Track) DragEnd() {
	t.dragging = false
	t.set(&t.pressed, -1)
	t.kit.Done()
}

// MouseIn implements desktop.Hoverable.
func (t *Track) MouseIn(e *desktop.MouseEvent) { t.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (t *Track) MouseMoved(e *desktop.MouseEvent) {
	t.Control.MouseMoved(e)
	t.setHover(t.hover)
}

// MouseOut implements desktop.Hoverable.
func (t *Track) MouseOut() {
	t.Control.MouseOut()
	t.setHover(-1)
}

func (t *Track) setHover(zone int) {
	if zone != t.shown && t.Hover != nil {
		t.shown = zone
		t.Hover(zone)
	}
}

// TypedKey implements fyne.Focusable.
func (t *Track) TypedKey(e *fyne.KeyEvent) {
	if t.kit.IsTaken() {
		return
	}
	if t.off || t.OnKey == nil || !t.OnKey(e.Name) {
		t.kit.Key(e)
	}
}
