package window

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

var arrows = map[fyne.KeyName]game.InputKind{
	fyne.KeyUp: game.Up, fyne.KeyDown: game.Down, fyne.KeyLeft: game.Left, fyne.KeyRight: game.Right,
	fyne.KeyHome: game.RowStart, fyne.KeyEnd: game.RowEnd,
}

// modifiers asks what is held down: key events do not tell.
func (w *Window) modifiers() fyne.KeyModifier {
	if d, ok := fyne.CurrentApp().Driver().(desktop.Driver); ok {
		return d.CurrentKeyModifiers()
	}
	return 0
}

// typedKey takes the keys of the board. Digits come by the place of their key, so
// that Shift and keyboards on which they need Shift do no harm; letters come as
// they are labelled, and by their place where the labels are not Latin.
func (w *Window) typedKey(e *fyne.KeyEvent) {
	mod, name := w.modifiers(), e.Name
	w.settlePad()
	if keypad(name, e.Physical.ScanCode) {
		if w.waitPad(name, mod) {
			return
		}
		name = padKey(name)
	}
	if name == fyne.KeyUnknown {
		name = latin(e.Physical.ScanCode, systemOf(w.win))
	}
	w.took = w.key(name, mod)
}

// typedRune takes characters that lie elsewhere on every keyboard, such as the
// question mark; not those of a key that did something already.
func (w *Window) typedRune(r rune) {
	if w.pad != "" {
		w.took = w.key(w.typedPad(), 0)
	}
	if !w.took {
		w.key(char(r).Name, 0)
	}
	w.took = false
}

// typedLoose takes keys while nothing has the focus.
func (w *Window) typedLoose(e *fyne.KeyEvent) {
	if w.board.Visible() {
		w.FocusBoard()
		w.typedKey(e)
	} else if !w.pageKey(e.Name) {
		w.typedElsewhere(e)
	}
}

// typedElsewhere takes the keys that a control or a list doesn't know. Keys that
// write belong to the board: they do nothing here.
func (w *Window) typedElsewhere(e *fyne.KeyEvent) {
	w.took = false
	if _, typing := find[screen.Typist](w); typing && len(w.screens) < 4 && e.Name != fyne.KeyEscape { // typing goes on, wherever the keys were
		w.FocusBoard()
		w.typedKey(e)
		return
	}
	if _, f := functionKeys[e.Name]; f || e.Name == fyne.KeyEscape {
		w.took = w.key(e.Name, w.modifiers())
	}
}

// runeElsewhere is for the question mark alone.
func (w *Window) runeElsewhere(r rune) {
	if r == '?' && !w.took {
		w.key(char(r).Name, 0)
	}
}

var functionKeys = map[fyne.KeyName]bool{
	fyne.KeyF1: true, fyne.KeyF2: true, fyne.KeyF3: true, fyne.KeyF4: true, fyne.KeyF5: true, fyne.KeyF6: true,
	fyne.KeyF7: true, fyne.KeyF8: true, fyne.KeyF9: true, fyne.KeyF10: true, fyne.KeyF11: true, fyne.KeyF12: true,
}

// key does what a key means, and reports whether it means anything.
func (w *Window) key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if w.win.Canvas().Overlays().Top() != nil {
		if name == fyne.KeyEscape && w.dialog != nil {
			w.dialog.Hide() // the toolkit's dialogs know no Escape
			w.FocusBoard()
		}
		return false
	}
	if s, ok := w.top().(screen.Keyer); ok && s.Key(name, mod) {
		return true
	}
	if w.arrow(name, mod) {
		return true
	}
	if d := screen.DigitOf(name); d > 0 && w.typeDigit(d, mod) {
		return true
	}
	if name == fyne.KeyEscape {
		if !w.stopOpening() {
			w.escape()
		}
		return true
	}
	for _, a := range w.keys[Key{name, mod}] {
		if a.enabled() {
			w.fire(a)
			return true
		}
	}
	return w.pageKey(name)
}

// arrow moves the cursor; with Shift or Ctrl it adds to what is selected.
func (w *Window) arrow(name fyne.KeyName, mod fyne.KeyModifier) bool {
	kind, ok := arrows[name]
	if !ok || mod&fyne.KeyModifierAlt != 0 {
		return false
	}
	in := game.Input{Kind: kind, Add: mod&(shift|ctrl|fyne.KeyModifierControl) != 0}
	if mod == ctrl && (kind == game.RowStart || kind == game.RowEnd) {
		in.Kind, in.Add = kind+game.ColumnStart-game.RowStart, false
	}
	if w.prefs.On(screen.PrefHoDoKu) && mod == ctrl && kind <= game.Right {
		w.jump(kind)
		return true
	}
	w.input(in)
	return true
}

// pageKey: Return does what the page's primary button does.
func (w *Window) pageKey(name fyne.KeyName) bool {
	enter := name == fyne.KeyReturn || name == fyne.KeyEnter
	if w.session.Game.Paused() && w.page() == page.Page(w.play) && (enter || name == fyne.KeySpace) {
		w.togglePause()
		return true
	}
	return false
}

// typeDigit: a digit alone in the current mode, with Shift a corner mark, with
// Ctrl a centre mark, with both a colour.
func (w *Window) typeDigit(d puzzle.Digit, mod fyne.KeyModifier) bool {
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
