package window

import (
	"slices"

	"sudoku/gui/screen"
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
	n.ClearMessage()
	s, ok := n.Top().(screen.EscapeHandler)
	switch {
	case ok && s.Escape():
	case len(n.Screens()) > 2:
		n.Back()
		return
	case n.left():
	case n.Session().UI.Selected.Len() > 1:
		n.Input(game.Input{Kind: game.SelectOne})
	default:
		n.Play().Filter().Clear()
		n.Session().WhatIf = false
	}
	if _, finds := n.Top().(screen.Finder); finds { // what was searched for is gone, the list is there
		n.FocusPage()
	} else if n.board.Visible() { // else the page keeps it
		n.FocusBoard()
	}
	n.Refresh()
}

// left closes the only screen over play, and reports whether it did.
func (n *navigation) left() bool {
	_, home := n.Top().(*screen.Home)
	_, done := n.Top().(*screen.Done)
	switch {
	case home && n.opener.gameless(), done && n.Session().Game.Finished(): // nothing is below
		return false
	case len(n.Screens()) > 1 || n.opener.gameless():
		n.NewGames().Interrupt()
		n.Leave()
		return true
	}
	return false
}

// step goes through the parts of what the screen explains, and reports whether it has any.
func (n *navigation) step(by int) bool {
	s, ok := n.Top().(screen.Stepper)
	return ok && s.Step(by)
}

// openNew opens the page for a new puzzle.
func (n *navigation) openNew() { screen.OpenNew(n.App) }

// openEnter opens the page for typing a printed puzzle with an empty grid, or leads back
// to the one that is being typed.
func (n *navigation) openEnter() {
	if offer, ok := n.Top().(*screen.Offer); ok {
		offer.Accept()
		return
	}
	switch e := screen.Entering(n.App); {
	case e == nil:
		n.Show(screen.NewEnter(n.App))
	case n.Top() == screen.Screen(e):
		e.Fresh()
	default:
		n.backToEnter()
	}
}

func (n *navigation) backToEnter() {
	n.BackTo(1 + slices.Index(n.Screens(), screen.Screen(screen.Entering(n.App))))
}

// playEntry plays the typed puzzle.
func (n *navigation) playEntry() {
	n.backToEnter()
	screen.Entering(n.App).Play()
}
