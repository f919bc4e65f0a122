package estimate

import (
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/library"
)

// Left is how many finished games say nothing of how long a puzzle takes, each by one reason.
type Left struct {
	Boards  int // on other boards than the classic one
	Shown   int // solved by the program
	Middle  int // begun in the middle of the puzzle
	Again   int // of puzzles that were solved before
	Unrated int // of no known level
	Short   int // shorter than Shortest
	Helped  int // hints said, or the program placed, more than a quarter of their digits
}

// Shortest is how long a game that counts takes at least.
const Shortest time.Duration = shortest

// Len returns how many games there are.
func (l Left) Len() int {
	return l.Boards + l.Shown + l.Middle + l.Again + l.Unrated + l.Short + l.Helped
}

// out counts a finished game that says nothing, and reports whether it is one; again says that its
// puzzle was solved before.
func (l *Left) out(o *library.Outcome, again bool) bool {
	empty := 81 - o.Givens.Count()
	switch level := o.Rating.Level; {
	case o.Given():
	case o.Stage() == library.Shown:
		l.Shown++
	case o.InMiddle:
		l.Middle++
	case o.Repeat || again:
		l.Again++
	case level < puzzle.Easy || level > puzzle.Extreme:
		l.Unrated++
	case o.Elapsed < shortest:
		l.Short++
	case 4*max(o.Hints, o.Placed) > empty:
		l.Helped++
	default:
		return false
	}
	return true
}

// finished returns how many games are finished.
func finished(games []library.Outcome) (n int) {
	for i := range games {
		if o := &games[i]; o.Finished && !o.Given() {
			n++
		}
	}
	return n
}
