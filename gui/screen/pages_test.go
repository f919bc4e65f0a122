package screen

import (
	"sudoku/generator/daily"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// pagesOf returns what features start in others, as the window does.
func pagesOf(a *App) Pages {
	return Pages{
		Finish:     func() {},
		Deeper:     func() { Deeper(a) },
		HideHint:   func() { HideHint(a) },
		Branches:   func() { a.Show(NewBranches(a)) },
		Offer:      func(r *Rows) { a.Push(NewOffer(a, r)) },
		Check:      func(p puzzle.Puzzle) { CheckPuzzle(a, p) },
		ListFile:   func() { ShowFilePuzzles(a) },
		Print:      func(set bool) { PrintShown(a, set) },
		PrintLarge: func() { PrintLarge(a) },
		Day:        func(daily.Date) {},
		Another:    func() { Another(a) },
		Practise:   func(t *logic.Technique) { Practise(a, t) },
	}
}
