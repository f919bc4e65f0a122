package results

import (
	"strings"
	"time"

	"sudoku/generator/daily"
	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/screen/stats"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// A doneWeek is the week of a daily puzzle.
type doneWeek struct {
	row   string // how many days in a row
	days  []stats.WeekDay
	day   int    // of the puzzle
	times string // of the puzzles of its day
}

// day returns the day whose daily puzzle the game is of.
func (s *doneState) day() (daily.Date, bool) {
	name, _, ok := strings.Cut(s.this.Daily, "/")
	date, err := daily.ParseDate(name)
	return date, ok && err == nil
}

// dailies returns how the daily puzzles went, with this game.
func (s *doneState) dailies() stats.Dailies {
	return stats.DailiesOf(append(s.others[:len(s.others):len(s.others)], s.this))
}

// week returns the week of a daily puzzle, nil for any other.
func (s *doneState) week(l words.Lang) *doneWeek {
	date, ok := s.day()
	if !ok {
		return nil
	}
	played := s.dailies()
	return &doneWeek{row: played.Streak(s.today).Text(l), days: played.Week(l, date.Monday(), s.today), day: stats.WeekdayOf(date),
		times: s.dayTimes(l, date, played)}
}

// dayTimes says how long each puzzle of a day took, and how many are open.
func (s *doneState) dayTimes(l words.Lang, date daily.Date, played stats.Dailies) string {
	var times []string
	open := 0
	for _, level := range caption.Levels() {
		if played.State(date, level) != library.Solved {
			open++
			continue
		}
		took := game.Clock(played[stats.DailyKey(date, level)].Elapsed)
		times = append(times, l.T("done.dailytime", "level", l.Level(level.Name()), "time", took))
	}
	if times == nil {
		return ""
	}
	return l.T("done.dailies", "times", l.Commas(times...), "n", open)
}

// dayAndMonth writes a date without its weekday and year.
func dayAndMonth(l words.Lang, d daily.Date) string {
	return page.ShortDay(l, time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, time.UTC))
}
