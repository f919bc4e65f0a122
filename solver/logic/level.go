package logic

import "sudoku/puzzle"

// scores holds the highest score that a puzzle of a level can have, 0 for any.
var scores = [...]int{puzzle.Easy: 800, puzzle.Medium: 1000, puzzle.Hard: 1600, puzzle.Unfair: 1800, puzzle.Extreme: 0}

// MaxScore returns the highest score that a puzzle of a level can have, or 0 if there is
// none: a puzzle with a higher score has a higher level.
func MaxScore(l puzzle.Level) int { return scores[l] }

// raised returns the level of a puzzle whose hardest technique has level l: l, or
// the next one up whose highest score reaches so far.
func raised(l puzzle.Level, score int) puzzle.Level {
	for scores[l] != 0 && score > scores[l] {
		l++
	}
	return l
}

// Least returns what a step of the technique costs at least, see [Step.Cost]; 0 if it isn't in
// the profile Full.
func (t *Technique) Least() int { return t.least }
