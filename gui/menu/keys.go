package menu

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/key"
	"sudoku/gui/screen"
)

// BindKeys makes the table of keys for the chosen profile.
func (b *Bar) BindKeys() {
	b.Keys = map[key.Key][]*Action{}
	for _, a := range b.items {
		b.bind(a)
		a.shortcut, a.item.Shortcut = nil, nil
		if len(a.bound) > 0 {
			a.shortcut = a.bound[0].Shortcut(b.Clipboard())
			a.item.Shortcut = shortcutOf(a.shortcut)
		}
	}
	b.nameKeys()
	for _, a := range b.apart {
		b.bind(a)
	}
	for _, it := range slices.Concat(b.lists.Board.Items, b.lists.Reading.Items, b.lists.Entering.Items, b.lists.Photo.Items) {
		b.bind(it.(*Action))
	}
}

// bind binds an action to the keys of the chosen profile. If several actions share a
// key, the first enabled one runs.
func (b *Bar) bind(a *Action) {
	keys := key.InProfile(b.App.Prefs(), a.ID, a.Keys)
	a.bound, a.shown = b.labels.Bound(keys), b.labels.Shown(keys)
	for _, k := range a.bound {
		b.Keys[k] = append(b.Keys[k], a)
		if k.Command() { // a menu item shows one key only, and the bar may not exist yet
			b.Window.Canvas().AddShortcut(k.Shortcut(b.Clipboard()), b.Shortcut)
		}
	}
}

// FollowKeyboard asks what the keys print: as the window gets the focus, and before a key with
// Ctrl, since the keyboard may be another one at any time, of which nobody tells.
func (b *Bar) FollowKeyboard() {
	if b.IsOpen() {
		return
	}
	if l := key.ReadLabels(b.Prints); l != b.labels {
		b.labels = l
		b.BindKeys()
		b.main.Refresh()
	}
}

// First returns the action that a key runs now, nil if there is none.
func (b *Bar) First(k key.Key) *Action {
	if i := slices.IndexFunc(b.Keys[k], (*Action).CanRun); i >= 0 {
		return b.Keys[k][i]
	}
	return nil
}

// runItem runs a menu item that the toolkit has chosen, by the pointer or by its key. The
// toolkit takes the first item with a key, enabled or not: if others share the key, the
// enabled one runs.
func (b *Bar) runItem(a *Action) {
	if !a.Repeats && b.Repeats(a.bound) {
		return
	}
	mod := key.Modifiers()
	for _, k := range a.bound {
		for _, other := range b.Keys[k] {
			if mod != 0 && k.Mod == mod && !a.CanRun() && other.CanRun() {
				a = other
			}
		}
	}
	b.Run(a)
}

// Run runs an action if it is enabled. The toolkit also runs the shortcuts of disabled
// items and of items behind a dialog, so this is checked here.
func (b *Bar) Run(a *Action) {
	b.App.Used() // a press of the pointer in a menu comes only here
	if b.IsOpen() && !a.Opens || b.passToField(a) || b.Window.Canvas().Overlays().Top() != nil {
		return
	}
	if !a.CanRun() {
		b.passToPage(a)
		return
	}
	b.App.ClearMessage()
	a.Run()
	b.App.Refresh()
}

// RunInField runs the menu item of a shortcut that is pressed in a field, and reports whether there
// is one. The toolkit itself knows the first key of an item alone.
func (b *Bar) RunInField(s fyne.Shortcut) bool {
	k, ok := s.(fyne.KeyboardShortcut)
	if !ok {
		return false
	}
	for _, a := range b.Keys[key.Key{Name: k.Key(), Mod: k.Mod()}] {
		if (a.item != nil || a.Apart || a.ID == "find") && a.CanRun() {
			b.Run(a)
			return true
		}
	}
	return false
}

// Field returns the text field that has the focus, nil if there is none.
func (b *Bar) Field() fyne.Shortcutable {
	focused := b.Window.Canvas().Focused()
	if f, ok := focused.(fyne.Shortcutable); ok && any(f) != any(b.Board()) {
		return f
	}
	return nil
}

// passToField runs an editing action in the text field that has the focus, because the
// toolkit offers its key to the menu first. It reports whether there is such a field.
func (b *Bar) passToField(a *Action) bool {
	field := b.Field()
	if field == nil || !a.Edits() {
		return false
	}
	field.TypedShortcut(a.shortcut)
	return true
}

// passToPage hands the key of an action that can't be done now to the page, which may have a use for
// it: the toolkit offers it to the menu first.
func (b *Bar) passToPage(a *Action) {
	if s, ok := b.App.Top().(screen.KeyHandler); ok && len(a.bound) > 0 {
		s.Key(a.bound[0].Name, a.bound[0].Mod)
	}
}
