package home

import (
	"strings"
	"time"

	"sudoku/generator/daily"
	"sudoku/gui/caption"
	"sudoku/gui/page"
	lib "sudoku/gui/screen/library"
	"sudoku/gui/screen/stats"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// A homeState is what Home is about. report says all that its page shows.
type homeState struct {
	now    time.Time // when that was found out
	today  daily.Date
	monday daily.Date // of the week that is shown
	day    int        // of that week
	played stats.Dailies
	known  bool // how the games went
	last   lastGame
	begun  int // games that were begun, but for the last
	usual  UsualTimes
	learn  learnState
	forMe  forMeState
	first  bool                   // it is the page of a beginner
	aside  func(game string) bool // it was put aside
	ring   int                    // the day of the week that the pointer is on, -1 for none
}

// A lastGame is the unfinished game that was played last, or the daily puzzle that is offered.
type lastGame struct {
	name      string       // of its file; "" for a daily puzzle
	daily     puzzle.Level // of the daily puzzle of today
	state     game.State
	givens    puzzle.CellSet
	of        puzzle.Puzzle
	yours, to int            // digits: those of the player, of how many
	rating    library.Rating // as far as it is known
	took      time.Duration
	saved     time.Time
	known     bool
}

// A homeReport is what the page shows.
type homeReport struct {
	card        homeCard
	days        []stats.WeekDay
	day, solved string       // the chosen day, and how many of its puzzles are solved
	aside       string       // days in a row, or else the month
	puzzles     []homePuzzle // of the chosen day
	forMe       forMeReport
	learn       learnReport
}

// A homeCard is the game to go on with, or the daily puzzle to begin with.
type homeCard struct {
	heading, title, line string
	brief                string // the line and how far it has come, where there is little room
	digits, time, when   string // how far it has come; "" if it was not begun
	share                float64
	rule, about          string // of the first puzzle of a beginner: what it asks for, how hard it is
	others               string // "3 more begun"; "" if there are none
	button               string // what pressing it does
	aside                string // puts the game aside; "" if there is none
}

// A homePuzzle is a daily puzzle of the chosen day.
type homePuzzle struct {
	name, line string
	brief      string // the line where there is little room
	said       string // what was done with it, in words for who can't see the ring
	state      library.State
	future     bool
}

// offer offers a daily puzzle of today instead of a last game.
func (s *homeState) offer(d daily.Daily) {
	s.last = lastGame{of: d.Puzzle, known: true, daily: s.last.daily,
		state: game.State{Grid: d.Puzzle.Givens}, givens: d.Puzzle.Givens.Filled()}
}

// offers returns the level of the puzzle of today to offer: to a beginner the easiest.
func (s *homeState) offers() puzzle.Level {
	if s.first {
		return puzzle.Easy
	}
	return s.played.Next(s.today, s.aside)
}

// week returns the days of the week, from Monday.
func (s *homeState) week() (days [7]daily.Date) {
	for i := range days {
		days[i] = s.monday.Add(i)
	}
	return days
}

// date returns the chosen day.
func (s *homeState) date() daily.Date { return s.week()[s.day] }

// offered returns the game of the daily puzzle that is offered, if it was begun.
func (s *homeState) offered() (library.Outcome, bool) {
	o, ok := s.played[stats.DailyKey(s.today, s.last.daily)]
	return o, ok
}

// report returns what the page shows.
func (s *homeState) report(l words.Lang) homeReport {
	date := s.date()
	r := homeReport{card: s.card(l), days: s.played.Week(l, s.monday, s.today), puzzles: s.puzzles(l), day: l.Start(page.Day(l, date.String())),
		solved: l.T("home.solved", "n", s.played.Solved(date), "of", len(caption.Levels())),
		aside:  s.played.Streak(s.today).Text(l), forMe: s.forMe.report(l, s.usual), learn: s.learn.report(l)}
	if r.aside == "" {
		r.aside = l.T("date.month." + date.Month.String()[:3])
	}
	return r
}

// puzzles returns the daily puzzles of the chosen day.
func (s *homeState) puzzles(l words.Lang) (list []homePuzzle) {
	date := s.date()
	for _, level := range caption.Levels() {
		p := homePuzzle{name: l.Level(level.Name()), state: s.played.State(date, level), future: date.After(s.today), line: l.T("home.fresh")}
		o := s.played[stats.DailyKey(date, level)]
		p.brief = p.line
		switch took := game.Clock(o.Elapsed); p.state {
		case library.Solved:
			p.line, p.brief, p.said = took, took, l.T("home.solved.said")
		case library.Shown:
			p.line, p.brief = l.T("home.shown"), l.T("home.shown.brief")
		case library.Begun:
			p.line, p.brief = l.T("home.sofar", "time", took), took
		}
		list = append(list, p)
	}
	return list
}

// card returns what the page shows of the last game.
func (s *homeState) card(l words.Lang) homeCard {
	g := &s.last
	c := homeCard{heading: l.T("home.last"), button: l.T("home.continue")}
	if s.begun > 0 {
		c.others = l.T("home.others", "n", s.begun)
	}
	switch {
	case g.name != "":
		c.title, c.line, c.aside = caption.TitleOf(l, g.of), g.line(l, s.first), l.T("home.notnow")
		c.digits, c.time = l.T("home.digits", "n", g.yours, "of", g.to), game.Clock(g.took)
		c.brief = l.T("home.brief", "level", g.kind(l), "n", g.yours, "of", g.to, "time", c.time)
		c.share = float64(g.yours) / float64(max(1, g.to))
		c.when = l.T("home.putdown", "when", playedAt(l, s.now, s.last.saved))
	case !s.known:
		c.line = l.T("home.reading")
		c.brief = c.line
	default:
		s.describeOffer(l, &c)
	}
	return c
}

// describeOffer fills the card with the puzzle of today that is offered: one to begin or to go
// on with, or one to look at when all are finished.
func (s *homeState) describeOffer(l words.Lang, c *homeCard) {
	c.heading, c.button = l.T("home.todays"), l.T("home.play")
	if s.first {
		c.heading, c.title = l.T("first.today"), l.T("first.title")
		c.rule = l.T("first.rule")
		if s.last.known {
			c.about = l.T("first.about", "n", s.last.givens.Len())
		}
		return
	}
	c.title = caption.TitleOfOrigin(l, &puzzle.Puzzle{Origin: puzzle.Origin{Kind: puzzle.OfLevel, Of: s.last.daily.Name(), Day: s.today.String()}}, caption.LongDay)
	c.line = l.T("home.dailyline", "level", l.Level(s.last.daily.Name()))
	c.brief = c.line
	switch o, begun := s.offered(); {
	case o.Stage().Finished():
		c.heading, c.button = l.T("home.alldone"), l.T("home.look")
	case begun:
		c.button = l.T("home.continue")
	}
}

// line says what puzzle the game is of, and how hard it is: to a beginner without a number.
func (g *lastGame) line(l words.Lang, beginner bool) string {
	line := g.kind(l)
	if game.DailyOf(&g.of) != "" {
		line = l.T("home.dailyline", "level", line)
	}
	if g.rating.SE > 0 && !beginner {
		line = l.T("level.line", "level", line, "givens", l.T("library.se", "se", lib.Tenths(g.rating.SE)))
	}
	return line
}

// kind says of which level the game is or, where that isn't known, how many givens it has.
func (g *lastGame) kind(l words.Lang) string {
	level := g.rating.Level
	if of := game.DailyOf(&g.of); of != "" {
		_, name, _ := strings.Cut(of, "/")
		if found, ok := puzzle.ParseLevel(name); ok {
			level = found
		}
	}
	if level != puzzle.Unrated {
		return l.Level(level.Name())
	}
	return l.T("level.givens", "n", g.of.Givens.Count())
}

// status says what the pointer is on, what Return does if the card has the focus, and which days can
// be made up.
func (s *homeState) status(l words.Lang, atCard bool) string {
	if s.last.name == "" && !s.known {
		return l.T("home.reading")
	}
	if s.ring >= 0 {
		return s.solvedOn(l, s.week()[s.ring])
	}
	makeUp := s.makeUp(l)
	switch {
	case !atCard:
		return makeUp
	case makeUp == "":
		return l.T(s.enters())
	}
	return l.T("home.both", "first", l.T(s.enters()), "rest", makeUp)
}

// makeUp says which days can be made up, to a beginner none.
func (s *homeState) makeUp(l words.Lang) string {
	var missed []string
	for _, date := range s.week() {
		if date.CanMakeUp(s.today) && s.played.Solved(date) == 0 {
			missed = append(missed, l.T("date.weekday."+date.Weekday().String()[:3]))
		}
	}
	if len(missed) == 0 || s.first {
		return ""
	}
	return l.T("home.makeup", "days", l.Commas(missed...), "n", len(missed))
}

// solvedOn says which puzzles of a day are solved.
func (s *homeState) solvedOn(l words.Lang, date daily.Date) string {
	day := l.Start(page.Day(l, date.String()))
	if date.After(s.today) {
		return l.T("home.notyet", "day", page.Day(l, date.String()))
	}
	var solved []string
	for _, level := range caption.Levels() {
		if s.played.State(date, level) == library.Solved {
			solved = append(solved, l.Level(level.Name()))
		}
	}
	switch n := len(solved); n {
	case 0:
		return l.T("home.ring.none", "day", day)
	case len(caption.Levels()):
		return l.T("home.ring.all", "day", day)
	default:
		return l.T("home.ring", "day", day, "n", n, "levels", l.List(solved...))
	}
}

// enters returns the key of what Return does on the card.
func (s *homeState) enters() string {
	offered, _ := s.offered()
	switch {
	case s.last.name != "":
		return "home.enters.last"
	case s.first:
		return "first.enters"
	case offered.Stage().Finished():
		return "home.enters.done"
	}
	return "home.enters.today"
}
