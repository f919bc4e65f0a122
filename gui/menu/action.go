// Package menu is the menu bar, the table of keys, and the page that lists these: all made from the
// list of what the player can do, so that they always agree.
package menu

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/key"
	"sudoku/puzzle/words"
)

// An Action is a command of the player.
type Action struct {
	ID      string    // its name is the text "action.ID" in the catalogue, in its menu "item.ID" if there is one
	Label   string    // or this text instead
	Apart   bool      // it has keys alone: its place is a page, and its menu has no item for it
	Page    bool      // it opens a page
	Asks    bool      // it asks for more before it does anything, which its menu item shows by an ellipsis
	Keys    []key.Key // keys in the profile SudokuPad
	Run     func()
	Enabled func() bool
	Checked func() bool
	Opens   bool // it opens a menu, also beside another
	Repeats bool // it runs again and again while its key is held

	bound    []key.Key     // keys in the chosen profile, on the keyboard at hand
	shown    []key.Key     // of these what menus, tooltips and the key sheet show
	shortcut fyne.Shortcut // what the toolkit sends for the first of these; nil: none
}

// A Menu is a title and its items.
type Menu struct {
	ID    string
	Items []Item
}

// New makes a menu.
func New(id string, items ...Item) *Menu { return &Menu{id, items} }

// An Item of a menu is an action, a menu within, or a line between others.
type Item interface{ inMenu() }

// A Line stands between other items.
type Line struct{}

func (*Action) inMenu() {}
func (*Menu) inMenu()   {}
func (Line) inMenu()    {}

// Lists are all actions, by where they are.
type Lists struct {
	Menus    []*Menu // of the bar
	Board    *Menu   // of the board, without a menu item
	Reading  *Menu   // those that read the board out
	Entering *Menu   // of the page on which a puzzle is typed
	Photo    *Menu   // and of that of a photo
}

// Title returns the name of an action. Recent games and choices have their own.
func (a *Action) Title(l words.Lang) string {
	if a.Label != "" {
		return a.Label
	}
	if l.Has("action." + a.ID) {
		return l.T("action." + a.ID)
	}
	return a.ID
}

// itemName returns its name in its menu, where the word over that says what it is about.
func (a *Action) itemName(l words.Lang) string {
	name := a.Title(l)
	if a.Label == "" && l.Has("item."+a.ID) {
		name = l.T("item." + a.ID)
	}
	if a.Asks {
		name = l.T("menu.asks", "name", name)
	}
	return name
}

// CanRun reports whether the action can run now.
func (a *Action) CanRun() bool { return a.Enabled == nil || a.Enabled() }

// Bound returns the keys that run the action in the chosen profile, on the keyboard at hand.
func (a *Action) Bound() []key.Key { return a.bound }

// Edits reports whether it is one that text fields have too.
func (a *Action) Edits() bool {
	if a.shortcut == nil {
		return false
	}
	_, ours := a.shortcut.(*desktop.CustomShortcut)
	return !ours
}
