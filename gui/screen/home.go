package screen

import (
	"context"
	"image"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/generator/daily"
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/paint"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/practice"
	"sudoku/solver/logic"
)

// Home is where to begin: the last game, the daily puzzles, new ones, those from elsewhere.
// It is shown at once; how the games went is found out in the background.
type Home struct {
	ordering
	pageOf[*page.Home]
	looking *session.Jobs // finds out how games went
	making  *session.Jobs // makes a daily puzzle
	backup  *session.Jobs // restores a backup

	today  daily.Date
	monday daily.Date // of the week that is shown
	day    int        // of that week
	atDay  bool       // it was opened for its puzzles
	played dailies
	looked bool   // played is known
	wanted func() // what was asked for before
	last   lastGame
	due    []*logic.Technique // to practise today
	begun  int                // games that were begun, but for the last
	closed bool

	painter *paint.Painter
	picture *image.RGBA
	pal     *theme.Palette // of picture
}

// A lastGame is the unfinished game that was played last, or the daily puzzle that is offered.
type lastGame struct {
	name  string      // of its file; "" for a daily puzzle
	daily logic.Level // of the daily puzzle of today
	view  board.View
	of    puzzle.Puzzle
	level string // "" if it isn't known
	took  time.Duration
	saved time.Time
	known bool
}

// NewHome makes the screen.
func NewHome(d Desk) *Home { return newHome(d, daily.DateOf(d.Keeper().Now()), false) }

// NewHomeOn makes the screen for the puzzles of a day.
func NewHomeOn(d Desk, day daily.Date) *Home { return newHome(d, day, true) }

func newHome(d Desk, day daily.Date, atDay bool) *Home {
	s := &Home{ordering: newOrdering(d), looking: d.Jobs(), making: d.Jobs(), backup: d.Jobs(), painter: paint.NewPainter()}
	s.today = daily.DateOf(d.Keeper().Now())
	s.monday, s.day, s.atDay = day.Monday(), weekdayOf(day), atDay
	s.played = dailies{}
	current := d.Session()
	_ = current.Save() // so that its file is up to date; its saver reports an error
	if current.HasGame() && !current.Game.Finished() {
		g := current.Game
		s.last = lastGame{name: current.Name, of: g.Puzzle(), took: g.Elapsed(), saved: d.Keeper().Now(), known: true,
			view: board.View{State: g.State(), Givens: g.Givens(), Flags: board.Patterns}}
		if f := current.Facts(); f.Rated {
			s.last.level = d.Base().Lang.Say(f.Rating.Level.Text())
		}
	}
	s.Again()
	d.Shelf().Use(func(l *library.Library, err error) {
		if !s.closed {
			s.look(l, err)
		}
	})
	return s
}

// Close implements Screen.
func (s *Home) Close() {
	s.closed = true
	s.looking.Stop()
	s.making.Stop()
	s.backup.Stop()
	s.leave()
}

// Again implements Screen.
func (s *Home) Again() Screen {
	d := s.desk
	s.picture = nil
	s.page = page.NewHome(d.Base(), page.HomeFuncs{
		Card: s.card, Continue: s.goOn, Others: func() { d.Show(NewRecent(d)) },
		Days: s.days, Day: func() int { return s.day }, Choose: s.choose, DayText: s.dayText,
		Puzzles: s.puzzles, Daily: s.openDaily, Month: s.month, Calendar: func() { d.Show(NewCalendar(d, s.week()[s.day])) }, AtDay: s.atDay,
		Due: s.dueText, Practise: func() { d.Push(newPractice(d, s.due)) },
		Levels: levels(), Ready: s.isReady, New: s.makeNew, Elsewhere: s.elsewhere(),
	})
	return s
}

// Shown implements ShownHandler: the page says of which levels puzzles are ready.
func (s *Home) Shown() {
	s.follow(func() {})
	s.desk.Keeper().Answers.Use(func(list []practice.Answer) {
		if !s.closed {
			s.due = dueOf(s.desk, list)
			s.page.Refresh()
			s.desk.Relayout()
		}
	})
	var orders []PuzzleOrder
	for _, level := range levels() {
		orders = append(orders, s.plain(level))
	}
	s.count(orders, func() { s.page.Refresh() })
}

// plain returns the order of a level alone, with the symmetry that was chosen: the page shows
// no other option, and what was set elsewhere may exclude the level.
func (s *Home) plain(level logic.Level) PuzzleOrder {
	return PuzzleOrder{optionLevel: level.Name(), optionSymmetry: s.desk.Prefs().Symmetry().Name()}
}

func (s *Home) isReady(level logic.Level) bool { return s.stocked[s.plain(level).kind()] > 0 }

// Space implements SpaceProvider.
func (s *Home) Space() Space { return Space{Whole: true, Both: true} }

// dueText says how much is to be practised today.
func (s *Home) dueText() string {
	if len(s.due) == 0 {
		return ""
	}
	return s.desk.Base().T("home.practise", "n", len(s.due))
}

// look finds out how the games went.
func (s *Home) look(l *library.Library, err error) {
	if err != nil {
		s.show(past{}, err)
		return
	}
	games, has := s.desk.Keeper().Store, s.last
	session.Start(s.looking, func(ctx context.Context, _ func(int)) (past, error) {
		if err := l.Sync(ctx); err != nil {
			return past{}, err
		}
		list, err := l.Outcomes(ctx)
		if err != nil {
			return past{}, err
		}
		return pastOf(list, games, has, s.today), nil
	}, func(int) {}, s.show)
}

// show shows how the games went, and does what waited for it.
func (s *Home) show(p past, err error) {
	s.looked = true
	if s.wanted != nil {
		defer s.wanted()
	}
	if err != nil {
		s.desk.Warn(s.desk.Base().Lang.Error(err))
	} else {
		s.played, s.begun = p.dailies, p.begun
	}
	if p.last.known {
		s.last, s.picture = p.last, nil
	}
	if !s.last.known {
		s.last.daily = s.played.next(s.today)
	}
	s.page.Refresh()
	s.desk.Refresh()
	if !s.last.known && s.wanted == nil {
		s.offerDaily()
	}
}

// offerDaily makes the puzzle of today that is offered, which the card shows.
func (s *Home) offerDaily() {
	date, level := s.today, s.last.daily
	session.Start(s.making, func(ctx context.Context, _ func(int)) (daily.Daily, error) {
		return daily.Make(ctx, date, level)
	}, func(int) {}, func(d daily.Daily, err error) {
		if err != nil || s.last.known {
			return
		}
		game.SetDaily(&d.Puzzle, date.String(), level.Name())
		s.last = lastGame{of: d.Puzzle, known: true, daily: level,
			view: board.View{State: game.State{Grid: d.Puzzle.Givens}, Givens: d.Puzzle.Givens.Filled()}}
		s.picture = nil
		s.page.Refresh()
		s.desk.Refresh()
	})
}

// goOn goes on with the last game, or opens the puzzle of today that is offered.
func (s *Home) goOn() {
	switch {
	case s.last.name != "":
		s.desk.OpenGame(s.last.name)
	case !s.looked:
		s.wanted = s.goOn
	default:
		s.openLevel(s.today, s.last.daily)
	}
}

// openDaily opens a puzzle of the chosen day.
func (s *Home) openDaily(i int) {
	date := s.week()[s.day]
	if date.After(s.today) {
		sayNotYet(s.desk, date)
		return
	}
	s.openLevel(date, levels()[i])
}

// sayNotYet says that the puzzles of a day can't be played yet.
func sayNotYet(d Desk, date daily.Date) {
	d.Say(d.Base().T("home.notyet", "day", page.Day(d.Base().Lang, date.String())))
}

// openLevel opens the game of a daily puzzle, or begins it. Whether there is a game may not be
// known yet.
func (s *Home) openLevel(date daily.Date, level logic.Level) {
	if !s.looked {
		s.wanted = func() { s.openLevel(date, level) }
		return
	}
	if o, ok := s.played[dailyKey(date, level)]; ok {
		s.desk.OpenGame(o.Game)
		return
	}
	session.Start(s.making, func(ctx context.Context, _ func(int)) (daily.Daily, error) {
		return daily.Make(ctx, date, level)
	}, func(int) {}, func(d daily.Daily, err error) {
		if err != nil {
			s.desk.Warn(s.desk.Base().Lang.Error(err))
			return
		}
		game.SetDaily(&d.Puzzle, date.String(), level.Name())
		s.desk.Start(d.Puzzle)
	})
}

// makeNew looks for a new puzzle of a level.
func (s *Home) makeNew(level logic.Level) {
	d := s.desk
	d.Prefs().SetPuzzleOrder(s.plain(level))
	OpenNew(d)
	d.Maker().Make()
}

// elsewhere returns where puzzles can come from.
func (s *Home) elsewhere() (list []page.HomeSource) {
	d := s.desk
	b := d.Base()
	add := func(id, keys string, open func()) {
		list = append(list, page.HomeSource{Name: b.T("home." + id), Line: b.T("home." + id + ".line"), Keys: keys, Open: open})
	}
	add("enter", "Ctrl+E", func() { d.Show(NewEnter(d)) })
	add("photo", "Ctrl+Shift+E", d.OpenPhoto)
	add("file", "Ctrl+O", d.OpenFiles)
	add("library", "Ctrl+Shift+B", func() { d.Show(NewLibrary(d)) })
	return list
}

// Key implements KeyHandler: Return goes on with the last game.
func (s *Home) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if !isReturn(name) || mod != 0 {
		return false
	}
	s.goOn()
	return true
}
