package window

import (
	"sudoku/generator/daily"
	"sudoku/gui/screen"
	"sudoku/gui/screen/files"
	"sudoku/gui/screen/home"
	"sudoku/gui/screen/results"
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// pagesOf returns what features start in others.
func pagesOf(a *screen.App) screen.Pages {
	return screen.Pages{
		Finish:     func() { a.Show(results.NewDone(a)) },
		Deeper:     func() { screen.Deeper(a) },
		HideHint:   func() { screen.HideHint(a) },
		Branches:   func() { a.Show(screen.NewBranches(a)) },
		Offer:      func(r *screen.Rows) { a.Push(screen.NewOffer(a, r)) },
		Check:      func(p puzzle.Puzzle) { screen.CheckPuzzle(a, p) },
		ListFile:   func() { screen.ShowFilePuzzles(a) },
		Save:       func(o screen.SaveOrder, show func(screen.Screen)) screen.Saver { return files.Ask(a, o, show) },
		Print:      func(set bool) { screen.PrintShown(a, set) },
		PrintLarge: func() { screen.PrintLarge(a) },
		Day:        func(d daily.Date) { a.Show(home.NewHomeOn(a, d)) },
		Another:    func() { screen.Another(a) },
		Practise:   func(t *logic.Technique) { screen.Practise(a, t) },
	}
}
