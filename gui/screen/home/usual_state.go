package home

import (
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/library"
)

// A usual is how long a puzzle of each level takes the player as a rule: the median of the last
// games; 0 where there are too few to say.
type UsualTimes [puzzle.Extreme - puzzle.Easy + 1]time.Duration

// UsualOf returns what is usual on the classic board after some games, the earliest first.
func UsualOf(games []library.Outcome) (u UsualTimes) {
	var last [len(u)][]library.Outcome
	for i := len(games) - 1; i >= 0; i-- {
		o := &games[i]
		if o.Shape != nil || !o.Counts() || o.Rating.Level < puzzle.Easy || len(last[o.Rating.Level-puzzle.Easy]) == library.UsualGames {
			continue
		}
		of := &last[o.Rating.Level-puzzle.Easy]
		*of = append(*of, *o)
	}
	for i := range u {
		u[i] = library.UsualOf(last[i]) // in any order
	}
	return u
}

// MinutesOf rounds a time to minutes.
func MinutesOf(d time.Duration) int { return max(1, int((d + time.Minute/2).Minutes())) }
