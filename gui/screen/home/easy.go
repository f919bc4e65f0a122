package home

import (
	"sudoku/gui/screen"
	"sudoku/gui/screen/learn"
	"sudoku/puzzle"
)

// HowItWorks shows how Sudoku works; its end leads to the Easy puzzle of today.
func HowItWorks(a *screen.App) {
	learn.OpenHow(a, func() {
		s := NewHome(a)
		a.Show(s)
		s.openLevel(s.state.today, puzzle.Easy)
	})
}
