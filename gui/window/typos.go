package window

import (
	"context"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/solver/typo"
)

// fixes are the changes that would leave one solution, likeliest first.
type fixes struct {
	edits  []typo.Edit
	chosen int
	keys   bool // the keys go to their list
}

// findTypo looks for what may have been mistyped and lists it; keys says that the
// list gets the keys.
func (w *Window) findTypo(keys bool) {
	e := w.entering
	of, givens := e.Game.State(), e.puzzle().Givens
	session.Start(w.typoJob, func(ctx context.Context, _ func(int)) ([]typo.Edit, error) {
		return typo.Find(ctx, givens, 0)
	}, func(int) {}, func(edits []typo.Edit, err error) {
		if err != nil || w.entering != e || e.Game.State() != of {
			return
		}
		e.fixes = &fixes{edits: edits, keys: keys}
		w.showLamp()
		if keys {
			w.FocusPage()
		}
		if len(edits) == 0 {
			w.Say(w.T("enter.nofix"))
		}
	})
}

// askTypo gives the keys to the list of changes, which is made if it isn't there.
func (w *Window) askTypo() {
	if f := w.entering.fixes; f != nil {
		f.keys = true
		w.showLamp()
		w.FocusPage()
		return
	}
	w.findTypo(true)
}

// findIfWrong looks for slips by itself once all has been typed.
func (w *Window) findIfWrong() {
	e := w.entering
	if e.through && e.fixes == nil && !w.lampJob.Busy() && e.known() && e.judged.lamp() != page.One && e.typed() > 0 {
		e.through = false
		w.findTypo(false)
	}
}

// closeFixes puts the list away, and reports whether there was one.
func (w *Window) closeFixes() bool {
	e := w.entering
	w.typoJob.Stop()
	if e.fixes == nil {
		return false
	}
	e.fixes = nil
	w.showLamp()
	w.FocusPage()
	return true
}

// fixRows are what the page lists.
func (w *Window) fixRows() []page.Fix {
	rows := []page.Fix{}
	grid := w.entering.Game.State().Grid
	for _, e := range w.entering.fixes.edits {
		rows = append(rows, page.Fix{Text: e.In(w.lang), Why: w.whyMistyped(grid, e), Grid: e.Grid, Cells: e.Cells})
	}
	return rows
}

// whyMistyped says what makes a change likely.
func (w *Window) whyMistyped(grid puzzle.Grid, e typo.Edit) string {
	switch e.Kind {
	case typo.Wrong:
		a, b := grid[e.Cells[0]], e.Grid[e.Cells[0]]
		a, b = min(a, b), max(a, b)
		switch {
		case typo.LookAlike(a, b):
			return w.T("enter.why.alike", "a", a, "b", b)
		case typo.KeysTouch(a, b):
			return w.T("enter.why.beside", "a", a, "b", b)
		}
		return w.T("enter.why.other")
	case typo.Extra:
		return w.T("enter.why.extra")
	case typo.Missing:
		return w.T("enter.why.missing")
	case typo.Moved:
		return w.T("enter.why.moved")
	case typo.Shifted:
		return w.T("enter.why.shifted")
	}
	return w.T("enter.why.swapped")
}

// chooseFix shows a change on the board.
func (w *Window) chooseFix(i int) {
	if f := w.entering.fixes; f != nil && i >= 0 && i < len(f.edits) {
		f.chosen = i
		w.notice = nil
		w.showLamp()
	}
}

// takeFix makes a change: one undo.
func (w *Window) takeFix(i int) {
	e := w.entering
	if e.fixes == nil || i < 0 || i >= len(e.fixes.edits) {
		return
	}
	edit := e.fixes.edits[i]
	e.become(func(givens, mine *puzzle.Grid) {
		*givens = edit.Grid
		for c := range givens.Filled().All() {
			mine[c] = 0
		}
	})
	e.GoTo(edit.Cells[0])
	w.verify()
	w.FocusPage()
	w.Say(w.T("enter.taken", "edit", edit.In(w.lang)))
	w.Refresh()
}
