package home

import "sudoku/gui/screen"

// asideGames puts games aside, and takes them up again.
type asideGames struct {
	app     *screen.App
	changed func()   // shows which game is offered now
	undone  []string // games that were put aside here, the last one at the end
}

// putAside has Home offer a game no more until it is played on.
func (g *asideGames) putAside(name, title string) {
	if name == "" {
		return
	}
	g.app.Prefs().PutAside(name)
	g.undone = append(g.undone, name)
	g.changed()
	g.app.Say(g.app.Base().T("home.aside", "title", title, "keys", "Ctrl+Z"))
}

// leave removes what was said: it can be undone on this page alone.
func (g *asideGames) leave() {
	if len(g.undone) > 0 {
		g.app.ClearMessage()
	}
}

// Undo implements Undoer: it takes the game up again that was put aside last.
func (g *asideGames) Undo() {
	if n := len(g.undone); n > 0 {
		g.app.Prefs().TakeUp(g.undone[n-1])
		g.undone = g.undone[:n-1]
		g.app.ClearMessage()
		g.changed()
	}
}

// Redo implements Undoer; there is none.
func (g *asideGames) Redo() {}

// CanUndo implements Undoer.
func (g *asideGames) CanUndo() bool { return len(g.undone) > 0 }

// CanRedo implements Undoer.
func (g *asideGames) CanRedo() bool { return false }
