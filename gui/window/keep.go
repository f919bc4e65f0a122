package window

import (
	"errors"
	"os"

	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/fault"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// resume opens the game played last, and reports whether there is one. A long game that
// was not read yet is opened as soon as it is.
func (w *Window) resume(read session.Opened) bool {
	s, cut, err := w.keeper.Resume(read)
	if long, ok := errors.AsType[*session.LongGameError](err); ok {
		w.warnError(long.Unread)
		w.opener.readGame(long.Name)
		return true
	}
	if s != nil {
		w.playStored(s, cut)
	}
	w.warnError(err)
	return s != nil
}

// warnError shows an error, if there is one.
func (w *Window) warnError(err error) {
	if err != nil {
		w.Warn(w.lang.Error(err))
	}
}

// OpenGame implements screen.Desk: it opens a game of the store, a long one as soon as it
// is read. If another window has it open, it opens a copy.
func (w *Window) OpenGame(name string) bool {
	path := w.Store.Path(name)
	if info, err := os.Stat(path); err == nil && info.Size() >= session.LongGame && name != w.session.Name {
		w.opener.openPaths([]string{path})
		return true
	}
	return w.openRead(session.Opened{Name: name})
}

// openRead is OpenGame for a game that may have been read already.
func (w *Window) openRead(o session.Opened) bool {
	w.notice = nil // a message about another file
	if o.Name == w.session.Name {
		w.ShowPlay()
		return true
	}
	s, cut, err := w.keeper.OpenRead(o)
	switch {
	case errors.Is(err, store.ErrLocked):
		return w.openCopy(o)
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
	s.Keep() // makes it the newest
	if cut != nil {
		w.Say(cut.In(w.lang))
	}
}

func (w *Window) openCopy(o session.Opened) bool {
	g := o.Game
	if g == nil {
		var err error
		if g, _, err = w.Store.Load(o.Name, w.Now); err != nil {
			w.warnError(&store.FileError{Name: o.Name, Err: err})
			return false
		}
	}
	w.playNew(w.copyOf(g))
	w.Warn(w.T("single.copy"))
	return true
}

// copyOf returns a copy of a game whose title says so.
func (w *Window) copyOf(g *game.Game) *game.Game {
	return w.keeper.Copy(g, w.lang.T("copy.title", "title", screen.TitleOf(w.lang, g.Puzzle())))
}

// duplicate plays a copy of the current game, which stays as it is.
func (w *Window) duplicate() {
	w.playNew(w.copyOf(w.session.Game))
	w.Say(w.T("copy.duplicated"))
}

// TitleChanged implements screen.Desk.
func (w *Window) TitleChanged() { w.status.refreshHead() }

// hasGame reports whether there is a current game.
func (w *Window) hasGame() bool { return w.session.HasGame() }

// Start starts and saves a game of a puzzle.
func (w *Window) Start(p puzzle.Puzzle) { w.playNew(w.newGame(p)) }

// newGame makes a game of a puzzle; a puzzle without a date gets today's.
func (w *Window) newGame(p puzzle.Puzzle) *game.Game {
	return w.keeper.NewGame(p, w.prefs.On(screen.PrefAuto))
}

// StartGame implements screen.Desk.
func (w *Window) StartGame(g *game.Game) { w.playNew(g) }

// playNew plays and saves a game that is not in the store yet.
func (w *Window) playNew(g *game.Game) {
	s := w.keeper.Begin(g)
	w.setSession(s)
	s.Keep()
}

// saved shows a message that a game can't be saved, can be saved again, or got another
// file.
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

// Quit saves everything and ends the program. If something can't be saved it shows a
// message and stays; called again, it ends all the same.
func (w *Window) Quit() {
	w.ShowPlay() // also saves a typed puzzle
	err := errors.Join(w.session.Save(), w.keeper.Flush())
	if err != nil && !w.quitting {
		w.quitting = true
		w.Warn(w.T("save.leaving", "why", w.lang.Error(err)))
		return
	}
	w.prefs.SetSize(w.win.Canvas().Size())
	w.App.Quit()
}

// Shutdown saves everything and releases the files. It is called when the window has
// ended: by Quit, by the system, or because its display ended. It does not touch the
// toolkit.
func (w *Window) Shutdown() {
	w.kit.Tooltip.Stop()
	w.maker.Close() // otherwise the screen that shows the search would show a message
	w.closeTo(1)
	w.opener.job.Stop()
	w.chooser.job.Stop()
	w.clock.stopTimer()
	if w.motion.endFlash != nil {
		w.motion.endFlash()
	}
	w.session.Close()
	w.prefs.Flush()
	w.retained.Close()
	w.warnError(errors.Join(w.keeper.Shelf.Close(), w.keeper.Answers.Close()))
}
