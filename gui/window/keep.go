package window

import (
	"errors"

	"sudoku/gui/screen"
	"sudoku/gui/screen/pen"
	"sudoku/puzzle/fault"
	"sudoku/puzzle/store"
)

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
		w.app.Warn(w.T("save.unsaved", "folder", w.Store.Dir, "why", w.lang.Error(err)))
	default:
		w.games.quitting = false
		w.app.Say(w.T("save.again"))
	}
}

// Quit saves everything and ends the program. If something can't be saved it shows a
// message and stays; called again, it ends all the same.
func (w *Window) Quit() {
	pen.Of(w.app).Finish()
	home := w.app.Prefs().BoolWithFallback(screen.PrefAtHome, false)
	w.app.ShowPlay() // also saves a typed puzzle
	w.app.Prefs().SetBool(screen.PrefAtHome, home)
	err := errors.Join(w.app.Session().Save(), w.app.Sessions().Flush())
	if err != nil && !w.games.quitting {
		w.games.quitting = true
		w.app.Warn(w.T("save.leaving", "folder", w.Store.Dir, "why", w.lang.Error(err)))
		return
	}
	w.app.Prefs().SetSize(w.win.Canvas().Size())
	if w.quits != nil {
		w.quits()
	}
	w.Toolkit.Quit()
}

// Shutdown saves everything and releases the files, once. It is called when the window has
// ended: by Quit, by the system, or because its display ended. It does not touch the
// toolkit.
func (w *Window) Shutdown() { w.shutdown.Do(w.release) }

func (w *Window) release() {
	w.kit.Tooltip.Stop()
	w.app.NewGames().Close() // otherwise the screen that shows the search would show a message
	w.app.CloseTo(1)
	w.opener.job.Stop()
	w.chooser.job.Stop()
	w.watch.Stop()
	w.clock.stopTimer()
	w.aloud.close()
	if w.motion.endFlash != nil {
		w.motion.endFlash()
	}
	w.app.Session().Close()
	w.app.Prefs().Flush()
	w.app.CloseKept()
	w.warnError(errors.Join(w.app.Sessions().Library.Close(), w.app.Sessions().Answers.Close()))
}
