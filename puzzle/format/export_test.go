package format

import "sudoku/puzzle"

// What tests outside of the package need of it.
var (
	ErrLinkTooLarge = errLinkTooLarge
	Bomb            = bombs[len(bombs)-1] + "\n" // a link of half a megabyte that is no puzzle
)

// BlockLen returns how many bytes of a text are a grid with candidates that is read at once.
func BlockLen(text string) int { return readMarks([]byte(text), new(puzzle.Puzzle)) }
