package board

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A Board is the grid as a widget. It is one picture that we paint ourselves: a
// change repaints the cells that look different and uploads the picture anew.
//
// Round the grid is a margin of Margin units, in which the bars of a hint's
// houses stand; it is part of the widget, but of the picture only when it is needed:
// every pixel of a picture costs in every frame.
type Board struct {
	widget.BaseWidget
	OnInput    func(game.Input)       // a press or a drag
	OnMenu     func(at fyne.Position) // the second button, after the cell was selected; absolute
	OnPick     func(Pick)             // if set, presses and drags pick candidates; a press selects its cell all the same
	OnKey      func(*fyne.KeyEvent)   // a key, when the board has the focus
	OnDown     func(*fyne.KeyEvent)   // a key of any kind goes down
	OnRune     func(rune)             // a character
	OnName     func() string          // what the cell with the cursor holds, in words
	OnShortcut func(fyne.Shortcut)    // keys with Ctrl or Alt

	painter *paint.Painter
	pal     *theme.Palette
	scale   func() float32

	view  View
	looks [81]Look
	pic   *canvas.Raster

	buf   *image.RGBA // what is uploaded
	rim   int         // how many of its pixels are margin, on each side
	p     *painter    // for the size of buf; nil: all is to be painted
	shown [81]Look    // what buf shows
	cross overlay
	held  *image.RGBA // what the picture fades from, as far as it is
	at    float64

	pointer pointer
	now     func() time.Time
}

// New makes an empty board. Scale says how many device pixels make a unit.
func New(painter *paint.Painter, pal *theme.Palette, scale func() float32) *Board {
	b := &Board{painter: painter, pal: pal, scale: scale, now: time.Now}
	b.looks = Looks(&b.view)
	// The picture is uploaded as it is: RGBA, of the exact size, nearest
	// neighbour. Anything else is converted or scaled in software.
	b.pic = canvas.NewRaster(b.paint)
	b.pic.ScaleMode = canvas.ImageScalePixels
	b.ExtendBaseWidget(b)
	return b
}

// SetView shows a view. The picture is painted anew only where it differs.
func (b *Board) SetView(v View) {
	v.hover = b.pointer.over
	looks, o := Looks(&v), v.overlay()
	same := looks == b.looks && o.equal(b.view.overlay())
	b.view, b.looks = v, looks
	if !same {
		b.place()
		b.pic.Refresh() // never that of a container: it would upload every picture in it
	}
}

// Margin is the room round the grid within the widget, in units that make whole
// device pixels.
func (b *Board) Margin() float64 {
	s := float64(b.scale())
	return float64(marginPixels(s)) / s
}

const marginUnits = 10

// marginPixels is the margin at so many device pixels to a unit. Scales such as
// float32(1.2) are a hair more than they say: that must not make one more.
func marginPixels(scale float64) int { return int(math.Ceil(marginUnits*scale - .01)) }

// Resize implements fyne.CanvasObject. The same size is another one in pixels on
// another screen.
func (b *Board) Resize(s fyne.Size) {
	b.BaseWidget.Resize(s)
	b.place()
}

// rimmed reports whether the picture holds the margin too.
func (b *Board) rimmed() bool { return len(b.view.Hint.Houses) > 0 || b.held != nil }

// place lays the picture out within the widget.
func (b *Board) place() {
	m, size := float32(0), b.Size()
	if !b.rimmed() && size.Width > 0 {
		m = float32(b.Margin())
	}
	b.pic.Move(fyne.NewSquareOffsetPos(m))
	b.pic.Resize(size.SubtractWidthHeight(2*m, 2*m))
}

// Fit is the side of the largest grid in a square of that side, in units. The
// widget is larger by its margin on each side.
func (b *Board) Fit(side float32) float32 {
	s := b.scale()
	return float32(FitIn(int(side*s+.01)).Side()) / s
}

// Snapshot paints what is shown into a picture of size pixels.
func (b *Board) Snapshot(size int) *image.RGBA {
	v := b.view
	v.hover = puzzle.CellSet{}
	return Picture(b.painter, b.pal, v, size)
}

// paint brings the picture up to date. The toolkit asks for it in device pixels
// when it needs a texture.
func (b *Board) paint(w, h int) image.Image {
	o := b.view.overlay()
	if b.p == nil || b.buf.Rect.Dx() != w || b.buf.Rect.Dy() != h {
		b.begin(w, h)
		b.repaint(o)
	} else if !o.empty() || !b.cross.empty() {
		b.repaint(o)
	} else {
		b.p.cells(b.grid(), &b.shown, &b.looks)
	}
	b.shown, b.cross = b.looks, o
	if b.held != nil {
		return paint.Mix(framed(b.held, b.buf.Rect), b.buf, b.at)
	}
	return b.buf
}

// begin makes the picture anew, of w by h pixels.
func (b *Board) begin(w, h int) {
	unit := 1.
	if s := b.pic.Size(); s.Width > 0 {
		unit = float64(w) / float64(s.Width)
	}
	margin := marginPixels(unit)
	b.pointer.margin, b.pointer.unit = margin, unit
	if !b.rimmed() {
		margin = 0
	}
	b.rim = margin
	b.buf = image.NewRGBA(image.Rect(0, 0, max(w, 1), max(h, 1)))
	b.p = newPainter(b.painter, b.pal, FitIn(min(w, h)-2*margin), unit)
	b.pointer.Geom = b.p.Geom
}

// Release lets go of the pictures of a board that is not shown any more: the toolkit
// keeps what it has shown for a minute. Shown again, it paints itself anew.
func (b *Board) Release() { b.p, b.buf, b.held = nil, nil, nil }

// framed is a picture in the middle of a transparent one of that size.
func framed(img *image.RGBA, size image.Rectangle) *image.RGBA {
	if img.Rect == size {
		return img
	}
	out := image.NewRGBA(size)
	off := image.Pt((size.Dx()-img.Rect.Dx())/2, (size.Dy()-img.Rect.Dy())/2)
	draw.Draw(out, img.Rect.Add(off), img, image.Point{}, draw.Src)
	return out
}

// Hold keeps the picture as it is, to fade from when it has changed.
func (b *Board) Hold() {
	if b.buf != nil {
		b.held, b.at = paint.Mix(b.buf, b.buf, 1), 0
		b.place()
	}
}

// Fade shows how far the picture has come from the one held, from 0 to 1.
func (b *Board) Fade(at float64) {
	if b.at = at; at >= 1 {
		b.held = nil
		b.place()
	}
	b.pic.Refresh()
}

func (b *Board) repaint(o overlay) {
	paint.Fill(b.buf, b.buf.Rect, color.Transparent)
	b.p.all(b.grid(), &b.looks, o)
}

// grid is the picture with the grid's origin at 0, 0.
func (b *Board) grid() *image.RGBA { return shifted(b.buf, b.rim) }

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

// MinSize is that of the least readable board.
func (b *Board) MinSize() fyne.Size {
	return fyne.NewSquareSize(float32(GeomOf(28).Side()) + 2*marginUnits)
}
