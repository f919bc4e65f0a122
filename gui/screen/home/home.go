// Package home holds Home, the games of before, and backups.
package home

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/generator/daily"
	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/order"
	"sudoku/gui/screen/stats"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/library"
)

// Home is where to begin. It answers four questions: what to go on with, what there is today, a
// new puzzle of which level, what to learn; and it leads to puzzles from elsewhere. It is shown
// at once; how the games went is found out in the background. It scrolls where there is not
// enough room.
type Home struct {
	*session.Tasks
	app *screen.App
	page.Base
	reading  *session.Jobs // finds out how games went
	rating   *session.Jobs // and of which levels they are
	making   *session.Jobs // makes the daily puzzle that was pressed
	offering *session.Jobs // makes the one that the card offers
	backup   *session.Jobs // restores a backup
	leveling *session.Jobs // finds out the level of the player
	stop     func()        // stops the timer that looks for another day

	state  homeState
	shown  homeReport // of the state
	atDay  bool       // it was opened for its puzzles
	wanted func()     // what was asked for before it was known how the games went

	*screen.Scrolled
	was    *screen.Scrolled // where the page was left that it takes the place of; nil once it is shown
	narrow bool             // there is room for small forms alone
	card   *gameCard
	daily  *dailyPuzzles
	fresh  *freshPuzzles
	learn  *learning
	others *elsewhere
}

// NewHome makes the screen.
func NewHome(a *screen.App) *Home { return newHome(a, daily.DateOf(a.Sessions().Now()), false) }

// NewHomeOn makes the screen for the puzzles of a day.
func NewHomeOn(a *screen.App, day daily.Date) *Home { return newHome(a, day, true) }

// Again implements Hub: the chosen day stays, and the focus is on what was pressed.
func (s *Home) Again() screen.Screen {
	day, atDay := s.state.date(), s.atDay
	if day == s.state.today { // another may have begun
		day, atDay = daily.DateOf(s.app.Sessions().Now()), false
	}
	next := newHome(s.app, day, atDay)
	next.Resume(s.Scrolled)
	next.was = s.Scrolled
	return next
}

func newHome(a *screen.App, day daily.Date, atDay bool) *Home {
	t := a.Tasks()
	s := &Home{Tasks: t, app: a, reading: t.Jobs(), rating: t.Jobs(), making: t.Jobs(), offering: t.Jobs(), backup: t.Jobs(), leveling: t.Jobs(), atDay: atDay}
	now := a.Sessions().Now()
	s.state = homeState{now: now, today: daily.DateOf(now), monday: day.Monday(), day: stats.WeekdayOf(day), played: stats.Dailies{}}
	s.state.last = currentGame(a)
	s.Rebuild()
	s.learnt()
	s.reload()
	s.awaitDay()
	return s
}

// currentGame returns the current game as the one to go on with, if it is unfinished.
func currentGame(a *screen.App) (last lastGame) {
	current := a.Session()
	_ = current.Save() // so that its file is up to date; its saver reports an error
	if !current.HasGame() || current.Game.Stage().Finished() {
		return last
	}
	g := current.Game
	last = lastGame{name: current.Name, of: g.Puzzle(), took: g.Clock.Elapsed(), saved: a.Sessions().Now(), known: true,
		state: g.State(), givens: g.Givens()}
	last.yours, last.to = g.Progress()
	if f := current.Facts(); f.Rated {
		last.rating = library.Rating{Level: f.Rating.Level, SE: float64(f.SE.ER) / 10}
	}
	return last
}

// Rebuild implements Screen.
func (s *Home) Rebuild() {
	b := s.app.Base()
	s.Base = b
	if s.card != nil {
		s.card.free()
	}
	s.card = newGameCard(b, &s.shown.card, &s.state.last, s.pressCard)
	s.daily = newDailyPuzzles(s.app, &s.state, &s.shown, s.choose, s.openDaily)
	s.fresh = newFreshPuzzles(b, &s.shown.levels, s.makeLevel, s.makeFor, func() { s.app.Show(order.NewNew(s.app)) })
	s.learn = newLearning(s.app, &s.shown.learn, s.practise, s.openNext)
	s.others = newElsewhere(s.app)
	before, parts := s.Scrolled, [][]fyne.CanvasObject{{s.card.control}, s.daily.objects(), s.fresh.objects(), s.learn.objects(), {s.others.control}}
	s.Scrolled = screen.NewScrolled(b, slices.Concat(parts...), []*widget.Control{s.card.control, s.daily.calendar, s.daily.days,
		s.daily.puzzles, s.fresh.boards, s.fresh.levels, s.fresh.times, s.learn.due, s.learn.next, s.learn.path, s.others.control})
	s.Focused = func() { s.app.Later(s.app.Refresh) }
	if !s.atDay { // else it scrolls to the puzzles
		s.At = s.card.control
	}
	s.update()
	if before != nil {
		s.Resume(before)
	}
}

// homeTitle makes a heading of the page; narrow says whether it is a small one.
func homeTitle(b page.Base, key string, narrow *bool) *widget.Pic {
	return b.Kit.NewPic(func(c *widget.Canvas) {
		t := theme.PageTitle
		if *narrow {
			t = theme.CardTitle
		}
		c.Squeeze(b.T(key), "", c.Bounds(), t, c.Pal.Text)
	})
}

// Space implements SpaceProvider.
func (s *Home) Space() screen.Space { return screen.Space{Whole: true, Both: true} }

// Status implements StatusProvider.
func (s *Home) Status() string {
	return s.state.status(s.Lang, s.At == s.card.control && s.card.control.FocusedZone() != othersZone)
}

// Focus returns what gets the focus when the page opens, or back.
func (s *Home) Focus() fyne.Focusable {
	if s.At == nil {
		return s.daily.puzzles
	}
	return s.At
}

// update shows the state.
func (s *Home) update() {
	s.shown = s.state.report(s.Lang)
	s.daily.update()
	s.learn.update()
	for _, c := range []*widget.Control{s.card.control, s.fresh.levels} {
		c.Repaint()
	}
}

// changed shows the state after it has changed.
func (s *Home) changed() {
	s.update()
	s.app.Refresh()
}

// choose shows another day.
func (s *Home) choose(day int) {
	s.state.day = day
	s.changed()
}

// pressCard goes on with the game of the card, or lists the others.
func (s *Home) pressCard(zone int) {
	if zone == othersZone {
		s.app.Show(NewRecent(s.app))
		return
	}
	s.goOn()
}

// goOn goes on with the last game, or opens the puzzle of today that is offered.
func (s *Home) goOn() {
	switch {
	case s.state.last.name != "":
		s.app.OpenGame(s.state.last.name)
	case !s.state.known:
		s.wanted = s.goOn
	default:
		s.openLevel(s.state.today, s.state.last.daily)
	}
}

// openDaily opens a puzzle of the chosen day.
func (s *Home) openDaily(i int) {
	date := s.state.date()
	if date.After(s.state.today) {
		stats.SayNotYet(s.app, date)
		return
	}
	s.openLevel(date, caption.Levels()[i])
}

// Key implements KeyHandler: Return goes on with the last game.
func (s *Home) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if !screen.IsReturn(name) || mod != 0 {
		return false
	}
	s.goOn()
	return true
}

// Close implements Closer.
func (s *Home) Close() {
	s.stop()
	s.Tasks.Close()
}
