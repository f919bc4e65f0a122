package screen

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/generator/daily"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/gui/widget"
	"sudoku/puzzle/library"
	"sudoku/solver/logic"
)

// Home is where to begin: the last game, the daily puzzles, new ones, those from elsewhere.
// It is shown at once; how the games went is found out in the background. It scrolls where
// there is not enough room.
type Home struct {
	ordering
	page.Base
	reading *session.Jobs // finds out how games went
	making  *session.Jobs // makes a daily puzzle
	backup  *session.Jobs // restores a backup

	state  homeState
	shown  homeReport         // of the state
	due    []*logic.Technique // to practise today
	atDay  bool               // it was opened for its puzzles
	wanted func()             // what was asked for before it was known how the games went

	*scrolled
	card                        *gameCard
	daily                       *dailyPuzzles
	newTitle, elsewhereTitle    *widget.Label
	practise, levels, elsewhere *widget.Control
	sources                     []homeSource // where else puzzles can come from
}

// A homeSource is where a puzzle can come from, and what opens it.
type homeSource struct {
	name, line, keys string
	open             func()
}

// NewHome makes the screen.
func NewHome(a *App) *Home { return newHome(a, daily.DateOf(a.Sessions().Now()), false) }

// NewHomeOn makes the screen for the puzzles of a day.
func NewHomeOn(a *App, day daily.Date) *Home { return newHome(a, day, true) }

func newHome(a *App, day daily.Date, atDay bool) *Home {
	s := &Home{ordering: newOrdering(a), atDay: atDay}
	s.reading, s.making, s.backup = s.Jobs(), s.Jobs(), s.Jobs()
	now := a.Sessions().Now()
	s.state = homeState{now: now, today: daily.DateOf(now), monday: day.Monday(), day: weekdayOf(day), played: dailies{}}
	current := a.Session()
	_ = current.Save() // so that its file is up to date; its saver reports an error
	if current.HasGame() && !current.Game.Finished() {
		g := current.Game
		s.state.last = lastGame{name: current.Name, of: g.Puzzle(), took: g.Clock.Elapsed(), saved: a.Sessions().Now(), known: true,
			state: g.State(), givens: g.Givens()}
		if f := current.Facts(); f.Rated {
			s.state.last.level = f.Rating.Level
		}
	}
	s.Rebuild()
	a.Library().Use(func(l *library.Library, err error) {
		if !s.Closed() {
			s.load(l, err)
		}
	})
	return s
}

// Rebuild implements Screen.
func (s *Home) Rebuild() {
	b := s.app.Base()
	s.Base, s.sources = b, s.allSources()
	if s.card != nil {
		s.card.free()
	}
	s.card = newGameCard(b, &s.shown.card, &s.state.last, s.pressCard)
	s.daily = newDailyPuzzles(s.app, &s.state, &s.shown, s.choose, s.openDaily)
	s.newTitle, s.elsewhereTitle = b.Title(b.T("home.new")), b.Title(b.T("home.elsewhere"))
	s.practise = b.NewControl(nil, func(c *widget.Canvas) { paintAside(c, s.shown.due) }, func(int) { s.app.Push(newPractice(s.app, s.due)) })
	s.levels = b.NewControl(rowZones(len(levels())), s.paintLevels, func(i int) { s.makeNew(levels()[i]) })
	s.levels.Across = 1
	s.elsewhere = b.NewControl(rowZones(len(s.sources)), s.paintSources, func(i int) { s.sources[i].open() })
	s.elsewhere.Across = 1
	objects := slices.Concat([]fyne.CanvasObject{s.card.control}, s.daily.objects(),
		[]fyne.CanvasObject{s.practise, s.newTitle, s.levels, s.elsewhereTitle, s.elsewhere})
	s.scrolled = newScrolled(b, objects, []*widget.Control{s.card.control, s.daily.calendar, s.daily.days, s.daily.puzzles,
		s.practise, s.levels, s.elsewhere})
	if !s.atDay { // else it scrolls to the puzzles
		s.at = s.card.control
	}
	s.update()
}

// allSources returns where puzzles can come from.
func (s *Home) allSources() (list []homeSource) {
	d := s.app
	b := d.Base()
	add := func(id, keys string, open func()) {
		list = append(list, homeSource{b.T("home." + id), b.T("home." + id + ".line"), keys, open})
	}
	add("enter", "Ctrl+E", func() { d.Show(NewEnter(d)) })
	add("photo", "Ctrl+Shift+E", d.OpenPhoto)
	add("file", "Ctrl+O", d.OpenFiles)
	add("library", "Ctrl+Shift+B", func() { d.Show(NewLibrary(d)) })
	return list
}

// Space implements SpaceProvider.
func (s *Home) Space() Space { return Space{Whole: true, Both: true} }

// Status implements StatusProvider.
func (s *Home) Status() string { return s.state.status(s.Lang) }

// Focus returns what gets the focus when the page opens, or back.
func (s *Home) Focus() fyne.Focusable {
	if s.at == nil {
		return s.daily.puzzles
	}
	return s.at
}

// update shows the state.
func (s *Home) update() {
	s.state.due = len(s.due)
	s.shown = s.state.report(s.Lang)
	s.daily.update()
	if s.practise.Hide(); s.shown.due != "" {
		s.practise.Show()
	}
	for _, c := range []*widget.Control{s.card.control, s.practise, s.levels} {
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
		sayNotYet(s.app, date)
		return
	}
	s.openLevel(date, levels()[i])
}

// sayNotYet says that the puzzles of a day can't be played yet.
func sayNotYet(a *App, date daily.Date) {
	a.Say(a.Base().T("home.notyet", "day", page.Day(a.Base().Lang, date.String())))
}

// Key implements KeyHandler: Return goes on with the last game.
func (s *Home) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if !isReturn(name) || mod != 0 {
		return false
	}
	s.goOn()
	return true
}
