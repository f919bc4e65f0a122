package home

import (
	"time"

	"sudoku/gui/caption"
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

// A Spell is a time that the player has, and the level that takes most people about so long.
type Spell struct {
	Minutes int
	level   puzzle.Level
}

var Spells = []Spell{{10, puzzle.Easy}, {20, puzzle.Medium}, {40, puzzle.Hard}, {60, puzzle.Unfair}}

// LevelFor returns the level whose usual time is the nearest below the time that the player
// has. Where none is known, or only one that takes less than half of it while the level of the
// spell wasn't played enough, that level is returned, and its time is 0.
func (u UsualTimes) LevelFor(s Spell) (level puzzle.Level, takes time.Duration) {
	have := time.Duration(s.Minutes) * time.Minute
	for i, d := range u {
		if d > takes && d <= have {
			level, takes = caption.Levels()[i], d
		}
	}
	if takes < have/2 && u[s.level-puzzle.Easy] == 0 {
		return s.level, 0
	}
	if takes > 0 {
		return level, takes
	}
	for i, d := range u { // all that is known takes longer
		if d > 0 && (takes == 0 || d < takes) {
			level, takes = caption.Levels()[i], d
		}
	}
	return level, takes
}
