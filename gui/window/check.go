package window

import (
	"sudoku/puzzle"
)

// A verdict is what was found wrong when the player asked.
type verdict struct {
	grid  puzzle.Grid // as it was
	wrong puzzle.CellSet
}

// of returns the wrong cells that are still as they were: what was written over
// since is no longer judged.
func (v *verdict) of(g puzzle.Grid) puzzle.CellSet {
	for c := range v.wrong.All() {
		if g[c] != v.grid[c] {
			v.wrong.Remove(c)
		}
	}
	return v.wrong
}

// withSolution calls f with the puzzle's solution as soon as it is known; a puzzle
// that has none or several gets a sentence instead.
func (w *Window) withSolution(f func(solution puzzle.Grid)) {
	switch {
	case !w.facts.solved:
		w.asked = func() { w.withSolution(f) }
		w.say(w.T("check.looking"))
	case w.facts.solutions() == 0:
		w.say(w.T("check.none"))
	case w.facts.solutions() > 1:
		w.say(w.T("check.many"))
	default:
		w.notice = nil
		f(w.facts.found[0])
		w.refresh()
	}
}

// answer goes on with what waited for the solution.
func (w *Window) answer() {
	if f := w.asked; f != nil && w.facts.solved {
		w.asked = nil
		f()
	}
}

// check marks the entries that are wrong, once.
func (w *Window) check() {
	w.withSolution(func(solution puzzle.Grid) {
		s := w.game.State()
		w.verdict = verdict{s.Grid, w.wrongEntries(solution)}
		text := w.T("check.right", "n", w.entries().Len())
		switch n := w.verdict.wrong.Len(); {
		case n > 0:
			text = w.T("check.wrong", "n", n, "of", w.entries().Len())
		case w.entries().Empty():
			text = w.T("check.empty")
		}
		w.say(text + w.missing(solution))
	})
}

func (w *Window) entries() puzzle.CellSet {
	grid := w.game.State().Grid
	return grid.Filled().Without(w.game.Givens())
}

func (w *Window) wrongEntries(solution puzzle.Grid) (wrong puzzle.CellSet) {
	grid := w.game.State().Grid
	for c := range w.entries().All() {
		if grid[c] != solution[c] {
			wrong.Add(c)
		}
	}
	return wrong
}

// missing names the cells whose marks lack the right digit, without telling it.
func (w *Window) missing(solution puzzle.Grid) string {
	var at []string
	s := w.game.State()
	for c, marks := range s.Candidates() {
		if marks != 0 && !marks.Has(solution[c]) {
			at = append(at, puzzle.Cell(c).String())
		}
	}
	switch n := len(at); {
	case n == 0:
		return ""
	case n > 4:
		return w.T("check.marks.many", "n", n)
	}
	return w.T("check.marks", "cells", w.lang.List(at))
}

// wrong are the cells with a cross: those that were asked about, or all while the
// player wants them to be checked.
func (w *Window) wrong() puzzle.CellSet {
	if w.settings.On(setCheck) && w.facts.solutions() == 1 {
		return w.wrongEntries(w.facts.found[0])
	}
	return w.verdict.of(w.game.State().Grid)
}
