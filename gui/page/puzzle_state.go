package page

// A PuzzleState says what was done with a puzzle.
type PuzzleState uint8

const (
	PuzzleNew PuzzleState = iota
	PuzzleBegun
	PuzzleSolved
)
