package window

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

var arrows = map[fyne.KeyName]game.InputKind{
	fyne.KeyUp: game.Up, fyne.KeyDown: game.Down, fyne.KeyLeft: game.Left, fyne.KeyRight: game.Right,
}

// modifiers asks what is held down: key events do not tell.
func (w *Window) modifiers() fyne.KeyModifier {
	if d, ok := fyne.CurrentApp().Driver().(desktop.Driver); ok {
		return d.CurrentKeyModifiers()
	}
	return 0
}

// typedKey takes the keys of the board, and those that nothing else took. Digits
// come by the place of their key, so that Shift and keyboards on which they need
// Shift do no harm.
func (w *Window) typedKey(name fyne.KeyName) bool { return w.key(name, w.modifiers()) }

func (w *Window) key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if w.win.Canvas().Overlays().Top() != nil {
		if name == fyne.KeyEscape && w.dialog != nil {
			w.dialog.Hide() // the toolkit's dialogs know no Escape
			w.focusBoard()
		}
		return false
	}
	if w.entering != nil && mod&^shift == 0 && w.entryKey(name) {
		return true
	}
	if kind, ok := arrows[name]; ok {
		w.input(game.Input{Kind: kind, Add: mod&(shift|fyne.KeyModifierControl) != 0})
		return true
	}
	if d := digitOf(name); d > 0 && w.digitKey(d, mod) {
		return true
	}
	if name == fyne.KeyEscape {
		w.escape()
		return true
	}
	if a := w.keys[Key{name, mod}]; a != nil && a.enabled() {
		w.fire(a)
		return true
	}
	return w.pageKey(name)
}

// pageKey: Return does what the page's primary button does.
func (w *Window) pageKey(name fyne.KeyName) bool {
	if name != fyne.KeyReturn && name != fyne.KeyEnter {
		return false
	}
	switch w.page.(type) {
	case *page.New:
		w.make()
	case *page.Done:
		w.another()
	default:
		return false
	}
	return true
}

func digitOf(name fyne.KeyName) puzzle.Digit {
	if len(name) == 1 && name[0] >= '1' && name[0] <= '9' {
		return puzzle.Digit(name[0] - '0')
	}
	return 0
}

// digitKey: a digit alone in the mode at hand, with Shift a corner mark, with
// Ctrl a centre mark, with both a colour.
func (w *Window) digitKey(d puzzle.Digit, mod fyne.KeyModifier) bool {
	in := game.Input{Kind: game.TypeAs, Digit: d}
	switch mod {
	case 0:
		in.Kind = game.Type
	case shift:
		in.Mode = game.CornerMode
	case ctrl:
		in.Mode = game.CentreMode
	case ctrl | shift:
		in.Mode = game.ColourMode
	case alt | shift:
		if w.playing() {
			w.showAlso(d)
		}
		return true
	default:
		return false
	}
	w.input(in)
	return true
}

// typedShortcut takes what the toolkit sends as a shortcut. Where the board has
// the focus the canvas's own shortcuts do not run: they are found here.
func (w *Window) typedShortcut(s fyne.Shortcut) {
	if k, ok := s.(fyne.KeyboardShortcut); ok {
		w.key(k.Key(), k.Mod())
	}
}
