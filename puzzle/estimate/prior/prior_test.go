package prior

import (
	"math"
	"testing"
	"time"

	"sudoku/puzzle"
)

// A puzzle of the middle takes ten minutes, and one with a higher level or score longer; Score is the
// inverse of Time.
func TestTime(t *testing.T) {
	if got := Time(puzzle.Hard, 790).Round(time.Second); got != 10*time.Minute {
		t.Errorf("the middle takes %v", got)
	}
	for level := puzzle.Easy; level <= puzzle.Extreme; level++ {
		for score := 100; score < 20_000; score += 150 {
			d := Time(level, score)
			if d <= Time(level, score-100) || level > puzzle.Easy && d <= Time(level-1, score) {
				t.Errorf("%v with %d takes %v", level, score, d)
			}
			if back := Score(level, d); math.Abs(back-float64(score)) > .01 {
				t.Errorf("%v takes %v with %v, not with %d", level, d, back, score)
			}
		}
	}
	if Time(puzzle.Extreme, 0) < 0 {
		t.Error("without a score it takes less than no time")
	}
}
