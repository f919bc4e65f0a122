package window

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"sudoku/gui/screen"
	"sudoku/gui/screen/settings"
)

// menus are the menu bar and the table of keys, made from the list of actions.
type menus struct {
	*actions
	keys      map[Key][]*Action
	items     []*Action // those with a menu item
	bar       *fyne.MainMenu
	whole     []*fyne.Menu                    // all menus, of which the bar may have some in its last one
	rows      map[*fyne.Menu][]*fyne.MenuItem // all of each menu, of which it may have some in its last one
	rowCounts map[*fyne.Menu]int              // how many rows each menu was given; the toolkit may have added one

	cellPad        *cellPad        // over a cell
	barPlaceholder *barPlaceholder // in place of the bar until it is used
	barShown       bool
	prints         func(key rune) string // what a key prints; nil: not known yet
	labels         keyLabels
	onBoard        bool           // the items show the keys that the board takes
	above          float64        // height of the placeholder
	word           menuWord       // of the menu that is open, or was
	over           bool           // there was a menu or something else over the window in the last frame
	under          fyne.Focusable // what had the focus last while there was none
	underPage      screen.Screen  // and on which page
}

// buildMenu makes the toolkit's menu bar and the table of keys.
func (ms *menus) buildMenu() {
	ms.items, ms.rows = nil, map[*fyne.Menu][]*fyne.MenuItem{}
	bar := fyne.NewMainMenu()
	ms.list()
	for _, m := range ms.listed {
		bar.Items = append(bar.Items, ms.menu(m))
	}
	ms.bindKeys()
	ms.bar, ms.whole = bar, bar.Items
	ms.fold()
	ms.applyMenu()
	ms.setMenu()
}

func (ms *menus) menu(m *Menu) *fyne.Menu {
	out := fyne.NewMenu(ms.T("menu." + m.ID))
	for _, it := range m.Items {
		switch it := it.(type) {
		case line:
			out.Items = append(out.Items, fyne.NewMenuItemSeparator())
		case *Menu:
			item := fyne.NewMenuItem(ms.T("menu."+it.ID), nil)
			item.ChildMenu = ms.menu(it)
			item.Disabled = len(it.Items) == 0
			out.Items = append(out.Items, item)
		case *Action:
			out.Items = append(out.Items, ms.menuItem(it))
		}
	}
	ms.rows[out] = out.Items
	return out
}

func (ms *menus) menuItem(a *Action) *fyne.MenuItem {
	label := ms.label(a)
	if a.Asks {
		label = ms.T("menu.asks", "name", label)
	}
	a.name, a.item = label, fyne.NewMenuItem(label, func() { ms.runItem(a) })
	a.item.IsQuit = a.ID == "quit"
	ms.items = append(ms.items, a)
	return a.item
}

// runItem runs a menu item that the toolkit has chosen, by the pointer or by its key. The
// toolkit takes the first item with a key, enabled or not: if others share the key, the
// enabled one runs.
func (ms *menus) runItem(a *Action) {
	if !a.Repeats && ms.keyboard.repeatsItem(a) {
		return
	}
	mod := ms.keyboard.modifiers()
	for _, k := range a.bound {
		for _, other := range ms.keys[k] {
			if mod != 0 && k.Mod == mod && !a.enabled() && other.enabled() {
				a = other
			}
		}
	}
	ms.fire(a)
}

// bindKeys makes the table of keys for the chosen profile.
func (ms *menus) bindKeys() {
	ms.keys = map[Key][]*Action{}
	for _, a := range ms.items {
		ms.bind(a)
		a.shortcut, a.item.Shortcut = nil, nil
		if len(a.bound) > 0 {
			a.shortcut = a.bound[0].shortcut(ms.toolkit.Clipboard())
			a.item.Shortcut = shortcutOf(a.shortcut)
		}
	}
	ms.nameKeys()
	for _, it := range slices.Concat(ms.boardKeys.Items, ms.reading.Items, ms.entering.Items, ms.photo.Items) {
		ms.bind(it.(*Action))
	}
}

// bind binds an action to the keys of the chosen profile. If several actions share a
// key, the first enabled one runs.
func (ms *menus) bind(a *Action) {
	keys := ms.keysOf(a.ID, a.Keys)
	a.bound, a.shown = ms.labels.bound(keys), ms.labels.shown(keys)
	for _, k := range a.bound {
		ms.keys[k] = append(ms.keys[k], a)
		if k.Mod&^shift != 0 { // a menu item shows one key only, and the bar may not exist yet
			ms.win.Canvas().AddShortcut(k.shortcut(ms.toolkit.Clipboard()), ms.keyboard.typedShortcut)
		}
	}
}

// fire runs an action if it is enabled. The toolkit also runs the shortcuts of disabled
// items and of items behind a dialog, so this is checked here.
func (ms *menus) fire(a *Action) {
	ms.app.Used() // a press of the pointer in a menu comes only here
	if ms.open() && !a.Opens || ms.passToField(a) || ms.win.Canvas().Overlays().Top() != nil {
		return
	}
	if !a.enabled() {
		ms.passToPage(a)
		return
	}
	ms.status.notice = nil
	a.Run()
	ms.app.Refresh()
}

// A menuWord is a word of the menu bar, over its menu.
type menuWord interface {
	fyne.Focusable
	Child() *widget.Menu
}

// open reports whether a menu of the bar is open, which the toolkit tells nobody: a word of the bar has
// the focus then, until something is pressed in the menu.
func (ms *menus) open() bool {
	if word, ok := ms.win.Canvas().Focused().(menuWord); ok {
		ms.word = word
		return true
	}
	if ms.word != nil && (ms.word.Child() == nil || !ms.word.Child().Visible()) {
		ms.word = nil
	}
	return ms.word != nil
}

// typed hands a key to the menu that is open, and reports whether there is one: a press on a line that
// runs nothing leaves it open without the focus. Its word would close what is open in it by taking
// the focus, which moving to another word needs.
func (ms *menus) typed(e *fyne.KeyEvent) bool {
	if !ms.open() {
		return false
	}
	word, menu, c := ms.word, ms.word.Child(), ms.win.Canvas()
	switch {
	case e.Name == fyne.KeyLeft && !menu.DeactivateLastSubmenu():
		c.Focus(word)
		c.FocusPrevious()
	case e.Name == fyne.KeyRight && !menu.ActivateLastSubmenu():
		c.Focus(word)
		c.FocusNext()
	case e.Name != fyne.KeyLeft && e.Name != fyne.KeyRight:
		word.TypedKey(e)
	}
	return true
}

// field returns the text field that has the focus, nil if there is none.
func (ms *menus) field() fyne.Shortcutable {
	if f, ok := ms.win.Canvas().Focused().(fyne.Shortcutable); ok && f != fyne.Shortcutable(ms.board) {
		return f
	}
	return nil
}

// edits reports whether an action is one that text fields have too.
func (a *Action) edits() bool {
	if a.shortcut == nil {
		return false
	}
	_, ours := a.shortcut.(*desktop.CustomShortcut)
	return !ours
}

// passToField runs an editing action in the text field that has the focus, because the
// toolkit offers its key to the menu first. It reports whether there is such a field.
func (ms *menus) passToField(a *Action) bool {
	field := ms.field()
	if field == nil || !a.edits() {
		return false
	}
	field.TypedShortcut(a.shortcut)
	return true
}

// passToPage hands the key of an action that can't be done now to the page, which may have a use for
// it: the toolkit offers it to the menu first.
func (ms *menus) passToPage(a *Action) {
	if s, ok := ms.app.Top().(screen.KeyHandler); ok && len(a.bound) > 0 {
		s.Key(a.bound[0].Name, a.bound[0].Mod)
	}
}

// applyMenu updates ticks, disabled items and the keys that are shown, and reports whether any
// changed.
func (ms *menus) applyMenu() (changed bool) {
	typing := ms.field() != nil
	if ms.takesKeys() != ms.onBoard {
		ms.nameKeys()
		changed = true
	}
	for _, a := range ms.items {
		off, ticked := !a.enabled() && !(typing && a.edits()), a.Checked != nil && a.Checked()
		if a.item.Disabled != off || a.item.Checked != ticked {
			a.item.Disabled, a.item.Checked, changed = off, ticked, true
		}
	}
	return changed
}

// syncMenu shows changed ticks and disabled items. A refresh rebuilds the whole bar, so
// it is done only after a change, and not while a menu is open: that would close it, and
// its keys would go to the page. The next key or refresh makes up for it.
func (ms *menus) syncMenu() {
	if !ms.open() && ms.applyMenu() {
		ms.bar.Refresh()
	}
}

// themeMenu lists the themes.
func (as *actions) themeMenu() *Menu {
	m := &Menu{ID: "theme"}
	for _, name := range settings.Themes {
		m.Items = append(m.Items, &Action{ID: "theme." + name,
			Checked: func() bool { return as.app.Prefs().Theme() == name },
			Run:     func() { settings.SetTheme(as.app, name) }})
	}
	return m
}
