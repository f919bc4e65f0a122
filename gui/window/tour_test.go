package window

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"maps"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/access"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/paper"
	"sudoku/gui/screen/settings"
	"sudoku/gui/widget"
)

// walks lists sizes of the window in which pages are walked through; the first two in "make test".
var walks = []fyne.Size{{Width: 1100, Height: 780}, {Width: 390, Height: 800}, {Width: 360, Height: 480}, {Width: 640, Height: 450}, {Width: 1000, Height: 520}}

// TestEveryPageByTab walks through each page with Tab, in each theme: all that can have the
// focus gets it, in the order of reading, has a name, is told to screen readers and seen to have
// it. Shift+Tab goes the same way backwards, and Escape returns to the board.
func TestEveryPageByTab(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	for n, size := range walks {
		if n > 1 && !long {
			break
		}
		d := play(t)
		d.win.Resize(size)
		pages := d.pages()
		for i, name := range slices.Sorted(maps.Keys(pages)) {
			d.app.Prefs().SetString(screen.PrefTheme, settings.Themes[(i+n)%3])
			d.app.Prefs().SetBool(screen.PrefPanel, true)
			d.rebuild()
			t.Run(fmt.Sprint(name, size.Width), func(t *testing.T) {
				d.app.ShowPlay()
				pages[name]()
				d.settle()
				w := tour{desk: d, t: t, third: i % 3}
				w.all()
				d.leave(t, name)
			})
		}
	}
}

// leave leaves a page with Escape.
func (d *desk) leave(t *testing.T, name string) {
	d.keys("esc")
	if name == "picture" || name == "printmore" || name == "printpages" || name == "picker" || d.entering() != nil { // it led back to sharing, printing, ordering or typing
		d.keys("esc")
	}
	d.settle()
	if d.page() != page.Page(d.app.Play()) || d.win.Canvas().Focused() != fyne.Focusable(d.board) {
		t.Errorf("Escape leads to %T, %T", d.page(), d.win.Canvas().Focused())
	}
}

// settle waits for the background jobs of a page.
func (d *desk) settle() {
	d.until(func() bool {
		if p, ok := d.app.Top().(*paper.Print); ok && p.Busy() {
			return false
		}
		return (d.steps() == nil || !d.steps().Busy()) && !d.app.Session().FindingHint() && len(d.queue) == 0 && d.opener.current == nil
	})
}

// A tour goes through a page with Tab.
type tour struct {
	*desk
	t       *testing.T
	builder access.Builder
	last    *access.Tree
	reached map[access.ID]bool
	stops   []stop
	third   int // every third stop is looked at, and this is the first
}

// A stop is what had the focus.
type stop struct {
	fyne.CanvasObject
	name     string
	at       fyne.Position
	see      bool
	pictures []*canvas.Raster
	focused  [][]*image.RGBA // with the focus on it, on each of its zones
}

func (w *tour) all() {
	c := w.win.Canvas()
	c.Unfocus()
	w.board.FocusLost() // which the toolkit's test driver may have left out
	w.last, w.reached = w.tree(&w.builder), map[access.ID]bool{}
	checkTree(w.t, w.last)
	for range 200 {
		c.FocusNext()
		f := c.Focused()
		if len(w.stops) > 0 {
			w.left(&w.stops[len(w.stops)-1])
		}
		if f == nil || slices.ContainsFunc(w.stops, func(s stop) bool { return s.CanvasObject == f.(fyne.CanvasObject) }) {
			break
		}
		w.stop(f)
	}
	w.back()
	w.inOrder()
	for _, e := range w.last.Elements {
		if e.State.Has(access.Focusable) && !w.reached[e.ID] && !w.reached[e.Parent] && w.last.Find(e.Parent).Role != access.MenuBar {
			w.t.Errorf("Tab never comes to %s %q", e.Name, e.Key)
		}
	}
}

// stop takes note of what has the focus, which a reader is told of.
func (w *tour) stop(f fyne.Focusable) {
	o := f.(fyne.CanvasObject)
	if f == fyne.Focusable(w.board) {
		w.board.KeyUp(&fyne.KeyEvent{Name: fyne.KeyTab})
	}
	s := stop{CanvasObject: o, at: w.toolkit.Driver().AbsolutePositionForObject(o), see: long || len(w.stops)%3 == w.third}
	tree := w.tree(&w.builder)
	e := tree.Find(tree.Focus)
	if e == nil {
		w.t.Fatalf("nothing has the focus in the tree when %T has it", f)
	}
	s.name = e.Name
	if changes := access.Diff(w.last, tree); len(changes) == 0 || changes[len(changes)-1] != (access.Change{Kind: access.FocusGained, ID: e.ID}) {
		w.t.Errorf("the focus on %q is not told", e.Name)
	}
	for w.last = tree; e != nil; e = tree.Find(e.Parent) { // an arrow goes from one zone, row or cell to the next
		w.reached[e.ID] = true
	}
	if s.see {
		s.pictures = rasters(o)
		w.see(&s)
	}
	w.stops = append(w.stops, s)
}

// see takes pictures of what has the focus.
func (w *tour) see(s *stop) {
	s.focused = append(s.focused, w.shown(s))
	c, ok := s.CanvasObject.(interface {
		Zones() []widget.Rect
		FocusedZone() int
		FocusOn(int)
	})
	if !ok || !long {
		return
	}
	at := c.FocusedZone()
	for i, r := range c.Zones() {
		if c.FocusOn(i); i != at && c.FocusedZone() == i && r.W*r.H > 0 {
			s.focused = append(s.focused, w.shown(s))
		}
	}
	c.FocusOn(at)
}

// left looks at what has lost the focus: that it had it was to be seen.
func (w *tour) left(s *stop) {
	if !s.see {
		return
	}
	after := w.shown(s)
	for i, focused := range s.focused {
		if n, want := differing(focused, after, w.kit.Pal.Ground); n < want {
			w.t.Errorf("%T %q, zone %d: the focus is not seen: %d pixels differ, want %d", s.CanvasObject, s.name, i, n, want)
		}
	}
	s.focused = nil
}

// back goes the same way backwards, with Shift and Tab, from where Tab has come round to.
func (w *tour) back() {
	c := w.win.Canvas()
	for i := range w.stops {
		s := &w.stops[(len(w.stops)-i)%len(w.stops)]
		if f, ok := c.Focused().(fyne.CanvasObject); !ok || f != s.CanvasObject {
			w.t.Fatalf("Shift+Tab comes to %T, not to %q", c.Focused(), s.name)
		}
		c.Focused().TypedKey(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
		c.FocusPrevious()
	}
}

// inOrder checks that what is read first comes first: what is above, and in a row what is at
// the left.
func (w *tour) inOrder() {
	for i := range w.stops {
		for j := range i {
			a, b := &w.stops[j], &w.stops[i]
			as, bs := a.Size(), b.Size()
			level := min(a.at.Y+as.Height, b.at.Y+bs.Height)-max(a.at.Y, b.at.Y) > min(as.Height, bs.Height)/2
			column := min(a.at.X+as.Width, b.at.X+bs.Width)-max(a.at.X, b.at.X) > min(as.Width, bs.Width)/4
			if level && b.at.X+bs.Width < a.at.X+1 || column && b.at.Y+bs.Height < a.at.Y+1 {
				w.t.Errorf("Tab comes to %q at %v %v after %q at %v %v", b.name, b.at, bs, a.name, a.at, as)
			}
		}
	}
}

// rasters returns the pictures that an object consists of.
func rasters(o fyne.CanvasObject) (list []*canvas.Raster) {
	var parts []fyne.CanvasObject
	switch o := o.(type) {
	case *canvas.Raster:
		return []*canvas.Raster{o}
	case fyne.Widget:
		parts = test.WidgetRenderer(o).Objects()
	case *fyne.Container:
		parts = o.Objects
	}
	for _, part := range parts {
		if part.Visible() {
			list = append(list, rasters(part)...)
		}
	}
	return list
}

// shown returns what a stop shows, in pixels of one unit. Fields of the toolkit are not pictures
// of ours: they are taken from the window.
func (w *tour) shown(s *stop) (out []*image.RGBA) {
	if len(s.pictures) == 0 {
		const round = 5
		place, size, all := w.toolkit.Driver().AbsolutePositionForObject(s.CanvasObject), s.Size(), w.win.Canvas().Capture()
		at := image.Rect(int(place.X), int(place.Y), int(place.X+size.Width), int(place.Y+size.Height)).Inset(-round)
		m := image.NewRGBA(at.Sub(at.Min))
		draw.Draw(m, m.Rect, all, at.Min, draw.Src)
		return []*image.RGBA{m}
	}
	for _, r := range s.pictures {
		m, _ := r.Generator(int(r.Size().Width), int(r.Size().Height)).(*image.RGBA)
		if m != nil {
			copied := *m
			copied.Pix = slices.Clone(m.Pix)
			m = &copied
		}
		out = append(out, m)
	}
	return out
}

// differing returns how many pixels differ with a contrast of 3, and how many have to: one
// all the way round them.
func differing(a, b []*image.RGBA, ground color.NRGBA) (n, want int) {
	for i := range a {
		if a[i] == nil || b[i] == nil {
			continue
		}
		var all image.Rectangle
		off := b[i].Rect.Size().Sub(a[i].Rect.Size()).Div(2) // a margin that only one has
		for y := range a[i].Rect.Dy() {
			for x := range a[i].Rect.Dx() {
				p, q := a[i].RGBAAt(x, y), b[i].RGBAAt(x+off.X, y+off.Y)
				if p != q && contrast(over(p, ground), over(q, ground)) >= 3 {
					n++
					all = all.Union(image.Rect(x, y, x+1, y+1))
				}
			}
		}
		want = max(want, 2*(all.Dx()+all.Dy())*3/4)
	}
	return n, max(want, 60)
}
