package menu

import (
	"image"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/paint"
	"sudoku/gui/widget"
)

// Words are the words of the bar, over its menus: a picture, and one of the shadow under it. Every
// pixel of a picture costs in every frame, so the first is only as wide as the words.
type Words struct {
	*widget.Pic
	bar         *Bar
	shadow      *widget.Pic
	wide        float64 // of the window
	high        float64 // as they were placed
	open, hover int     // the word whose menu is open, and that under the pointer; -1: none
}

// Lengths of the bar.
const (
	barText   = 14.
	barLine   = 1.30915 // height of a line of text, with that size 1
	barRise   = 1.0435  // of it, above the baseline
	barInner  = 8.
	barGap    = 4.
	barShadow = 2.
)

func newWords(b *Bar) *Words {
	w := &Words{bar: b, open: -1, hover: -1, wide: float64(b.Size().Width)}
	w.Pic, w.shadow = b.kit().NewPic(w.paint), b.kit().NewPic(paintShadow)
	return w
}

// menus returns what stands in the bar: all menus, or where it has no room for them the last of them
// in one.
func (w *Words) menus() []*Menu {
	all := w.bar.lists.Menus
	n := w.fitting(all)
	if n == len(all) {
		return all
	}
	more := New("more")
	for _, m := range all[n:] {
		more.Items = append(more.Items, m)
	}
	return append(all[:n:n], more)
}

// fitting returns how many menus stand in the bar by themselves.
func (w *Words) fitting(all []*Menu) (n int) {
	const after = 2*barInner + barGap
	x, last := 2*barInner, w.word(New("more"))
	for i, m := range all {
		if x += w.word(m) + after; x-after > w.wide {
			return max(n, 1)
		}
		if x+last <= w.wide || i == 0 {
			n = i + 1
		}
	}
	return len(all)
}

func (w *Words) name(m *Menu) string { return w.bar.t("menu." + m.ID) }

// word returns the width of a word in units.
func (w *Words) word(m *Menu) float64 {
	s := w.bar.scale()
	return w.bar.kit().Painter.Width(w.name(m), w.bar.kit().Size(barText)*s, false) / s
}

// Each calls each for each word with its left side and its width in units, and returns where the
// words end, with the space after the last.
func (w *Words) Each(each func(i int, word string, x, wide float64)) float64 {
	x := 2 * barInner
	for i, m := range w.menus() {
		wide := w.word(m)
		each(i, w.name(m), x, wide)
		x += wide + 2*barInner + barGap
	}
	return x
}

// left returns where a word begins.
func (w *Words) left(i int) (left float64) {
	w.Each(func(j int, _ string, x, _ float64) {
		if j == i {
			left = x
		}
	})
	return left
}

// at returns the word at a place, -1 for none.
func (w *Words) at(x, y float64) int {
	at := -1
	w.Each(func(i int, _ string, left, wide float64) {
		if y >= 0 && y < w.high && x >= left-barInner-barGap/2 && x < left+wide+barInner+barGap/2 {
			at = i
		}
	})
	return at
}

func (w *Words) paint(c *widget.Canvas) {
	y := barInner/2*c.S + math.Ceil(barRise*c.Size(barText)*c.S)
	w.Each(func(i int, word string, x, wide float64) {
		if i == w.open || i == w.hover {
			c.Round(widget.Rect{X: x - barInner, W: wide + 2*barInner, H: c.H}, 4, 0, c.Pal.Same)
		}
		c.Painter.Text(c.Dst, word, x*c.S, y, c.Size(barText)*c.S, false, c.Pal.Text)
	})
}

func paintShadow(c *widget.Canvas) {
	high, r := int(math.Round(c.S)), c.Dst.Rect
	upper, lower := c.Pal.Edge(), c.Pal.Edge()
	upper.A, lower.A = uint8(int(upper.A)*5/6), lower.A/6
	paint.Fill(c.Dst, image.Rect(0, 0, r.Max.X, high), upper)
	paint.Fill(c.Dst, image.Rect(0, high, r.Max.X, r.Max.Y), lower)
}

// set makes another word the open one, or that under the pointer.
func (w *Words) set(field *int, i int) {
	if *field != i {
		*field = i
		w.Repaint()
	}
}

// MouseIn implements desktop.Hoverable.
func (w *Words) MouseIn(e *desktop.MouseEvent) { w.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (w *Words) MouseMoved(e *desktop.MouseEvent) {
	w.bar.App.Used()
	w.set(&w.hover, w.at(float64(e.Position.X), float64(e.Position.Y)))
}

// MouseOut implements desktop.Hoverable.
func (w *Words) MouseOut() { w.set(&w.hover, -1) }

// MouseDown implements desktop.Mouseable: it opens the menu.
func (w *Words) MouseDown(e *desktop.MouseEvent) {
	w.bar.App.Used()
	if i := w.at(float64(e.Position.X), float64(e.Position.Y)); i >= 0 && e.Button == desktop.MouseButtonPrimary {
		w.bar.Open(i)
	}
}

// MouseUp implements desktop.Mouseable.
func (w *Words) MouseUp(*desktop.MouseEvent) {}

// Objects returns the picture and its shadow, nothing where the system has the bar.
func (w *Words) Objects() []fyne.CanvasObject {
	if w == nil {
		return nil
	}
	return []fyne.CanvasObject{w, w.shadow}
}

// High returns the height that they take, 0 where the system has the bar.
func (w *Words) High() float64 {
	if w == nil {
		return 0
	}
	return w.high
}

// Place places the words at the top of a window.
func (w *Words) Place(show func(fyne.CanvasObject, widget.Rect), width float64) {
	if w == nil {
		return
	}
	n := len(w.menus())
	w.wide = width
	if w.high = 0; n != len(w.menus()) {
		w.Repaint()
	}
	s := w.bar.scale()
	high := math.Round((w.bar.kit().Size(barText)*barLine+barInner)*s) / s
	wide := w.Each(func(int, string, float64, float64) {})
	show(w, widget.Rect{W: min(wide, width), H: high})
	show(w.shadow, widget.Rect{Y: high, W: width, H: barShadow})
	w.high = high
}
