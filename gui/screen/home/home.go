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
	"sudoku/puzzle"
	"sudoku/puzzle/game"
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
	stop     func()        // stops the timer that looks for another day

	state  homeState
	shown  homeReport // of the state
	atDay  bool       // it was opened for its puzzles
	wanted func()     // what was asked for before it was known how the games went
	asideGames

	*screen.Scrolled
	was    *screen.Scrolled // where the page was left that it takes the place of; nil once it is shown
	narrow bool             // there is room for small forms alone
	card   *gameCard
	daily  *dailyPuzzles
	forMe  *forMeOffer
	offer  *forMeCard
	learn  *learning
	others *elsewhere
	first  *firstPage // what takes the place of the daily puzzles, those for the player and lessons; nil if the player is no beginner
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
	s := &Home{Tasks: t, app: a, reading: t.Jobs(), rating: t.Jobs(), making: t.Jobs(), offering: t.Jobs(), backup: t.Jobs(), atDay: atDay}
	if a.Session().Game.Finished() { // its page was left
		a.Prefs().Settle()
	}
	now := a.Sessions().Now()
	s.state = homeState{now: now, today: daily.DateOf(now), monday: day.Monday(), day: stats.WeekdayOf(day), played: stats.Dailies{}, ring: -1, first: a.Prefs().Beginner() && !atDay, aside: a.Prefs().IsAside}
	s.state.last = currentGame(a)
	s.asideGames = asideGames{app: a, changed: s.reoffer}
	s.forMe = &forMeOffer{app: a, state: &s.state.forMe, changed: s.reofferForMe, making: s.making, picking: t.Jobs()}
	s.Rebuild()
	s.learnt()
	s.reload()
	s.awaitDay()
	return s
}

// currentGame returns the current game as the one to go on with, if it is unfinished and more than
// an untouched puzzle of which the page offers others.
func currentGame(a *screen.App) (last lastGame) {
	current := a.Session()
	_ = current.Save() // so that its file is up to date; its saver reports an error
	g := current.Game
	of := g.Puzzle()
	if !current.HasGame() || g.Stage().Finished() || !current.Kept() && game.MadeHere(&of) || a.Prefs().IsAside(current.Name) {
		return last
	}
	last = lastGame{name: current.Name, of: of, took: g.Clock.Elapsed(), saved: a.Sessions().Now(), known: true,
		state: g.State(), givens: g.Givens()}
	last.yours, last.to = g.Progress()
	if f := current.Facts(); f.Rated {
		last.rating = library.Rating{Level: f.Rating.Level, SE: float64(f.SE.ER) / 10}
	}
	return last
}

// Rebuild implements Screen.
func (s *Home) Rebuild() {
	b, before := s.app.Base(), s.Scrolled
	s.Base = b
	if s.card != nil {
		s.card.free()
	}
	s.card = newGameCard(b, &s.shown.card, &s.state.last, s.pressCard)
	s.others = newElsewhere(s.app, s.state.first)
	if s.first = nil; s.state.first {
		s.makeFirst(b)
	} else {
		s.makeParts(b)
	}
	s.Focused = func() { s.app.Later(s.app.Refresh) }
	if !s.atDay { // else it scrolls to the puzzles
		s.At = s.card.control
	}
	s.update()
	if before != nil {
		s.Resume(before)
	}
}

// makeParts makes the parts of the page.
func (s *Home) makeParts(b page.Base) {
	s.daily = newDailyPuzzles(s.app, &s.state, &s.shown, s.choose, s.openDaily)
	if s.offer != nil {
		s.offer.free()
	}
	s.offer = newForMeCard(b, &s.state.forMe, &s.shown.forMe, s.forMe.play, s.forMe.choose, func() { order.OpenNew(s.app) })
	s.learn = newLearning(s.app, &s.state.learn, &s.shown.learn)
	parts := [][]fyne.CanvasObject{{s.card.control}, s.daily.objects(), s.offer.objects(), s.learn.objects(), {s.others.control}}
	s.Scrolled = screen.NewScrolled(b, slices.Concat(parts...), []*widget.Control{s.card.control, s.daily.calendar, s.daily.days,
		s.daily.puzzles, s.offer.all, s.offer.card, s.offer.steps, s.learn.due, s.learn.next, s.learn.path, s.others.control})
}

// makeFirst makes the parts of the page of a beginner.
func (s *Home) makeFirst(b page.Base) {
	levels := newFirstLevels(b, func(level puzzle.Level) { makeNew(s.app, level) }, func(board string) { makeOn(s.app, board) })
	s.first = newFirstPage(b, levels, func() { HowItWorks(s.app) })
	parts := [][]fyne.CanvasObject{{s.card.control}, s.first.objects(), {s.others.control}}
	s.Scrolled = screen.NewScrolled(b, slices.Concat(parts...), []*widget.Control{s.card.control, s.first.how, levels.levels, levels.boards, s.others.control})
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
	s.card.control.Repaint()
	if s.first != nil {
		return
	}
	s.daily.update()
	s.learn.update()
	s.offer.update()
}

// changed shows the state after it has changed; texts of other widths may ask for other places.
func (s *Home) changed() {
	was := s.shown
	if s.update(); was.aside != s.shown.aside || was.day != s.shown.day || was.solved != s.shown.solved || was.card.rule != s.shown.card.rule {
		s.app.Relayout()
	}
	s.app.Refresh()
}

// choose shows another day.
func (s *Home) choose(day int) {
	s.state.day = day
	s.changed()
}

// pressCard goes on with the game of the card, or lists the others.
func (s *Home) pressCard(zone int) {
	switch zone {
	case othersZone:
		s.app.Show(NewRecent(s.app))
	case asideZone:
		s.putAside(s.state.last.name, s.shown.card.title)
	default:
		s.goOn()
	}
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
	s.asideGames.leave()
	s.Tasks.Close()
}
