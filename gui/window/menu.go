package window

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/screen"
)

// buildMenu makes the toolkit's menu bar and the table of keys.
func (w *Window) buildMenu() {
	w.actions = nil
	bar := fyne.NewMainMenu()
	w.listed = w.menus()
	for _, m := range w.listed {
		bar.Items = append(bar.Items, w.menu(m))
	}
	w.unlisted = w.boardActions()
	w.bindKeys()
	w.bar = bar
	w.applyMenu()
	w.setMenu()
}

func (w *Window) menu(m *Menu) *fyne.Menu {
	out := fyne.NewMenu(w.T("menu." + m.ID))
	for _, it := range m.Items {
		switch it := it.(type) {
		case nil:
			out.Items = append(out.Items, fyne.NewMenuItemSeparator())
		case *Menu:
			item := fyne.NewMenuItem(w.T("menu."+it.ID), nil)
			item.ChildMenu = w.menu(it)
			item.Disabled = len(it.Items) == 0
			out.Items = append(out.Items, item)
		case *Action:
			out.Items = append(out.Items, w.menuItem(it))
		}
	}
	return out
}

func (w *Window) menuItem(a *Action) *fyne.MenuItem {
	a.item = fyne.NewMenuItem(w.label(a), func() { w.fire(a) })
	a.item.IsQuit = a.ID == "quit"
	w.actions = append(w.actions, a)
	return a.item
}

// bindKeys makes the table of keys, for the chosen profile.
func (w *Window) bindKeys() {
	w.keys = map[Key][]*Action{}
	for _, a := range w.actions {
		w.bind(a)
		a.item.Shortcut = nil
		if len(a.bound) > 0 {
			a.item.Shortcut = a.bound[0].shortcut()
		}
	}
	for _, it := range w.unlisted.Items {
		w.bind(it.(*Action))
	}
}

// bind gives an action the keys of the chosen profile. Of several actions with one
// key the first that is enabled runs.
func (w *Window) bind(a *Action) {
	a.bound = w.keysOf(a.ID, a.Keys)
	for _, k := range a.bound {
		w.keys[k] = append(w.keys[k], a)
		if k.Mod&^shift != 0 { // menus know one key an item, and are not there at first
			w.win.Canvas().AddShortcut(k.shortcut(), w.typedShortcut)
		}
	}
}

// label is what an action is called. Recent games and choices bring their own.
func (w *Window) label(a *Action) string {
	if a.Label != "" {
		return a.Label
	}
	if w.lang.Has("action." + a.ID) {
		return w.T("action." + a.ID)
	}
	return a.ID
}

// fire runs an action if it may run now. The toolkit runs the shortcuts of
// disabled items, and those behind a dialog too, so the guard is ours.
func (w *Window) fire(a *Action) {
	if w.typesInto(a) || w.win.Canvas().Overlays().Top() != nil || !a.enabled() {
		return
	}
	w.notice = nil
	a.Run()
	w.Refresh()
}

// typesInto hands the keys of editing to a field that is being typed in: the
// toolkit asks the menu first.
func (w *Window) typesInto(a *Action) bool {
	field, ok := w.win.Canvas().Focused().(fyne.Shortcutable)
	if !ok || field == fyne.Shortcutable(w.board) || a.item == nil || a.item.Shortcut == nil {
		return false
	}
	if _, ours := a.item.Shortcut.(*desktop.CustomShortcut); ours {
		return false
	}
	field.TypedShortcut(a.item.Shortcut)
	return true
}

// applyMenu sets ticks and greys; it reports whether any changed.
func (w *Window) applyMenu() (changed bool) {
	for _, a := range w.actions {
		off, ticked := !a.enabled(), a.Checked != nil && a.Checked()
		if a.item.Disabled != off || a.item.Checked != ticked {
			a.item.Disabled, a.item.Checked, changed = off, ticked, true
		}
	}
	return changed
}

// syncMenu shows ticks and greys; a refresh builds the whole bar anew, so only
// where something changed.
func (w *Window) syncMenu() {
	if w.applyMenu() {
		w.bar.Refresh()
	}
}

// themeMenu and languageMenu list the choices.
func (w *Window) themeMenu() *Menu {
	m := &Menu{ID: "theme"}
	for _, name := range screen.Themes {
		m.Items = append(m.Items, &Action{ID: "theme." + name,
			Checked: func() bool { return w.prefs.Theme() == name },
			Run:     func() { screen.SetTheme(w, name) }})
	}
	return m
}
