package widget

import (
	"fmt"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// TestUnshadowed: what scrolls has its content and its bar, moves, and has no shadow.
func TestUnshadowed(t *testing.T) {
	test.NewTempApp(t)
	tall := canvas.NewRectangle(color.Black)
	tall.SetMinSize(fyne.NewSize(10, 500))
	u := unshadow(container.NewVScroll(tall))
	w := test.NewTempWindow(t, u)
	w.Resize(fyne.NewSize(100, 100))
	u.ScrollToOffset(fyne.NewPos(0, 70))
	if tall.Position().Y != -70 {
		t.Errorf("it is at %v", tall.Position())
	}
	other := canvas.NewRectangle(color.White)
	u.Content = other
	u.Refresh()
	list := test.WidgetRenderer(u).Objects()
	if list[0] != fyne.CanvasObject(other) {
		t.Error("the content is that of before")
	}
	for _, o := range list {
		if fmt.Sprintf("%T", o) == "*widget.Shadow" {
			t.Error("there is a shadow")
		}
	}
	if n := len(list); n < 2 {
		t.Errorf("%d objects: without a bar", n)
	}
}
