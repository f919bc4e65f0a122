package window

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
)

// applySettings shows what a switch has changed.
func (w *Window) ApplySettings() {
	w.session.UI = w.withSettings(w.session.UI)
	w.menus.bindKeys() // at once: the next key may be pressed before the window is built anew
	w.clock.holdClock()
	w.kit.Still = w.prefs.On(screen.PrefStill)
	w.Relayout()
	w.Refresh()
}

// panelAction folds the panel away and back.
func (w *Window) panelAction() *Action {
	a := w.menus.toggle("panel", screen.PrefPanel, Key{fyne.KeyB, ctrl})
	a.Run = func() {
		w.prefs.Toggle(screen.PrefPanel)
		w.motion.fold()
	}
	return a
}

// zoom makes the text of the panel larger or smaller; the board grows with the
// window alone.
func (w *Window) zoom(steps int) {
	was := w.prefs.Text()
	if w.prefs.Zoom(steps); w.prefs.Text() != was { // a key that is held down stays at the end
		w.Rebuild()
	}
}

func (w *Window) fullScreen() { w.win.SetFullScreen(!w.win.FullScreen()) }

// systemChanged follows the system from light to dark and back.
func (w *Window) systemChanged() {
	if w.kit.Pal != w.prefs.Palette(w.App.Settings().ThemeVariant()) {
		w.rebuild()
	}
}
