package look

import (
	"image"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// A Kit is what every painted control is made with. A change of theme, language
// or text size makes a new Kit and new controls.
type Kit struct {
	Ink   *Ink
	Pal   *Palette
	Text  float64              // text scale, .85 to 2
	Scale func() float32       // device pixels to a unit; nil: 1
	Still bool                 // nothing is to move
	Done  func()               // after a control was used: gives the board its focus back
	Say   func(string)         // why a disabled control does nothing
	Key   func(*fyne.KeyEvent) // keys that a focused control does not know
	Rune  func(rune)           // and characters
	Tight func(text string)    // where there is one: is told of text that has no room
	Down  func(*fyne.KeyEvent) // keys of any kind that go down
}

// Size returns a text size or a height that grows with the text, in units.
func (k *Kit) Size(v float64) float64 { return v * k.Text }

func (k *Kit) scale() float64 {
	if k.Scale == nil {
		return 1
	}
	return float64(k.Scale())
}

func (k *Kit) tight(s string) {
	if k.Tight != nil {
		k.Tight(s)
	}
}

// A Pic is a picture that we paint ourselves: nothing is drawn behind it, and
// what is left unpainted is transparent.
type Pic struct {
	widget.BaseWidget
	kit  *Kit
	draw func(*Canvas)
	fits func() float64 // how much of the width is painted on, in units; nil: all of it
	pic  *canvas.Raster
	min  fyne.Size

	size image.Point // in device pixels, when it was painted last
	held *image.RGBA // what it fades from, as far as it is
	at   float64
}

// NewPic makes a picture painted by draw, afresh on each Repaint and at each new size.
func (k *Kit) NewPic(draw func(*Canvas)) *Pic {
	p := &Pic{}
	p.init(k, draw)
	p.ExtendBaseWidget(p)
	return p
}

func (p *Pic) init(k *Kit, draw func(*Canvas)) {
	p.kit, p.draw = k, draw
	p.pic = canvas.NewRaster(p.paint)
	p.pic.ScaleMode = canvas.ImageScalePixels
}

func (p *Pic) paint(w, h int) image.Image { return p.paintState(w, h, func(*Canvas) {}) }

func (p *Pic) paintState(w, h int, state func(*Canvas)) image.Image {
	dst := image.NewRGBA(image.Rect(0, 0, max(w, 1), max(h, 1)))
	if size := p.pic.Size(); size.Width > 0 && size.Height > 0 {
		s := float64(w) / float64(size.Width)
		c := &Canvas{Kit: p.kit, Dst: dst, S: s, W: float64(w) / s, H: float64(h) / s, Hover: -1, Pressed: -1, Focus: -1}
		state(c)
		p.draw(c)
	}
	p.size = dst.Rect.Max
	if p.held != nil {
		return Mix(p.held, dst, p.at)
	}
	return dst
}

// Hold keeps the picture as it is, to fade from when it has changed.
func (p *Pic) Hold() {
	if p.size != (image.Point{}) {
		p.held, p.at = p.pic.Generator(p.size.X, p.size.Y).(*image.RGBA), 0
	}
}

// Fade shows how far the picture has come from the one held, from 0 to 1.
func (p *Pic) Fade(at float64) {
	if p.at = at; at >= 1 {
		p.held = nil
	}
	p.Repaint()
}

// CreateRenderer implements fyne.Widget.
func (p *Pic) CreateRenderer() fyne.WidgetRenderer {
	return &picRenderer{widget.NewSimpleRenderer(p.pic), p}
}

type picRenderer struct {
	fyne.WidgetRenderer
	pic *Pic
}

// Layout implements fyne.WidgetRenderer.
func (r *picRenderer) Layout(fyne.Size) { r.pic.place() }

// Resize implements fyne.CanvasObject. The same size is another one in pixels on
// another screen.
func (p *Pic) Resize(s fyne.Size) {
	p.BaseWidget.Resize(s)
	p.place()
}

// place makes the picture no wider than what is painted on it: every pixel costs in
// every frame.
func (p *Pic) place() {
	size := p.Size()
	if p.fits != nil {
		scale := p.kit.scale()
		size.Width = min(size.Width, float32(math.Ceil(p.fits()*scale)/scale))
	}
	p.pic.Resize(size)
}

// MinSize is what SetMin said: without it the layout decides.
func (p *Pic) MinSize() fyne.Size { return p.min }

// SetMin sets the least size, for a picture in a scroll.
func (p *Pic) SetMin(w, h float64) { p.min = fyne.NewSize(float32(w), float32(h)) }

// Repaint paints this picture afresh; others keep their textures.
func (p *Pic) Repaint() { p.pic.Refresh() }

// A Control is a picture with zones that can be pressed, by the pointer or, when
// it has the focus, by Space and Return; arrow keys go from zone to zone.
type Control struct {
	Pic
	OnFocus func()                    // when it gets the focus; may be nil
	first   func() int                // the zone that has it then; nil: the one that had it last
	zones   func(w, h float64) []Rect // nil: all of it is one
	tap     func(zone int)
	off     bool
	why     string
	hover   int
	pressed int
	focus   int
	focused bool
}

// NewControl makes a control; zones may be nil for a plain button.
func (k *Kit) NewControl(zones func(w, h float64) []Rect, draw func(*Canvas), tap func(zone int)) *Control {
	c := &Control{}
	c.initControl(k, zones, draw, tap)
	c.ExtendBaseWidget(c)
	return c
}

func (c *Control) initControl(k *Kit, zones func(w, h float64) []Rect, draw func(*Canvas), tap func(zone int)) {
	c.zones, c.tap, c.hover, c.pressed = zones, tap, -1, -1
	c.init(k, draw)
	c.pic.Generator = func(w, h int) image.Image {
		return c.paintState(w, h, func(p *Canvas) {
			p.Hover, p.Pressed, p.Disabled = c.hover, c.pressed, c.off
			if c.focused {
				p.Focus = c.focus
			}
		})
	}
}

// Disable turns the control off, with the reason that is said when it is pressed;
// an empty reason turns it on.
func (c *Control) Disable(why string) {
	if off := why != ""; off != c.off || why != c.why {
		c.off, c.why = off, why
		c.Repaint()
	}
}

// Focused reports whether the control has the focus.
func (c *Control) Focused() bool { return c.focused }

// Disabled reports whether the control is off.
func (c *Control) Disabled() bool { return c.off }

// Press does what a press of the zone does.
func (c *Control) Press(zone int) {
	if c.off {
		c.kit.Say(c.why)
	} else if zone >= 0 {
		c.tap(zone)
	}
}

// Zones are the parts that can be pressed, in units.
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

func (c *Control) set(field *int, zone int) {
	if *field != zone {
		*field = zone
		c.Repaint()
	}
}

// Tapped implements fyne.Tappable.
func (c *Control) Tapped(e *fyne.PointEvent) {
	c.set(&c.pressed, -1)
	c.Press(c.zoneAt(e.Position))
	c.kit.Done()
}

// MouseDown implements desktop.Mouseable.
func (c *Control) MouseDown(e *desktop.MouseEvent) {
	if !c.off {
		c.set(&c.pressed, c.zoneAt(e.Position))
	}
}

// MouseUp implements desktop.Mouseable.
func (c *Control) MouseUp(*desktop.MouseEvent) { c.set(&c.pressed, -1) }

// MouseIn implements desktop.Hoverable.
func (c *Control) MouseIn(e *desktop.MouseEvent) { c.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (c *Control) MouseMoved(e *desktop.MouseEvent) { c.set(&c.hover, c.zoneAt(e.Position)) }

// MouseOut implements desktop.Hoverable.
func (c *Control) MouseOut() {
	c.set(&c.hover, -1)
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
func (c *Control) KeyDown(e *fyne.KeyEvent) {
	if c.kit.Down != nil {
		c.kit.Down(e)
	}
}

// KeyUp implements desktop.Keyable.
func (c *Control) KeyUp(*fyne.KeyEvent) {}

// TypedRune implements fyne.Focusable.
func (c *Control) TypedRune(r rune) { c.kit.Rune(r) }

// TypedKey implements fyne.Focusable.
func (c *Control) TypedKey(e *fyne.KeyEvent) {
	n := len(c.Zones())
	switch {
	case e.Name == fyne.KeySpace, e.Name == fyne.KeyReturn, e.Name == fyne.KeyEnter:
		c.Press(c.focus)
	case n > 1 && (e.Name == fyne.KeyRight || e.Name == fyne.KeyDown):
		c.set(&c.focus, (c.focus+1)%n)
	case n > 1 && (e.Name == fyne.KeyLeft || e.Name == fyne.KeyUp):
		c.set(&c.focus, (c.focus+n-1)%n)
	default:
		c.kit.Key(e)
	}
}
