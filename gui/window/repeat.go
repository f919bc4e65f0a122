package window

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/key"
	"sudoku/gui/screen"
	"sudoku/gui/screen/enter"
)

// A key that is held repeats. The toolkit reports a press and its release, but types a
// repetition like a press. Only what one does on and on is meant then: to move, to erase
// letters, to undo.

// A heldKey is the key that was pressed last and is not released yet.
type heldKey struct {
	press    *fyne.KeyEvent // nil: none
	shortcut bool           // the press has run a shortcut
}

// down handles the press of any key, before it is typed or runs a shortcut.
func (kb *keyboard) down(e *fyne.KeyEvent) {
	kb.HideTooltip()
	kb.app.Used()
	kb.movePadKey()
	kb.held, kb.repeat = heldKey{press: e}, false
	kb.tellKey(e, true)
	if screen.IsModifier(e.Name) {
		kb.menus.FollowKeyboard()
	}
}

// up handles the release of any key: that of Alt opens the menu or closes it.
func (kb *keyboard) up(e *fyne.KeyEvent) {
	kb.tellKey(e, false)
	if p := kb.held.press; p != nil && p.Physical == e.Physical {
		kb.held, kb.repeat = heldKey{}, false
		if (e.Name == desktop.KeyAltLeft || e.Name == desktop.KeyAltRight) && key.Modifiers()&^key.Alt == 0 {
			kb.menus.Toggle() // it was pressed alone
		}
	}
}

// repeats reports whether a typed key is a repetition: the key is held, and its press
// was another event.
func (kb *keyboard) repeats(e *fyne.KeyEvent) bool {
	p := kb.held.press
	return p != nil && p != e && p.Physical == e.Physical
}

// repeatsShortcut is repeats for a key that the toolkit sends as a shortcut.
func (kb *keyboard) repeatsShortcut(name fyne.KeyName) bool {
	if p := kb.held.press; p == nil || p.Name != name {
		return false
	}
	again := kb.held.shortcut
	kb.held.shortcut = true
	return again
}

// repeatsItem reports whether the toolkit runs a menu item because one of its keys is held. The key
// counts once, also where several keys of the item are the same one with other modifiers.
func (kb *keyboard) repeatsItem(keys []key.Key) bool {
	p := kb.held.press
	if p == nil || key.Modifiers() == 0 { // it was chosen in the menu
		return false
	}
	return slices.ContainsFunc(keys, func(k key.Key) bool { return k.Name == p.Name }) && kb.repeatsShortcut(p.Name)
}

// goesOn reports whether a key does the same again while it is held.
func (kb *keyboard) goesOn(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if _, moves := arrows[name]; moves || name == fyne.KeyBackspace && enter.Entering(kb.app) != nil {
		return true
	}
	a := kb.menus.First(key.Key{Name: name, Mod: mod})
	return a != nil && a.Repeats
}
