package screen

import (
	"strconv"
	"strings"

	"sudoku/generator/daily"
	"sudoku/gui/page"
	"sudoku/puzzle/words"
)

// days returns the days of the month that is shown.
func (s *Statistics) days() (list []daily.Date) {
	for d := s.month; d.Month == s.month.Month; d = d.Add(1) {
		list = append(list, d)
	}
	return list
}

// calendar returns the month with what was done with the daily puzzles of the level.
func (s *Statistics) calendar(l words.Lang) page.Month {
	m := page.Month{First: weekdayOf(s.month), Before: s.month.After(s.earliest()), After: !s.month.AddMonths(1).After(s.today),
		Name: l.T("statistics.month", "month", l.T("date.month."+s.month.Month.String()[:3]), "year", strconv.Itoa(s.month.Year))}
	for i := range m.Weekdays {
		m.Weekdays[i] = l.T("home.weekday." + s.today.Monday().Add(i).Weekday().String()[:3])
	}
	for _, d := range s.days() {
		state := s.dailies.state(d, s.level)
		m.Days = append(m.Days, page.MonthDay{State: state, Today: d == s.today, Future: d.After(s.today),
			MakeUp: state != page.PuzzleSolved && d.CanMakeUp(s.today)})
	}
	return m
}

// note says how many of the month's puzzles are solved, and which can be made up.
func (s *Statistics) note(l words.Lang) string {
	if !s.known {
		return ""
	}
	solved, run, longest := 0, 0, 0
	var missed []string
	for _, d := range s.days() {
		if s.dailies.state(d, s.level) == page.PuzzleSolved {
			solved++
		} else if d.CanMakeUp(s.today) {
			missed = append(missed, l.T("date.weekday."+d.Weekday().String()[:3]))
		}
		if run++; !s.dailies.inTime(d, s.level) {
			run = 0
		}
		longest = max(longest, run)
	}
	text := l.T("statistics.note", "n", solved)
	if longest > 1 {
		text = l.T("statistics.note.run", "n", solved, "days", longest)
	}
	if len(missed) > 0 {
		text = l.T("home.both", "first", text, "rest", l.T("home.makeup", "days", strings.Join(missed, l.T("new.list")), "n", len(missed)))
	}
	return text
}

// earliest returns the first day of which a daily puzzle was begun, today if there is none.
func (s *Statistics) earliest() daily.Date {
	first := s.today
	for of := range s.dailies {
		date, _, _ := strings.Cut(of, "/")
		if d, err := daily.ParseDate(date); err == nil && first.After(d) {
			first = d
		}
	}
	return first
}

// turn shows another month, of those between the first puzzle and today.
func (s *Statistics) turn(by int) {
	m := s.calendar(s.desk.Base().Lang)
	if by < 0 && !m.Before || by > 0 && !m.After {
		return
	}
	s.month = s.month.AddMonths(by)
	s.update()
	s.desk.Refresh()
}

// openDay opens the puzzles of a day of the month.
func (s *Statistics) openDay(i int) {
	date := s.days()[i]
	if date.After(s.today) {
		sayNotYet(s.desk, date)
		return
	}
	s.desk.Show(NewHomeOn(s.desk, date))
}
