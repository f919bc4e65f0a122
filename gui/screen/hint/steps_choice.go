package hint

import (
	"fyne.io/fyne/v2"
	fynewidget "fyne.io/fyne/v2/widget"

	"sudoku/gui/access"
	"sudoku/gui/page"
	"sudoku/gui/widget"
)

// A stepsChoice is the toolkit's drop-down list that passes unknown keys on to the window.
type stepsChoice struct {
	fynewidget.Select
	base    page.Base
	key     func(*fyne.KeyEvent)
	focused bool
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

// Describe implements widget.Describer.
func (c *stepsChoice) Describe() access.Node {
	return access.Node{Role: access.Combo, Name: c.PlaceHolder, State: access.Focusable | access.Expandable | access.Focused.If(c.focused),
		Bounds: c.base.Kit.Pixels(c.Size()), Actions: []string{"press"}, Do: func(q access.Request) {
			widget.Focus(c)
			if q.Deed == access.Press {
				c.Tapped(&fyne.PointEvent{})
			}
		}}
}

// FocusGained implements fyne.Focusable.
func (c *stepsChoice) FocusGained() { c.setFocus(true); c.Select.FocusGained() }

// FocusLost implements fyne.Focusable.
func (c *stepsChoice) FocusLost() { c.setFocus(false); c.Select.FocusLost() }

func (c *stepsChoice) setFocus(on bool) {
	if c.focused = on; c.base.Kit.Changed != nil {
		c.base.Kit.Changed()
	}
}

// AccessibilityLabel implements fyne.Accessible.
func (c *stepsChoice) AccessibilityLabel() string { return c.PlaceHolder }

// AccessibilityRole implements fyne.Accessible.
func (c *stepsChoice) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }
