package screen

import (
	"sudoku/gui/session"
	"sudoku/puzzle"
)

// A ShownPuzzle is the puzzle that a screen shows, and what is known of it.
type ShownPuzzle struct {
	puzzle.Puzzle
	Facts session.Facts
}

// A PuzzleProvider is a screen that shows another puzzle than that of the current game. It
// can then be printed, unless there is an error.
type PuzzleProvider interface{ Shows() (ShownPuzzle, error) }

// Current returns the puzzle of the current game.
func Current(a *App) ShownPuzzle {
	return ShownPuzzle{a.Session().Game.Current(), a.Session().Facts()}
}
