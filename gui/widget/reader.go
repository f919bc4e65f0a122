package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynewidget "fyne.io/fyne/v2/widget"
)

// A Reader is what is too long for its room: it scrolls by the wheel and, when it
// has the focus, by the keys.
type Reader struct {
	fynewidget.BaseWidget
	kit     *Kit
	scroll  *container.Scroll
	ring    *Pic
	focused bool
}

// NewReader makes a reader of some content.
func (k *Kit) NewReader(content fyne.CanvasObject) *Reader {
	r := &Reader{kit: k, scroll: container.NewVScroll(content)}
	r.ring = k.NewPic(func(c *Canvas) {
		if r.focused {
			c.Round(Rect{0, 0, c.W, c.H}, 6, 2.5, c.Pal.Accent)
		}
	})
	r.ExtendBaseWidget(r)
	return r
}

// CreateRenderer implements fyne.Widget.
func (r *Reader) CreateRenderer() fyne.WidgetRenderer {
	return fynewidget.NewSimpleRenderer(container.NewStack(r.scroll, r.ring))
}

// Refresh shows content that has changed its size.
func (r *Reader) Refresh() { r.scroll.Refresh() }

// To scrolls to so many units from the top.
func (r *Reader) To(y float32) { r.scroll.ScrollToOffset(fyne.NewPos(0, y)) }

// At is how far it is scrolled.
func (r *Reader) At() float32 { return r.scroll.Offset.Y }

// FocusGained implements fyne.Focusable.
func (r *Reader) FocusGained() { r.setFocus(true) }

// FocusLost implements fyne.Focusable.
func (r *Reader) FocusLost() { r.setFocus(false) }

func (r *Reader) setFocus(on bool) {
	r.focused = on
	r.ring.Repaint()
}

// TypedRune implements fyne.Focusable.
func (r *Reader) TypedRune(c rune) { r.kit.Rune(c) }

// TypedKey implements fyne.Focusable.
func (r *Reader) TypedKey(e *fyne.KeyEvent) {
	line, page := float32(r.kit.Size(40)), r.Size().Height*.9
	by, ok := map[fyne.KeyName]float32{
		fyne.KeyUp: -line, fyne.KeyDown: line, fyne.KeyPageUp: -page, fyne.KeyPageDown: page, fyne.KeySpace: page,
		fyne.KeyHome: -r.At(), fyne.KeyEnd: r.long(),
	}[e.Name]
	if !ok {
		r.kit.Key(e)
		return
	}
	r.To(min(max(r.At()+by, 0), max(r.long(), 0)))
}

// long is how much more there is than room for it.
func (r *Reader) long() float32 { return r.scroll.Content.MinSize().Height - r.Size().Height }

// Disabled implements fyne.Disableable: where all is in sight Tab goes past.
func (r *Reader) Disabled() bool { return r.long() <= 0 }

// Enable implements fyne.Disableable; the content decides.
func (r *Reader) Enable() {}

// Disable implements fyne.Disableable; the content decides.
func (r *Reader) Disable() {}
