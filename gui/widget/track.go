package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// A Track is a control along which something slides: to the place in its band that is
// pressed, and along with a drag. Its zones can be pressed as in other controls.
type Track struct {
	Control
	do TrackFuncs

	band     bool // the pointer was pressed in the band
	dragging bool
	shown    int // the zone last passed to Hover
}

// TrackFuncs is what a Track paints and does.
type TrackFuncs struct {
	Zones func(w, h float64) []Rect
	Draw  func(*Canvas)
	Tap   func(zone int)
	Band  float64                      // height of the band in which one can slide, from the top
	Slide func(x float64)              // x may be outside the track
	Key   func(name fyne.KeyName) bool // handles a key before the window, when focused
	Hover func(zone int)               // -1: none
}

// NewTrack makes a Track.
func (k *Kit) NewTrack(do TrackFuncs) *Track {
	t := &Track{do: do, shown: -1}
	t.initControl(k, t, do.Zones, do.Draw, do.Tap)
	t.ExtendBaseWidget(t)
	return t
}

// Dragging reports whether a drag is under way.
func (t *Track) Dragging() bool { return t.dragging }

// MouseDown implements desktop.Mouseable.
func (t *Track) MouseDown(e *desktop.MouseEvent) {
	t.Control.MouseDown(e)
	t.band = float64(e.Position.Y) < t.do.Band && !t.off
	if t.band && t.zoneAt(e.Position) < 0 {
		t.do.Slide(float64(e.Position.X))
	}
}

// Dragged implements fyne.Draggable.
func (t *Track) Dragged(e *fyne.DragEvent) {
	t.kit.pointed()
	if t.band {
		t.dragging = true
		t.do.Slide(float64(e.Position.X))
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
	t.tell(t.hover)
}

// MouseOut implements desktop.Hoverable.
func (t *Track) MouseOut() {
	t.Control.MouseOut()
	t.tell(-1)
}

func (t *Track) tell(zone int) {
	if zone != t.shown {
		t.shown = zone
		t.do.Hover(zone)
	}
}

// TypedKey implements fyne.Focusable.
func (t *Track) TypedKey(e *fyne.KeyEvent) {
	if t.off || !t.do.Key(e.Name) {
		t.kit.Key(e)
	}
}
