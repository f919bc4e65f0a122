package page

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/widget"
)

// TestRender: what holds a control or a text field can give it the focus before it was drawn, or when that was long
// ago, which is the same to the toolkit.
func TestRender(t *testing.T) {
	b := testBase(t)
	button, entry, deep := b.Kit.Button("x", false, func() {}), NewEntry(b, 9, func() {}), NewEntry(b, 9, func() {})
	for name, c := range map[string]struct {
		holder fyne.CanvasObject
		inner  fyne.Focusable
	}{
		"scroll": {b.Kit.NewScrollView(container.NewWithoutLayout(button)), button},
		"offer":  {NewOfferField(b, entry, func(*widget.Canvas) {}, func() string { return "" }), entry},
		"both":   {b.Kit.NewScrollView(container.NewWithoutLayout(NewOfferField(b, deep, func(*widget.Canvas) {}, func() string { return "" }))), deep},
	} {
		canvas := test.NewCanvas()
		canvas.SetContent(container.NewWithoutLayout(c.holder))
		if canvas.Focus(c.inner); canvas.Focused() != nil {
			t.Errorf("%s: the toolkit finds it at once", name)
		}
		widget.Render(c.holder)
		if canvas.Focus(c.inner); canvas.Focused() != c.inner {
			t.Errorf("%s: it hasn't got the focus", name)
		}
	}
}
