package stats

import (
	"strconv"

	"sudoku/generator/daily"
	"sudoku/gui/caption"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// A WeekDay is a day of a week with its daily puzzles, the easiest first.
type WeekDay struct {
	Name, number  string
	solved        string // how many of its puzzles are
	Today, future bool
	Puzzles       []library.State
}

// Week returns the days of the week that begins on a Monday.
func (d Dailies) Week(l words.Lang, monday, today daily.Date) (list []WeekDay) {
	for i := range 7 {
		date := monday.Add(i)
		day := WeekDay{Name: l.T("home.weekday." + date.Weekday().String()[:3]), number: strconv.Itoa(date.Day),
			Today: date == today, future: date.After(today)}
		if day.Today {
			day.Name = l.T("home.today.brief")
		}
		if !day.future {
			day.solved = l.T("home.solved", "n", d.Solved(date), "of", len(caption.Levels()))
		}
		for _, level := range caption.Levels() {
			day.Puzzles = append(day.Puzzles, d.State(date, level))
		}
		list = append(list, day)
	}
	return list
}

// A streak is the days in a row up to today, or yesterday, of each of which a daily puzzle was
// solved in time.
type streak struct {
	Days   int
	with   int          // how many there would be if what was missed were made up; 0 if nothing can be
	missed []daily.Date // the days to make up for that, the earliest first
}

// mostMissed is how many days in a row are named that can be made up.
const mostMissed = 2

// Streak returns how many days in a row are kept.
func (d Dailies) Streak(today daily.Date) (s streak) {
	at := today
	if !d.kept(at) {
		at = at.Add(-1) // today still can be
	}
	for ; d.kept(at); at = at.Add(-1) {
		s.Days++
	}
	for ; !d.kept(at) && at.CanMakeUp(today); at = at.Add(-1) {
		s.missed = append([]daily.Date{at}, s.missed...)
	}
	if n := len(s.missed); n == 0 || n > mostMissed {
		s.missed = nil
		return s
	}
	for s.with = s.Days + len(s.missed); d.kept(at); at = at.Add(-1) {
		s.with++
	}
	return s
}

// kept reports whether a puzzle of the day was solved in time.
func (d Dailies) kept(date daily.Date) bool {
	for _, l := range caption.Levels() {
		if d.InTime(date, l) {
			return true
		}
	}
	return false
}

// Text says how many days in a row there are; "" if there is nothing to say.
func (s streak) Text(l words.Lang) string {
	var missed []string
	for _, date := range s.missed {
		missed = append(missed, l.T("date.weekday."+date.Weekday().String()[:3]))
	}
	switch {
	case s.Days > 0 && s.with > 0:
		return l.T("home.row.with", "n", s.Days, "with", s.with, "days", l.List(missed...))
	case s.Days > 0:
		return l.T("home.row", "n", s.Days)
	case s.with > len(missed):
		return l.T("home.row.only", "with", s.with, "days", l.List(missed...))
	}
	return ""
}
