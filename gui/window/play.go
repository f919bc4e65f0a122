package window

import (
	"errors"
	"image/color"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// setSession makes a session the current one and ends what was under way. The previous
// game, and a puzzle being typed, stay in their files.
func (w *Window) setSession(s *session.Session) {
	if s != w.session {
		w.session.Close()
	}
	s.UI.Mode, s.UI.Digit = w.session.UI.Mode, w.session.UI.Digit
	s.UI = w.withSettings(s.UI)
	w.session = s
	w.filter.shown = board.Filter{}
	w.clock.holdClock()
	s.Learn(w.learned)
	w.closeTo(1)
	w.maker.Drop()
	w.showTop()
	w.Refresh()
	if s.Unlocked != nil {
		w.Warn(w.T("single.shared", "why", w.lang.Error(s.Unlocked)))
	}
}

// learned updates the window after the solvers found something out.
func (w *Window) learned() {
	w.status.refreshHead()
	w.page().Refresh()
}

// withSettings adds the player's settings to an input state.
func (w *Window) withSettings(ui game.UI) game.UI {
	ui.Clean, ui.First = w.prefs.On(screen.PrefClean), w.prefs.On(screen.PrefFirst)
	if !ui.First {
		ui.Digit = 0
	}
	return ui
}

// Playing implements screen.Desk.
func (w *Window) Playing() bool { return w.activeSession() == w.session && !w.session.Game.Paused() }

// input handles a key or a press on the board.
func (w *Window) input(in game.Input) {
	if !w.board.Visible() {
		return // the board is hidden
	}
	w.notice = nil
	if w.session.Game.Paused() && !w.ownBoard() {
		if in.Kind == game.Tap {
			w.togglePause()
		} else {
			w.Say(w.T("status.paused"))
		}
		return
	}
	if s, ok := find[screen.InputHandler](w); ok && s.Input(in) {
		return
	}
	ui := w.session.UI
	ui.First = ui.First && !w.drawing() // while drawing, a press picks what to draw on
	ui, m, ok := game.Interpret(ui, in)
	ui.First = w.session.UI.First
	w.session.UI = ui
	if ok {
		w.Move(m)
	}
	w.Refresh()
}

// Move implements screen.Desk: it makes a move and closes a hint, which no longer holds.
func (w *Window) Move(m game.Move) {
	w.history().TryOut(m)
	err := w.session.Game.Do(m)
	if err != nil && !errors.Is(err, game.ErrNothing) {
		w.Say(w.lang.Error(err))
		return
	}
	w.Changed()
}

func (w *Window) Changed() {
	w.session.StopHint()
	if s, ok := w.top().(screen.ChangeHandler); ok {
		s.Changed()
	}
	if w.session.Game.Finished() && !w.session.Finished {
		w.session.Finished = true
		w.Show(screen.NewDone(w))
		w.motion.celebrate()
	} else if !w.session.Game.Finished() {
		w.session.Finished = false
	}
}

// activeSession returns the session that keys and menus act on: the typed puzzle while
// one is entered, else the current game.
func (w *Window) activeSession() *session.Session {
	if e := w.entering(); e != nil {
		return e.Entry().Session
	}
	return w.session
}

func (w *Window) canUndo() bool {
	return !w.activeSession().Game.Paused() && w.activeSession().Game.CanUndo()
}
func (w *Window) canRedo() bool {
	return !w.activeSession().Game.Paused() && w.activeSession().Game.CanRedo()
}

// undo takes back the last move and says which one it was.
func (w *Window) undo() {
	w.notice = nil
	if e := w.entering(); e != nil {
		e.Step(e.Entry().Undo)
		w.Refresh()
		return
	}
	m, ok := w.session.Game.LastMove()
	w.session.Game.Undo()
	w.Changed()
	w.Refresh()
	if ok {
		w.Say(w.T("undo.back", "move", screen.MoveText(w.lang, m)))
	}
}

// redo makes it again.
func (w *Window) redo() {
	w.notice = nil
	if e := w.entering(); e != nil {
		e.Step(e.Entry().Redo)
		w.Refresh()
		return
	}
	w.session.Game.Redo()
	w.Changed()
	w.Refresh()
	if m, ok := w.session.Game.LastMove(); ok {
		w.Say(w.T("undo.again", "move", screen.MoveText(w.lang, m)))
	}
}

func (w *Window) playFuncs() page.PlayFuncs {
	kind := func(k game.InputKind) func() { return func() { w.input(game.Input{Kind: k}) } }
	return page.PlayFuncs{
		Mode:    func() game.Mode { return w.session.UI.Mode },
		SetMode: func(m game.Mode) { w.input(game.Input{Kind: game.SetMode, Mode: m}) },
		Left:    func(d puzzle.Digit) int { return screen.Left(w, d) },
		Chosen:  func() puzzle.Digit { return w.session.UI.Digit },
		Letters: !w.prefs.On(screen.PrefHoDoKu),
		Digit:   func(d puzzle.Digit) { w.input(game.Input{Kind: game.Type, Digit: d}) },
		Undo:    w.undo, Redo: w.redo, CanUndo: w.canUndo, CanRedo: w.canRedo,
		Erase: kind(game.Delete), Hint: w.deeper,
		Moves: w.history().Funcs(),
	}
}

// Home implements screen.Desk: it shows the play page.
func (w *Window) Home() {
	w.closeTo(1)
	w.showTop()
	w.Refresh()
}

func (w *Window) canPause() bool { return w.activeSession() == w.session && !w.session.Game.Finished() }
func (w *Window) paused() bool   { return w.session.Game.Paused() }

func (w *Window) togglePause() {
	if w.session.Game.Paused() {
		w.session.Game.Resume()
	} else {
		w.hideHint()
		w.session.Game.Pause()
	}
	w.Refresh()
}

// Say shows a message in the status line until the next action.
func (w *Window) Say(s string) { w.setNotice(s, w.kit.Pal.Text) }

// Warn shows a message about an error.
func (w *Window) Warn(s string) { w.setNotice(s, w.kit.Pal.Bad) }

func (w *Window) setNotice(s string, col color.NRGBA) {
	w.notice = []widget.Span{{Text: s, Colour: col}}
	w.status.label.SetSpans(w.status.statusLine()...)
}

// history returns the commands on the moves of the current game.
func (w *Window) history() screen.History { return screen.History{Desk: w} }

// ChangeMove implements screen.Desk: it goes to another move by calling there, unless
// the game is paused.
func (w *Window) ChangeMove(there func()) bool {
	if w.session.Game.Paused() {
		w.Say(w.T("status.paused"))
		return false
	}
	w.notice = nil
	w.StopMotion()
	w.session.WhatIf = false
	there()
	w.session.Finished = w.session.Game.Finished()
	w.Changed()
	w.Refresh()
	return true
}
