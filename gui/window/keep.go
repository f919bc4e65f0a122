package window

import (
	"errors"

	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/fault"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// resume goes on with the game played last, and reports whether there is one.
func (w *Window) resume() bool {
	s, cut, err := w.keeper.Resume()
	if s != nil {
		w.playStored(s, cut)
	}
	w.warnError(err)
	return s != nil
}

// warnError says what went wrong, if anything did.
func (w *Window) warnError(err error) {
	if err != nil {
		w.Warn(w.lang.Error(err))
	}
}

// OpenGame implements screen.Desk: it opens a game of the store. One that another window has is opened as a
// game of its own.
func (w *Window) OpenGame(name string) bool {
	if name == w.session.Name {
		w.Home()
		return true
	}
	s, cut, err := w.keeper.Open(name)
	switch {
	case errors.Is(err, store.ErrLocked):
		return w.openCopy(name)
	case err != nil:
		w.warnError(err)
		return false
	}
	w.playStored(s, cut)
	return true
}

// playStored plays a game of the store.
func (w *Window) playStored(s *session.Session, cut *game.Damage) {
	w.setSession(s)
	s.Keep() // it is the newest now
	if cut != nil {
		w.Say(cut.In(w.lang))
	}
}

func (w *Window) openCopy(name string) bool {
	g, _, err := w.Store.Load(name, w.Now)
	if err != nil {
		w.warnError(&store.FileError{Name: name, Err: err})
		return false
	}
	w.playNew(w.copyOf(g))
	w.Warn(w.T("single.copy"))
	return true
}

// copyOf is a game with the same moves and a title that says so.
func (w *Window) copyOf(g *game.Game) *game.Game {
	return w.keeper.Copy(g, w.lang.T("copy.title", "title", screen.TitleOf(w.lang, g.Puzzle())))
}

// duplicate goes on with a copy of the current game, which stays as it is.
func (w *Window) duplicate() {
	w.playNew(w.copyOf(w.session.Game))
	w.Say(w.T("copy.duplicated"))
}

// Start begins a game of a puzzle and writes it down.
func (w *Window) Start(p puzzle.Puzzle) { w.playNew(w.newGame(p)) }

// newGame makes a game of a puzzle, with the day on which it is begun.
func (w *Window) newGame(p puzzle.Puzzle) *game.Game {
	return w.keeper.NewGame(p, w.prefs.On(screen.PrefAuto))
}

// playNew plays a game that is not in the store yet and writes it down.
func (w *Window) playNew(g *game.Game) {
	s := w.keeper.Begin(g)
	w.setSession(s)
	s.Keep()
}

// saved says that a game can't be written, that it has another file, or that it can be
// written again.
func (w *Window) saved(err error) {
	var moved *store.MovedError
	switch {
	case errors.As(err, &moved):
		w.warnError(err)
	case err != nil:
		if f, ok := errors.AsType[*fault.Fault](err); ok {
			_ = reportsIn(w.Store).Write(f)
		}
		w.Warn(w.T("save.unsaved", "why", w.lang.Error(err)))
	default:
		w.quitting = false
		w.Say(w.T("save.again"))
	}
}

// Quit writes what there is to write, and ends. What can't be written is said once;
// asked again, it ends all the same.
func (w *Window) Quit() {
	w.Home() // what was typed is put away too
	err := errors.Join(w.session.Save(), w.keeper.Flush())
	if err != nil && !w.quitting {
		w.quitting = true
		w.Warn(w.T("save.leaving", "why", w.lang.Error(err)))
		return
	}
	w.prefs.SetSize(w.win.Canvas().Size())
	w.App.Quit()
}

// Shutdown writes what there is to write and gives its files up. It is called when the
// window has ended, by Quit or by the system's wish, or as its display ends, and does
// nothing to the toolkit.
func (w *Window) Shutdown() {
	w.maker.Drop() // or the screen that shows it would say so
	w.closeTo(1)
	w.opener.job.Stop()
	w.chooser.job.Stop()
	w.clock.stopTimer()
	w.session.Close()
	w.prefs.Flush()
}
