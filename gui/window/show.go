package window

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"sudoku/gui/screen"
	"sudoku/gui/screen/home"
	"sudoku/gui/screen/pen"
	"sudoku/gui/screen/results"
	"sudoku/gui/widget"
)

// standIn returns what is shown in the place of play: Home without a game, and the summary of a
// finished game; else nil.
func (w *Window) standIn() screen.Screen {
	if w.app.Session().Game.Finished() {
		return results.NewDone(w.app)
	}
	if w.opener.gameless() {
		return home.NewHome(w.app)
	}
	return nil
}

// showTop shows the page of the top screen in the window.
func (w *Window) showTop() {
	pen.Of(w.app).Left()
	w.app.StopMotion()
	w.clock.holdClock()
	w.chooser.moved()
	w.kit.Recant()
	s := w.app.Top()
	objects := append([]fyne.CanvasObject{w.board, w.label}, w.head.objects()...)
	objects = append(objects, w.menus.Words.Objects()...)
	if p := w.preview(); p != nil {
		objects = append(objects, p)
	}
	objects = append(objects, w.head.home.Control)
	w.board.OnPick = nil
	if p, ok := s.(screen.PickHandler); ok {
		w.board.OnPick = p.Pick
	}
	w.layout.frame = &frame{layout: w.layout}
	w.HideTooltip()
	objects = append(append(objects, s.Objects()...), w.penBox.control, w.kit.Tooltip)
	w.win.SetContent(container.New(w.layout.frame, objects...))
	widget.Render(s.Objects()...)
	w.app.FocusPage()
	if s, ok := s.(screen.ShownHandler); ok {
		s.Shown()
	}
	w.places.restore(s)
	w.Refresh()
	noteOpen(w.app, s)
}

// noteOpen notes whether Home or the game is open, for the next start. A game that is seen is not put
// aside any more.
func noteOpen(a *screen.App, top screen.Screen) {
	_, home := top.(*home.Home)
	prefs, play := a.Prefs(), top == screen.Screen(a.Play())
	if (home || play) && home != prefs.BoolWithFallback(screen.PrefAtHome, false) {
		prefs.SetBool(screen.PrefAtHome, home)
	}
	if play {
		prefs.TakeUp(a.Session().Name)
	}
}

// Rebuild implements screen.Shell.
func (w *Window) Rebuild() { w.app.Later(w.rebuild) }

// Relayout implements screen.Shell.
func (w *Window) Relayout() {
	w.layout.again()
	w.announcer.look()
}

// makeAgain shows the same in another theme, language or text size.
func (w *Window) makeAgain() {
	defer w.board.Release() // the old board
	w.places.keep()
	w.build()
	w.app.RebuildAll()
	w.app.ShowTop()
}
