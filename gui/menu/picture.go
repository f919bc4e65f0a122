package menu

import (
	"image"
	"math"
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/paint"
	"sudoku/gui/widget"
)

// A picture stands in the place of the menu bar. The toolkit's own bar reads the fonts of
// the whole system before it can draw a letter: a quarter of the time until the
// window is there, and 20 MB. So it comes when somebody reaches for it.
//
// Every pixel of a picture costs in every frame, so this one is only as wide as its
// words, and the shadow under the bar is a picture of its own.
type picture struct {
	*widget.Pic
	shadow   *widget.Pic
	activate func()
	open     func(x float64) // opens the menu at a distance from the left
}

// MouseIn implements desktop.Hoverable.
func (p *picture) MouseIn(*desktop.MouseEvent) { p.activate() }

// MouseMoved implements desktop.Hoverable.
func (p *picture) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (p *picture) MouseOut() {}

// MouseDown implements desktop.Mouseable: it opens the menu for a finger, which comes
// without the pointer before it, and for a press so fast that the bar is not there yet.
func (p *picture) MouseDown(e *desktop.MouseEvent) {
	if e.Button == desktop.MouseButtonPrimary {
		p.open(float64(e.Position.X))
	}
}

// MouseUp implements desktop.Mouseable.
func (p *picture) MouseUp(*desktop.MouseEvent) {}

// The toolkit's own lengths of its bar.
const (
	barText   = 14.
	barLine   = 1.30915 // height of a line of text, with that size 1
	barRise   = 1.0435  // of it, above the baseline
	barInner  = 8.
	barGap    = 4.
	barShadow = 2.
)

// newPicture makes the picture, or returns nil if the system has a menu bar.
func (b *Bar) newPicture() *picture {
	if b.shown || runtime.GOOS == "darwin" {
		return nil
	}
	p := &picture{activate: func() { b.App.Later(b.Show) }, open: func(x float64) { b.Open(b.menuAt(x)) }}
	p.Pic, p.shadow = b.kit().NewPic(b.paint), b.kit().NewPic(paintShadow)
	return p
}

func (b *Bar) paint(c *widget.Canvas) {
	y := barInner/2*c.S + math.Ceil(barRise*c.Size(barText)*c.S)
	b.Words(c.S, func(word string, x, size float64) {
		c.Painter.Text(c.Dst, word, x, y, size, false, c.Pal.Text)
	})
}

// Words calls each for each word of the bar with its position and size in pixels, and
// returns where the words end.
func (b *Bar) Words(scale float64, each func(word string, x, size float64)) float64 {
	x, size := 2*barInner*scale, b.kit().Size(barText)*scale
	for _, m := range b.main.Items {
		each(m.Label, x, size)
		x += b.kit().Painter.Width(m.Label, size, false) + (2*barInner+barGap)*scale
	}
	return x
}

// menuAt returns the menu whose word is at a distance from the left, in units.
func (b *Bar) menuAt(x float64) int {
	at, i := 0, -1
	scale := b.scale()
	b.Words(scale, func(_ string, left, _ float64) {
		if i++; left/scale <= x+barInner+barGap/2 {
			at = i
		}
	})
	return at
}

// Objects returns the picture and its shadow, nothing once the bar is shown.
func (b *Bar) Objects() []fyne.CanvasObject {
	if b.picture == nil {
		return nil
	}
	return []fyne.CanvasObject{b.picture, b.picture.shadow}
}

func paintShadow(c *widget.Canvas) {
	high, r := int(math.Round(c.S)), c.Dst.Rect
	upper, lower := c.Pal.Edge(), c.Pal.Edge()
	upper.A, lower.A = uint8(int(upper.A)*5/6), lower.A/6
	paint.Fill(c.Dst, image.Rect(0, 0, r.Max.X, high), upper)
	paint.Fill(c.Dst, image.Rect(0, high, r.Max.X, r.Max.Y), lower)
}

// roomHigh returns the height of the picture: that of the real bar, in whole pixels,
// so that nothing moves when the bar is shown.
func (b *Bar) roomHigh() float64 {
	if b.picture == nil {
		return 0
	}
	s := b.scale()
	return math.Round((b.kit().Size(barText)*barLine+barInner)*s) / s
}

// Place places the picture of the bar.
func (b *Bar) Place(show func(fyne.CanvasObject, widget.Rect), width float64) {
	b.Above = 0
	if b.picture != nil {
		room, scale := b.roomHigh(), b.scale()
		wide := b.Words(scale, func(string, float64, float64) {}) / scale
		show(b.picture, widget.Rect{W: min(wide, width), H: room})
		show(b.picture.shadow, widget.Rect{Y: room, W: width, H: barShadow})
		b.Above = room
	}
}

// Show replaces the picture by the toolkit's menu bar.
func (b *Bar) Show() {
	if b.shown {
		return
	}
	b.shown = true
	if b.picture != nil {
		b.picture.Hide()
		b.picture.shadow.Hide()
		b.picture = nil
	}
	b.set()
	b.App.Relayout() // the picture may have taken more room than the bar
}

// set gives the window its menu, once the bar is shown.
func (b *Bar) set() {
	b.word = nil
	if b.shown || runtime.GOOS == "darwin" {
		b.Window.SetMainMenu(b.main)
	} else if b.picture != nil {
		b.picture.Repaint()
	}
}
