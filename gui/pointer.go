//go:build !headless

package gui

import (
	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"
)

// pointerHook returns a func to call in each frame, which makes the wheel count where the
// pointer is. The toolkit takes notice of the pointer once a frame, but scrolls at once:
// a notch that comes together with the pointer, as from remote desktops, would scroll
// what was under it before. Such a notch has to wait until the move was dealt with; all
// others don't. away is called for each notch, and when the pointer leaves the window, of
// which the toolkit tells nobody.
func pointerHook(a fyne.App, away func()) func() {
	started, hooked := false, false
	a.Lifecycle().SetOnStarted(func() { started = true }) // before that there is nothing to ask
	return func() {
		if hooked || !started {
			return
		}
		if win := glfw.GetCurrentContext(); win != nil {
			hooked = true
			hookPointer(win, away)
		}
	}
}

func hookPointer(win *glfw.Window, away func()) {
	var move glfw.CursorPosCallback
	var scroll glfw.ScrollCallback
	moved := false // in this frame
	move = win.SetCursorPosCallback(func(w *glfw.Window, x, y float64) {
		if !moved {
			moved = true
			fyne.Do(func() { moved = false })
		}
		move(w, x, y)
	})
	scroll = win.SetScrollCallback(func(w *glfw.Window, x, y float64) {
		away()
		if !moved {
			scroll(w, x, y)
			return
		}
		fyne.Do(func() { scroll(w, x, y) })
	})
	win.SetCursorEnterCallback(func(_ *glfw.Window, in bool) {
		if !in {
			away()
		}
	})
}
