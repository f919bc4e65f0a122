package stats

import (
	"testing"
	"time"

	"sudoku/generator/daily"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// solvedOn returns the games of daily puzzles solved in time: of each day one.
func solvedOn(dates ...daily.Date) []library.Outcome {
	var list []library.Outcome
	for _, d := range dates {
		o := screentest.DailyOutcome("g"+d.String(), DailyKey(d, puzzle.Hard), 50, true)
		o.Begun = time.Date(d.Year, d.Month, d.Day, 8, 0, 0, 0, time.UTC)
		list = append(list, o)
	}
	return list
}

// TestStreak: days in a row end today or yesterday; what was missed this week and can be made
// up is named, with what it would join.
func TestStreak(t *testing.T) {
	today := daily.Date{Year: 2026, Month: time.November, Day: 21} // a Saturday
	for _, tt := range []struct {
		ago  []int // days ago, on which a puzzle was solved
		want string
	}{
		{nil, ""},
		{[]int{0}, "1 day in a row"},
		{[]int{0, 1}, "2 days in a row"},
		{[]int{0, 1, 3, 4, 5}, "2 days in a row; 6 with Thursday"},
		{[]int{1, 3, 4, 5}, "1 day in a row; 5 with Thursday"}, // today is not over
		{[]int{2, 3}, "3 days in a row with Friday"},
		{[]int{3, 4}, "4 days in a row with Thursday and Friday"},
		{[]int{4, 5}, ""}, // three days were missed
		{[]int{0, 1, 2, 3, 4, 5, 6, 7}, "8 days in a row"},
		{[]int{0, 1, 2, 3, 4, 5, 7}, "6 days in a row"}, // last week is over
	} {
		var dates []daily.Date
		for _, n := range tt.ago {
			dates = append(dates, today.Add(-n))
		}
		if got := DailiesOf(solvedOn(dates...)).Streak(today).Text(words.English); got != tt.want {
			t.Errorf("%v: %q, want %q", tt.ago, got, tt.want)
		}
	}
	late := solvedOn(today, today.Add(-1), today.Add(-7))
	late[2].Begun = late[0].Begun // in the week after
	if s := DailiesOf(late).Streak(today.Add(1)); s.Days != 2 {
		t.Errorf("%+v", s)
	}
}

// TestWeek: the days of a week have their names, today its own, and the days to come no count.
func TestWeek(t *testing.T) {
	today := daily.Date{Year: 2026, Month: time.November, Day: 21}
	days := DailiesOf(solvedOn(today.Add(-1))).Week(words.English, today.Monday(), today)
	if len(days) != 7 || days[0].Name != "Mon" || days[5].Name != "Today" || !days[6].future || days[6].solved != "" {
		t.Errorf("%+v", days)
	}
	if d := days[4]; d.number != "20" || d.solved != "1 of 5 solved" || d.Puzzles[2] != library.Solved {
		t.Errorf("%+v", d)
	}
}
