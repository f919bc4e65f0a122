package widget

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// NewRing makes the line that is round what has the focus, for what the toolkit draws. It is
// hidden at first.
func (k *Kit) NewRing(radius float32) *canvas.Rectangle {
	r := canvas.NewRectangle(color.Transparent)
	r.StrokeColor, r.StrokeWidth, r.CornerRadius, r.Hidden = k.Pal.Accent, ringWidth, radius, true
	return r
}

// WithRing returns a renderer that draws what another one does with a ring over it.
func WithRing(r fyne.WidgetRenderer, ring *canvas.Rectangle) fyne.WidgetRenderer {
	return &ringRenderer{r, ring}
}

type ringRenderer struct {
	fyne.WidgetRenderer
	ring *canvas.Rectangle
}

// Objects implements fyne.WidgetRenderer.
func (r *ringRenderer) Objects() []fyne.CanvasObject {
	return slices.Concat(r.WidgetRenderer.Objects(), []fyne.CanvasObject{r.ring})
}

// Layout implements fyne.WidgetRenderer.
func (r *ringRenderer) Layout(s fyne.Size) {
	r.WidgetRenderer.Layout(s)
	r.ring.Resize(s)
}
