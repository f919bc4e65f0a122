// Package key holds keys: what they are called, what they print on the keyboard at hand, where
// they lie, and what each profile binds to them.
package key

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A Key is a key with its modifiers.
type Key struct {
	Name fyne.KeyName
	Mod  fyne.KeyModifier
}

const (
	Ctrl  = fyne.KeyModifierShortcutDefault // Command on macOS
	Shift = fyne.KeyModifierShift
	Alt   = fyne.KeyModifierAlt
)

// With returns keys that are pressed together with the same modifiers.
func With(mod fyne.KeyModifier, names ...fyne.KeyName) (list []Key) {
	for _, name := range names {
		list = append(list, Key{name, mod})
	}
	return list
}

// Char returns the name of a character, on any key.
func Char(r rune) fyne.KeyName { return fyne.KeyName(screen.CharPrefix + string(r)) }

// Digit returns the name of the key of a digit.
func Digit(d puzzle.Digit) fyne.KeyName { return fyne.KeyName(rune('0' + d)) }

// Function reports whether a key is one of F1 to F12.
func Function(name fyne.KeyName) bool { return functionKeys[name] }

var functionKeys = map[fyne.KeyName]bool{
	fyne.KeyF1: true, fyne.KeyF2: true, fyne.KeyF3: true, fyne.KeyF4: true, fyne.KeyF5: true, fyne.KeyF6: true,
	fyne.KeyF7: true, fyne.KeyF8: true, fyne.KeyF9: true, fyne.KeyF10: true, fyne.KeyF11: true, fyne.KeyF12: true,
}

// Command reports whether more than Shift is held with the key.
func (k Key) Command() bool { return k.Mod&^Shift != 0 }

// Shortcut returns what the toolkit sends for the key. It never sends Ctrl with Z, Y, X,
// C, V or A as a CustomShortcut, so each of these needs its own type. Text fields use
// the clipboard in the shortcut to copy and paste.
func (k Key) Shortcut(c fyne.Clipboard) fyne.Shortcut {
	if k.Mod == Ctrl {
		switch k.Name {
		case fyne.KeyZ:
			return &fyne.ShortcutUndo{}
		case fyne.KeyY:
			return &fyne.ShortcutRedo{}
		case fyne.KeyC:
			return &fyne.ShortcutCopy{Clipboard: c}
		case fyne.KeyV:
			return &fyne.ShortcutPaste{Clipboard: c}
		case fyne.KeyA:
			return &fyne.ShortcutSelectAll{}
		}
	}
	return &desktop.CustomShortcut{KeyName: fyne.KeyName(strings.TrimPrefix(string(k.Name), screen.CharPrefix)), Modifier: k.Mod}
}

// Caps returns the labels of the keys to press together.
func (k Key) Caps(l words.Lang) (caps []string) {
	for _, m := range []struct {
		mod  fyne.KeyModifier
		name string
	}{{fyne.KeyModifierControl, l.T("key.Ctrl")}, {Alt, l.T("key.Alt")}, {Shift, l.T("key.Shift")}, {fyne.KeyModifierSuper, "⌘"}} {
		if k.Mod&m.mod != 0 {
			caps = append(caps, m.name)
		}
	}
	name := string(k.Name)
	if r, ok := strings.CutPrefix(name, screen.CharPrefix); ok {
		return append(caps, r)
	}
	if r, ok := strings.CutPrefix(name, screen.PadPrefix); ok {
		return append(caps, l.T("key.pad", "key", r))
	}
	if l.Has("key." + name) {
		name = l.T("key." + name)
	}
	return append(caps, name)
}

// Text returns the labels of the keys to press together in one text.
func (k Key) Text(l words.Lang) string { return strings.Join(k.Caps(l), "+") }

// Modifiers returns the modifier keys that are held; key events do not include them.
func Modifiers() fyne.KeyModifier {
	if d, ok := fyne.CurrentApp().Driver().(desktop.Driver); ok {
		return d.CurrentKeyModifiers()
	}
	return 0
}
