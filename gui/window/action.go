package window

import (
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
)

// A Key is a key with its modifiers.
type Key struct {
	Name fyne.KeyName
	Mod  fyne.KeyModifier
}

const (
	ctrl  = fyne.KeyModifierShortcutDefault // Command on macOS
	shift = fyne.KeyModifierShift
	alt   = fyne.KeyModifierAlt
)

// An Action is a command of the player. Menus, keys and the key sheet are all made from
// the list of actions, so that they always agree.
type Action struct {
	ID      string // its name is the text "action.ID" in the catalogue
	Label   string // or this text instead
	Page    bool   // it opens a page
	Asks    bool   // it asks for more before it does anything, which its menu item shows by an ellipsis
	Keys    []Key  // keys in the profile SudokuPad
	Run     func()
	Enabled func() bool
	Checked func() bool
	Opens   bool  // it opens a menu, also beside another
	Repeats bool  // it runs again and again while its key is held
	bound   []Key // keys in the chosen profile, on the keyboard at hand
	shown   []Key // of these what menus, tooltips and the key sheet show
	item    *fyne.MenuItem

	name     string        // of the item, without keys
	shortcut fyne.Shortcut // what the toolkit sends for the first of these; nil: none
}

// A Menu is a title and its items.
type Menu struct {
	ID    string
	Items []Item
}

// An Item of a menu is an action, a menu within, or a line between others.
type Item interface{ inMenu() }

type line struct{}

func (*Action) inMenu() {}
func (*Menu) inMenu()   {}
func (line) inMenu()    {}

// label returns the name of an action. Recent games and choices have their own.
func (as *actions) label(a *Action) string {
	if a.Label != "" {
		return a.Label
	}
	if as.lang.Has("action." + a.ID) {
		return as.T("action." + a.ID)
	}
	return a.ID
}

// caps returns the labels of the keys to press together.
func (as *actions) caps(k Key) (caps []string) {
	for _, m := range []struct {
		mod  fyne.KeyModifier
		name string
	}{{fyne.KeyModifierControl, as.T("key.Ctrl")}, {alt, as.T("key.Alt")}, {shift, as.T("key.Shift")}, {fyne.KeyModifierSuper, "⌘"}} {
		if k.Mod&m.mod != 0 {
			caps = append(caps, m.name)
		}
	}
	name := string(k.Name)
	if r, ok := strings.CutPrefix(name, screen.CharPrefix); ok {
		return append(caps, r)
	}
	if r, ok := strings.CutPrefix(name, screen.PadPrefix); ok {
		return append(caps, as.T("key.pad", "key", r))
	}
	if as.lang.Has("key." + name) {
		name = as.T("key." + name)
	}
	return append(caps, name)
}

// enabled reports whether a can run now.
func (a *Action) enabled() bool { return a.Enabled == nil || a.Enabled() }
