package screen

import (
	"fyne.io/fyne/v2"
	fynewidget "fyne.io/fyne/v2/widget"
)

// A stepsChoice is the toolkit's drop-down list that passes unknown keys on to the window.
type stepsChoice struct {
	fynewidget.Select
	key func(*fyne.KeyEvent)
}

// TypedKey implements fyne.Focusable.
func (c *stepsChoice) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyUp, fyne.KeyDown:
		c.Select.TypedKey(e)
	default:
		c.key(e)
	}
}

// AccessibilityLabel implements fyne.Accessible.
func (c *stepsChoice) AccessibilityLabel() string { return c.PlaceHolder }

// AccessibilityRole implements fyne.Accessible.
func (c *stepsChoice) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }
