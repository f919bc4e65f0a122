package board

import (
	"image"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
	gwidget "sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A Board is the grid as a widget. It is one picture that we paint ourselves: a change
// repaints the cells that look different and uploads the picture again.
//
// Around the grid is a margin for the bars of a hint's houses. The widget always
// includes the margin, the picture only while it is needed: every pixel of a picture
// costs time in every frame.
type Board struct {
	widget.BaseWidget
	OnInput    func(game.Input)                          // a press or a drag
	OnMenu     func(c puzzle.Cell, at fyne.Position)     // the secondary button was pressed on a cell; at is absolute
	After      func(time.Duration, func()) (stop func()) // calls a function later; nil: there are no long presses
	OnPick     func(Pick)                                // if set, presses and drags pick candidates; a press still selects its cell
	OnPen      func(PenPoint) bool                       // the pointer may write; called for a press first, it reports whether the pen takes the stroke
	OnKey      func(*fyne.KeyEvent)                      // a key was typed while the board has the focus
	OnDown     func(*fyne.KeyEvent)                      // any key was pressed
	OnUp       func(*fyne.KeyEvent)                      // any key was released
	OnRune     func(rune)                                // a character was typed
	OnName     func() string                             // describes the cell at the cursor in words
	OnShortcut func(fyne.Shortcut)                       // keys with Ctrl or Alt
	OnFocus    func()                                    // it got or lost the focus; may be nil
	OnPointer  func()                                    // the pointer was moved or pressed, or the wheel turned; may be nil
	OnWheel    func(by int)                              // the wheel was turned by a notch, down if by is 1; may be nil
	TextScale  float64                                   // how much larger marks are than usual; set before it is shown

	painter *paint.Painter
	pal     *theme.Palette
	scale   func() float32

	view  View
	looks [81]Look
	pic   *canvas.Raster

	focused bool
	tabbed  bool // it was reached by Tab, and no key was pressed since: it has a frame

	surface
	pointer pointer
	wheel   gwidget.Wheel
	now     func() time.Time
}

// New makes an empty board. Scale returns the number of device pixels per unit.
func New(painter *paint.Painter, pal *theme.Palette, scale func() float32) *Board {
	b := &Board{painter: painter, pal: pal, scale: scale, now: time.Now, TextScale: 1}
	b.looks = Looks(&b.view)
	// The picture is uploaded unchanged: RGBA, of the exact size, nearest neighbour. Any
	// other kind is converted or scaled in software.
	b.pic = canvas.NewRaster(b.paint)
	b.pic.ScaleMode = canvas.ImageScalePixels
	b.ExtendBaseWidget(b)
	return b
}

// Scrolled implements fyne.Scrollable.
func (b *Board) Scrolled(e *fyne.ScrollEvent) {
	notify(b.OnPointer)
	if by := b.wheel.Turn(e); by != 0 && b.OnWheel != nil {
		b.OnWheel(by)
	}
}

// SetView shows a view. The picture is repainted only where the view differs.
func (b *Board) SetView(v View) {
	v.hover, v.away, v.framed = b.pointer.over, !b.focused, b.focused && b.tabbed
	looks, o := Looks(&v), v.overlay()
	same := looks == b.looks && o.equal(b.view.overlay()) && v.State.Shape == b.view.State.Shape
	b.view, b.looks = v, looks
	if !same {
		b.place()
		b.pic.Refresh() // not the Refresh of a container, which would upload every picture in it
	}
}

// Looks returns what its cells look like.
func (b *Board) Looks() *[81]Look { return &b.looks }

// View returns what is shown.
func (b *Board) View() View { return b.view }

// Cursor returns the cell of the cursor, and whether that is shown.
func (b *Board) Cursor() (puzzle.Cell, bool) {
	return b.view.UI.Cursor, b.view.UI.Selected.Has(b.view.UI.Cursor)
}

// Focused reports whether it has the focus.
func (b *Board) Focused() bool { return b.focused }

// CellAt returns where a cell is in it, in units.
func (b *Board) CellAt(c puzzle.Cell) gwidget.Rect {
	side := float64(min(b.Size().Width, b.Size().Height))
	m := b.Margin()
	one := (side - 2*m) / float64(b.view.State.Shape.Size())
	return gwidget.Rect{X: m + float64(c.Col())*one, Y: m + float64(c.Row())*one, W: one, H: one}
}

// Margin returns the width of the margin around the grid within the widget, in units
// that make whole device pixels.
func (b *Board) Margin() float64 {
	s := float64(b.scale())
	return float64(marginPixels(s)) / s
}

const marginUnits = 10

// marginPixels returns the margin in pixels at a scale. Scales such as float32(1.2) are
// slightly larger than they should be, which must not add a pixel.
func marginPixels(scale float64) int { return int(math.Ceil(marginUnits*scale - .01)) }

// Resize implements fyne.CanvasObject. The same size can mean other pixels on another
// screen.
func (b *Board) Resize(s fyne.Size) {
	b.BaseWidget.Resize(s)
	b.place()
}

// place places the picture within the widget.
func (b *Board) place() {
	m, size := float32(0), b.Size()
	if !b.surface.hasMargin(&b.view) && size.Width > 0 {
		m = float32(b.Margin())
	}
	b.pic.Move(fyne.NewSquareOffsetPos(m))
	b.pic.Resize(size.SubtractWidthHeight(2*m, 2*m))
	if size.Width > 0 {
		b.pointer.fit(b.view.State.Shape, min(size.Width, size.Height), b.scale())
	}
}

// Fit returns the side of the largest grid in a square of the given side, in units. The
// widget is larger by its margin on each side.
func (b *Board) Fit(side float32) float32 {
	s := b.scale()
	return float32(FitIn(int(side*s+.01)).Side()) / s
}

// Snapshot paints the current view into a picture of size pixels.
func (b *Board) Snapshot(size int) *image.RGBA {
	v := b.view
	v.hover, v.away, v.framed = puzzle.CellSet{}, false, false
	return Picture(b.painter, b.pal, v, size)
}

// paint updates the picture. The toolkit calls it with the size in device pixels when it
// needs a texture.
func (b *Board) paint(w, h int) image.Image {
	if !b.surface.fits(w, h, b.view.State.Shape) {
		b.begin(w, h)
	}
	return b.surface.paint(&b.looks, b.view.overlay())
}

// begin makes a new picture of w by h pixels.
func (b *Board) begin(w, h int) {
	unit := 1.
	if s := b.pic.Size(); s.Width > 0 {
		unit = float64(w) / float64(s.Width)
	}
	margin := marginPixels(unit)
	if !b.surface.hasMargin(&b.view) {
		margin = 0
	}
	g, at := fitWithin(b.view.State.Shape, min(w, h), margin)
	p := newPainter(b.painter, b.pal, g, unit)
	p.text = b.TextScale
	b.surface = newSurface(w, h, at, p, b.fade)
}

// Release frees the pictures of a board that is no longer shown: the toolkit keeps what
// it has shown for a minute. If it is shown again the board repaints itself.
func (b *Board) Release() { b.surface = surface{} }

// Hold keeps the current picture to fade from after a change.
func (b *Board) Hold() {
	if b.hold() {
		b.place()
	}
}

// Fade shows the transition from the picture kept by Hold, from 0 to 1.
func (b *Board) Fade(at float64) {
	if b.fade.at = at; at >= 1 {
		b.fade.from = nil
		b.place()
	}
	b.pic.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	return &renderer{widget.NewSimpleRenderer(b.pic), b}
}

type renderer struct {
	fyne.WidgetRenderer
	board *Board
}

// Layout implements fyne.WidgetRenderer.
func (r *renderer) Layout(fyne.Size) { r.board.place() }

// MinSize returns the smallest size at which the board is readable.
func (b *Board) MinSize() fyne.Size {
	return fyne.NewSquareSize(float32(GeomOf(28).Side()) + 2*marginUnits)
}
