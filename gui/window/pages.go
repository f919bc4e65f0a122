package window

import (
	"sudoku/generator/daily"
	"sudoku/gui/screen"
	"sudoku/gui/screen/enter"
	"sudoku/gui/screen/files"
	hints "sudoku/gui/screen/hint"
	"sudoku/gui/screen/home"
	"sudoku/gui/screen/learn"
	lib "sudoku/gui/screen/library"
	"sudoku/gui/screen/order"
	"sudoku/gui/screen/paper"
	"sudoku/gui/screen/results"
	"sudoku/gui/screen/table"
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// pagesOf returns what features start in others.
func pagesOf(a *screen.App) screen.Pages {
	return screen.Pages{
		Finish:   func() { a.Show(results.NewDone(a)) },
		Deeper:   func() { hints.Deeper(a) },
		HideHint: func() { hints.HideHint(a) },
		Branches: func() { a.Show(table.NewBranches(a)) },
		Offer:    func(r *screen.Rows) { a.Push(enter.NewOffer(a, r)) },
		Check:    func(p puzzle.Puzzle) { enter.CheckPuzzle(a, p) },
		ListFile: func() { lib.ShowFilePuzzles(a) },
		Save:     func(o screen.SaveOrder, show func(screen.Screen)) screen.Saver { return files.Ask(a, o, show) },
		Print: func(large bool) {
			if large {
				paper.PrintLarge(a)
			} else {
				paper.PrintShown(a, false)
			}
		},
		Home: func(d daily.Date) { openHome(a, d) },
		Games: func(aside bool) {
			if aside {
				a.ShowOver(home.NewAside(a))
			} else {
				a.ShowOver(home.NewRecent(a))
			}
		},
		Another:    func() { order.Another(a) },
		Practise:   func(t *logic.Technique) { learn.Practise(a, t) },
		Techniques: func() { a.ShowOver(learn.NewTechniques(a)) },
		Backup: func(restore bool) {
			if restore {
				home.AskRestore(a)
			} else {
				home.Backup(a)
			}
		},
	}
}

// openHome leads to Home, with the puzzles of a day if there is one. A game that is left is kept.
func openHome(a *screen.App, day daily.Date) {
	if day != (daily.Date{}) {
		a.Show(home.NewHomeOn(a, day))
		return
	}
	a.ClearMessage()
	a.Show(home.NewHome(a))
}
