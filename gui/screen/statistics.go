package screen

import (
	"context"
	"io"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/generator/daily"
	"sudoku/gui/page"
	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
	"sudoku/solver/logic"
)

// Statistics sums up all saved games, level by level, with a calendar of the daily puzzles.
type Statistics struct {
	record
	pageOf[*page.Statistics]

	games   []library.Outcome
	byLevel [logic.Extreme - logic.Easy + 1][]library.Outcome // those that count
	dailies dailies
	left    int  // puzzles that are being rated
	known   bool // the games were read
	failed  bool
	saving  bool // the table was asked for before the games were known

	now   time.Time
	today daily.Date
	level logic.Level
	chose bool           // the level was chosen by the player
	span  int            // which of the spans
	weeks []library.Week // of the level
	back  int            // how many weeks before the last is the one that is read out

	month daily.Date // the first day of the month that is shown
	atDay int        // the day for which it was opened; 0: for the plots
}

// spans are how many weeks can be shown; 0 is all.
var spans = []int{12, 26, 52, 0}

// NewStatistics makes the screen.
func NewStatistics(d Desk) *Statistics { return newStatistics(d, daily.DateOf(d.Keeper().Now()), 0) }

// NewCalendar makes the screen for its calendar, at a day.
func NewCalendar(d Desk, day daily.Date) *Statistics { return newStatistics(d, day, day.Day) }

func newStatistics(d Desk, month daily.Date, day int) *Statistics {
	_ = d.Session().Save() // its saver reports an error
	now := d.Keeper().Now()
	s := &Statistics{record: newRecord(d), now: now, today: daily.DateOf(now), level: logic.Medium, atDay: day}
	s.month = month.AddMonths(0)
	s.Again()
	s.look(s.learn, func(err error) {
		s.failed = true
		s.update()
		d.Warn(d.Base().Lang.Error(err))
	})
	return s
}

// Close implements Screen.
func (s *Statistics) Close() { s.record.Close() }

// Again implements Screen.
func (s *Statistics) Again() Screen {
	b := s.desk.Base()
	do := page.StatisticsFuncs{
		Level: func(i int) { s.choose(levels()[i]) }, Ranges: s.ranges, Week: s.showWeek, Key: s.key,
		Month: s.turn, Day: s.openDay, Save: s.save, Back: s.desk.Back, AtDay: s.atDay, Relayout: s.desk.Relayout,
	}
	for _, l := range levels() {
		do.Levels = append(do.Levels, b.Lang.Say(l.Text()))
	}
	s.page = page.NewStatistics(b, do)
	s.update()
	return s
}

// Space implements SpaceProvider.
func (s *Statistics) Space() Space { return Space{Whole: true, Both: true} }

// learn takes over how the games went. Until the player chooses one, the level is that most
// played of late.
func (s *Statistics) learn(k known) {
	s.games, s.left, s.known, s.dailies = k.games, k.left, true, dailiesOf(k.games)
	most := 0
	for i, level := range levels() {
		s.byLevel[i] = library.AtLevel(s.games, uint8(level))
		if n := len(library.LastWeeks(s.byLevel[i], s.now, spans[0], 0)); n > most && !s.chose {
			s.level, most = level, n
		}
	}
	s.update()
	s.desk.Refresh()
	if s.saving && s.left == 0 {
		s.save()
	}
}

func (s *Statistics) choose(level logic.Level) {
	s.level, s.chose = level, true
	s.update()
	s.desk.Refresh()
}

// ranges lists how many weeks can be shown.
func (s *Statistics) ranges() (list []page.MenuItem) {
	for i := range spans {
		list = append(list, page.MenuItem{Text: s.spanName(i), Checked: i == s.span, Run: func() {
			s.span, s.back = i, 0
			s.update()
			s.desk.Refresh()
		}})
	}
	return list
}

// showWeek reads out a week, counted from the first that is shown.
func (s *Statistics) showWeek(i int) {
	i = min(max(i, 0), len(s.weeks)-1)
	s.back = len(s.weeks) - 1 - i
	s.page.ShowWeek(i)
	s.desk.Refresh()
}

// key moves the week by the arrows, and to another level by those that go up and down.
func (s *Statistics) key(name fyne.KeyName) bool {
	week := len(s.weeks) - 1 - s.back
	switch name {
	case fyne.KeyLeft:
		s.showWeek(week - 1)
	case fyne.KeyRight:
		s.showWeek(week + 1)
	case fyne.KeyHome:
		s.showWeek(0)
	case fyne.KeyEnd:
		s.showWeek(len(s.weeks) - 1)
	case fyne.KeyUp:
		s.choose(min(s.level+1, logic.Extreme))
	case fyne.KeyDown:
		s.choose(max(s.level-1, logic.Easy))
	default:
		return false
	}
	return true
}

// Key implements KeyHandler: the pages of the calendar are its months.
func (s *Statistics) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	by, ok := map[fyne.KeyName]int{fyne.KeyPageUp: -1, fyne.KeyPageDown: 1}[name]
	if !ok || mod != 0 {
		return false
	}
	s.turn(by)
	return true
}

// save asks for a file and writes the games into it, a line each, when they are known.
func (s *Statistics) save() {
	if s.saving = !s.known || s.left > 0; s.saving {
		s.desk.Say(s.desk.Base().T("statistics.counting"))
		return
	}
	list := s.games
	s.desk.Push(NewSave(s.desk, SaveOrder{Title: "statistics.save", Name: s.desk.Base().T("statistics.title") + ".csv",
		Job: func(_ context.Context, path string) error {
			return store.WriteFile(path, 0o644, func(out io.Writer) error { return library.WriteCSV(out, list) })
		}}))
}
