package window

import (
	"context"
	"os"

	"fyne.io/fyne/v2"

	"sudoku/gui/key"
	"sudoku/gui/menu"
	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/gui/screen/settings"
	"sudoku/gui/session"
)

// ApplySettings applies changed settings.
func (w *Window) ApplySettings() {
	w.app.Session().UI = w.app.Prefs().Input(w.app.Session().UI)
	w.menus.BindKeys() // at once: the next key may be pressed before the window is rebuilt
	w.clock.holdClock()
	w.kit.Still = w.app.Prefs().On(screen.PrefStill)
	w.Relayout()
	w.Refresh()
}

// followDesktop has the window do as the desktop asks, where the player asks for nothing else. A
// theme in the toolkit's variable goes before the desktop's.
func (w *Window) followDesktop(watch func(context.Context, func(portal.Desktop)) error) {
	session.Start(w.watch, func(ctx context.Context, report func(portal.Desktop)) (struct{}, error) {
		return struct{}{}, watch(ctx, report)
	}, func(d portal.Desktop) {
		d.Dark = d.Dark && os.Getenv("FYNE_THEME") == ""
		*w.app.Prefs().Desktop = d
		w.ApplySettings()
		w.systemChanged()
	}, func(struct{}, error) {}) // what it doesn't say is left as it is
}

// systemChanged follows the system's change between light and dark.
func (w *Window) systemChanged() {
	if w.kit.Pal != w.app.Prefs().Palette(w.Toolkit.Settings().ThemeVariant()) {
		w.rebuild()
	}
}

// panelAction returns the action that hides the panel or shows it again.
func (as *actions) panelAction() *menu.Action {
	a := as.toggle("panel", screen.PrefPanel, key.With(key.Ctrl, fyne.KeyB)...)
	a.Run = func() {
		as.app.Prefs().Toggle(screen.PrefPanel)
		as.motion.fold()
	}
	return a
}

// zoom makes the text of the panel larger or smaller; the size of the board depends on
// the window only.
func (as *actions) zoom(steps int) {
	was := as.app.Prefs().Text()
	as.app.Prefs().Zoom(steps)
	switch { // at a limit a held key must not rebuild the window again and again
	case as.layout.textScale() != as.kit.TextScale:
		as.app.Rebuild()
	case steps > 0 && as.app.Prefs().Text() != was:
		as.app.Say(as.T("text.most"))
	}
}

// themeMenu lists the themes.
func (as *actions) themeMenu() *menu.Menu {
	m := &menu.Menu{ID: "theme"}
	for _, name := range settings.Themes {
		m.Items = append(m.Items, &menu.Action{ID: "theme." + name,
			Checked: func() bool { return as.app.Prefs().Theme() == name },
			Run:     func() { settings.SetTheme(as.app, name) }})
	}
	return m
}

func (as *actions) fullScreen() { as.win.SetFullScreen(!as.win.FullScreen()) }
