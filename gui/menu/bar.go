package menu

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/key"
	"sudoku/gui/screen"
	"sudoku/gui/widget"
	"sudoku/puzzle/words"
)

// A Host is the window that has the bar.
type Host struct {
	App       *screen.App
	Window    fyne.Window
	Clipboard func() fyne.Clipboard
	List      func() Lists                 // all actions, in the language that is chosen
	Size      func() fyne.Size             // of the window, or that which it will have
	Board     func() fyne.CanvasObject     // takes keys while it is visible
	Repeats   func(keys []key.Key) bool    // the toolkit runs an item because one of its keys is held
	Shortcut  func(shortcut fyne.Shortcut) // handles what the toolkit sends for a key
}

// A Bar is the menu bar and the table of keys.
type Bar struct {
	Host
	Keys   map[key.Key][]*Action // what each key runs: the first that can
	Prints func(key rune) string // what a key prints; nil: not known yet
	Above  float64               // height of the picture of the bar, as it was placed

	lists  Lists
	items  []*Action // those with a menu item
	apart  []*Action // those of the menus without one
	main   *fyne.MainMenu
	whole  []*fyne.Menu                    // all menus, of which the bar may have some in its last one
	rows   map[*fyne.Menu][]*fyne.MenuItem // all of each menu, of which it may have some in its last one
	given  map[*fyne.Menu]int              // how many rows each menu was given; the toolkit may have added one
	labels key.Labels

	picture *picture // in place of the bar until it is used
	shown   bool
	onBoard bool // the items show the keys that the board takes
	word    word // of the menu that is open, or was
}

// NewBar makes a bar, in which Build puts the menus.
func NewBar(h Host) *Bar {
	return &Bar{Host: h, labels: key.American, lists: Lists{Entering: New("entering"), Photo: New("photo")}}
}

// Build makes the toolkit's menu bar and the table of keys.
func (b *Bar) Build() {
	b.items, b.apart, b.rows = nil, nil, map[*fyne.Menu][]*fyne.MenuItem{}
	b.picture = b.newPicture()
	main := fyne.NewMainMenu()
	b.lists = b.List()
	for _, m := range b.lists.Menus {
		main.Items = append(main.Items, b.menu(m))
	}
	b.BindKeys()
	b.main, b.whole = main, main.Items
	b.fold()
	b.apply()
	b.set()
}

func (b *Bar) menu(m *Menu) *fyne.Menu {
	out := fyne.NewMenu(b.t("menu." + m.ID))
	for _, it := range m.Items {
		switch it := it.(type) {
		case Line:
			out.Items = append(out.Items, fyne.NewMenuItemSeparator())
		case *Menu:
			item := fyne.NewMenuItem(b.t("menu."+it.ID), nil)
			item.ChildMenu = b.menu(it)
			item.Disabled = len(it.Items) == 0
			out.Items = append(out.Items, item)
		case *Action:
			if it.Apart {
				b.apart = append(b.apart, it)
				continue
			}
			out.Items = append(out.Items, b.menuItem(it))
		}
	}
	b.rows[out] = out.Items
	return out
}

func (b *Bar) menuItem(a *Action) *fyne.MenuItem {
	a.name = a.itemName(b.lang())
	a.item = fyne.NewMenuItem(a.name, func() { b.runItem(a) })
	a.item.IsQuit = a.ID == "quit"
	b.items = append(b.items, a)
	return a.item
}

// Lists returns all actions.
func (b *Bar) Lists() Lists { return b.lists }

// Actions returns those with a menu item, and Apart those of the menus without one.
func (b *Bar) Actions() []*Action { return b.items }
func (b *Bar) Apart() []*Action   { return b.apart }

// Menus returns what stands in the bar: all menus, or where it has no room for them the last of them
// in one.
func (b *Bar) Menus() []*fyne.Menu { return b.main.Items }

// apply updates ticks, disabled items and the keys that are shown, and reports whether any
// changed.
func (b *Bar) apply() (changed bool) {
	typing := b.Field() != nil
	if b.takesKeys() != b.onBoard {
		b.nameKeys()
		changed = true
	}
	for _, a := range b.items {
		off, ticked := !a.CanRun() && !(typing && a.Edits()), a.Checked != nil && a.Checked()
		if a.item.Disabled != off || a.item.Checked != ticked {
			a.item.Disabled, a.item.Checked, changed = off, ticked, true
		}
	}
	return changed
}

// Sync shows changed ticks and disabled items. A refresh rebuilds the whole bar, so
// it is done only after a change, and not while a menu is open: that would close it, and
// its keys would go to the page. The next key or refresh makes up for it.
func (b *Bar) Sync() {
	if !b.IsOpen() && b.apply() {
		b.main.Refresh()
	}
}

func (b *Bar) kit() *widget.Kit { return b.App.Base().Kit }

func (b *Bar) lang() words.Lang { return b.App.Base().Lang }

func (b *Bar) t(name string, args ...any) string { return b.App.Base().T(name, args...) }

// scale returns how many device pixels a unit has.
func (b *Bar) scale() float64 {
	if s := b.kit().Scale; s != nil {
		return float64(s())
	}
	return 1
}
