//go:build cgo && !headless

package gui

import (
	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"
)

// hookPointer makes the wheel count where the pointer is. The toolkit takes notice of the pointer once
// a frame, but scrolls at once:
// a notch that comes together with the pointer, as from remote desktops, would scroll
// what was under it before. Such a notch has to wait until the move was dealt with; all
// others don't.
//
// The toolkit doesn't know either when the pointer leaves the window, and leaves things
// looking as if it were on them: to it the pointer goes far away then. away is called when
// the pointer has left, and for each notch.
func hookPointer(win *glfw.Window, away func()) {
	var toolkitMove glfw.CursorPosCallback
	var toolkitScroll glfw.ScrollCallback
	moved := false // in this frame
	move := func(w *glfw.Window, x, y float64) {
		if !moved {
			moved = true
			fyne.Do(func() { moved = false })
		}
		toolkitMove(w, x, y)
	}
	toolkitMove = win.SetCursorPosCallback(move)
	toolkitScroll = win.SetScrollCallback(func(w *glfw.Window, x, y float64) {
		away()
		if !moved {
			toolkitScroll(w, x, y)
			return
		}
		fyne.Do(func() { toolkitScroll(w, x, y) })
	})
	win.SetCursorEnterCallback(func(w *glfw.Window, in bool) {
		switch {
		case !in && !pressed(w):
			away()
			move(w, -1, -1) // so that nothing looks as if the pointer were on it
		case in:
			x, y := w.GetCursorPos() // where it was before, for all that GLFW would say
			move(w, x, y)
		}
	})
}

// pressed reports whether a button of the mouse is held: a drag goes on outside of the
// window.
func pressed(w *glfw.Window) bool {
	for _, b := range []glfw.MouseButton{glfw.MouseButtonLeft, glfw.MouseButtonMiddle, glfw.MouseButtonRight} {
		if w.GetMouseButton(b) == glfw.Press {
			return true
		}
	}
	return false
}
