package widget

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"sudoku/gui/theme"
)

// A Tip says what a control without words is, and which keys do the same. Keys may be
// empty; an empty text is no tip.
type Tip struct{ Text, Keys string }

// A Tooltip shows the tip of what the pointer has rested on for a second. It is a picture
// above all others, which takes no events and never has the focus. A nil Tooltip shows
// nothing.
type Tooltip struct {
	*Pic
	after func(time.Duration, func()) (stop func())
	tip   Tip
	at    place
	moved time.Time // when the pointer moved last
	stop  func()    // stops the timer; nil: it doesn't run
	quiet bool      // nothing is shown until the pointer is in another place

	host fyne.CanvasObject // what it is placed in; nil: the content of the window
}

// A place is what the pointer can rest on: a zone of an object.
type place struct {
	over fyne.CanvasObject
	zone int
}

// restTime is how long the pointer rests before a tip is shown.
const restTime = time.Second

// NewTooltip makes the tooltip of a window; after runs a func later.
func (k *Kit) NewTooltip(after func(time.Duration, func()) (stop func())) *Tooltip {
	t := &Tooltip{after: after}
	t.Pic = k.NewPic(t.paint)
	t.Hide()
	return t
}

// Over returns a kit for what lies over the content of the window, with a tooltip of its
// own, and where that is: host takes its place over the content.
func (k *Kit) Over() (over *Kit, host *fyne.Container) {
	kit := *k
	if k.Tooltip == nil {
		return &kit, container.NewWithoutLayout()
	}
	kit.Tooltip = kit.NewTooltip(k.Tooltip.after)
	host = container.NewWithoutLayout(kit.Tooltip)
	kit.Tooltip.host = host
	return &kit, host
}

// point is called when the pointer moves over a zone of an object, r, of which tip is the
// tip.
func (t *Tooltip) point(over fyne.CanvasObject, zone int, r Rect, tip func(zone int) Tip) {
	if t == nil {
		return
	}
	if at := (place{over, zone}); at != t.at {
		t.Clear()
		t.at = at
	}
	if t.quiet || t.Visible() || tip == nil {
		return
	}
	t.moved = t.kit.now()
	if t.stop == nil {
		t.wait(restTime, r, tip)
	}
}

// wait shows the tip when the pointer has rested. One timer serves for all moves.
func (t *Tooltip) wait(d time.Duration, r Rect, tip func(zone int) Tip) {
	t.stop = t.after(d, func() {
		t.stop = nil
		if rest := restTime - t.kit.now().Sub(t.moved); rest > 0 {
			t.wait(rest, r, tip)
		} else {
			t.show(r, tip(t.at.zone))
		}
	})
}

// leave is called when the pointer leaves an object.
func (t *Tooltip) leave(over fyne.CanvasObject) {
	if t != nil && t.at.over == over {
		t.Clear()
	}
}

// Quiet hides the tip, and shows none until the pointer is in another place.
func (t *Tooltip) Quiet() {
	if t != nil {
		at := t.at
		t.Clear()
		t.at, t.quiet = at, true
	}
}

// Clear hides the tip and forgets where the pointer is.
func (t *Tooltip) Clear() {
	if t == nil {
		return
	}
	t.Stop()
	t.at, t.quiet = place{}, false
	if t.Visible() {
		t.Hide()
	}
}

// Stop stops the timer.
func (t *Tooltip) Stop() {
	if t.stop != nil {
		t.stop()
		t.stop = nil
	}
}

// Lengths of a tip, in units.
const (
	tipSide  = 9.   // from its sides to the text
	tipGap   = 12.  // from the text to the keys
	tipEdge  = 4.   // least distance from the sides of the window
	tipAway  = 6.   // from what it is about
	tipWidth = 300. // greatest width, at text scale 1
)

// show shows a tip below a zone of what the pointer is on, or above it: inside the window.
func (t *Tooltip) show(r Rect, tip Tip) {
	driver := fyne.CurrentApp().Driver()
	c := driver.CanvasForObject(t.at.over)
	if c == nil || tip.Text == "" {
		return
	}
	t.tip = tip
	host := t.host
	if host == nil {
		host = c.Content()
	}
	over, content := driver.AbsolutePositionForObject(t.at.over), driver.AbsolutePositionForObject(host)
	all := c.Size()
	w, h := t.size(float64(all.Width))
	x := float64(over.X) + r.X + (r.W-w)/2
	x = max(tipEdge, min(x, float64(all.Width)-tipEdge-w))
	y := float64(over.Y) + r.Y + r.H + tipAway
	if y+h > float64(all.Height)-tipEdge {
		y = max(tipEdge, float64(over.Y)+r.Y-tipAway-h)
	}
	t.Move(fyne.NewPos(t.whole(x), t.whole(y)).Subtract(content))
	t.Resize(fyne.NewSize(t.whole(w), t.whole(h)))
	t.Show()
	t.Repaint()
}

// whole rounds a length to whole pixels.
func (t *Tooltip) whole(v float64) float32 {
	return float32(math.Round(v*t.kit.scale()) / t.kit.scale())
}

// width returns the width of a text in one line, in units.
func (t *Tooltip) width(s string) float64 {
	return t.kit.Painter.Width(s, t.kit.Size(theme.Secondary.Size)*t.kit.scale(), false)/t.kit.scale() + 1
}

// oneLine returns the width of text and keys in one line.
func (t *Tooltip) oneLine() float64 {
	w := t.width(t.tip.Text)
	if t.tip.Keys != "" {
		w += tipGap + t.width(t.tip.Keys)
	}
	return w
}

// size returns the size of the tip in a window of that width.
func (t *Tooltip) size(window float64) (w, h float64) {
	line := t.kit.Size(theme.Secondary.Line)
	most := min(t.kit.Size(tipWidth), window-2*tipEdge) - 2*tipSide
	if w = t.oneLine(); w <= most {
		return w + 2*tipSide, line + 8
	}
	scale := t.kit.scale()
	lines := t.kit.Painter.Wrap(t.tip.Text, most*scale, t.kit.Size(theme.Secondary.Size)*scale, false)
	n := len(lines)
	if t.tip.Keys != "" {
		n++
	}
	return most + 2*tipSide, float64(n)*line + 8
}

func (t *Tooltip) paint(c *Canvas) {
	c.Box(Rect{0, 0, c.W, c.H}, 6, 1, c.Pal.Thin, c.Pal.Surface)
	r := Rect{tipSide, 4, c.W - 2*tipSide, c.Size(theme.Secondary.Line)}
	if c.H < 1.5*r.H+8 {
		c.Write(t.tip.Text, r, theme.Secondary.Size, false, Left, c.Pal.Text)
		c.Write(t.tip.Keys, r, theme.Secondary.Size, false, Right, c.Pal.Text2)
		return
	}
	r.Y += c.Flow(t.tip.Text, r, theme.Secondary, c.Pal.Text)
	c.Write(t.tip.Keys, r, theme.Secondary.Size, false, Left, c.Pal.Text2)
}

// Tips returns the tips of zones that do what actions do.
func (k *Kit) Tips(actions ...string) func(zone int) Tip {
	return func(zone int) Tip {
		if k.Action == nil || zone < 0 || zone >= len(actions) {
			return Tip{}
		}
		return k.Action(actions[zone])
	}
}
