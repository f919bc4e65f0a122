package window

import (
	"sudoku/gui/screen"
	"sudoku/puzzle/game"
)

// escape closes what is open and returns the focus to the board, or to the page below.
func (w *Window) escape() {
	s, ok := w.top().(screen.EscapeHandler)
	switch {
	case ok && s.Escape():
	case len(w.screens) > 2:
		w.Back()
		return
	case w.left():
	case w.session.UI.Selected.Len() > 1:
		w.Input(game.Input{Kind: game.SelectOne})
	default:
		w.play.Filter().Clear()
		w.session.WhatIf = false
	}
	if w.board.Visible() { // else the page keeps it
		w.FocusBoard()
	}
	w.Refresh()
}

// left closes the only screen over play, and reports whether it did.
func (w *Window) left() bool {
	_, home := w.top().(*screen.Home)
	_, done := w.top().(*screen.Done)
	_, finished := w.session.Game.Finish()
	switch {
	case home && w.gameless(), done && finished: // nothing is below
		return false
	case len(w.screens) > 1 || w.gameless():
		w.maker.Interrupt()
		w.ShowPlay()
		return true
	}
	return false
}

// step goes through the parts of what the screen explains, and reports whether it has any.
func (w *Window) step(by int) bool {
	s, ok := w.top().(screen.Stepper)
	return ok && s.Step(by)
}

// openNew opens the page for a new puzzle.
func (w *Window) openNew() { screen.OpenNew(w) }

// openEnter opens the page for typing a printed puzzle with an empty grid, or leads back
// to the one that is being typed.
func (w *Window) openEnter() {
	if offer, ok := w.top().(*screen.Offer); ok {
		offer.Accept()
		return
	}
	switch e := screen.Entering(w); {
	case e == nil:
		w.Show(screen.NewEnter(w))
	case w.top() == screen.Screen(e):
		e.Fresh()
	default:
		w.backToEnter()
	}
}

func (w *Window) backToEnter() {
	w.closeTo(2)
	w.showTop()
	w.Refresh()
}

// playEntry plays the typed puzzle.
func (w *Window) playEntry() {
	w.backToEnter()
	screen.Entering(w).Play()
}
