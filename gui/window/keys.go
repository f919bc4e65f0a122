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

// A keyboard takes the keys, wherever the toolkit sends them.
type keyboard struct {
	w       *Window
	handled bool         // the last key did something: ignore the rune that follows
	pad     fyne.KeyName // a key of the keypad whose character may follow
	padTurn int
}

// modifiers asks what is held down: key events do not tell.
func (kb *keyboard) modifiers() fyne.KeyModifier {
	if d, ok := fyne.CurrentApp().Driver().(desktop.Driver); ok {
		return d.CurrentKeyModifiers()
	}
	return 0
}

// typedKey takes the keys of the board. Digits come by the place of their key, so
// that Shift and keyboards on which they need Shift do no harm; letters come as
// they are labelled, and by their place where the labels are not Latin.
func (kb *keyboard) typedKey(e *fyne.KeyEvent) {
	mod, name := kb.modifiers(), e.Name
	kb.movePadKey()
	if keypad(name, e.Physical.ScanCode) {
		if kb.holdPadKey(name, mod) {
			return
		}
		name = padKey(name)
	}
	if name == fyne.KeyUnknown {
		name = latin(e.Physical.ScanCode, systemOf(kb.w.win))
	}
	kb.handled = kb.key(name, mod)
}

// typedRune takes characters that lie elsewhere on every keyboard, such as the
// question mark; not those of a key that did something already.
func (kb *keyboard) typedRune(r rune) {
	if kb.pad != "" {
		kb.handled = kb.key(kb.takePadKey(), 0)
	}
	if !kb.handled {
		kb.key(char(r).Name, 0)
	}
	kb.handled = false
}

// typedUnfocused takes keys while nothing has the focus.
func (kb *keyboard) typedUnfocused(e *fyne.KeyEvent) {
	if kb.w.board.Visible() {
		kb.w.FocusBoard()
		kb.typedKey(e)
	} else if !kb.pageKey(e.Name) {
		kb.typedOutsideBoard(e)
	}
}

// typedOutsideBoard takes the keys that a control or a list doesn't know. Keys that
// write belong to the board: they do nothing here.
func (kb *keyboard) typedOutsideBoard(e *fyne.KeyEvent) {
	kb.handled = false
	if _, typing := find[screen.EntryScreen](kb.w); typing && len(kb.w.screens) < 4 && e.Name != fyne.KeyEscape { // typing goes on, wherever the keys were
		kb.w.FocusBoard()
		kb.typedKey(e)
		return
	}
	if _, f := functionKeys[e.Name]; f || e.Name == fyne.KeyEscape {
		kb.handled = kb.key(e.Name, kb.modifiers())
	}
}

// runeOutsideBoard is for the question mark alone.
func (kb *keyboard) runeOutsideBoard(r rune) {
	if r == '?' && !kb.handled {
		kb.key(char(r).Name, 0)
	}
}

var functionKeys = map[fyne.KeyName]bool{
	fyne.KeyF1: true, fyne.KeyF2: true, fyne.KeyF3: true, fyne.KeyF4: true, fyne.KeyF5: true, fyne.KeyF6: true,
	fyne.KeyF7: true, fyne.KeyF8: true, fyne.KeyF9: true, fyne.KeyF10: true, fyne.KeyF11: true, fyne.KeyF12: true,
}

// key does what a key means, and reports whether it means anything.
func (kb *keyboard) key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if kb.w.win.Canvas().Overlays().Top() != nil {
		if name == fyne.KeyEscape && kb.w.chooser.dialog != nil {
			kb.w.chooser.dialog.Hide() // the toolkit's dialogs know no Escape
			kb.w.FocusBoard()
		}
		return false
	}
	if s, ok := kb.w.top().(screen.KeyHandler); ok && s.Key(name, mod) {
		return true
	}
	if kb.arrow(name, mod) {
		return true
	}
	if d := screen.DigitOf(name); d > 0 && kb.typeDigit(d, mod) {
		return true
	}
	if name == fyne.KeyEscape {
		if !kb.w.opener.stopOpening() {
			kb.w.escape()
		}
		return true
	}
	for _, a := range kb.w.menus.keys[Key{name, mod}] {
		if a.enabled() {
			kb.w.menus.fire(a)
			return true
		}
	}
	return kb.pageKey(name)
}

// arrow moves the cursor; with Shift or Ctrl it adds to what is selected.
func (kb *keyboard) arrow(name fyne.KeyName, mod fyne.KeyModifier) bool {
	kind, ok := arrows[name]
	if !ok || mod&fyne.KeyModifierAlt != 0 {
		return false
	}
	in := game.Input{Kind: kind, Add: mod&(shift|ctrl|fyne.KeyModifierControl) != 0}
	if mod == ctrl && (kind == game.RowStart || kind == game.RowEnd) {
		in.Kind, in.Add = kind+game.ColumnStart-game.RowStart, false
	}
	if kb.w.prefs.On(screen.PrefHoDoKu) && mod == ctrl && kind <= game.Right {
		kb.w.menus.jump(kind)
		return true
	}
	kb.w.input(in)
	return true
}

// pageKey: Return does what the page's primary button does.
func (kb *keyboard) pageKey(name fyne.KeyName) bool {
	enter := name == fyne.KeyReturn || name == fyne.KeyEnter
	if kb.w.session.Game.Paused() && kb.w.page() == page.Page(kb.w.play) && (enter || name == fyne.KeySpace) {
		kb.w.togglePause()
		return true
	}
	return false
}

// typeDigit: a digit alone in the current mode, with Shift a corner mark, with
// Ctrl a centre mark, with both a colour.
func (kb *keyboard) typeDigit(d puzzle.Digit, mod fyne.KeyModifier) bool {
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
	kb.w.input(in)
	return true
}

// typedShortcut takes what the toolkit sends as a shortcut. Where the board has
// the focus the canvas's own shortcuts do not run: they are found here.
func (kb *keyboard) typedShortcut(s fyne.Shortcut) {
	if k, ok := s.(fyne.KeyboardShortcut); ok {
		kb.key(k.Key(), k.Mod())
	}
}
