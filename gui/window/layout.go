package window

import (
	"math"
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/game"
)

// frame is the layout of the window. Fyne asks a layout for its MinSize before
// each frame, but does not call Layout when only the scale has changed: at the
// first frame, laid out at scale 1 before there is a window, or on another screen.
type frame struct {
	w    *Window
	size fyne.Size
	at   float32
}

// Layout implements fyne.Layout.
func (f *frame) Layout(_ []fyne.CanvasObject, s fyne.Size) {
	f.size, f.at = s, f.w.scale()
	f.w.placeBar(float64(s.Width))
	f.w.arrange(float64(s.Width), float64(s.Height)-f.w.above)
}

// MinSize implements fyne.Layout.
func (f *frame) MinSize([]fyne.CanvasObject) fyne.Size {
	if f.at != 0 && f.at != f.w.scale() {
		f.Layout(nil, f.size)
	}
	return fyne.NewSize(360, 444+float32(f.w.above))
}

// put places an object with its edges on whole device pixels: a picture that is
// not so is stretched by one.
func (w *Window) put(o fyne.CanvasObject, r widget.Rect) {
	scale := float64(w.scale())
	snap := func(v float64) float32 { return float32(math.Round(v*scale) / scale) }
	x, y := snap(r.X), snap(r.Y+w.above)
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(snap(r.X+r.W)-x, snap(r.Y+w.above+r.H)-y))
}

func (w *Window) show(o fyne.CanvasObject, r widget.Rect) {
	o.Show()
	w.put(o, r)
}

// Measures of the design sheet, in units.
const (
	top       = 26. // menu bar to board
	underline = 13. // board to status line
	gutter    = 41. // board to panel
	panelWide = 344.
)

// relayout lays out again at the same size.
func (w *Window) Relayout() {
	if s := w.win.Canvas().Size(); s.Width > 0 && w.frame != nil && w.frame.size.Width > 0 {
		w.frame.Layout(nil, w.frame.size)
	}
}

// arrange lays the window out: the board gets its whole-pixel size first, the
// rest shares what is left.
func (w *Window) arrange(width, height float64) {
	if width >= 1.18*height && width >= 760 {
		w.arrangeWide(width, height)
	} else {
		w.arrangeTall(width, height)
	}
}

func (w *Window) arrangeWide(width, height float64) {
	status := w.kit.Size(22)
	panel := w.panelWidth(width, height)
	room := widget.Rect{X: 32, Y: top, W: width - 64, H: height - top - underline - status - 14}
	if w.folded() {
		w.arrangeFolded(room)
		return
	}
	side := w.fit(min(room.H, room.W-gutter-panel))
	x := (width - side - gutter - panel) / 2
	y := top + max(0, (room.H-side)/2)
	w.placeBoard(x, y, side)
	w.show(w.status, widget.Rect{X: x, Y: y + side + underline, W: side + gutter + panel, H: status + 4})
	px := x + side + gutter
	w.placeHead(widget.Rect{X: px, Y: y, W: panel, H: side}, false)
	w.page().Arrange(w.put, w.pageRect(widget.Rect{X: px, Y: y, W: panel, H: side}, max(76, w.kit.Size(52)+18)), false)
}

// panelWidth is 300 to 380 units, and more for larger text: then the board gives up to
// a fifth of its side.
func (w *Window) panelWidth(width, height float64) float64 {
	if width < 1000 {
		return 300
	}
	panel := min(max(panelWide, width-height*1.05), 380)
	if large := panelWide * w.kit.TextScale; large > panel {
		spare := width - 64 - gutter - .8*(height-top-underline-36)
		panel = max(panel, min(large, spare), 380)
	}
	return panel
}

// pageRect leaves the room of the title and clock to pages that show them.
func (w *Window) pageRect(r widget.Rect, head float64) widget.Rect {
	if !w.headed() {
		return r
	}
	if r.H < 420 && head == 76 { // a low window
		head = 60
	}
	return widget.Rect{X: r.X, Y: r.Y + head, W: r.W, H: r.H - head}
}

// folded reports whether the panel is out of sight: the page to play with alone can be.
func (w *Window) folded() bool {
	return !w.prefs.On(screen.PrefPanel) && w.page() == page.Page(w.play)
}

// arrangeFolded is for a window whose panel is folded away.
func (w *Window) arrangeFolded(r widget.Rect) {
	head := w.kit.Size(52) + 10
	side := w.fit(min(r.H-head+2, r.W))
	x := r.X + (r.W-side)/2
	w.placeHead(widget.Rect{X: x, Y: r.Y + 9, W: side, H: 60}, false)
	w.placeBoard(x, r.Y+head, side)
	w.show(w.status, widget.Rect{X: x, Y: r.Y + head + side + underline, W: side, H: w.kit.Size(26)})
	hide(w.page())
}

// hide puts a page out of sight.
func hide(p page.Page) {
	for _, o := range p.Objects() {
		o.Hide()
	}
}

// placeBoard puts the board; its picture is larger than its side by the margin
// in which the bars of a hint's houses stand.
func (w *Window) placeBoard(x, y, side float64) {
	if p := w.preview(); p != nil {
		w.board.Hide()
		w.show(p, widget.Rect{X: x, Y: y, W: side, H: side})
		return
	}
	m := w.board.Margin()
	w.show(w.board, widget.Rect{X: x - m, Y: y - m, W: side + 2*m, H: side + 2*m})
}

// headed reports whether the page stands below the title and the clock.
func (w *Window) headed() bool {
	return screen.SpaceOf(w.top()).Head
}

// clockWidth is the room for the time as it is now.
func (w *Window) clockWidth() float64 {
	size := w.kit.Size(theme.ClockText.Size)
	return w.painter.Width(strings.Repeat("0", len(game.Clock(w.session.Game.Elapsed()))), size, false) + 4
}

// placeHead puts title, level, clock and the pause button.
func (w *Window) placeHead(r widget.Rect, oneLine bool) {
	h := &w.head
	if !w.headed() || r.W == 0 {
		for _, o := range h.objects() {
			o.Hide()
		}
		return
	}
	clock, line := 0., w.kit.Size(30)
	if w.prefs.On(screen.PrefClock) {
		clock = w.clockWidth()
		w.show(h.clock, widget.Rect{X: r.X + r.W - 28 - clock, Y: r.Y - 9, W: clock, H: line})
	} else {
		h.clock.Hide()
	}
	w.show(h.pause, widget.Rect{X: r.X + r.W - 24, Y: r.Y - 8, W: 28, H: 28})
	w.show(h.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W - clock - 36, H: line})
	if oneLine {
		h.level.Hide()
		return
	}
	w.show(h.level, widget.Rect{X: r.X, Y: r.Y - 8 + line, W: r.W, H: w.kit.Size(20)})
}
