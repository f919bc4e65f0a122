package stats

import (
	"strconv"
	"strings"
	"time"

	"sudoku/generator/daily"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// A month is a month of daily puzzles of one level.
type month struct {
	Name          string
	Weekdays      [7]string // from that with which weeks begin
	First         int       // which of these its first day is, from 0
	Days          []monthDay
	Before, After bool // whether there are months before and after that have puzzles
}

// A monthDay is a day with its puzzle.
type monthDay struct {
	State         library.State
	Today, Future bool
	MakeUp        bool // it was missed, and still can be made up
}

// turn chooses another month, of those between the first puzzle and today; it reports whether
// there is one.
func (s *statisticsState) turn(by int) bool {
	m := s.calendar(words.English)
	if by < 0 && !m.Before || by > 0 && !m.After {
		return false
	}
	s.Month = s.Month.AddMonths(by)
	return true
}

// days returns the days of the month that is shown.
func (s *statisticsState) days() (list []daily.Date) {
	for d := s.Month; d.Month == s.Month.Month; d = d.Add(1) {
		list = append(list, d)
	}
	return list
}

// calendar returns the month with what was done with the daily puzzles of the level.
func (s *statisticsState) calendar(l words.Lang) month {
	m := month{First: (int(s.Month.Weekday()-l.Week()) + 7) % 7, Before: s.Month.After(s.earliest()), After: !s.Month.AddMonths(1).After(s.today),
		Name: l.T("statistics.month", "month", l.T("date.month."+s.Month.Month.String()[:3]), "year", strconv.Itoa(s.Month.Year))}
	for i := range m.Weekdays {
		m.Weekdays[i] = l.T("home.weekday." + time.Weekday((int(l.Week()) + i) % 7).String()[:3])
	}
	for _, d := range s.days() {
		state := s.dailies.State(d, s.Level)
		m.Days = append(m.Days, monthDay{State: state, Today: d == s.today, Future: d.After(s.today),
			MakeUp: state != library.Solved && d.CanMakeUp(s.today)})
	}
	return m
}

// note says how many of the month's puzzles are solved, and which can be made up.
func (s *statisticsState) note(l words.Lang) string {
	if !s.known {
		return ""
	}
	solved, late, run, longest := 0, 0, 0, 0
	var missed []string
	for _, d := range s.days() {
		done, inTime := s.dailies.State(d, s.Level) == library.Solved, s.dailies.InTime(d, s.Level)
		switch {
		case done:
			solved++
		case d.CanMakeUp(s.today):
			missed = append(missed, l.T("date.weekday."+d.Weekday().String()[:3]))
		}
		if run++; !inTime {
			run = 0
		}
		if done && !inTime {
			late++
		}
		longest = max(longest, run)
	}
	text := l.T("statistics.note", "n", solved)
	if longest > 1 {
		text = l.T("statistics.note.run", "n", solved, "days", longest)
	}
	if late > 0 { // their days have ticks
		text = l.Sentences(text, l.T("statistics.note.late", "n", late))
	}
	if len(missed) > 0 {
		text = l.T("home.both", "first", text, "rest", l.T("home.makeup", "days", l.Commas(missed...), "n", len(missed)))
	}
	return text
}

// earliest returns the first day of which a daily puzzle was begun, today if there is none.
func (s *statisticsState) earliest() daily.Date {
	first := s.today
	for of := range s.dailies {
		date, _, _ := strings.Cut(of, "/")
		if d, err := daily.ParseDate(date); err == nil && first.After(d) {
			first = d
		}
	}
	return first
}
