package screen

import (
	"testing"
	"time"

	"sudoku/puzzle/estimate"
	"sudoku/puzzle/words"
)

func TestRangeOf(t *testing.T) {
	for want, r := range map[string][2]float64{
		"3 to 5 minutes": {3.9, 4.1}, "up to 1 minute": {.4, .9}, "up to 3 minutes": {.9, 2.2}, "12 to 25 minutes": {12.9, 20.5},
		"20 to 45 minutes": {24, 41}, "60 to 135 minutes": {64, 121}, "120 to 390 minutes": {134, 380},
	} {
		of := estimate.Range{Low: time.Duration(r[0] * float64(time.Minute)), High: time.Duration(r[1] * float64(time.Minute))}
		if got := rangeOf(words.English, of); got != want {
			t.Errorf("%v: %s, want %s", r, got, want)
		}
	}
}
