// Package stats holds statistics, the calendar of daily puzzles, and their week.
package stats

import (
	"context"
	"io"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/generator/daily"
	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// Statistics sums up all saved games, level by level, with plots and a calendar of the daily
// puzzles. It scrolls where there is not enough room.
type Statistics struct {
	screen.Record
	page.Base
	*screen.Scrolled
	State  statisticsState
	Shown  statisticsReport // of the state
	writes *session.Jobs
	saving bool    // the table was asked for before the games were known
	atDay  int     // the day for which it was opened; 0: for the plots
	top    float64 // where the plots begin that a wide window may show only scrolled
	tall   bool    // all is in one column

	home     *page.WayHome
	title    *widget.Label
	period   *widget.Control
	levels   *widget.Control
	times    *timesCard
	cards    *levelCards
	calendar *calendar
	words    *widget.Pic
	more     *widget.Control
	csv      *widget.Control
	back     *widget.Control
}

// NewStatistics makes the screen.
func NewStatistics(a *screen.App) *Statistics {
	return newStatistics(a, daily.DateOf(a.Sessions().Now()), 0)
}

// NewCalendar makes the screen for its calendar, at a day.
func NewCalendar(a *screen.App, day daily.Date) *Statistics { return newStatistics(a, day, day.Day) }

func newStatistics(a *screen.App, month daily.Date, day int) *Statistics {
	_ = a.Session().Save() // its saver reports an error
	now := a.Sessions().Now()
	t := a.Tasks()
	s := &Statistics{Record: screen.NewRecord(a, t), writes: t.Jobs(), atDay: day}
	s.State = statisticsState{now: now, today: daily.DateOf(now), Level: puzzle.Medium, Month: month.AddMonths(0)}
	s.Rebuild()
	s.Load(s.setGames, func(err error) {
		s.State.failed = true
		s.update()
		a.Warn(a.Base().Lang.Error(err))
	})
	return s
}

// Rebuild implements Screen.
func (s *Statistics) Rebuild() {
	b := s.App.Base()
	s.Base = b
	var segments []widget.Segment
	for i := range caption.Levels() {
		segments = append(segments, widget.Segment{Text: levelName(b.Lang, i)})
	}
	s.home, s.title = page.NewWayHome(b, func() { s.App.Pages.Home(daily.Date{}) }), b.Title(b.T("statistics.title"))
	s.period = page.DropDown(b, func() string { return "" }, func() string { return s.Shown.Range }, s.ranges, false)
	s.levels = b.Kit.Segments(segments, func() int { return s.Shown.Level }, func(i int) { s.Choose(caption.Levels()[i]) })
	s.calendar = newCalendar(b, &s.Shown.Month, s.Turn, s.openDay)
	s.calendar.days.FocusOn(max(s.atDay-1, 0))
	s.words = b.Kit.NewPic(s.paintWords)
	s.more = b.Kit.Link(b.T("statistics.more"), widget.Left, func() { s.Scroll.To(float32(s.top)) })
	s.csv, s.back = b.Kit.Button(b.T("statistics.csv"), false, s.save), b.Kit.Button(b.T("statistics.back"), false, s.App.Back)
	s.times, s.cards = newTimesCard(b, &s.Shown, s.showWeek, s.key), newLevelCards(b, &s.Shown)
	s.Scrolled = screen.NewScrolled(b, s.inOrder(), []*widget.Control{s.home.Control, s.period, s.levels, &s.times.track.Control, s.calendar.turns, s.calendar.days,
		s.more, s.csv, s.back})
	s.update()
}

// inOrder returns its objects in the order of reading: in a tall window the plots are below the
// panel, else at the left of it.
func (s *Statistics) inOrder() []fyne.CanvasObject {
	plots := []fyne.CanvasObject{s.times.track, s.cards.bins, s.cards.slips}
	panel := slices.Concat([]fyne.CanvasObject{s.home.Control, s.title, s.period, s.levels}, s.calendar.objects(), []fyne.CanvasObject{s.words, s.more, s.csv, s.back})
	if s.tall {
		plots, panel = panel, plots
	}
	return slices.Concat(plots, panel, []fyne.CanvasObject{s.cards.techniques, s.cards.table})
}

// Space implements SpaceProvider.
func (s *Statistics) Space() screen.Space { return screen.Space{Whole: true, Both: true} }

// Status implements StatusProvider.
func (s *Statistics) Status() string { return s.State.status(s.Lang) }

// Focus returns what gets the focus when the page opens, and again after a press elsewhere.
func (s *Statistics) Focus() fyne.Focusable {
	switch {
	case s.At == nil && s.atDay > 0:
		return s.calendar.days
	case s.At == nil && s.tall: // the plots are below
		return s.levels
	case s.At == nil || s.At == &s.times.track.Control:
		return s.times.track
	}
	return s.At
}

// update shows the state.
func (s *Statistics) update() { s.show(s.State.report(s.Lang)) }

func (s *Statistics) show(v statisticsReport) {
	w := float64(s.words.Size().Width)
	high, scope := s.wordsHeight(w)+s.calendar.noteHeight(w), s.Shown.Range
	if v.Level != s.Shown.Level {
		s.levels.FocusOn(v.Level)
	}
	s.Shown = v
	s.calendar.update(s.T("statistics.daily", "level", levelName(s.Lang, v.Level)), v.Note)
	if w > 0 && (s.wordsHeight(w)+s.calendar.noteHeight(w) != high || v.Range != scope) {
		s.App.Relayout()
	}
	for _, o := range s.Body.Objects {
		if c, ok := o.(interface{ Repaint() }); ok {
			c.Repaint()
		}
	}
	s.App.Refresh()
}

func (s *Statistics) setGames(k screen.Known) {
	s.State.setGames(k)
	s.update()
	if s.saving && s.State.left == 0 {
		s.save()
	}
}

func (s *Statistics) Choose(level puzzle.Level) {
	s.State.Level, s.State.chose = level, true
	s.update()
}

// ranges lists how many weeks can be shown, and of which boards.
func (s *Statistics) ranges() (list []page.MenuItem) {
	for i := range spans {
		list = append(list, page.MenuItem{Text: spanName(s.Lang, i), Checked: i == s.State.span, Run: func() {
			s.State.span, s.State.back = i, 0
			s.update()
		}})
	}
	return append(list, s.boardItems()...)
}

// showWeek reads out a week, counted from the first that is shown.
func (s *Statistics) showWeek(i int) {
	s.Shown.Times.Week = s.State.readOut(i)
	s.times.track.Repaint()
	s.App.Refresh()
}

// key moves the week by the arrows, and to another level by those that go up and down.
func (s *Statistics) key(name fyne.KeyName) bool {
	switch week := s.Shown.Times.Week; name {
	case fyne.KeyLeft:
		s.showWeek(week - 1)
	case fyne.KeyRight:
		s.showWeek(week + 1)
	case fyne.KeyHome:
		s.showWeek(0)
	case fyne.KeyEnd:
		s.showWeek(maxWeeks)
	case fyne.KeyUp:
		s.Choose(min(s.State.Level+1, puzzle.Extreme))
	case fyne.KeyDown:
		s.Choose(max(s.State.Level-1, puzzle.Easy))
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
	s.Turn(by)
	return true
}

// Turn shows another month.
func (s *Statistics) Turn(by int) {
	if s.State.turn(by) {
		s.update()
	}
}

// openDay opens the puzzles of a day of the month.
func (s *Statistics) openDay(i int) {
	date := s.State.days()[i]
	if date.After(s.State.today) {
		SayNotYet(s.App, date)
		return
	}
	s.App.Pages.Home(date)
}

// save asks for a file and writes the games into it, a line each, when they are known.
func (s *Statistics) save() {
	if s.saving = !s.State.known || s.State.left > 0; s.saving {
		s.App.Say(s.T("statistics.counting"))
		return
	}
	list := s.State.all
	screen.AskSave(s.App, screen.SaveOrder{Title: "statistics.save", Name: s.T("statistics.title") + ".csv", Jobs: s.writes,
		What:   func(l words.Lang, _ int) string { return l.T("chooser.writes.games", caption.Counted(l, len(list))...) },
		Stream: func(_ context.Context, out io.Writer, _ int) error { return library.WriteCSV(out, list) }}, s.App.Push)
}

// Report returns what is shown.
func (s *Statistics) Report() *statisticsReport { return &s.Shown }
