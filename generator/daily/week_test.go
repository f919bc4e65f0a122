package daily

import (
	"testing"

	"sudoku/puzzle"
)

// mostDug is how many puzzles are dug at most for a day of a year: about as many as take a second.
const mostDug = 3000

// TestWeeksRise: from the date on, each day of a week is harder than the one before, by the score
// of its hardest step, by that of the whole and never by a lower level; and it is found by a
// bounded search.
func TestWeeksRise(t *testing.T) {
	weeks := 52
	if testing.Short() {
		weeks = 3
	}
	most, all := 0, 0
	for w := range weeks {
		var before Daily
		for day := range 7 {
			date := rising.Add(7*w + day)
			d, dug, err := dailyOf(t.Context(), date, date.Level())
			if err != nil || dug > mostDug {
				t.Fatal(date, dug, err)
			}
			most, all = max(most, dug), all+dug
			if r, was := d.Rating, before.Rating; day > 0 && (r.Score <= was.Score || r.Hardest.Score <= was.Hardest.Score || r.Level < was.Level || r.Hardest.Level < was.Hardest.Level) {
				t.Errorf("%v: score %d, the hardest %s; the day before %d, %s", date, r.Score, r.Hardest.ID, was.Score, was.Hardest.ID)
			}
			before = d
		}
	}
	t.Logf("%d weeks: %d puzzles dug for a day on average, %d at most", weeks, all/(7*weeks), most)
}

// TestRises: only the level of the day changes, and only from the date on.
func TestRises(t *testing.T) {
	for day := range 7 {
		for level := puzzle.Easy; level <= puzzle.Extreme; level++ {
			date := rising.Add(day)
			if rises(date.Add(-7), level) || rises(date, level) != (level == date.Level()) {
				t.Error(date, level)
			}
		}
	}
}
