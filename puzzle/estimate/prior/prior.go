// Package prior says what is believed of the time for a puzzle before a player has finished any
// game: how long it takes the average solver. See docs/dev/library.md.
package prior

import (
	"math"
	"time"

	"sudoku/puzzle"
)

// levels is how many levels there are.
const levels = int(puzzle.Extreme)

// Usual are the scores of a level: those between which eight puzzles of ten that the
// generator makes for it are, the middle, and the spread of their logarithms.
var Usual = [levels + 1]struct {
	Low, Middle, High, Spread float64
}{
	1: {220, 300, 390, .21},
	2: {350, 470, 630, .22},
	3: {510, 790, 1220, .31},
	4: {920, 1290, 1720, .24},
	5: {1860, 2680, 4460, .36},
}

// The logarithm of the seconds is a line: so much for the middle level, for each level above that,
// and for the logarithm of the score from the middle of the level.
const (
	perLevel = .45
	perScore = .5
)

var middle = math.Log(600)

// Line returns the three.
func Line() (one, level, score float64) { return middle, perLevel, perScore }

// Time returns how long a puzzle takes with a level and a score. It rises with both.
func Time(level puzzle.Level, score int) time.Duration {
	log := middle + perLevel*(float64(level)-3) + perScore*math.Log(float64(max(score, 1))/Usual[level].Middle)
	return time.Duration(math.Exp(log) * float64(time.Second))
}

// Score returns the score with which a puzzle of a level takes so long.
func Score(level puzzle.Level, d time.Duration) float64 {
	log := math.Log(d.Seconds()) - middle - perLevel*(float64(level)-3)
	return Usual[level].Middle * math.Exp(log/perScore)
}
