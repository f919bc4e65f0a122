//go:build cgo && !headless

package gui

import (
	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"

	"sudoku/gui/window"
)

// inputHook returns a func to call in each frame, which takes part in what the toolkit is told of
// keys and pointer as soon as there is a window.
func inputHook(a fyne.App, w *window.Window) func() {
	started, hooked := false, false
	a.Lifecycle().SetOnStarted(func() { started = true }) // before that there is nothing to ask
	return func() {
		if hooked || !started {
			return
		}
		if win := glfw.GetCurrentContext(); win != nil {
			hooked = true
			hookPointer(win, w.HideTooltip)
			holdInput(win, w.Take)
		}
	}
}

// holdInput has all that is typed and pressed go through take, which may keep it for a while: what
// is typed after a paste comes after what is pasted.
func holdInput(win *glfw.Window, take func(event func(), escape bool)) {
	var key glfw.KeyCallback
	var char glfw.CharCallback
	var move glfw.CursorPosCallback
	var enter glfw.CursorEnterCallback
	var press glfw.MouseButtonCallback
	var scroll glfw.ScrollCallback
	key = win.SetKeyCallback(func(w *glfw.Window, k glfw.Key, code int, action glfw.Action, mods glfw.ModifierKey) {
		take(func() { key(w, k, code, action, mods) }, k == glfw.KeyEscape && action == glfw.Press)
	})
	char = win.SetCharCallback(func(w *glfw.Window, r rune) { take(func() { char(w, r) }, false) })
	move = win.SetCursorPosCallback(func(w *glfw.Window, x, y float64) { take(func() { move(w, x, y) }, false) })
	enter = win.SetCursorEnterCallback(func(w *glfw.Window, in bool) { take(func() { enter(w, in) }, false) })
	press = win.SetMouseButtonCallback(func(w *glfw.Window, b glfw.MouseButton, action glfw.Action, mods glfw.ModifierKey) {
		take(func() { press(w, b, action, mods) }, false)
	})
	scroll = win.SetScrollCallback(func(w *glfw.Window, x, y float64) { take(func() { scroll(w, x, y) }, false) })
}
