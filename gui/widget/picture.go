package widget

import (
	"image"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"sudoku/gui/paint"
)

// A Pic is a picture that we paint ourselves: nothing is drawn behind it, and what is
// not painted is transparent.
type Pic struct {
	fynewidget.BaseWidget
	kit  *Kit
	draw func(*Canvas)
	fits func() float64 // the width painted on, in units; nil: all of it
	pic  *canvas.Raster
	min  fyne.Size

	size     image.Point // size of the last paint, in device pixels
	fadeFrom *image.RGBA // the old picture during a fade
	at       float64

	memory memory
}

// NewPic makes a picture painted by draw, again on each Repaint and at each new size.
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
	if p.fadeFrom != nil {
		return paint.Mix(p.fadeFrom, dst, p.at)
	}
	return dst
}

// Hold keeps the current picture to fade from after a change.
func (p *Pic) Hold() {
	if p.size != (image.Point{}) {
		p.fadeFrom, p.at = p.pic.Generator(p.size.X, p.size.Y).(*image.RGBA), 0
	}
}

// Fade shows the transition from the picture kept by Hold, from 0 to 1.
func (p *Pic) Fade(at float64) {
	if p.at = at; at >= 1 {
		p.fadeFrom = nil
	}
	p.Repaint()
}

// CreateRenderer implements fyne.Widget.
func (p *Pic) CreateRenderer() fyne.WidgetRenderer {
	return &picRenderer{fynewidget.NewSimpleRenderer(p.pic), p}
}

type picRenderer struct {
	fyne.WidgetRenderer
	pic *Pic
}

// Layout implements fyne.WidgetRenderer.
func (r *picRenderer) Layout(fyne.Size) { r.pic.place() }

// Resize implements fyne.CanvasObject. The same size can mean other pixels on another
// screen.
func (p *Pic) Resize(s fyne.Size) {
	p.BaseWidget.Resize(s)
	p.place()
}

// place makes the picture no wider than what is painted on it: every pixel costs time in
// every frame.
func (p *Pic) place() {
	size := p.Size()
	if p.fits != nil {
		scale := p.kit.scale()
		size.Width = min(size.Width, float32(math.Ceil(p.fits()*scale)/scale))
	}
	p.pic.Resize(size)
}

// MinSize returns the size set by SetMin; without it the layout decides.
func (p *Pic) MinSize() fyne.Size { return p.min }

// SetMin sets the least size, for a picture in a scroll container.
func (p *Pic) SetMin(w, h float64) { p.min = fyne.NewSize(float32(w), float32(h)) }

// Repaint paints this picture again; other pictures keep their textures.
func (p *Pic) Repaint() {
	p.memory.forget()
	p.pic.Refresh()
	p.kit.changed()
}

// A PressPic is a picture that can be pressed.
type PressPic struct {
	*Pic
	Press func(x, y float64)
}

// Tapped implements fyne.Tappable.
func (p *PressPic) Tapped(e *fyne.PointEvent) {
	p.Press(float64(e.Position.X), float64(e.Position.Y))
	p.kit.Done()
}
