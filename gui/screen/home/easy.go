package home

import (
	"sudoku/gui/screen"
	"sudoku/puzzle"
)

// TodaysEasy opens the Easy puzzle of today, or begins it.
func TodaysEasy(a *screen.App) {
	s := NewHome(a)
	a.Show(s)
	s.openLevel(s.state.today, puzzle.Easy)
}
