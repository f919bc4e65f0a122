package widget

import (
	"image"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/access"
)

// A Control is a picture with zones that can be pressed, by the pointer or, when it has
// the focus, by Space and Return; arrow keys move between zones.
type Control struct {
	Pic
	OnFocus   func()                    // called when it gets the focus, or another zone of it; may be nil
	OnPress   func(zone int)            // called before a zone that is pressed acts; may be nil
	OnKey     func(fyne.KeyName) bool   // handles a key before the control does; may be nil
	OnHover   func(zone int)            // called when the pointer is on another zone, -1 for none; may be nil
	OnDouble  func(zone int)            // called for the second press on a zone in quick succession; may be nil
	Tip       func(zone int) Tip        // what the tooltip says of a zone; nil: its words say enough
	Across    int                       // zones in a row, where there are several rows; 0: one row
	Role      access.Role               // what its zones are to screen readers; Panel: buttons
	Name      string                    // what it is about, for screen readers, where its words don't say that
	first     func() int                // the zone focused then; nil: the one focused last
	chosen    func() int                // the zone that the focus follows; nil: arrows move the focus alone
	self      fyne.CanvasObject         // what the window holds: c, or what c is a part of
	zones     func(w, h float64) []Rect // nil: the whole control is one zone
	preferred func() float64            // preferred width; nil: any
	tap       func(zone int)
	off       bool
	why       string
	hover     int
	pressed   int
	focus     int
	focused   bool
	tapped    int       // the zone tapped last
	when      time.Time // and when; zero: a press on it now is the first
}

// doubleTime is the longest time between the presses of a double press.
const doubleTime = 400 * time.Millisecond

// NewControl makes a control; zones may be nil for a plain button.
func (k *Kit) NewControl(zones func(w, h float64) []Rect, draw func(*Canvas), tap func(zone int)) *Control {
	c := &Control{}
	c.initControl(k, c, zones, draw, tap)
	c.ExtendBaseWidget(c)
	return c
}

func (c *Control) initControl(k *Kit, self fyne.CanvasObject, zones func(w, h float64) []Rect, draw func(*Canvas), tap func(zone int)) {
	c.self, c.zones, c.tap, c.hover, c.pressed = self, zones, tap, -1, -1
	c.init(k, draw)
	c.pic.Generator = func(w, h int) image.Image {
		return c.paintState(w, h, func(p *Canvas) {
			p.Hover, p.Pressed, p.Disabled = c.hover, c.pressed, c.off
			if c.focused {
				p.Focus = c.at()
			}
		})
	}
}

// Prefer says how wide the control would like to be.
func (c *Control) Prefer(width func() float64) { c.preferred = width }

// PreferredWidth returns the preferred width of the control with its current text, 0 if any width
// will do.
func (c *Control) PreferredWidth() float64 {
	if c.preferred == nil {
		return 0
	}
	return c.preferred()
}

// Disable disables the control, with the reason that is shown when it is pressed; an
// empty reason enables it.
func (c *Control) Disable(why string) {
	if off := why != ""; off != c.off || why != c.why {
		if c.why == c.kit.refusal {
			c.kit.Recant()
		}
		c.off, c.why = off, why
		c.Repaint()
	}
}

// Follow makes arrow keys choose: the focus is always on the zone that chosen returns, and
// an arrow presses the one beside it.
func (c *Control) Follow(chosen func() int) { c.chosen = chosen }

// FocusOn makes a zone the one that has the focus within the control.
func (c *Control) FocusOn(zone int) { c.set(&c.focus, zone) }

// FocusedZone returns the zone that has the focus within the control.
func (c *Control) FocusedZone() int { return c.at() }

// Focused reports whether the control has the focus.
func (c *Control) Focused() bool { return c.focused }

// Disabled reports whether the control is disabled.
func (c *Control) Disabled() bool { return c.off }

// Press does the same as pressing the zone.
func (c *Control) Press(zone int) {
	if c.off {
		c.kit.refusal = c.why
		c.kit.Say(c.why)
	} else if zone >= 0 {
		if c.OnPress != nil {
			c.OnPress(zone)
		}
		c.tap(zone)
	}
}

// Zones returns the parts that can be pressed, in units.
func (c *Control) Zones() []Rect {
	s := c.Size()
	w, h := float64(s.Width), float64(s.Height)
	if c.zones == nil {
		return []Rect{{0, 0, w, h}}
	}
	return c.zones(w, h)
}

func (c *Control) zoneAt(p fyne.Position) int {
	for i, r := range c.Zones() {
		if r.Has(float64(p.X), float64(p.Y)) {
			return i
		}
	}
	return -1
}

func (c *Control) setHover(zone int) {
	if zone != c.hover && c.OnHover != nil {
		defer c.OnHover(zone)
	}
	c.set(&c.hover, zone)
}

func (c *Control) set(field *int, zone int) {
	if *field != zone {
		*field = zone
		c.Repaint()
	}
}

// Tapped implements fyne.Tappable.
func (c *Control) Tapped(e *fyne.PointEvent) {
	c.kit.pointed()
	c.set(&c.pressed, -1)
	zone := c.zoneAt(e.Position)
	if c.OnDouble != nil && c.second(zone) {
		c.OnDouble(zone)
	} else {
		c.Press(zone)
	}
	c.kit.Done()
}

// second reports whether a press is the second one on a zone. The toolkit's own double
// press would delay the first.
func (c *Control) second(zone int) bool {
	now := c.kit.now()
	again := zone >= 0 && zone == c.tapped && now.Sub(c.when) < doubleTime
	if c.tapped, c.when = zone, now; again {
		c.when = time.Time{}
	}
	return again && !c.off
}

// MouseDown implements desktop.Mouseable.
func (c *Control) MouseDown(e *desktop.MouseEvent) {
	c.kit.pointed()
	c.kit.Tooltip.Quiet()
	if !c.off {
		c.set(&c.pressed, c.zoneAt(e.Position))
	}
}

// MouseUp implements desktop.Mouseable.
func (c *Control) MouseUp(*desktop.MouseEvent) { c.set(&c.pressed, -1) }

// MouseIn implements desktop.Hoverable.
func (c *Control) MouseIn(e *desktop.MouseEvent) { c.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (c *Control) MouseMoved(e *desktop.MouseEvent) {
	c.kit.pointed()
	zone, s := c.zoneAt(e.Position), c.Size()
	c.setHover(zone)
	r := Rect{0, 0, float64(s.Width), float64(s.Height)}
	if zone >= 0 {
		r = c.Zones()[zone]
	}
	c.kit.Tooltip.point(c.self, zone, r, c.Tip)
}

// MouseOut implements desktop.Hoverable.
func (c *Control) MouseOut() {
	c.kit.Tooltip.leave(c.self)
	c.setHover(-1)
	c.set(&c.pressed, -1)
}

// FocusGained implements fyne.Focusable.
func (c *Control) FocusGained() {
	c.focused = true
	if c.first != nil {
		c.focus = max(c.first(), 0)
	}
	c.Repaint()
	if c.OnFocus != nil {
		c.OnFocus()
	}
}

// FocusLost implements fyne.Focusable.
func (c *Control) FocusLost() {
	c.focused = false
	c.Repaint()
}

// KeyDown implements desktop.Keyable.
func (c *Control) KeyDown(e *fyne.KeyEvent) { c.kit.KeyDown(e) }

// KeyUp implements desktop.Keyable.
func (c *Control) KeyUp(e *fyne.KeyEvent) { c.kit.KeyUp(e) }

// TypedRune implements fyne.Focusable.
func (c *Control) TypedRune(r rune) { c.kit.Rune(r) }

// at returns the zone that has the focus within the control.
func (c *Control) at() int {
	if c.chosen != nil {
		return max(c.chosen(), 0)
	}
	return c.focus
}

// TypedKey implements fyne.Focusable.
func (c *Control) TypedKey(e *fyne.KeyEvent) {
	n := len(c.Zones())
	switch {
	case c.kit.IsTaken(), presses(e) && c.kit.IsRepeat(e):
	case c.OnKey != nil && c.OnKey(e.Name):
	case presses(e):
		c.Press(c.at())
	case n > 1 && e.Name == fyne.KeyRight:
		c.step(1)
	case n > 1 && e.Name == fyne.KeyLeft:
		c.step(n - 1)
	case n > 1 && e.Name == fyne.KeyDown:
		c.step(max(1, c.Across))
	case n > 1 && e.Name == fyne.KeyUp:
		c.step(n - max(1, c.Across))
	default:
		c.kit.Key(e)
	}
}

// step moves the focus by a number of zones, round and round.
func (c *Control) step(by int) {
	to := (c.at() + by) % len(c.Zones())
	if c.set(&c.focus, to); c.chosen != nil {
		c.Press(to)
	} else if c.OnFocus != nil {
		c.OnFocus()
	}
}
