package stats

import (
	"cmp"
	"sudoku/generator/daily"
	"sudoku/gui/caption"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
)

// Dailies are the games of daily puzzles, by date and level; of several games of one, that
// which counts.
type Dailies map[string]library.Outcome

// DailyKey is what game.DailyOf returns for the puzzle of a date and a level.
func DailyKey(d daily.Date, l puzzle.Level) string { return d.String() + "/" + l.Name() }

// WeekdayOf counts the days of the week from Monday, which is 0.
func WeekdayOf(d daily.Date) int { return (int(d.Weekday()) + 6) % 7 }

// State says what was done with a daily puzzle.
func (d Dailies) State(date daily.Date, l puzzle.Level) library.State {
	o := d[DailyKey(date, l)] // none is one in which nothing was done
	return o.Stage()
}

// Next returns the level of the puzzle to offer on a day: that of the day, else the easiest, of those
// that are not finished, and rather one whose game isn't put aside; that of the day again if all are
// finished.
func (d Dailies) Next(date daily.Date, aside func(game string) bool) puzzle.Level {
	next := puzzle.Unrated
	for _, l := range append([]puzzle.Level{date.Level()}, caption.Levels()...) {
		o := d[DailyKey(date, l)]
		switch {
		case o.Stage().Finished():
		case !aside(o.Game):
			return l
		case next == puzzle.Unrated:
			next = l
		}
	}
	return cmp.Or(next, date.Level())
}

// InTime reports whether a daily puzzle was solved on its day, or made up.
func (d Dailies) InTime(date daily.Date, l puzzle.Level) bool {
	return d.State(date, l) == library.Solved && date.InTime(daily.DateOf(d[DailyKey(date, l)].Begun))
}

// Solved counts the levels that were solved of a date.
func (d Dailies) Solved(date daily.Date) (n int) {
	for _, l := range caption.Levels() {
		if d.State(date, l) == library.Solved {
			n++
		}
	}
	return n
}

// DailiesOf returns the games of daily puzzles.
func DailiesOf(list []library.Outcome) Dailies {
	d := Dailies{}
	for i := range list {
		if o := &list[i]; o.Daily != "" {
			if was, ok := d[o.Daily]; !ok || o.Farther(&was) {
				d[o.Daily] = *o
			}
		}
	}
	return d
}
