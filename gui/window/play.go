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

// adopt takes a game as the one at hand and ends what was under way. The game
// before stays in its file, and so does what was being typed.
func (w *Window) adopt(s *session.Session) {
	w.makeJob.Stop()
	w.making = nil
	w.leaveEntry()
	if s != w.session {
		w.session.Close()
	}
	s.UI.Mode, s.UI.Digit = w.session.UI.Mode, w.session.UI.Digit
	s.UI = w.withSettings(s.UI)
	w.session = s
	w.preview = nil
	w.filter = board.Filter{}
	w.holdClock()
	s.Learn(w.learned)
	w.turn(w.play)
	w.Refresh()
	if s.Unlocked != nil {
		w.Warn(w.T("single.shared", "why", w.lang.Error(s.Unlocked)))
	}
}

// learned shows what the solvers have found out.
func (w *Window) learned() {
	w.refreshHead()
	if p, ok := w.page().(*page.Done); ok {
		p.Refresh()
	}
}

// withSettings is an input state with the settings that guide it.
func (w *Window) withSettings(ui game.UI) game.UI {
	ui.Clean, ui.First = w.prefs.On(screen.PrefClean), w.prefs.On(screen.PrefFirst)
	if !ui.First {
		ui.Digit = 0
	}
	return ui
}

// playing reports whether the board takes digits.
func (w *Window) playing() bool { return w.entering == nil && !w.session.Game.Paused() }

// input does what a key or a press on the board means.
func (w *Window) input(in game.Input) {
	if !w.board.Visible() || w.showsOne() {
		return // nobody writes where nothing is seen
	}
	w.notice = nil
	if s, ok := w.top().(screen.Inputter); ok && s.Input(in) {
		return
	}
	if w.entering != nil {
		w.entryInput(in)
		return
	}
	if w.session.Game.Paused() {
		if in.Kind == game.Tap {
			w.togglePause()
		} else {
			w.Say(w.T("status.paused"))
		}
		return
	}
	if w.drawing != nil && w.drawInput(in) {
		return
	}
	ui := w.session.UI
	ui.First = ui.First && w.drawing == nil // there a press picks what to draw on
	ui, m, ok := game.Interpret(ui, in)
	ui.First = w.session.UI.First
	w.session.UI = ui
	if ok {
		w.Move(m)
	}
	w.Refresh()
}

// do makes a move; a hint shown before no longer holds.
func (w *Window) Move(m game.Move) {
	w.tryOut(m)
	err := w.session.Game.Do(m)
	if err != nil && !errors.Is(err, game.ErrNothing) {
		w.Say(w.lang.Error(err))
		return
	}
	w.changed()
}

func (w *Window) changed() {
	w.session.StopHint()
	if s, ok := w.top().(screen.Watcher); ok {
		s.Changed()
	}
	if w.session.Game.Finished() && !w.session.Finished {
		w.session.Finished = true
		w.showDone()
		w.celebrate()
	} else if !w.session.Game.Finished() {
		w.session.Finished = false
		switch w.page().(type) {
		case *page.Done, *page.Mistake:
			w.turn(w.play)
		}
	}
}

// table is the game that undo and redo work on: what is typed, while a puzzle is
// being entered.
func (w *Window) table() *game.Game {
	if w.entering != nil {
		return w.entering.Game
	}
	return w.session.Game
}

// back and again walk one act along the line at hand.
func (w *Window) back() bool {
	if w.entering != nil {
		return w.entering.undo()
	}
	return w.session.Game.Undo()
}

func (w *Window) again() bool {
	if w.entering != nil {
		return w.entering.redo()
	}
	return w.session.Game.Redo()
}

func (w *Window) canUndo() bool { return !w.table().Paused() && w.table().CanUndo() }
func (w *Window) canRedo() bool { return !w.table().Paused() && w.table().CanRedo() }

func (w *Window) step(back func() bool) {
	w.notice = nil
	back()
	if w.entering != nil {
		w.verify()
	} else {
		w.changed()
	}
	w.Refresh()
}

func (w *Window) playFuncs() page.PlayFuncs {
	kind := func(k game.InputKind) func() { return func() { w.input(game.Input{Kind: k}) } }
	return page.PlayFuncs{
		Mode:    func() game.Mode { return w.session.UI.Mode },
		SetMode: func(m game.Mode) { w.input(game.Input{Kind: game.SetMode, Mode: m}) },
		Left:    w.left,
		Chosen:  func() puzzle.Digit { return w.session.UI.Digit },
		Letters: !w.prefs.On(screen.PrefHoDoKu),
		Digit:   func(d puzzle.Digit) { w.input(game.Input{Kind: game.Type, Digit: d}) },
		Undo:    w.undo, Redo: w.redo, CanUndo: w.canUndo, CanRedo: w.canRedo,
		Erase: kind(game.Delete), Hint: w.deeper,
		Moves: w.movesFuncs(),
	}
}

// left is how often d is still to be placed, where the player wants to know.
func (w *Window) left(d puzzle.Digit) int {
	if !w.prefs.On(screen.PrefLeft) {
		return page.Uncounted
	}
	grid := w.table().State().Grid
	return max(0, 9-grid.Of(d).Len())
}

// backToGame shows the play page.
func (w *Window) backToGame() {
	w.preview = nil
	w.leaveEntry()
	w.hideHint()
	w.turn(w.play)
	w.Refresh()
}

func (w *Window) canPause() bool { return w.entering == nil && !w.session.Game.Finished() }
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

// say shows a message in the status line until the next thing is done.
func (w *Window) Say(s string) { w.tell(s, w.kit.Pal.Text) }

// warn shows a message that something went wrong.
func (w *Window) Warn(s string) { w.tell(s, w.kit.Pal.Bad) }

func (w *Window) tell(s string, col color.NRGBA) {
	w.notice = []widget.Span{{Text: s, Colour: col}}
	w.status.SetSpans(w.statusLine()...)
}
