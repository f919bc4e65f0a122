package home

import (
	"slices"
	"testing"
	"time"

	"sudoku/generator/daily"
	"sudoku/gui/caption"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/screen/stats"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// TestPastOf: of several games of a daily puzzle that counts which came farthest, and the
// game put down last is the one to go on with.
func TestPastOf(t *testing.T) {
	today := daily.Date{Year: 2026, Month: time.November, Day: 20}
	p := pastOf([]library.Outcome{
		screentest.DailyOutcome("a", "2026-11-20/easy", 9, false),
		screentest.DailyOutcome("b", "2026-11-20/easy", 50, true),
		screentest.DailyOutcome("c", "2026-11-20/easy", 20, false),
		screentest.DailyOutcome("d", "2026-11-19/hard", 7, false),
		screentest.DailyOutcome("e", "", 0, false), // nothing was done in it
		screentest.DailyOutcome("f", "", 60, true),
		{Game: "g", Outcome: game.Outcome{Daily: "2026-11-18/easy", Moves: 1, Finished: true, ByProgram: true}},
	}, store.Games{Dir: t.TempDir()}, lastGame{known: true, name: "d"}, nil)
	if p.begun != 2 { // a and c: d is the last
		t.Error(p.begun, "begun")
	}
	for _, tt := range []struct {
		date  daily.Date
		level puzzle.Level
		want  library.State
	}{
		{today, puzzle.Easy, library.Solved},
		{today.Add(-1), puzzle.Hard, library.Begun},
		{today, puzzle.Hard, library.New},
		{today.Add(-2), puzzle.Easy, library.Shown}, // the program solved it
	} {
		if got := p.dailies.State(tt.date, tt.level); got != tt.want {
			t.Errorf("%v %v: %v, want %v", tt.date, tt.level, got, tt.want)
		}
	}
	if n := p.dailies.Solved(today); n != 1 {
		t.Error(n, "solved")
	}
}

// TestHome: the page shows the current game and the week; a press on a level of today begins
// its daily puzzle, and the same press later goes on with it.
func TestHome(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Start(d.Session().Game.Puzzle())
	s := NewHome(d.App)
	d.Show(s)
	d.Settle()
	if c := s.shown.card; c.digits != "0 of 51 digits placed" || s.card.pictureOf(d.Page.Kit.Painter, 90) == nil || c.share != 0 {
		t.Errorf("%+v", c)
	}
	if days := s.shown.days; len(days) != 7 || !days[s.state.day].Today {
		t.Errorf("%+v", days)
	}
	s.openDaily(0)
	d.Settle()
	first := d.Session().Name
	if of := dailyOf(d); of != "2026-11-21/easy" {
		t.Errorf("started %q", of)
	}
	d.Enter([2]int{int(session.FirstEmpty(d.Session().Game.Puzzle().Givens)), 1})
	s = NewHome(d.App)
	d.Show(s)
	d.Settle()
	if s.shown.days[s.state.day].Puzzles[0] != library.Begun {
		t.Error("a daily puzzle that was begun does not show")
	}
	s.choose(6)
	s.openDaily(1)
	if d.Settle(); d.Session().Name != first || d.Shown() != screen.Screen(s) {
		t.Error("a puzzle of a day to come is opened")
	}
	s.choose(stats.WeekdayOf(s.state.today))
	s.openDaily(0)
	if d.Settle(); d.Session().Name != first {
		t.Error("begun again, not gone on with")
	}
	s = NewHome(d.App)
	d.Show(s)
	d.Settle()
	s.openDaily(1)
	d.Settle()
	s = NewHome(d.App)
	d.Show(s)
	s.openDaily(0) // before it is known how the games went
	if d.Settle(); d.Session().Name != first {
		t.Error("begun again by a quick press")
	}
	d.Close()
}

// TestHomeUntouched: a puzzle that the program made and in which nothing was done is no last game,
// one from elsewhere is.
func TestHomeUntouched(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	p := d.Session().Game.Puzzle()
	for _, made := range []bool{true, false} {
		if p.Source = ""; made {
			game.SetGenerated(&p, puzzle.Easy)
		}
		d.Start(p)
		if c := home(d).shown.card; (c.digits == "") != made || (c.aside == "") != made {
			t.Errorf("made by the program: %t, %+v", made, c)
		}
	}
}

// TestHomePressKept: what is known of the games may come twice; a puzzle that was pressed between is
// made all the same.
func TestHomePressKept(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewHome(d.App)
	d.Show(s)
	know := func() { s.setPast(pastOf(nil, d.Sessions().Store, lastGame{}, nil), nil) }
	know()
	s.openDaily(0)
	know()
	if d.Settle(); dailyOf(d) != s.state.today.String()+"/easy" {
		t.Errorf("%q is played", dailyOf(d))
	}
	d.Close()
}

// dailyOf returns which daily puzzle is played.
func dailyOf(d *screentest.Desk) string {
	p := d.Session().Game.Puzzle()
	return game.DailyOf(&p)
}

// solveAll enters the solution of the current game, digit by digit.
func solveAll(d *screentest.Desk) {
	solution, _ := d.Session().Solution()
	for c := range puzzle.AllCells.Without(d.Session().Game.Givens()).All() {
		d.Enter([2]int{int(c), int(solution[c])})
	}
}

// home shows the page, and returns when it knows how the games went.
func home(d *screentest.Desk) *Home {
	s := NewHome(d.App)
	d.Show(s)
	d.Settle()
	return s
}

// TestHomeSolved: a daily puzzle that was solved is not offered again, nor begun again by a
// press; when all of today are finished the card leads back to the first.
func TestHomeSolved(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	today := daily.Date{Year: 2026, Month: time.November, Day: 21}
	want := append([]puzzle.Level{today.Level()}, slices.DeleteFunc(caption.Levels(), func(l puzzle.Level) bool { return l == today.Level() })...)
	first := ""
	for i, level := range want {
		s := home(d)
		if got := s.shown.card; got.button != d.Page.T("home.play") || got.line != d.Page.T("home.dailyline", "level", d.Page.Lang.Level(level.Name())) {
			t.Errorf("after %d are finished: %+v", i, got)
		}
		s.Key("Return", 0)
		d.Settle()
		if of := dailyOf(d); of != stats.DailyKey(today, level) {
			t.Fatalf("the %d. of today is %q, want %v", i+1, of, level)
		}
		if i == 0 {
			first = d.Session().Name
		}
		if i == 1 {
			screen.Solve(d.App) // finished, but not by the player
			continue
		}
		solveAll(d)
	}
	s := home(d)
	if got := s.shown.card; got.heading != d.Page.T("home.alldone") || got.button != d.Page.T("home.look") || s.Status() == "" {
		t.Errorf("%+v, %s", got, s.Status())
	}
	if got := s.shown.puzzles; got[0].line != d.Page.T("home.shown") || got[0].state != library.Shown || got[1].state != library.Solved {
		t.Errorf("%+v", got[:2])
	}
	s.Key("Return", 0)
	if d.Settle(); d.Session().Name != first || !d.Session().Game.Finished() {
		t.Error("a finished puzzle is begun again")
	}
	d.Close()
}

// TestDailyCounts: the first game that solved a daily puzzle counts, whatever was done later.
func TestDailyCounts(t *testing.T) {
	day := daily.Date{Year: 2026, Month: time.November, Day: 20}
	of := stats.DailyKey(day, puzzle.Easy)
	shown := screentest.DailyOutcome("shown", of, 1, true)
	shown.ByProgram = true
	solved, later, begun := screentest.DailyOutcome("solved", of, 50, true), screentest.DailyOutcome("later", of, 90, true), screentest.DailyOutcome("begun", of, 99, false)
	for _, tt := range []struct {
		games []library.Outcome
		want  string
	}{
		{[]library.Outcome{begun, solved, later}, "solved"},
		{[]library.Outcome{shown, solved}, "solved"},
		{[]library.Outcome{shown, begun}, "begun"},
		{[]library.Outcome{begun, shown}, "begun"},
		{[]library.Outcome{solved, shown, begun}, "solved"},
	} {
		if got := stats.DailiesOf(tt.games)[of].Game; got != tt.want {
			t.Errorf("%v counts, want %s", got, tt.want)
		}
	}
}

// TestHomeLevels: the buttons make a puzzle of their level whatever was ordered before; the
// other games that were begun are counted whether the current one was or not.
func TestHomeLevels(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	for _, text := range []string{"difficulty=unfair hardest=xyz-wing symmetry=none", "difficulty=medium score=900..1000 minutes=10 clues=17"} {
		for _, level := range caption.Levels() {
			d.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder(text))
			home(d)
			makeNew(d.App, level)
			search, _ := d.NewGames().Searching()
			d.NewGames().Stop()
			if o, wrong := d.Prefs().PuzzleOrder().Order(); wrong != nil || search.Order[session.OptionLevel] != level.Name() || len(search.Order) != 2 || o.Symmetry != d.Prefs().Symmetry() {
				t.Errorf("after %s, %v looks for %q: %v", text, level, search.Order, wrong)
			}
		}
	}
	d.Close()
	current := lastGame{known: true, name: "now"}
	p := pastOf([]library.Outcome{screentest.DailyOutcome("now", "", 0, false), screentest.DailyOutcome("a", "", 3, false)}, store.Games{Dir: t.TempDir()}, current, nil)
	if p.begun != 1 {
		t.Errorf("%d others were begun, want 1", p.begun)
	}
}

// TestHomeUnknown: until it is known how the games went, the page says no state of them.
func TestHomeUnknown(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewHome(d.App)
	d.Show(s)
	if c := s.shown.card; c.line != d.Page.T("home.reading") || c.heading == d.Page.T("home.todays") || s.Status() != d.Page.T("home.reading") {
		t.Errorf("%+v, %s", c, s.Status())
	}
	d.Settle()
	if c := s.shown.card; c.heading != d.Page.T("home.todays") || s.Status() == d.Page.T("home.reading") {
		t.Errorf("%+v, %s", c, s.Status())
	}
	d.Close()
}

// TestHomeFirst: with no game begun the card is today's puzzle, and Return begins it.
func TestHomeFirst(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewHome(d.App)
	d.Show(s)
	d.Settle()
	if c := s.shown.card; c.digits != "" || s.card.pictureOf(d.Page.Kit.Painter, 90) == nil || c.button != d.Page.T("home.play") {
		t.Errorf("%+v", c)
	}
	s.Key("Return", 0)
	d.Settle()
	if of := dailyOf(d); of != "2026-11-21/unfair" {
		t.Errorf("started %q", of)
	}
	d.Close()
}

// TestRateLast: the card says the level of a game that came with a backup when it is found out.
func TestRateLast(t *testing.T) {
	s := homeState{known: true, last: lastGame{known: true, name: "a"}}
	was := s.card(words.English).line
	games := []library.Outcome{{Game: "b", Rating: library.Rating{Level: puzzle.Hard}}, {Game: "a", Rating: library.Rating{Level: puzzle.Easy}}}
	if !s.rate(games) || s.rate(games) {
		t.Error("a level that is found out is news, once")
	}
	if now := s.card(words.English).line; was != "0 givens" || now != "Easy" {
		t.Errorf("the card says %q, then %q", was, now)
	}
}
