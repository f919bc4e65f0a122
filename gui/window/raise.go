package window

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"

	"sudoku/gui/session"
)

// Raise shows the window after the program was started once more, and opens the files
// named there.
func (w *Window) Raise(files []string) {
	o := opening{Request: session.Request{Paths: files}}
	if onWayland(w.win) { // on Wayland a window can't raise itself
		o.then = func() {
			w.Toolkit.SendNotification(fyne.NewNotification(w.T("single.title"), w.T("single.open", "title", w.status.title())))
		}
	} else {
		// Show would wait for a window on another workspace until someone goes there.
		// Asked for the focus, the desktop shows the window or says that it has news.
		w.win.RequestFocus()
	}
	if len(files) > 0 {
		w.opener.read(o)
	} else if o.then != nil {
		o.then()
	}
}

// onWayland reports whether a window is shown by Wayland.
func onWayland(w fyne.Window) (is bool) {
	if n, ok := w.(driver.NativeWindow); ok {
		n.RunNative(func(context any) { _, is = context.(driver.WaylandWindowContext) })
	}
	return is
}
