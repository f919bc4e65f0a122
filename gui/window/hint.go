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
	if h, ok := w.top().(*screen.Hint); ok && w.Playing() {
		h.Deeper()
	} else if w.Playing() {
		screen.FindHint(w)
	}
}

// applyHint makes the move of the hint that is shown.
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

// openGuide turns to the guide, at the technique of the hint that is shown.
func (w *Window) openGuide() {
	var at *logic.Technique
	if h, ok := w.top().(*screen.Hint); ok {
		at = h.Technique()
	}
	w.Show(screen.NewGuide(w, at))
}

// ownBoard reports whether the board shows something else than the current game.
func (w *Window) ownBoard() bool {
	s, ok := find[screen.BoardOwner](w)
	return ok && s.OwnBoard()
}

// escape closes what is open and gives the board its focus back.
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

// escaped closes the screen on top, or what it has open, if there is one.
func (w *Window) escaped() bool {
	s, ok := w.top().(screen.EscapeHandler)
	switch {
	case ok && s.Escape():
	case len(w.screens) > 2:
		w.Back()
	case len(w.screens) > 1 && !w.session.HasGame() && !w.opener.searching(): // there is none to go back to yet
		w.openNew()
	case len(w.screens) > 1:
		w.maker.Stop()
		w.Home()
	default:
		return false
	}
	return true
}

// openNew turns to the page for a new puzzle.
func (w *Window) openNew() {
	if _, ok := w.top().(*screen.New); !ok {
		w.Show(screen.NewNew(w))
	}
}

// entering is the screen on which a puzzle is typed, nil where none is.
func (w *Window) entering() *screen.Enter {
	s, _ := find[*screen.Enter](w)
	return s
}

// openEnter turns to the page to type a printed puzzle, and goes on with what was typed
// before.
func (w *Window) openEnter() {
	if w.entering() == nil {
		w.Show(screen.NewEnter(w))
		return
	}
	w.closeTo(2)
	w.turned()
	w.Refresh()
}

// playEntry plays what is typed.
func (w *Window) playEntry() {
	w.openEnter()
	w.entering().Play()
}
