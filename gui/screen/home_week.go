package screen

import (
	"strconv"
	"strings"

	"sudoku/generator/daily"
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
	"sudoku/solver/logic"
)

// dailies are the games of daily puzzles, by date and level; of several games of one, that
// which counts: the first that solved it, else that which came farthest.
type dailies map[string]library.Outcome

// dailyKey is what game.DailyOf returns for the puzzle of a date and a level.
func dailyKey(d daily.Date, l logic.Level) string { return d.String() + "/" + l.Name() }

// weekdayOf counts the days of the week from Monday, which is 0.
func weekdayOf(d daily.Date) int { return (int(d.Weekday()) + 6) % 7 }

// state says what was done with a daily puzzle.
func (d dailies) state(date daily.Date, l logic.Level) page.PuzzleState {
	switch o, ok := d[dailyKey(date, l)]; {
	case !ok:
		return page.PuzzleNew
	case o.Counts():
		return page.PuzzleSolved
	}
	return page.PuzzleBegun
}

// next returns the level of the puzzle to offer on a day: that of the day, else the easiest,
// of those that are not finished; that of the day again if all are.
func (d dailies) next(date daily.Date) logic.Level {
	for _, l := range append([]logic.Level{date.Level()}, levels()...) {
		if !d[dailyKey(date, l)].Finished {
			return l
		}
	}
	return date.Level()
}

// inTime reports whether a daily puzzle was solved on its day, or made up.
func (d dailies) inTime(date daily.Date, l logic.Level) bool {
	return d.state(date, l) == page.PuzzleSolved && date.InTime(daily.DateOf(d[dailyKey(date, l)].Begun))
}

// solved counts the levels that were solved of a date.
func (d dailies) solved(date daily.Date) (n int) {
	for _, l := range levels() {
		if d.state(date, l) == page.PuzzleSolved {
			n++
		}
	}
	return n
}

// A past is what the page says of the games.
type past struct {
	dailies dailies
	last    lastGame
	begun   int
}

// pastOf sums up the games. has is the current game, which is the last one if it is known.
func pastOf(list []library.Outcome, games store.Games, has lastGame, today daily.Date) past {
	p := past{dailies: dailiesOf(list)}
	var last *library.Outcome
	for i, o := range list {
		if o.Finished || o.Moves == 0 || store.IsEntry(o.Game) || has.name == o.Game {
			continue
		}
		if p.begun++; last == nil || o.Ended.After(last.Ended) {
			last = &list[i]
		}
	}
	if last == nil || has.known {
		return p
	}
	e, err := games.Summary(store.GameInfo{Name: last.Game, Saved: last.Ended})
	if err != nil {
		return p
	}
	p.begun--
	p.last = lastGame{name: e.Name, of: e.Puzzle, took: e.Elapsed, saved: e.Saved, known: true,
		view: board.View{State: e.State, Givens: e.Puzzle.Givens.Filled(), Flags: board.Patterns}}
	return p
}

// dailiesOf returns the games of daily puzzles.
func dailiesOf(list []library.Outcome) dailies {
	d := dailies{}
	for _, o := range list {
		if was, ok := d[o.Daily]; o.Daily != "" && (!ok || counts(&o, &was)) {
			d[o.Daily] = o
		}
	}
	return d
}

// counts reports whether game a counts for its puzzle rather than b, which was begun before: a
// puzzle that was solved stays so, and what the program has solved can be begun again.
func counts(a, b *library.Outcome) bool {
	if a.Counts() != b.Counts() {
		return a.Counts()
	}
	if a.Finished != b.Finished {
		return b.Finished && a.Moves > 0
	}
	return !a.Finished && a.Moves > b.Moves
}

// week returns the days of the week, from Monday.
func (s *Home) week() (days [7]daily.Date) {
	for i := range days {
		days[i] = s.monday.Add(i)
	}
	return days
}

func (s *Home) days() (list []page.HomeDay) {
	l := s.desk.Base().Lang
	for _, date := range s.week() {
		d := page.HomeDay{Name: l.T("home.weekday." + date.Weekday().String()[:3]), Number: strconv.Itoa(date.Day),
			Today: date == s.today, Future: date.After(s.today)}
		if d.Today {
			d.Name = l.T("home.today")
		}
		for _, level := range levels() {
			d.Puzzles = append(d.Puzzles, s.played.state(date, level))
		}
		list = append(list, d)
	}
	return list
}

func (s *Home) choose(day int) {
	s.day = day
	s.page.Refresh()
	s.desk.Refresh()
}

// dayText names the chosen day, and says how many of its puzzles are solved.
func (s *Home) dayText() (name, solved string) {
	l, date := s.desk.Base().Lang, s.week()[s.day]
	return page.Day(l, date.String()), l.T("home.solved", "n", s.played.solved(date), "of", len(levels()))
}

// puzzles returns the daily puzzles of the chosen day.
func (s *Home) puzzles() (list []page.HomePuzzle) {
	l, date := s.desk.Base().Lang, s.week()[s.day]
	for _, level := range levels() {
		p := page.HomePuzzle{Name: l.Say(level.Text()), State: s.played.state(date, level), Future: date.After(s.today), Line: l.T("home.fresh")}
		took := game.Clock(s.played[dailyKey(date, level)].Elapsed)
		switch p.State {
		case page.PuzzleSolved:
			p.Line = took
		case page.PuzzleBegun:
			if p.Line = l.T("home.sofar", "time", took); s.played[dailyKey(date, level)].Finished {
				p.Line = l.T("home.shown")
			}
		}
		list = append(list, p)
	}
	return list
}

func (s *Home) month() string {
	return s.desk.Base().T("date.month." + s.week()[s.day].Month.String()[:3])
}

// card returns what the page shows of the last game, with a picture of side pixels.
func (s *Home) card(side int) page.HomeCard {
	l, g := s.desk.Base().Lang, &s.last
	c := page.HomeCard{Heading: l.T("home.last"), Do: l.T("home.continue")}
	if s.begun > 0 {
		c.Others = l.T("home.others", "n", s.begun)
	}
	switch {
	case g.name != "":
		c.Title, c.Line = TitleOf(l, g.of), s.line()
		filled := g.view.State.Grid.Filled().Len()
		c.Cells, c.Time = l.T("home.cells", "n", filled, "of", 81), game.Clock(g.took)
		c.Share = float64(filled) / 81
		c.When = l.T("home.putdown", "when", savedAt(s.desk, g.saved))
	case !s.looked:
		c.Line = l.T("home.reading")
	default:
		s.offer(&c)
	}
	if pal := s.desk.Base().Pal; side > 0 && g.known && (s.picture == nil || s.picture.Rect.Dx() != side || s.pal != pal) {
		s.picture, s.pal = board.Picture(s.painter, pal, g.view, side), pal
	}
	c.Picture = s.picture
	return c
}

// offer fills the card with the puzzle of today that is offered: one to begin or to go on with,
// or one to look at when all are finished.
func (s *Home) offer(c *page.HomeCard) {
	l := s.desk.Base().Lang
	c.Heading, c.Do = l.T("home.todays"), l.T("home.play")
	c.Title = page.Day(l, s.today.String())
	c.Line = l.T("home.dailyline", "level", l.Say(s.last.daily.Text()))
	switch o, begun := s.played[dailyKey(s.today, s.last.daily)]; {
	case o.Finished:
		c.Heading, c.Do = l.T("home.alldone"), l.T("home.look")
	case begun:
		c.Do = l.T("home.continue")
	}
}

// line says what puzzle the last game is of, and how hard it is.
func (s *Home) line() string {
	l, g := s.desk.Base().Lang, &s.last
	if of := game.DailyOf(&g.of); of != "" {
		_, name, _ := strings.Cut(of, "/")
		if level, ok := logic.ParseLevel(name); ok {
			return l.T("home.dailyline", "level", l.Say(level.Text()))
		}
	}
	if g.level != "" {
		return g.level
	}
	return l.T("level.givens", "n", g.of.Givens.Filled().Len())
}

// Status implements StatusProvider: what Return does, and which days can be made up.
func (s *Home) Status() string {
	l := s.desk.Base().Lang
	key := "home.enters.last"
	switch {
	case s.last.name != "":
	case !s.looked:
		return l.T("home.reading")
	case s.played[dailyKey(s.today, s.last.daily)].Finished:
		key = "home.enters.done"
	default:
		key = "home.enters.today"
	}
	var missed []string
	for _, date := range s.week() {
		if date.CanMakeUp(s.today) && s.played.solved(date) == 0 {
			missed = append(missed, l.T("date.weekday."+date.Weekday().String()[:3]))
		}
	}
	if len(missed) == 0 {
		return l.T(key)
	}
	return l.T("home.both", "first", l.T(key), "rest", l.T("home.makeup", "days", strings.Join(missed, l.T("new.list")), "n", len(missed)))
}
