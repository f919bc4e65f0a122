package widget

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// An unshadowed scroll ends at its edge without the toolkit's shadow, which in dark themes is as light
// as the edge of a menu. (A theme for it alone would do, too, but the toolkit keeps for ever what has a
// theme of its own, and reads its fonts anew.)
type unshadowed struct{ *container.Scroll }

// unshadow takes the place of a scroll that isn't shown yet.
func unshadow(s *container.Scroll) unshadowed {
	u := unshadowed{s}
	extended := container.Scroll{Direction: s.Direction, Content: s.Content, OnScrolled: s.OnScrolled}
	extended.ExtendBaseWidget(u)
	*s = extended // its methods are about u from now on
	return u
}

// CreateRenderer implements fyne.Widget.
func (u unshadowed) CreateRenderer() fyne.WidgetRenderer {
	r := u.Scroll.CreateRenderer()
	list := slices.DeleteFunc(slices.Clone(r.Objects()), func(o fyne.CanvasObject) bool {
		return fmt.Sprintf("%T", o) == "*widget.Shadow"
	})
	return unshadowedRenderer{r, list}
}

type unshadowedRenderer struct {
	fyne.WidgetRenderer
	list []fyne.CanvasObject // the content and the bars
}

// Objects implements fyne.WidgetRenderer.
func (r unshadowedRenderer) Objects() []fyne.CanvasObject {
	r.list[0] = r.WidgetRenderer.Objects()[0] // the content may be another one now
	return r.list
}
