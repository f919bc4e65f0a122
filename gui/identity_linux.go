//go:build cgo && !headless

package gui

import "github.com/go-gl/glfw/v3.4/glfw"

// identify tells the desktop which menu entry the windows belong to, by which it finds
// their icon. On other systems the toolkit does this.
func identify() {
	glfw.WindowHintString(glfw.WaylandAppID, ID)
	glfw.WindowHintString(glfw.X11ClassName, ID)
	glfw.WindowHintString(glfw.X11InstanceName, "sudoku-desk")
}
