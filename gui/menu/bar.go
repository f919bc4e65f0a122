package menu

import (
	"runtime"

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
	Words  *Words                // that stand in the window; nil: the system has the bar

	lists  Lists
	items  []*Action // those with a menu item
	apart  []*Action // those of the menus without one
	labels key.Labels
	native *native      // nil: the system has no bar
	shown  *widget.Menu // that is open, or was; nil: none was
	kept   bool         // it was opened by a press or a key, not by the pointer on its way
}

// ownMenus says that the system paints the menus, with their keys.
const ownMenus = runtime.GOOS == "darwin"

// NewBar makes a bar, in which Build puts the menus.
func NewBar(h Host) *Bar {
	return &Bar{Host: h, labels: key.American, lists: Lists{Entering: New("entering"), Photo: New("photo")}}
}

// Build makes the menus and the table of keys. It closes the menu that is open.
func (b *Bar) Build() {
	b.Close()
	b.items, b.apart, b.lists = nil, nil, b.List()
	for _, m := range b.lists.Menus {
		b.collect(m)
	}
	if ownMenus {
		b.native = newNative(b)
	} else {
		b.Words = newWords(b)
	}
	b.BindKeys()
}

// collect lists the actions of a menu.
func (b *Bar) collect(m *Menu) {
	for _, it := range m.Items {
		switch it := it.(type) {
		case *Menu:
			b.collect(it)
		case *Action:
			if it.Apart {
				b.apart = append(b.apart, it)
			} else {
				b.items = append(b.items, it)
			}
		}
	}
}

// Lists returns all actions.
func (b *Bar) Lists() Lists { return b.lists }

// Actions returns those with a menu item, and Apart those of the menus without one.
func (b *Bar) Actions() []*Action { return b.items }
func (b *Bar) Apart() []*Action   { return b.apart }

// Sync shows in the system's bar what can be done now. Ours is asked when a menu opens.
func (b *Bar) Sync() {
	if b.native != nil {
		b.native.sync()
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
