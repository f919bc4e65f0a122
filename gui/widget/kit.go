// Package widget holds the painted controls of the window: buttons, labels, lists,
// pictures. They know nothing about Sudoku; their sizes are in toolkit units.
package widget

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
)

// A Kit is what every painted control is made with. A change of theme, language or text
// size makes a new Kit and new controls.
type Kit struct {
	Painter   *paint.Painter
	Pal       *theme.Palette
	TextScale float64                   // text scale, .85 to 2, and more in large windows
	Scale     func() float32            // device pixels per unit; nil: 1
	Still     bool                      // no animations
	Done      func()                    // called after a control was used: returns the focus to the board
	Say       func(string)              // shows why a disabled control does nothing
	Unsay     func(string)              // takes that back when it no longer holds; may be nil
	Key       func(*fyne.KeyEvent)      // handles keys that a focused control does not know
	Rune      func(rune)                // handles characters typed on a focused control
	Tight     func(text string)         // if not nil: called with text that does not fit
	Cut       func(text string)         // if not nil: called with text that is cut with an ellipsis
	Written   func(Written)             // if not nil: called before a text is painted
	Down      func(*fyne.KeyEvent)      // called for every key press on a focused control; may be nil
	Up        func(*fyne.KeyEvent)      // called for every release of a key there; may be nil
	Pointer   func()                    // called for all that the pointer does on a control; may be nil
	Repeats   func(*fyne.KeyEvent) bool // reports whether a typed key is a repetition of a key that is held; nil: never
	Now       func() time.Time          // the time of presses; nil: time.Now
	Taken     func() bool               // reports whether the key at hand belongs to the screen reader; nil: never
	MenuKey   func(fyne.Shortcut) bool  // runs the menu item of a shortcut pressed in a text field, and reports whether there is one; may be nil
	Field     func()                    // if not nil: called when a text field gets or loses the focus
	Listened  func() bool               // reports whether a reader listens; nil: none does
	ReadText  func(use func(string))    // calls use with the text on the clipboard when that has come; nil: the toolkit is asked
	Changed   func()                    // if not nil: called when something may say or show something else
	Action    func(id string) Tip       // the name and the keys of an action; may be nil
	Tooltip   *Tooltip                  // may be nil

	refusal string // why the disabled control that was pressed last does nothing
}

// Recant takes back why a disabled control does nothing: it can be used now, or is gone.
func (k *Kit) Recant() {
	if said := k.refusal; said != "" && k.Unsay != nil {
		k.refusal = ""
		k.Unsay(said)
	}
}

// KeyDown passes on the press of a key.
func (k *Kit) KeyDown(e *fyne.KeyEvent) {
	if k.Down != nil {
		k.Down(e)
	}
}

// KeyUp passes on the release of a key.
func (k *Kit) KeyUp(e *fyne.KeyEvent) {
	if k.Up != nil {
		k.Up(e)
	}
}

// pointed says that the pointer was moved or pressed.
func (k *Kit) pointed() {
	if k.Pointer != nil {
		k.Pointer()
	}
}

// IsRepeat reports whether a typed key is a repetition of a key that is held.
func (k *Kit) IsRepeat(e *fyne.KeyEvent) bool { return k.Repeats != nil && k.Repeats(e) }

// IsTaken reports whether the key at hand belongs to the screen reader.
func (k *Kit) IsTaken() bool { return k.Taken != nil && k.Taken() }

// presses reports whether a key presses what has the focus.
func presses(e *fyne.KeyEvent) bool {
	return e.Name == fyne.KeySpace || e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter
}

// OpensMenu reports whether a key opens the menu of what has the focus: the key for that, or Shift
// and F10.
func OpensMenu(e *fyne.KeyEvent) bool {
	return e.Name == desktop.KeyMenu || e.Name == fyne.KeyF10 && Shifted()
}

// Shifted reports whether Shift is held.
func Shifted() bool {
	d, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return ok && d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0
}

// Size scales a text size, or a height that grows with the text, in units.
func (k *Kit) Size(v float64) float64 { return v * k.TextScale }

func (k *Kit) scale() float64 {
	if k.Scale == nil {
		return 1
	}
	return float64(k.Scale())
}

func (k *Kit) now() time.Time {
	if k.Now == nil {
		return time.Now()
	}
	return k.Now()
}

func (k *Kit) tight(s string) {
	if k.Tight != nil {
		k.Tight(s)
	}
}
