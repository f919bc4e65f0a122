package menu

import "fyne.io/fyne/v2"

// A native is the system's menu bar, which the toolkit fills.
type native struct {
	bar   *Bar
	main  *fyne.MainMenu
	items map[*Action]*fyne.MenuItem
}

// newNative makes the menus of a bar for the system.
func newNative(b *Bar) *native {
	n := &native{b, fyne.NewMainMenu(), map[*Action]*fyne.MenuItem{}}
	for _, m := range b.lists.Menus {
		n.main.Items = append(n.main.Items, n.menu(m))
	}
	n.apply()
	return n
}

func (n *native) menu(m *Menu) *fyne.Menu {
	out := fyne.NewMenu(n.bar.t("menu." + m.ID))
	for _, it := range m.Items {
		switch it := it.(type) {
		case Line:
			out.Items = append(out.Items, fyne.NewMenuItemSeparator())
		case *Menu:
			item := fyne.NewMenuItem(n.bar.t("menu."+it.ID), nil)
			item.ChildMenu, item.Disabled = n.menu(it), len(it.Items) == 0
			out.Items = append(out.Items, item)
		case *Action:
			if !it.Apart {
				out.Items = append(out.Items, n.item(it))
			}
		}
	}
	return out
}

func (n *native) item(a *Action) *fyne.MenuItem {
	item := fyne.NewMenuItem(a.itemName(n.bar.lang()), func() { n.run(a) })
	item.IsQuit = a.ID == "quit"
	n.items[a] = item
	return item
}

// bind gives the items their keys, and the window its menus.
func (n *native) bind() {
	for a, item := range n.items {
		item.Shortcut = a.shortcut
	}
	n.bar.Window.SetMainMenu(n.main)
}

// apply updates ticks and disabled items, and reports whether any changed.
func (n *native) apply() (changed bool) {
	typing := n.bar.Field() != nil
	for a, item := range n.items {
		off, ticked := !a.usable(typing), a.Checked != nil && a.Checked()
		if item.Disabled != off || item.Checked != ticked {
			item.Disabled, item.Checked, changed = off, ticked, true
		}
	}
	return changed
}

// sync shows what has changed. A refresh makes the whole bar anew, so it is done only after a change.
func (n *native) sync() {
	if n.apply() {
		n.main.Refresh()
	}
}

// run runs a menu item that was chosen, by the pointer or by its key. The toolkit takes the first item
// with a key, enabled or not: if others share the key, the enabled one runs.
func (n *native) run(a *Action) {
	if !a.Repeats && n.bar.Repeats(a.bound) {
		return
	}
	n.bar.Run(n.bar.forKey(a))
}
