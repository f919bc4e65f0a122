package page

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynewidget "fyne.io/fyne/v2/widget"

	"sudoku/gui/access"
	"sudoku/gui/widget"
)

// An OfferField is a text field over which is painted what completes it.
type OfferField struct {
	fynewidget.BaseWidget
	Entry *TextEntry
	offer *widget.Pic
	said  func() string
}

// NewOfferField makes a field of an entry: paint paints what completes it, and said says that to
// screen readers.
func NewOfferField(b Base, e *TextEntry, paint func(*widget.Canvas), said func() string) *OfferField {
	f := &OfferField{Entry: e, offer: b.Kit.NewPic(paint), said: said}
	f.ExtendBaseWidget(f)
	return f
}

// CreateRenderer implements fyne.Widget.
func (f *OfferField) CreateRenderer() fyne.WidgetRenderer {
	return fynewidget.NewSimpleRenderer(container.NewStack(f.Entry, f.offer))
}

// Render implements widget.Renderable.
func (f *OfferField) Render() { f.BaseWidget.MinSize() }

// MinSize implements fyne.CanvasObject: the layout decides.
func (f *OfferField) MinSize() fyne.Size { return fyne.Size{} }

// Repaint paints what completes the text.
func (f *OfferField) Repaint() { f.offer.Repaint() }

// Describe implements widget.Describer: the entry.
func (f *OfferField) Describe() access.Node {
	n := f.Entry.Describe()
	n.Description, n.Bounds = f.said(), f.Entry.base.Kit.Pixels(f.Size())
	return n
}
