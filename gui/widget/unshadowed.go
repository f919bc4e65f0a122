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
	bars := slices.DeleteFunc(slices.Clone(r.Objects()[1:]), func(o fyne.CanvasObject) bool {
		return fmt.Sprintf("%T", o) == "*widget.Shadow"
	})
	return unshadowedRenderer{r, bars}
}

type unshadowedRenderer struct {
	fyne.WidgetRenderer
	bars []fyne.CanvasObject
}

// Objects implements fyne.WidgetRenderer.
func (r unshadowedRenderer) Objects() []fyne.CanvasObject {
	return slices.Concat(r.WidgetRenderer.Objects()[:1], r.bars) // the content may be another one now
}
