package window

import (
	"sudoku/gui/screen"
	"sudoku/puzzle"
)

// withSolution calls f with the puzzle's solution as soon as it is known; a puzzle
// that has none or several gets a sentence instead.
func (w *Window) withSolution(f func(solution *puzzle.Grid)) {
	if !w.session.OnSolution(func() { w.ifOneSolution(f) }) {
		w.Say(w.T("check.looking"))
	}
}

func (w *Window) ifOneSolution(f func(solution *puzzle.Grid)) {
	switch facts := w.session.Facts(); facts.Solutions() {
	case 0:
		w.Say(w.T("check.none"))
	case 1:
		w.notice = nil
		f(&facts.Found[0])
		w.Refresh()
	default:
		w.Say(w.T("check.many"))
	}
}

// check marks the entries that are wrong, once.
func (w *Window) check() {
	w.withSolution(func(solution *puzzle.Grid) {
		wrong, of := w.session.Wrong(solution), w.session.Entries().Len()
		w.session.Mark(wrong)
		text := w.T("check.right", "n", of)
		switch n := wrong.Len(); {
		case n > 0:
			text = w.T("check.wrong", "n", n, "of", of)
		case of == 0:
			text = w.T("check.empty")
		}
		w.Say(text + w.lacking(solution))
	})
}

// lacking names the cells whose marks lack the right digit, without telling it.
func (w *Window) lacking(solution *puzzle.Grid) string {
	cells := w.session.Lacking(solution)
	switch n := cells.Len(); {
	case n == 0:
		return ""
	case n > 4:
		return w.T("check.marks.many", "n", n)
	}
	var at []string
	for c := range cells.All() {
		at = append(at, c.String())
	}
	return w.T("check.marks", "cells", w.lang.List(at))
}

// wrong are the cells with a cross: those that were asked about, or all while the
// player wants them to be checked.
func (w *Window) wrong() puzzle.CellSet {
	if f := w.session.Facts(); w.prefs.On(screen.PrefCheck) && f.Solutions() == 1 {
		return w.session.Wrong(&f.Found[0])
	}
	return w.session.Marked()
}
