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
		if a.shortcut = nil; len(a.bound) > 0 {
			a.shortcut = a.bound[0].Shortcut(b.Clipboard())
		}
	}
	for _, a := range b.apart {
		b.bind(a)
	}
	for _, it := range slices.Concat(b.lists.Board.Items, b.lists.Reading.Items, b.lists.Entering.Items, b.lists.Photo.Items) {
		b.bind(it.(*Action))
	}
	if b.native != nil {
		b.native.bind()
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
	}
}

// First returns the action that a key runs now, nil if there is none.
func (b *Bar) First(k key.Key) *Action {
	if i := slices.IndexFunc(b.Keys[k], (*Action).CanRun); i >= 0 {
		return b.Keys[k][i]
	}
	return nil
}

// forKey returns the action that the keys held with an item run: of those that share them the first that
// can, for which the toolkit doesn't look.
func (b *Bar) forKey(a *Action) *Action {
	mod := key.Modifiers()
	for _, k := range a.bound {
		for _, other := range b.Keys[k] {
			if mod != 0 && k.Mod == mod && !a.CanRun() && other.CanRun() {
				a = other
			}
		}
	}
	return a
}

// Run runs an action if it is enabled. The toolkit also runs the shortcuts of disabled
// items and of items behind a dialog, so this is checked here.
func (b *Bar) Run(a *Action) {
	b.App.Used() // a press of the pointer in the system's menu comes only here
	if open := b.IsOpen(); open && !a.Opens || b.passToField(a) || !open && b.Window.Canvas().Overlays().Top() != nil {
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
// is one.
func (b *Bar) RunInField(s fyne.Shortcut) bool {
	k, ok := s.(fyne.KeyboardShortcut)
	if !ok {
		return false
	}
	for _, a := range b.Keys[key.Key{Name: k.Key(), Mod: k.Mod()}] {
		if (a.Apart || a.ID == "find" || slices.Contains(b.items, a)) && a.CanRun() {
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
