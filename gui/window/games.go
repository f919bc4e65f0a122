package window

import (
	"errors"
	"os"
	"slices"

	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// games opens games and makes them the current one.
type games struct {
	w        *Window
	quitting bool // the end was asked for although a game can't be saved
}

// setSession makes a session the current one and ends what was under way. The previous
// game, and a puzzle being typed, stay in their files.
func (g *games) setSession(s *session.Session) {
	w := g.w
	w.SetSession(s)
	w.Play().Filter().Clear()
	w.motion.flashed = puzzle.CellSet{}
	s.Learn(w.Refresh)
	w.CloseTo(1)
	w.Maker().Drop()
	w.Maker().Note(slices.Values([]puzzle.Grid{s.Game.Puzzle().Givens}))
	if _, finished := s.Game.Finish(); finished {
		w.Push(screen.NewDone(w.App))
	} else {
		w.showTop()
	}
	if s.Unlocked != nil {
		w.Warn(w.T("single.shared", "why", w.lang.Error(s.Unlocked)))
	}
}

// resume opens the game played last, and reports whether there is one. A long game that
// was not read yet is opened as soon as it is.
func (g *games) resume(read session.Opened) bool {
	s, cut, err := g.w.Keeper().Resume(read)
	if long, ok := errors.AsType[*session.LongGameError](err); ok {
		g.w.warnError(long.Unread)
		g.w.opener.readGame(long.Name)
		return true
	}
	if s != nil {
		g.playStored(s, cut)
	}
	g.w.warnError(err)
	return s != nil
}

// OpenGame implements screen.Games: it opens a game of the store, a long one as soon as it
// is read. If another window has it open, it opens a copy.
func (g *games) OpenGame(name string) bool {
	path := g.w.Store.Path(name)
	if info, err := os.Stat(path); err == nil && info.Size() >= session.LongGame && name != g.w.Session().Name {
		g.w.opener.openPaths([]string{path})
		return true
	}
	return g.openRead(session.Opened{Name: name})
}

// openRead is OpenGame for a game that may have been read already.
func (g *games) openRead(o session.Opened) bool {
	g.w.status.notice = nil // a message about another file
	if o.Name == g.w.Session().Name {
		g.w.ShowPlay()
		return true
	}
	s, cut, err := g.w.Keeper().OpenRead(o)
	switch {
	case errors.Is(err, store.ErrLocked):
		return g.openCopy(o)
	case err != nil:
		g.w.warnError(err)
		return false
	}
	g.playStored(s, cut)
	return true
}

// playStored plays a game of the store.
func (g *games) playStored(s *session.Session, cut *game.Damage) {
	g.setSession(s)
	s.Keep() // makes it the newest
	if cut != nil {
		g.w.Say(cut.In(g.w.lang))
	}
}

func (g *games) openCopy(o session.Opened) bool {
	of := o.Game
	if of == nil {
		var err error
		if of, _, err = g.w.Store.Load(o.Name, g.w.Now); err != nil {
			g.w.warnError(&store.FileError{Name: o.Name, Err: err})
			return false
		}
	}
	g.playNew(g.copyOf(of))
	g.w.Warn(g.w.T("single.copy"))
	return true
}

// copyOf returns a copy of a game whose title says so.
func (g *games) copyOf(of *game.Game) *game.Game {
	return g.w.Keeper().Copy(of, g.w.lang.T("copy.title", "title", screen.TitleOf(g.w.lang, of.Puzzle())))
}

// duplicate plays a copy of the current game, which stays as it is.
func (g *games) duplicate() {
	g.playNew(g.copyOf(g.w.Session().Game))
	g.w.Say(g.w.T("copy.duplicated"))
}

// Start implements screen.Games: it starts and saves a game of a puzzle.
func (g *games) Start(p puzzle.Puzzle) { g.playNew(g.newGame(p)) }

// newGame makes a game of a puzzle; a puzzle without a date gets today's.
func (g *games) newGame(p puzzle.Puzzle) *game.Game {
	return g.w.Keeper().NewGame(p, g.w.Prefs().On(screen.PrefAuto))
}

// StartGame implements screen.Games.
func (g *games) StartGame(of *game.Game) { g.playNew(of) }

// playNew plays and saves a game that is not in the store yet.
func (g *games) playNew(of *game.Game) {
	s := g.w.Keeper().Begin(of)
	g.setSession(s)
	s.Keep()
}

// Input implements screen.Games: the screens get it from the top down.
func (g *games) Input(in game.Input) {
	w := g.w
	w.Maker().Used()
	if !w.board.Visible() {
		return
	}
	if w.status.notice != nil {
		w.status.notice = nil
		defer w.status.refresh() // the screen that takes the input may have nothing else to show
	}
	for _, s := range slices.Backward(w.Screens()) {
		if s, ok := s.(screen.InputHandler); ok && s.Input(in) {
			return
		}
	}
}
