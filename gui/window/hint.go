package window

import (
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/puzzle/game"
	"sudoku/solver/logic"
)

// deeper asks for a hint, or says more of the one that is shown.
func (w *Window) deeper() {
	if h, ok := w.top().(*screen.Hint); ok && w.playing() {
		h.Deeper()
	} else if w.playing() {
		screen.FindHint(w)
	}
}

// doHint makes the move of the hint that is shown.
func (w *Window) doHint() {
	if h, ok := w.top().(*screen.Hint); ok {
		h.Do()
	}
}

func (w *Window) hinting() bool {
	_, ok := w.top().(*screen.Hint)
	return ok
}

// hideHint closes the hint, if one is shown.
func (w *Window) hideHint() {
	if w.hinting() {
		w.Back()
	}
}

func (w *Window) listAll()       { screen.ListSteps(w, page.AllSteps, w.top()) }
func (w *Window) listPath()      { screen.ListSteps(w, page.StepsPath, w.top()) }
func (w *Window) listBackdoors() { screen.ListSteps(w, page.Backdoors, w.top()) }

// openGuide turns to the guide, at the technique of the hint that is shown.
func (w *Window) openGuide() {
	var at *logic.Technique
	if h, ok := w.top().(*screen.Hint); ok {
		at = h.Technique()
	}
	w.Show(screen.NewGuide(w, at))
}

// ownBoard reports whether the board shows something else than the game at hand.
func (w *Window) ownBoard() bool {
	s, ok := w.top().(screen.Loner)
	return ok && s.OwnBoard()
}

// escape closes what is open and gives the board its focus back.
func (w *Window) escape() {
	switch {
	case w.entering != nil && w.page() != page.Page(w.entering.page): // it led here from typing
		w.openEnter()
	case w.entering != nil && w.closeFixes():
	case w.entering != nil:
		w.putEntryAside()
	case w.hinting():
		w.hideHint()
	case w.drawing != nil && w.drawing.draft != nil:
		w.drawing.draft, w.notice = nil, nil
	case w.page() != page.Page(w.play) && !w.session.HasGame() && w.making == nil: // there is none to go back to yet
		w.openNew()
	case w.page() != page.Page(w.play):
		w.stopMaking()
		w.backToGame()
	case w.session.UI.Selected.Len() > 1:
		w.input(game.Input{Kind: game.SelectOne})
	default:
		w.filter, w.session.WhatIf = board.Filter{}, false
	}
	w.focusBoard()
	w.Refresh()
}

// solve fills the solution in: one undo.
func (w *Window) solve() {
	w.hideHint()
	solution, ok := w.session.Solution()
	if !ok {
		w.Say(w.T("solve.none"))
		return
	}
	w.session.Finished = true // by the program: there is nothing to sum up
	w.Move(game.Move{Action: game.Fill, Grid: solution})
	w.Say(w.T("solve.done"))
	if w.session.Facts().Solutions() > 1 {
		w.Say(w.T("solve.one"))
	}
	w.Refresh()
}
