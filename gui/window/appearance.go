package window

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
)

// ApplySettings applies changed settings.
func (w *Window) ApplySettings() {
	w.Session().UI = w.Prefs().Input(w.Session().UI)
	w.menus.bindKeys() // at once: the next key may be pressed before the window is rebuilt
	w.clock.holdClock()
	w.kit.Still = w.Prefs().On(screen.PrefStill)
	w.Relayout()
	w.Refresh()
}

// panelAction returns the action that hides the panel or shows it again.
func (w *Window) panelAction() *Action {
	a := w.menus.toggle("panel", screen.PrefPanel, Key{fyne.KeyB, ctrl})
	a.Run = func() {
		w.Prefs().Toggle(screen.PrefPanel)
		w.motion.fold()
	}
	return a
}

// zoom makes the text of the panel larger or smaller; the size of the board depends on
// the window only.
func (w *Window) zoom(steps int) {
	was := w.Prefs().Text()
	w.Prefs().Zoom(steps)
	switch { // at a limit a held key must not rebuild the window again and again
	case w.textScale() != w.kit.TextScale:
		w.Rebuild()
	case steps > 0 && w.Prefs().Text() != was:
		w.Say(w.T("text.most"))
	}
}

func (w *Window) fullScreen() { w.win.SetFullScreen(!w.win.FullScreen()) }

// systemChanged follows the system's change between light and dark.
func (w *Window) systemChanged() {
	if w.kit.Pal != w.Prefs().Palette(w.Toolkit.Settings().ThemeVariant()) {
		w.rebuild()
	}
}
