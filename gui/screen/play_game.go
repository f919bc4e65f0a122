package screen

import (
	"errors"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/puzzle/game"
)

// Input implements InputHandler.
func (p *Play) Input(in game.Input) bool {
	HasBegun(p.app)
	at := p.app.Session()
	switch {
	case OwnBoard(p.app): // the game is not visible
		return true
	case p.Paused() && in.Kind == game.Tap:
		p.TogglePause()
		return true
	case p.Paused():
		sayPaused(p.app)
		return true
	}
	ui := at.UI
	ui.First = ui.First && !Drawing(p.app) && !(in.Kind == game.Tap && p.app.Writer().Ready()) // a press picks what to draw on
	ui, m, ok := game.Interpret(ui, in)
	ui.First = at.UI.First
	at.UI = ui
	if ok {
		p.app.Writer().Saw(m)
		p.Move(m)
	}
	p.app.Refresh()
	return true
}

// sayPaused says how a paused game goes on, where the keys for that are the game's.
func sayPaused(a *App) {
	if OfGame(a) {
		a.Say(a.Base().T("status.paused"))
	}
}

// Move makes a move and closes a hint, which no longer holds. After the last move it shows
// the summary.
func (p *Play) Move(m game.Move) {
	if p.Do(m) && p.app.Session().Game.Finished() {
		p.app.Pages.Finish()
		p.app.Celebrate()
	}
}

// Do is Move without the summary. It reports whether the game took the move.
func (p *Play) Do(m game.Move) bool {
	g := p.app.Session().Game
	p.History().TryOut(m)
	from := g.State()
	err := g.Do(m)
	if errors.Is(err, game.ErrFinished) {
		p.History().SayFinished()
		return false
	}
	if err != nil && !errors.Is(err, game.ErrNothing) {
		p.app.Say(p.app.Base().Lang.Error(err))
		return false
	}
	p.app.Prefs().learnedBy(m)
	p.GameChanged()
	if err == nil {
		p.watcher.moved(m, from, g.State())
	}
	return err == nil
}

// GameChanged is to be called after the game has changed.
func (p *Play) GameChanged() {
	p.app.Session().StopHint()
	for _, s := range slices.Backward(slices.Clone(p.app.Screens())) {
		if s, ok := s.(ChangeHandler); ok {
			s.Changed()
		}
	}
}

// ChangeMove goes to another move by calling there, unless the game is paused.
func (p *Play) ChangeMove(there func()) bool {
	if p.Paused() {
		sayPaused(p.app)
		return false
	}
	p.app.ClearMessage()
	p.app.StopMotion()
	p.app.Session().WhatIf = false
	flash(p.app, there)
	p.GameChanged()
	p.app.Refresh()
	return true
}

// CanUndo implements Undoer.
func (p *Play) CanUndo() bool {
	return !p.Paused() && (p.app.Session().Game.CanUndo() || p.app.Writer().Writing())
}

// CanRedo implements Undoer.
func (p *Play) CanRedo() bool { return !p.Paused() && p.app.Session().Game.CanRedo() }

// Undo implements Undoer: it takes back the last move and says which one it was.
func (p *Play) Undo() {
	if p.app.Writer().Wipe() { // the last that was done
		p.app.Refresh()
		return
	}
	g := p.app.Session().Game
	m, ok := g.LastMove()
	restarted := g.Restarted()
	flash(p.app, func() { g.Undo() })
	p.stepped("undo.back", m, ok)
	if restarted {
		at, _ := g.MoveNumber()
		p.app.Say(p.app.Base().T("undo.restart", "n", at))
	}
}

// Redo implements Undoer.
func (p *Play) Redo() {
	g := p.app.Session().Game
	flash(p.app, func() { g.Redo() })
	m, ok := g.LastMove()
	p.stepped("undo.again", m, ok)
}

// Finished reports whether the player solved the puzzle of the game.
func (p *Play) Finished() bool {
	_, ok := p.app.Session().Game.Finish()
	return ok
}

// flash goes to another move by calling there, and shows for a moment which cells that
// changed.
func flash(a *App, there func()) {
	g := a.Session().Game
	before := g.State()
	there()
	now := g.State()
	a.Flash(changedCells(&before, &now))
}

// stepped shows the game after an undo or a redo, and says which move it was.
func (p *Play) stepped(key string, m game.Move, ok bool) {
	p.app.ClearMessage()
	p.GameChanged()
	if b := p.app.Base(); ok && !p.Finished() { // the summary says where one looks
		p.app.Say(b.T(key, "move", game.MoveText(b.Lang, m)))
	}
	p.app.Refresh()
}

// Paused reports whether the game is paused.
func (p *Play) Paused() bool { return p.app.Session().Game.Clock.Paused() }

// CanPause reports whether the game can be paused or resumed: it must be in sight.
func (p *Play) CanPause() bool {
	return OfGame(p.app) && EntryOf(p.app) == nil && !p.app.Session().Game.Finished()
}

// TogglePause pauses the game, which closes a hint, or resumes it.
func (p *Play) TogglePause() {
	if g := p.app.Session().Game; g.Clock.Paused() {
		g.Clock.Resume()
	} else {
		p.app.Writer().Finish()
		p.app.Pages.HideHint()
		g.Clock.Pause()
	}
	p.app.Refresh()
}

// Key implements KeyHandler: Return and the space bar resume a paused game. It offers the
// page for typing a puzzle if that is what is done.
func (p *Play) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if p.rows.Key(name, mod, p.app.Session()); p.rows.typed() {
		p.app.Pages.Offer(&p.rows)
	}
	if !p.Paused() || mod != 0 || !IsReturn(name) && name != fyne.KeySpace {
		return false
	}
	p.TogglePause()
	return true
}
