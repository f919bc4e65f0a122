package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynewidget "fyne.io/fyne/v2/widget"
)

// A ScrollView shows content that may be larger than its space: it scrolls by the wheel and,
// when it has the focus, by keys.
type ScrollView struct {
	fynewidget.BaseWidget
	kit     *Kit
	scroll  unshadowed
	ring    *ring
	focused bool
	line    int // which a reader reads
	inset   float32
	// OnWheel is called for each notch of the wheel, down if by is 1, while all of the content can
	// be seen; what is higher scrolls. It may be nil.
	OnWheel func(by int)
	Holds   bool // it holds controls, which take the focus in its place
}

// A ring shows the focus. It is above the content, so it gets the wheel first.
type ring struct {
	Pic
	view  *ScrollView
	wheel Wheel
}

// Scrolled implements fyne.Scrollable.
func (r *ring) Scrolled(e *fyne.ScrollEvent) {
	r.kit.pointed()
	by := r.wheel.Turn(e)
	switch {
	case r.view.OnWheel == nil || r.view.overflow() > 0:
		r.view.scroll.Scrolled(e)
	case by != 0:
		r.view.OnWheel(by)
	}
}

// NewScrollView makes a ScrollView of some content.
func (k *Kit) NewScrollView(content fyne.CanvasObject) *ScrollView {
	r := &ScrollView{kit: k, scroll: unshadow(container.NewVScroll(content))}
	r.ring = &ring{view: r}
	r.ring.init(k, func(c *Canvas) {
		if r.focused {
			c.Round(Rect{0, 0, c.W, c.H}, 6, 2.5, c.Pal.Accent)
		}
	})
	r.ring.ExtendBaseWidget(r.ring)
	r.ExtendBaseWidget(r)
	return r
}

// SetInset keeps the content a distance away from the upper and lower edge, where the
// focus ring is; content that scrolls ends there.
func (r *ScrollView) SetInset(d float32) { r.inset = d }

// CreateRenderer implements fyne.Widget.
func (r *ScrollView) CreateRenderer() fyne.WidgetRenderer {
	content := container.New(layout.NewCustomPaddedLayout(r.inset, r.inset, 0, 0), r.scroll)
	return LaidOut(fynewidget.NewSimpleRenderer(container.NewStack(content, r.ring)), r.Size())
}

// Render implements Renderable.
func (r *ScrollView) Render() {
	r.MinSize()
	r.scroll.Base.MinSize()
	Render(r.scroll.Content)
}

// Refresh updates it after its content has changed size.
func (r *ScrollView) Refresh() { r.scroll.Refresh() }

// To scrolls to a distance from the top, in units.
func (r *ScrollView) To(y float32) { r.scroll.ScrollToOffset(fyne.NewPos(0, y)) }

// Reveal scrolls as far as it must to show a piece of the content.
func (r *ScrollView) Reveal(y, height float32) {
	if room := r.Size().Height - 2*r.inset; y < r.At() || height > room {
		r.To(y)
	} else if y+height > r.At()+room {
		r.To(y + height - room)
	}
}

// Content returns what it shows.
func (r *ScrollView) Content() fyne.CanvasObject { return r.scroll.Content }

// At returns how far it is scrolled.
func (r *ScrollView) At() float32 { return r.scroll.Offset.Y }

// FocusGained implements fyne.Focusable.
func (r *ScrollView) FocusGained() { r.setFocus(true) }

// FocusLost implements fyne.Focusable.
func (r *ScrollView) FocusLost() { r.setFocus(false) }

func (r *ScrollView) setFocus(on bool) {
	r.focused = on
	r.ring.Repaint()
}

// KeyDown implements desktop.Keyable.
func (r *ScrollView) KeyDown(e *fyne.KeyEvent) { r.kit.KeyDown(e) }

// KeyUp implements desktop.Keyable.
func (r *ScrollView) KeyUp(e *fyne.KeyEvent) { r.kit.KeyUp(e) }

// TypedRune implements fyne.Focusable.
func (r *ScrollView) TypedRune(c rune) { r.kit.Rune(c) }

// TypedKey implements fyne.Focusable.
func (r *ScrollView) TypedKey(e *fyne.KeyEvent) {
	if r.kit.IsTaken() {
		return
	}
	if !r.readKey(e.Name) && !r.Scroll(e.Name) {
		r.kit.Key(e)
	}
}

// Scroll scrolls by a key, and reports whether there is more than can be seen.
func (r *ScrollView) Scroll(name fyne.KeyName) bool {
	line, page := float32(r.kit.Size(40)), r.Size().Height*.9
	by, ok := map[fyne.KeyName]float32{
		fyne.KeyUp: -line, fyne.KeyDown: line, fyne.KeyPageUp: -page, fyne.KeyPageDown: page, fyne.KeySpace: page,
		fyne.KeyHome: -r.At(), fyne.KeyEnd: r.overflow(),
	}[name]
	if !ok || r.overflow() <= 0 {
		return false
	}
	r.To(min(max(r.At()+by, 0), r.overflow()))
	return true
}

// overflow returns by how much the content is higher than the space for it.
func (r *ScrollView) overflow() float32 {
	return r.scroll.Content.MinSize().Height - r.Size().Height + 2*r.inset
}

// Disabled implements fyne.Disableable: Tab skips it if all of its content is visible, or takes
// the focus itself.
func (r *ScrollView) Disabled() bool { return r.Holds || r.overflow() <= 0 }

// Enable implements fyne.Disableable; the content decides.
func (r *ScrollView) Enable() {}

// Disable implements fyne.Disableable; the content decides.
func (r *ScrollView) Disable() {}
