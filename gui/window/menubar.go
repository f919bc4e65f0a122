package window

import (
	"image"
	"math"
	"runtime"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/paint"
	"sudoku/gui/screen"
	"sudoku/gui/widget"
)

// A barPlaceholder is a picture of the menu bar. The toolkit's own bar reads the fonts of
// the whole system before it can draw a letter: a quarter of the time until the
// window is there, and 20 MB. So it comes when somebody reaches for it, and this
// stands in its place until then.
//
// Every pixel of a picture costs in every frame, so this one is only as wide as its
// words, and the shadow under the bar is a picture of its own.
type barPlaceholder struct {
	*widget.Pic
	shadow   *widget.Pic
	activate func()
	open     func(x float64) // opens the menu at a distance from the left
}

// MouseIn implements desktop.Hoverable.
func (s *barPlaceholder) MouseIn(*desktop.MouseEvent) { s.activate() }

// MouseMoved implements desktop.Hoverable.
func (s *barPlaceholder) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (s *barPlaceholder) MouseOut() {}

// MouseDown implements desktop.Mouseable: it opens the menu for a finger, which comes
// without the pointer before it, and for a press so fast that the bar is not there yet.
func (s *barPlaceholder) MouseDown(e *desktop.MouseEvent) {
	if e.Button == desktop.MouseButtonPrimary {
		s.open(float64(e.Position.X))
	}
}

// MouseUp implements desktop.Mouseable.
func (s *barPlaceholder) MouseUp(*desktop.MouseEvent) {}

// The toolkit's own lengths of its bar.
const (
	barText   = 14.
	barLine   = 1.30915 // height of a line of text, with that size 1
	barRise   = 1.0435  // of it, above the baseline
	barInner  = 8.
	barGap    = 4.
	barShadow = 2.
)

// newBarPlaceholder makes the picture, or returns nil if the system has a menu bar.
func (ms *menus) newBarPlaceholder() *barPlaceholder {
	if ms.barShown || runtime.GOOS == "darwin" {
		return nil
	}
	s := &barPlaceholder{activate: func() { ms.app.Later(ms.showMenuBar) }, open: func(x float64) { ms.openMenu(ms.menuAt(x)) }}
	s.Pic, s.shadow = ms.kit.NewPic(ms.paintBar), ms.kit.NewPic(paintShadow)
	return s
}

func (ms *menus) paintBar(c *widget.Canvas) {
	y := barInner/2*c.S + math.Ceil(barRise*c.Size(barText)*c.S)
	ms.barWords(c.S, func(word string, x, size float64) {
		c.Painter.Text(c.Dst, word, x, y, size, false, c.Pal.Text)
	})
}

// barWords calls each for each word of the bar with its position and size in pixels, and
// returns where the words end.
func (ms *menus) barWords(scale float64, each func(word string, x, size float64)) float64 {
	x, size := 2*barInner*scale, ms.kit.Size(barText)*scale
	for _, m := range ms.bar.Items {
		each(m.Label, x, size)
		x += ms.painter.Width(m.Label, size, false) + (2*barInner+barGap)*scale
	}
	return x
}

// menuAt returns the menu whose word is at a distance from the left, in units.
func (ms *menus) menuAt(x float64) int {
	at, i := 0, -1
	scale := float64(ms.scale())
	ms.barWords(scale, func(_ string, left, _ float64) {
		if i++; left/scale <= x+barInner+barGap/2 {
			at = i
		}
	})
	return at
}

// openMenu opens a menu of the bar, as a press on its word does, or that which has it. It does
// nothing where the bar is the system's.
func (ms *menus) openMenu(i int) {
	i = min(i, len(ms.bar.Items)-1)
	c := ms.win.Canvas()
	if runtime.GOOS == "darwin" || c.Overlays().Top() != nil {
		return
	}
	ms.showMenuBar()
	bar, ok := c.(interface {
		DismissMenu() bool
		ToggleMenu()
	})
	if !ok {
		return
	}
	bar.DismissMenu()
	bar.ToggleMenu()
	for range i {
		c.FocusNext()
	}
	ms.open() // notes the word, before a press can take the focus from it
}

func paintShadow(c *widget.Canvas) {
	high, r := int(math.Round(c.S)), c.Dst.Rect
	upper, lower := c.Pal.Edge(), c.Pal.Edge()
	upper.A, lower.A = uint8(int(upper.A)*5/6), lower.A/6
	paint.Fill(c.Dst, image.Rect(0, 0, r.Max.X, high), upper)
	paint.Fill(c.Dst, image.Rect(0, high, r.Max.X, r.Max.Y), lower)
}

// barRoom returns the height of the placeholder: that of the real bar, in whole pixels,
// so that nothing moves when the bar is shown.
func (ms *menus) barRoom() float64 {
	if ms.barPlaceholder == nil {
		return 0
	}
	s := float64(ms.scale())
	return math.Round((ms.kit.Size(barText)*barLine+barInner)*s) / s
}

// placeBar places the picture of the bar.
func (ms *menus) placeBar(width float64) {
	ms.above = 0
	if ms.barPlaceholder != nil {
		room, scale := ms.barRoom(), float64(ms.scale())
		wide := ms.barWords(scale, func(string, float64, float64) {}) / scale
		ms.layout.show(ms.barPlaceholder, widget.Rect{W: min(wide, width), H: room})
		ms.layout.show(ms.barPlaceholder.shadow, widget.Rect{Y: room, W: width, H: barShadow})
		ms.above = room
	}
}

// showMenuBar replaces the picture by the toolkit's menu bar.
func (ms *menus) showMenuBar() {
	if ms.barShown {
		return
	}
	ms.barShown = true
	if ms.barPlaceholder != nil {
		ms.barPlaceholder.Hide()
		ms.barPlaceholder.shadow.Hide()
		ms.barPlaceholder = nil
	}
	ms.setMenu()
	ms.app.Relayout() // the picture may have taken more room than the bar
}

// setMenu gives the window its menu, once the bar is shown.
func (ms *menus) setMenu() {
	ms.word = nil
	if ms.barShown || runtime.GOOS == "darwin" {
		ms.win.SetMainMenu(ms.bar)
	} else if ms.barPlaceholder != nil {
		ms.barPlaceholder.Repaint()
	}
}

// keyDown handles key presses before they are typed and before the menu handles them as
// shortcuts: releasing Alt opens the menu.
func (ms *menus) keyDown(e *fyne.KeyEvent) {
	ms.HideTooltip()
	ms.app.Used()
	ms.keyboard.movePadKey()
	ms.keyboard.down(e)
	if screen.IsModifier(e.Name) {
		ms.followKeyboard()
	}
	if e.Name == desktop.KeyAltLeft || e.Name == desktop.KeyAltRight {
		ms.showMenuBar()
		ms.syncMenu()
	}
}
