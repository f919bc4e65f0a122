package stats

import (
	"testing"

	"sudoku/generator/daily"
	"sudoku/gui/caption"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle/library"
)

// TestNextSparesAside: a puzzle of the day whose game is put aside is offered only when all others are
// finished.
func TestNextSparesAside(t *testing.T) {
	date := daily.Date{Year: 2026, Month: 11, Day: 24}
	list := []library.Outcome{screentest.DailyOutcome("mine", DailyKey(date, date.Level()), 10, false)}
	mine := func(game string) bool { return game == "mine" }
	if got := DailiesOf(list).Next(date, func(string) bool { return false }); got != date.Level() {
		t.Errorf("%v is offered, want the begun %v", got, date.Level())
	}
	if got := DailiesOf(list).Next(date, mine); got == date.Level() {
		t.Errorf("%v is offered again", got)
	}
	for _, l := range caption.Levels() {
		if l != date.Level() {
			list = append(list, screentest.DailyOutcome("other", DailyKey(date, l), 60, true))
		}
	}
	if got := DailiesOf(list).Next(date, mine); got != date.Level() {
		t.Errorf("%v is offered, want the only one that isn't finished", got)
	}
}
