//go:build cgo && !headless

package gui

import "github.com/go-gl/glfw/v3.4/glfw"

// printed returns what a key prints without Shift on the keyboard at hand, "" if nothing. The key
// is named by what it has on an American keyboard, as GLFW names it.
func printed(key rune) string {
	if glfw.GetKeyScancode(glfw.Key(key)) < 0 {
		return ""
	}
	return glfw.GetKeyName(glfw.Key(key), 0)
}
