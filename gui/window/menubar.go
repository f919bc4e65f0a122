package window

import (
	"image"
	"image/color"
	"math"
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/paint"
	"sudoku/gui/widget"
)

// A standIn is a picture of the menu bar. The toolkit's own bar reads the fonts of
// the whole system before it can draw a letter: a quarter of the time until the
// window is there, and 20 MB. So it comes when somebody reaches for it, and this
// stands in its place until then.
//
// Every pixel of a picture costs in every frame: it is as wide as its words, and
// the shadow under the bar is another one.
type standIn struct {
	*widget.Pic
	shadow  *widget.Pic
	reached func()
}

// MouseIn implements desktop.Hoverable.
func (s *standIn) MouseIn(*desktop.MouseEvent) { s.reached() }

// MouseMoved implements desktop.Hoverable.
func (s *standIn) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (s *standIn) MouseOut() {}

// Tapped implements fyne.Tappable, for fingers.
func (s *standIn) Tapped(*fyne.PointEvent) { s.reached() }

// The toolkit's measures of its bar.
const (
	barText   = 14.
	barLine   = 1.30915 // height of a line of text, with that size 1
	barRise   = 1.0435  // of it, above the baseline
	barInner  = 8.
	barGap    = 4.
	barShadow = 2.
)

// newStandIn makes the picture, or nothing where the system has a menu bar.
func (w *Window) newStandIn() *standIn {
	if w.menuReached || runtime.GOOS == "darwin" {
		return nil
	}
	s := &standIn{reached: func() { w.Later(w.reachMenu) }}
	s.Pic, s.shadow = w.kit.NewPic(w.paintBar), w.kit.NewPic(paintShadow)
	return s
}

func (w *Window) paintBar(c *widget.Canvas) {
	y := barInner/2*c.S + math.Ceil(barRise*c.Size(barText)*c.S)
	w.barWords(c.S, func(word string, x, size float64) {
		c.Painter.Text(c.Dst, word, x, y, size, false, c.Pal.Text)
	})
}

// barWords gives each word of the bar with its place and size in pixels, and
// returns where they end.
func (w *Window) barWords(scale float64, each func(word string, x, size float64)) float64 {
	x, size := 2*barInner*scale, w.kit.Size(barText)*scale
	for _, m := range w.bar.Items {
		each(m.Label, x, size)
		x += w.painter.Width(m.Label, size, false) + (2*barInner+barGap)*scale
	}
	return x
}

func paintShadow(c *widget.Canvas) {
	high, r := int(math.Round(c.S)), c.Dst.Rect
	paint.Fill(c.Dst, image.Rect(0, 0, r.Max.X, high), color.NRGBA{A: 40})
	paint.Fill(c.Dst, image.Rect(0, high, r.Max.X, r.Max.Y), color.NRGBA{A: 8})
}

// barRoom is how much of the window the picture of the bar takes: as much as the
// bar will, on whole pixels, so that nothing moves when it comes.
func (w *Window) barRoom() float64 {
	if w.standIn == nil {
		return 0
	}
	s := float64(w.scale())
	return math.Round((w.kit.Size(barText)*barLine+barInner)*s) / s
}

// placeBar lays the picture of the bar out and leaves its room to it.
func (w *Window) placeBar(width float64) {
	w.above = 0
	if w.standIn != nil {
		room, scale := w.barRoom(), float64(w.scale())
		wide := w.barWords(scale, func(string, float64, float64) {}) / scale
		w.show(w.standIn, widget.Rect{W: min(wide, width), H: room})
		w.show(w.standIn.shadow, widget.Rect{Y: room, W: width, H: barShadow})
		w.above = room
	}
}

// reachMenu puts the toolkit's menu bar in the place of its picture.
func (w *Window) reachMenu() {
	if w.menuReached {
		return
	}
	w.menuReached = true
	if w.standIn != nil {
		w.standIn.Hide()
		w.standIn.shadow.Hide()
		w.standIn = nil
	}
	w.setMenu()
}

// setMenu gives the window its menu, once it has been reached for.
func (w *Window) setMenu() {
	if w.menuReached || runtime.GOOS == "darwin" {
		w.win.SetMainMenu(w.bar)
	} else if w.standIn != nil {
		w.standIn.Repaint()
	}
}

// keyDown hears of keys before they are typed, and before the menu takes them as
// shortcuts: Alt opens the menu when it is let go.
func (w *Window) keyDown(e *fyne.KeyEvent) {
	w.settlePad()
	if e.Name == desktop.KeyAltLeft || e.Name == desktop.KeyAltRight {
		w.reachMenu()
	}
}
