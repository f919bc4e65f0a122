package screen

import (
	"sudoku/gui/caption"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// WithSolution calls f with the puzzle's solution as soon as it is known. If the puzzle
// has none or several, it shows a message instead.
func WithSolution(a *App, f func(solution *puzzle.Grid)) {
	if !a.Session().OnSolution(func() { ifOneSolution(a, f) }) {
		a.Say(a.Base().T("check.looking"))
	}
}

func ifOneSolution(a *App, f func(solution *puzzle.Grid)) {
	switch facts := a.Session().Facts(); facts.Solutions() {
	case 0:
		a.Say(a.Base().Lang.Sentences(a.Base().T("check.none"), game.WrongTotals(a.Session().Game.State().Shape).In(a.Base().Lang)))
	case 1:
		a.ClearMessage()
		f(&facts.Found[0])
		a.Refresh()
	default:
		a.Say(a.Base().T("check.many"))
	}
}

// mostNamed is how many wrong cells a message names at most.
const mostNamed = 8

// Check marks the wrong entries once.
func Check(a *App) {
	WithSolution(a, func(solution *puzzle.Grid) {
		wrong, of := a.Session().Wrong(solution), a.Session().Entries().Len()
		a.Session().MarkWrong(wrong)
		text := a.Base().T("check.right", "n", of)
		switch n := wrong.Len(); {
		case n == 1 && of == 1:
			text = a.Base().T("check.wrong.only", "cells", words.And(wrong.All()))
		case n > mostNamed:
			text = a.Base().T("check.wrong.many", "n", n, "of", of)
		case n > 0:
			text = a.Base().T("check.wrong", "n", n, "of", of, "cells", words.And(wrong.All()))
		case of == 0:
			text = a.Base().T("check.empty")
		}
		a.Say(a.Base().Lang.Sentences(text, lacking(a, solution)))
	})
}

// lacking names the cells whose marks do not include the correct digit, without saying
// which digit that is.
func lacking(a *App, solution *puzzle.Grid) string {
	cells := a.Session().Lacking(solution)
	switch n := cells.Len(); {
	case n == 0:
		return ""
	case n > 4:
		return a.Base().T("check.marks.many", "n", n)
	}
	var at []string
	for c := range cells.All() {
		at = append(at, a.Base().Lang.Cell(c))
	}
	return a.Base().T("check.marks", "cells", a.Base().Lang.List(at...))
}

// Wrong returns the cells to mark with a cross: those found by the last check, or all
// wrong entries if the player has chosen that they are checked always.
func Wrong(a *App) puzzle.CellSet {
	if f := a.Session().Facts(); a.Prefs().On(PrefCheck) && f.Solutions() == 1 {
		return a.Session().Wrong(&f.Found[0])
	}
	return a.Session().MarkedWrong()
}

// Solve fills in the solution in one undoable step.
func Solve(a *App) {
	l := a.Base().Lang
	solution, ok := a.Session().Solution()
	if !ok {
		a.Say(l.T("solve.none"))
		return
	}
	for c, is := range a.Session().Game.State().Grid {
		if is == solution[c] {
			solution[c] = 0 // it need not be filled in
		}
	}
	if !a.Play().Do(game.Move{Action: game.Fill, Grid: solution}) {
		return
	}
	a.Say(caption.SolvedText(l, a.Session().Facts().Solutions()))
	a.Refresh()
}
