// Package widget holds the painted controls of the window: buttons, labels, lists,
// pictures. They know no puzzle; their sizes are in toolkit units.
package widget

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
)

// A Kit is what every painted control is made with. A change of theme, language
// or text size makes a new Kit and new controls.
type Kit struct {
	Painter   *paint.Painter
	Pal       *theme.Palette
	TextScale float64              // text scale, .85 to 2
	Scale     func() float32       // device pixels to a unit; nil: 1
	Still     bool                 // nothing is to move
	Done      func()               // after a control was used: gives the board its focus back
	Say       func(string)         // why a disabled control does nothing
	Key       func(*fyne.KeyEvent) // keys that a focused control does not know
	Rune      func(rune)           // and characters
	Tight     func(text string)    // where there is one: is told of text that has no room
	Down      func(*fyne.KeyEvent) // keys of any kind that go down
	Field     func()               // where there is one: a text field got the keys or lost them
}

// Size returns a text size or a height that grows with the text, in units.
func (k *Kit) Size(v float64) float64 { return v * k.TextScale }

func (k *Kit) scale() float64 {
	if k.Scale == nil {
		return 1
	}
	return float64(k.Scale())
}

func (k *Kit) tight(s string) {
	if k.Tight != nil {
		k.Tight(s)
	}
}
