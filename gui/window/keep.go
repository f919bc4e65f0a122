package window

import (
	"bytes"
	"errors"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// resume goes on with the game at hand: the newest in the store that can be read
// and that no other window has.
func (w *Window) resume() bool {
	_, unread := w.Store.Newest() // clears away what a crash has left
	games, err := w.Store.List()
	for _, l := range games {
		if isEntry(l.Name) {
			continue
		}
		claim, taken := w.claimOf(l.Name)
		if taken != nil {
			continue
		}
		if err = w.load(l.Name, claim); err == nil {
			w.warnOf(unread)
			return true
		}
		claim.Release()
		unread = err
	}
	w.warnOf(errors.Join(unread, err))
	return false
}

// warnOf says what went wrong, if anything did.
func (w *Window) warnOf(err error) {
	if err != nil {
		w.warn(w.lang.Error(err))
	}
}

// claimOf claims a game for this window. Where there can be no locks it is ours,
// without one; the error says that another window has it.
func (w *Window) claimOf(name string) (*store.Lock, error) {
	claim, err := w.Store.Claim(name)
	if errors.Is(err, store.ErrLocked) {
		return nil, err
	}
	return claim, nil
}

// openGame opens a game of the store. One that another window has is opened as a
// game of its own.
func (w *Window) openGame(name string) bool {
	if name == w.name {
		w.backToGame()
		return true
	}
	claim, taken := w.claimOf(name)
	if taken != nil {
		return w.openCopy(name)
	}
	if err := w.load(name, claim); err != nil {
		claim.Release()
		w.warn(w.lang.Error(err))
		return false
	}
	return true
}

// load plays a game of the store that was claimed.
func (w *Window) load(name string, claim *store.Lock) error {
	g, cut, err := w.Store.Load(name, w.Now)
	if err != nil {
		return &store.FileError{Name: name, Err: err}
	}
	w.adopt(g, name, claim)
	w.keep() // it is the newest now
	if cut != nil {
		w.say(cut.In(w.lang))
	}
	return nil
}

func (w *Window) openCopy(name string) bool {
	g, _, err := w.Store.Load(name, w.Now)
	if err != nil {
		w.warn(w.lang.Error(&store.FileError{Name: name, Err: err}))
		return false
	}
	w.begun(w.copyOf(g))
	w.warn(w.T("single.copy"))
	return true
}

// copyOf is a game with the same moves and a title that says so.
func (w *Window) copyOf(g *game.Game) *game.Game {
	var text bytes.Buffer
	_ = g.Save(&text) // a Buffer takes all
	c, _, err := game.Load(&text, w.Now)
	if err != nil {
		c = game.New(g.Paper(), w.Now)
	}
	c.SetTitle(w.T("copy.title", "title", w.titleOf(g.Puzzle())))
	return c
}

// duplicate goes on with a copy of the game at hand, which stays as it is.
func (w *Window) duplicate() {
	w.begun(w.copyOf(w.game))
	w.say(w.T("copy.duplicated"))
}

// start begins a game of a puzzle and writes it down.
func (w *Window) start(p puzzle.Puzzle) { w.begun(w.newGame(p)) }

// newGame makes a game of a puzzle, with the day on which it is begun.
func (w *Window) newGame(p puzzle.Puzzle) *game.Game {
	if p.Date == "" {
		p.Date = w.Now().Format(time.DateOnly)
	}
	g := game.New(p, w.Now)
	if w.settings.On(setAuto) {
		_ = g.Do(game.Move{Action: game.SetAuto}) // off before, so it can't fail
	}
	return g
}

// begun plays a game that is not in the store yet and writes it down.
func (w *Window) begun(g *game.Game) {
	name := w.Store.NewName(w.Now())
	claim, _ := w.claimOf(name) // nobody else knows the name
	w.adopt(g, name, claim)
	w.keep()
}

// keep has the game written within a moment.
func (w *Window) keep() {
	if w.saver != nil {
		w.saver.Changed()
	}
}

// putAway writes the game at hand with its clock; what fails is reported.
func (w *Window) putAway() error {
	if w.saver == nil {
		return nil
	}
	w.keep()
	return w.saver.Flush()
}

// leaveGame puts the game at hand away for another. One that can't be written now
// goes on being tried.
func (w *Window) leaveGame() {
	if w.putAway() != nil {
		w.behind = append(w.behind, w.saver)
	}
	w.claim.Release()
	w.saver, w.claim = nil, nil
}

// newSaver makes what keeps a game's file. From the background it tells that the
// game can't be written, that it can again, or that it has another file.
func (w *Window) newSaver(name string, g *game.Game) *store.Saver {
	return w.Store.Saver(name, g, func(err error) {
		w.Do(func() { w.saved(g, err) })
	})
}

func (w *Window) saved(g *game.Game, err error) {
	var moved *store.MovedError
	switch {
	case errors.As(err, &moved):
		if g == w.game {
			w.claim.Release()
			w.name = moved.Name
			w.claim, _ = w.claimOf(w.name)
		}
		w.warn(w.lang.Error(err))
	case err != nil:
		w.failing++
		w.warn(w.T("save.unsaved", "why", w.lang.Error(err)))
	default:
		w.failing--
		w.leaving = false
		if g == w.game && w.claim == nil { // its folder could not be written to
			w.claim, _ = w.claimOf(w.name)
		}
		w.say(w.T("save.again"))
	}
}

// Quit writes what there is to write, and ends. What can't be written is said once;
// asked again, it ends all the same.
func (w *Window) Quit() {
	w.leaveEntry()
	err := w.putAway()
	for _, s := range w.behind {
		err = errors.Join(err, s.Flush())
	}
	if err != nil && !w.leaving {
		w.leaving = true
		w.warn(w.T("save.leaving", "why", w.lang.Error(err)))
		return
	}
	w.settings.SetSize(w.win.Canvas().Size())
	w.App.Quit()
}

// ended is called when the window has ended, by Quit or by the system's wish.
func (w *Window) ended() {
	for _, j := range w.jobs() {
		(*j).Stop()
	}
	w.stopClock()
	w.leaveEntry()
	w.leaveGame()
}
