package window

import (
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/puzzle/game"
	"sudoku/solver/logic"
)

// deeper shows a hint, or more of the one that is shown.
func (w *Window) deeper() {
	if h, ok := w.top().(*screen.Hint); ok && w.Playing() {
		h.Deeper()
	} else if w.Playing() {
		screen.FindHint(w)
	}
}

// applyHint applies the hint that is shown.
func (w *Window) applyHint() {
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

// openGuide opens the guide, at the technique of the hint that is shown.
func (w *Window) openGuide() {
	var at *logic.Technique
	if h, ok := w.top().(*screen.Hint); ok {
		at = h.Technique()
	}
	w.Show(screen.NewGuide(w, at))
}

// ownBoard reports whether the board shows something other than the current game.
func (w *Window) ownBoard() bool {
	s, ok := find[screen.BoardOwner](w)
	return ok && s.OwnBoard()
}

// escape closes what is open and returns the focus to the board.
func (w *Window) escape() {
	if !w.escaped() {
		switch {
		case w.session.UI.Selected.Len() > 1:
			w.input(game.Input{Kind: game.SelectOne})
		default:
			w.filter.shown, w.session.WhatIf = board.Filter{}, false
		}
	}
	w.FocusBoard()
	w.Refresh()
}

// escaped closes the top screen, or what it has open, and reports whether there was
// something to close.
func (w *Window) escaped() bool {
	s, ok := w.top().(screen.EscapeHandler)
	switch {
	case ok && s.Escape():
	case len(w.screens) > 2:
		w.Back()
	case len(w.screens) > 1 && !w.session.HasGame() && !w.opener.searching(): // there is no game to go back to
		w.openNew()
	case len(w.screens) > 1:
		w.maker.Stop()
		w.Home()
	default:
		return false
	}
	return true
}

// openNew opens the page for a new puzzle.
func (w *Window) openNew() {
	if _, ok := w.top().(*screen.New); !ok {
		w.Show(screen.NewNew(w))
	}
}

// entering returns the screen on which a puzzle is typed, nil if there is none.
func (w *Window) entering() *screen.Enter {
	s, _ := find[*screen.Enter](w)
	return s
}

// openEnter opens the page for typing a printed puzzle, with what was typed before.
func (w *Window) openEnter() {
	if w.entering() == nil {
		w.Show(screen.NewEnter(w))
		return
	}
	w.closeTo(2)
	w.showTop()
	w.Refresh()
}

// playEntry plays the typed puzzle.
func (w *Window) playEntry() {
	w.openEnter()
	w.entering().Play()
}
