package window

import (
	"errors"
	"os"
	"slices"

	"sudoku/gui/caption"
	"sudoku/gui/screen"
	"sudoku/gui/screen/pen"
	"sudoku/gui/screen/results"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// games opens games and makes them the current one.
type games struct {
	part
	opener   *opener
	status   *status
	motion   *motion
	quitting bool // the end was asked for although a game can't be saved
}

// setSession makes a session the current one and ends what was under way. The previous
// game, and a puzzle being typed, stay in their files.
func (g *games) setSession(s *session.Session) {
	pen.Of(g.app).Finish()
	g.app.SetSession(s)
	g.app.Play().Filter().Clear()
	g.motion.flashed = puzzle.CellSet{}
	s.LoadFacts(g.app.Refresh)
	g.app.CloseTo(1)
	g.app.NewGames().Drop()
	if p := s.Game.Puzzle(); p.Shape == nil {
		g.app.NewGames().Note(slices.Values([]puzzle.Grid{p.Givens}))
	}
	if s.Game.Finished() {
		g.app.Push(results.NewDone(g.app))
	} else {
		g.app.ShowTop()
	}
	if s.Unlocked != nil {
		g.app.Warn(g.T("single.shared", "why", g.lang.Error(s.Unlocked)))
	}
}

// resume opens the game played last, and reports whether there is one. A long game that
// was not read yet is opened as soon as it is.
func (g *games) resume(read session.Opened) bool {
	s, cut, err := g.app.Sessions().Resume(read)
	if long, ok := errors.AsType[*session.LongGameError](err); ok {
		g.warnError(long.Unread)
		g.opener.readGame(long.Name)
		return true
	}
	if s != nil {
		g.playStored(s, cut)
	}
	g.warnError(err)
	return s != nil
}

// OpenGame implements screen.Games: it opens a game of the store, a long one as soon as it
// is read. If another window has it open, it opens a copy.
func (g *games) OpenGame(name string) bool {
	path := g.app.Sessions().Store.Path(name)
	if info, err := os.Stat(path); err == nil && info.Size() >= session.LongGame && name != g.app.Session().Name {
		g.opener.openPaths([]string{path})
		return true
	}
	return g.openRead(session.Opened{Name: name})
}

// openRead is OpenGame for a game that may have been read already.
func (g *games) openRead(o session.Opened) bool {
	g.status.notice = nil // a message about another file
	if o.Name == g.app.Session().Name {
		g.app.ShowPlay()
		return true
	}
	s, cut, err := g.app.Sessions().OpenRead(o)
	switch {
	case errors.Is(err, store.ErrLocked):
		return g.openCopy(o)
	case err != nil:
		g.warnError(err)
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
		g.app.Say(cut.In(g.lang))
	}
}

func (g *games) openCopy(o session.Opened) bool {
	of := o.Game
	if of == nil {
		var err error
		if of, _, err = g.app.Sessions().Store.Load(o.Name, g.app.Sessions().Now); err != nil {
			g.warnError(&store.FileError{Name: o.Name, Err: err})
			return false
		}
	}
	g.playNew(g.copyOf(of))
	g.app.Warn(g.T("single.copy"))
	return true
}

// copyOf returns a copy of a game, which is called differently.
func (g *games) copyOf(of *game.Game) *game.Game {
	return g.app.Sessions().Copy(of, caption.CopyTitle(g.lang, of.Puzzle()))
}

// duplicate plays a copy of the current game, which stays as it is.
func (g *games) duplicate() {
	before := g.app.Session().Kept()
	g.playNew(g.copyOf(g.app.Session().Game))
	g.app.SayBegun(g.T("copy.duplicated"), before)
}

// Start implements screen.Games: it starts and saves a game of a puzzle.
func (g *games) Start(p puzzle.Puzzle) { g.playNew(g.newGame(p)) }

// newGame makes a game of a puzzle; a puzzle without a date gets today's.
func (g *games) newGame(p puzzle.Puzzle) *game.Game {
	return g.app.Sessions().NewGame(p, g.app.Prefs().On(screen.PrefAuto))
}

// StartGame implements screen.Games.
func (g *games) StartGame(of *game.Game) { g.playNew(of) }

// playNew plays and saves a game that is not in the store yet. A message about what was shown before
// goes: what it offers is not on the page any more.
func (g *games) playNew(of *game.Game) {
	g.app.ClearMessage()
	s := g.app.Sessions().Begin(of, g.app.Session())
	g.setSession(s)
	s.Keep()
}

// Input implements screen.Games: the screens that are shown get it from the top down.
func (g *games) Input(in game.Input) {
	g.app.Used()
	if !g.board.Visible() {
		return
	}
	if g.status.notice != nil {
		g.status.notice = nil
		defer g.status.refresh() // the screen that takes the input may have nothing else to show
	}
	for _, s := range screen.Shown(g.app) {
		if s, ok := s.(screen.InputHandler); ok && s.Input(in) {
			return
		}
	}
}
