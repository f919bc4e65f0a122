package widget

import "fyne.io/fyne/v2"

// LaidOut lays out a renderer that is made for a widget of a size. The toolkit drops the renderers of
// what is hidden for a minute, and lays out the new ones only where the size changes: without this
// the widget came back empty.
func LaidOut(r fyne.WidgetRenderer, size fyne.Size) fyne.WidgetRenderer {
	if size.Width > 0 && size.Height > 0 {
		r.Layout(size)
	}
	return r
}
