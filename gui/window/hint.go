package window

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/hint"
)

// A shownHint is the hint on the panel, how deep it is and which part of its picture
// is shown.
type shownHint struct {
	hint.Hint
	depth int
	part  int // from 0
	page  *page.Hint
}

// deeper asks for a hint, or says more of the one that is shown.
func (w *Window) deeper() {
	switch {
	case !w.playing():
		return
	case w.hint != nil:
		w.setDepth(w.hint.depth + 1)
		return
	case w.session.Game.Finished():
		w.say(w.T("hint.finished"))
		return
	}
	w.say(w.T("hint.looking"))
	w.session.FindHint(w.techniques(), func(h hint.Hint, err error) {
		if w.notice = nil; err != nil {
			w.say(w.lang.Error(err))
			return
		}
		w.showHint(h, 1)
	})
}

// request is what a hint works on.
func (w *Window) request() hint.Request {
	return w.session.Request(w.techniques())
}

// showHint turns to the page of a hint.
func (w *Window) showHint(h hint.Hint, depth int) {
	w.preview = nil
	p := page.NewHint(w.base(), page.HintFuncs{
		Depth: w.setDepth, Do: w.doHint, Close: w.escape, Path: w.listAll,
		Part: func(by int) {
			w.hint.part = turned(w.hint.part, by, len(w.hint.picture(w.lang).Parts()))
			w.setDepth(w.hint.depth)
		},
	})
	w.hint = &shownHint{Hint: h, depth: depth, page: p}
	w.turn(p)
	w.setDepth(depth)
}

// setDepth goes to a depth; the deepest is to do it.
func (w *Window) setDepth(n int) {
	h := w.hint
	if n >= page.NumDepths {
		w.doHint()
		return
	}
	w.rest()
	w.board.Hold()
	h.page.Hold()
	h.depth = max(n, 1)
	h.page.Show(w.hintText(h))
	w.relayout()
	w.refresh()
	board := w.board
	w.move(fadeTime, fyne.AnimationEaseOut, func(at float64) {
		board.Fade(at)
		h.page.Fade(at)
	})
}

// hintText is what the page says at the depth of h, of the part of the picture that is
// shown or, where there are fewer, of the last.
func (w *Window) hintText(h *shownHint) page.HintText {
	text, pic := h.Depth(h.depth, w.lang)
	parts := pic.Parts()
	h.part = min(h.part, len(parts)-1)
	t := page.HintText{Depth: h.depth, Paragraphs: text, Picture: parts[h.part], Title: w.T("hint.title")}
	if h.depth > 1 {
		t.Title = h.Title(w.lang)
		if s, ok := h.Step(); ok {
			t.Grade = w.T("level.score", "level", w.lang.Say(s.Technique.Level.Text()), "score", s.Technique.Score)
		}
	}
	if h.depth > 3 {
		t.Notation = h.Notation(w.lang)
	}
	if _, ok := h.Move(); !ok {
		t.WhyNot = w.T("hint.nothing")
	}
	t.Part, t.Parts = h.part+1, len(parts)
	return t
}

// picture is that of the depth.
func (h *shownHint) picture(l words.Lang) puzzle.Picture {
	_, p := h.Depth(h.depth, l)
	return p
}

// doHint makes the move of the hint that is shown: one undo.
func (w *Window) doHint() {
	if w.hint == nil {
		return
	}
	h := w.hint
	m, ok := h.Move()
	if !ok {
		w.say(w.T("hint.nothing"))
		return
	}
	m.Hint = true
	text, _ := h.Depth(page.NumDepths, w.lang)
	if m.Action == game.Enter {
		w.session.UI.Cursor, w.session.UI.Selected = m.Cells.First(), m.Cells
	}
	w.do(m)
	if len(text) > 0 && !w.session.Game.Finished() {
		w.say(text[0])
	}
	w.refresh()
}

func (w *Window) hinting() bool { return w.hint != nil }

// hideHint closes the hint, if one is shown.
func (w *Window) hideHint() {
	if w.hint != nil {
		w.hint = nil
		w.turn(w.play)
	}
}

// escape closes what is open and gives the board its focus back.
func (w *Window) escape() {
	switch {
	case w.entering != nil && w.page != page.Page(w.entering.page): // it led here from typing
		w.openEnter()
	case w.entering != nil && w.closeFixes():
	case w.entering != nil:
		w.putEntryAside()
	case w.hint != nil:
		w.hideHint()
	case w.drawing != nil && w.drawing.draft != nil:
		w.drawing.draft, w.notice = nil, nil
	case w.page != page.Page(w.play) && !w.session.HasGame() && w.making == nil: // there is none to go back to yet
		w.openNew()
	case w.page != page.Page(w.play):
		w.stopMaking()
		w.backToGame()
	case w.session.UI.Selected.Len() > 1:
		w.input(game.Input{Kind: game.SelectOne})
	default:
		w.filter, w.session.WhatIf = board.Filter{}, false
	}
	w.focusBoard()
	w.refresh()
}

// hintView draws the hint at its depth over the board, with the candidates of
// the cells that it speaks of where the player has none there.
func (w *Window) hintView(v board.View) board.View {
	v.Hint = partOf(w.hint.picture(w.lang), w.hint.part)
	v.Flags &^= board.Peers | board.SameDigit
	v.UI.Selected = puzzle.CellSet{}
	return v
}

func (w *Window) hintStatus() string {
	return w.T("hint.status", "n", w.hint.depth, "of", page.NumDepths)
}

// solve fills the solution in: one undo.
func (w *Window) solve() {
	w.hideHint()
	solution, ok := w.session.Solution()
	if !ok {
		w.say(w.T("solve.none"))
		return
	}
	w.session.Finished = true // by the program: there is nothing to sum up
	w.do(game.Move{Action: game.Fill, Grid: solution})
	w.say(w.T("solve.done"))
	if w.session.Facts().Solutions() > 1 {
		w.say(w.T("solve.one"))
	}
	w.refresh()
}
