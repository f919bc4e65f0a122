package screen

import (
	"sudoku/puzzle"
)

// withSolution calls f with the puzzle's solution as soon as it is known. If the puzzle
// has none or several, it shows a message instead.
func withSolution(d *App, f func(solution *puzzle.Grid)) {
	if !d.Session().OnSolution(func() { ifOneSolution(d, f) }) {
		d.Say(d.Base().T("check.looking"))
	}
}

func ifOneSolution(d *App, f func(solution *puzzle.Grid)) {
	switch facts := d.Session().Facts(); facts.Solutions() {
	case 0:
		d.Say(d.Base().T("check.none"))
	case 1:
		d.ClearMessage()
		f(&facts.Found[0])
		d.Refresh()
	default:
		d.Say(d.Base().T("check.many"))
	}
}

// Check marks the wrong entries once.
func Check(d *App) {
	withSolution(d, func(solution *puzzle.Grid) {
		wrong, of := d.Session().Wrong(solution), d.Session().Entries().Len()
		d.Session().MarkWrong(wrong)
		text := d.Base().T("check.right", "n", of)
		switch n := wrong.Len(); {
		case n == 1 && of == 1:
			text = d.Base().T("check.wrong.only")
		case n > 0:
			text = d.Base().T("check.wrong", "n", n, "of", of)
		case of == 0:
			text = d.Base().T("check.empty")
		}
		d.Say(text + lacking(d, solution))
	})
}

// lacking names the cells whose marks do not include the correct digit, without saying
// which digit that is.
func lacking(d *App, solution *puzzle.Grid) string {
	cells := d.Session().Lacking(solution)
	switch n := cells.Len(); {
	case n == 0:
		return ""
	case n > 4:
		return d.Base().T("check.marks.many", "n", n)
	}
	var at []string
	for c := range cells.All() {
		at = append(at, c.String())
	}
	return d.Base().T("check.marks", "cells", d.Base().Lang.List(at))
}

// Wrong returns the cells to mark with a cross: those found by the last check, or all
// wrong entries if the player has chosen that they are checked always.
func Wrong(d *App) puzzle.CellSet {
	if f := d.Session().Facts(); d.Prefs().On(PrefCheck) && f.Solutions() == 1 {
		return d.Session().Wrong(&f.Found[0])
	}
	return d.Session().MarkedWrong()
}
