package hint

import (
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// A stuck is that no technique leads on. That comes of several solutions: a puzzle
// that has one falls to nets of assumptions.
type stuck struct{}

func (stuck) title(l words.Lang) string { return l.T("hint.stuck.title") }

func (stuck) say(_ int, l words.Lang) ([]string, puzzle.Picture) {
	return []string{l.T("hint.stuck.lead"), l.T("hint.stuck.many")}, puzzle.Picture{}
}

func (stuck) move() (game.Move, bool) { return game.Move{}, false }
