package daily

import (
	"time"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// rising is the date from which on the puzzles of a week rise strictly from Monday to Sunday, in
// the score of the hardest step and in the score of the puzzle: those at the level of their day
// have the version risingVersion. What was shown before stays.
var rising = Date{2027, time.January, 4}

const risingVersion = 2

// A band is what the rating of a day's puzzle must be, from and to: the score of its hardest step
// and its own.
type band struct{ hardest, score [2]int }

// week is the bands of the days, each above the one of the day before. They are narrow enough to
// rise and wide enough to be found: of the puzzles that are dug for a day, one of 250 fits at the
// least.
var week = [...]band{
	time.Monday:    {[2]int{0, 4}, [2]int{0, 196}},
	time.Tuesday:   {[2]int{5, 14}, [2]int{197, 290}},
	time.Wednesday: {[2]int{15, 50}, [2]int{291, 390}},
	time.Thursday:  {[2]int{60, 109}, [2]int{391, 520}},
	time.Friday:    {[2]int{110, 200}, [2]int{521, 900}},
	time.Saturday:  {[2]int{201, 260}, [2]int{901, 1800}},
	time.Sunday:    {[2]int{261, 1 << 20}, [2]int{1801, 1 << 20}},
}

// rises reports whether the puzzle of a date and a level is one of a week that rises.
func rises(date Date, level puzzle.Level) bool {
	return !rising.After(date) && level == date.Level()
}

// holds reports whether a rating is in the band.
func (b *band) holds(r *logic.Rating) bool {
	h := r.Hardest.Score
	return h >= b.hardest[0] && h <= b.hardest[1] && r.Score >= b.score[0] && r.Score <= b.score[1]
}
