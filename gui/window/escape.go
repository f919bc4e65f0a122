package window

import (
	"sudoku/gui/screen"
	"sudoku/puzzle/game"
)

// escape closes what is open and returns the focus to the board, or to the page below.
func (w *Window) escape() {
	s, ok := w.Top().(screen.EscapeHandler)
	switch {
	case ok && s.Escape():
	case len(w.Screens()) > 2:
		w.Back()
		return
	case w.left():
	case w.Session().UI.Selected.Len() > 1:
		w.Input(game.Input{Kind: game.SelectOne})
	default:
		w.Play().Filter().Clear()
		w.Session().WhatIf = false
	}
	if w.board.Visible() { // else the page keeps it
		w.FocusBoard()
	}
	w.Refresh()
}

// left closes the only screen over play, and reports whether it did.
func (w *Window) left() bool {
	_, home := w.Top().(*screen.Home)
	_, done := w.Top().(*screen.Done)
	_, finished := w.Session().Game.Finish()
	switch {
	case home && w.gameless(), done && finished: // nothing is below
		return false
	case len(w.Screens()) > 1 || w.gameless():
		w.Maker().Interrupt()
		w.ShowPlay()
		return true
	}
	return false
}

// step goes through the parts of what the screen explains, and reports whether it has any.
func (w *Window) step(by int) bool {
	s, ok := w.Top().(screen.Stepper)
	return ok && s.Step(by)
}

// openNew opens the page for a new puzzle.
func (w *Window) openNew() { screen.OpenNew(w.App) }

// openEnter opens the page for typing a printed puzzle with an empty grid, or leads back
// to the one that is being typed.
func (w *Window) openEnter() {
	if offer, ok := w.Top().(*screen.Offer); ok {
		offer.Accept()
		return
	}
	switch e := screen.Entering(w.App); {
	case e == nil:
		w.Show(screen.NewEnter(w.App))
	case w.Top() == screen.Screen(e):
		e.Fresh()
	default:
		w.backToEnter()
	}
}

func (w *Window) backToEnter() {
	w.CloseTo(2)
	w.showTop()
	w.Refresh()
}

// playEntry plays the typed puzzle.
func (w *Window) playEntry() {
	w.backToEnter()
	screen.Entering(w.App).Play()
}
