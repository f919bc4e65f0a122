package window

import (
	"slices"

	"sudoku/gui/screen"
	"sudoku/gui/screen/enter"
	"sudoku/gui/screen/home"
	"sudoku/gui/screen/order"
	"sudoku/gui/screen/results"
	"sudoku/puzzle/game"
)

// A navigation leads from screen to screen.
type navigation struct {
	part
	opener *opener
}

// escape closes what is open and returns the focus to the board, or to the page below. A message
// goes with what it was about.
func (n *navigation) escape() {
	n.app.ClearMessage()
	s, ok := n.app.Top().(screen.EscapeHandler)
	switch {
	case ok && s.Escape():
	case len(n.app.Screens()) > 2:
		n.app.Back()
		return
	case n.left():
	case n.app.Session().UI.Selected.Len() > 1:
		n.app.Input(game.Input{Kind: game.SelectOne})
	default:
		n.app.Play().Filter().Clear()
		n.app.Session().WhatIf = false
	}
	if _, finds := n.app.Top().(screen.Finder); finds { // what was searched for is gone, the list is there
		n.app.FocusPage()
	} else if n.board.Visible() { // else the page keeps it
		n.app.FocusBoard()
	}
	n.app.Refresh()
}

// left closes the only screen over play, and reports whether it did.
func (n *navigation) left() bool {
	_, home := n.app.Top().(*home.Home)
	_, done := n.app.Top().(*results.Done)
	switch {
	case home && n.nothingBelow(), done && n.app.Session().Game.Finished():
		return false
	case len(n.app.Screens()) > 1 || n.opener.gameless():
		n.app.NewGames().Interrupt()
		n.app.Leave()
		return true
	}
	return false
}

// nothingBelow reports whether nothing is below Home: no game or, for a beginner, an untouched one,
// which it offers.
func (n *navigation) nothingBelow() bool {
	return n.opener.gameless() || n.app.Prefs().Beginner() && !n.app.Session().Kept()
}

// step goes through the parts of what the screen explains, and reports whether it has any.
func (n *navigation) step(by int) bool {
	s, ok := n.app.Top().(screen.Stepper)
	return ok && s.Step(by)
}

// openNew opens the page for a new puzzle.
func (n *navigation) openNew() { order.OpenNew(n.app) }

// openEnter opens the page for typing a printed puzzle with an empty grid, or leads back
// to the one that is being typed.
func (n *navigation) openEnter() {
	if offer, ok := n.app.Top().(*enter.Offer); ok {
		offer.Accept()
		return
	}
	switch e := enter.Entering(n.app); {
	case e == nil:
		n.app.Show(enter.NewEnter(n.app))
	case n.app.Top() == screen.Screen(e):
		e.Fresh()
	default:
		n.backToEnter()
	}
}

func (n *navigation) backToEnter() {
	n.app.BackTo(1 + slices.Index(n.app.Screens(), screen.Screen(enter.Entering(n.app))))
}

// playEntry plays the typed puzzle.
func (n *navigation) playEntry() {
	n.backToEnter()
	enter.Entering(n.app).Play()
}
