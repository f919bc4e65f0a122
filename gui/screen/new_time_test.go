package screen

import (
	"strings"
	"testing"
	"time"

	"sudoku/generator"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/estimate"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// playedGames are games of Easy puzzles of 5 minutes, of Medium ones of 10 and of Hard ones of 20.
func playedGames(n int) (list []library.Outcome) {
	for i := range n {
		level := Levels()[i%3]
		o := Finished("2026-11-20", level, 5<<(i%3))
		o.Elapsed = o.Elapsed * time.Duration(90+(7*i)%20) / 100
		for c, k := 0, i+1; k > 0; c, k = c+1, k/9 {
			o.Givens[c] = puzzle.Digit(1 + k%9)
		}
		list = append(list, o)
	}
	return list
}

// notOfTheLibrary lets a forecast know no games but those that it is given.
func notOfTheLibrary(f *forecast) {
	f.Record.jobs.Stop()
	f.Record.Tasks = new(session.Tasks)
	f.Record.Tasks.Close()
}

// newWith shows the page for new puzzles to a player of some games.
func newWith(d *Desk, games []library.Outcome) *New {
	s := NewNew(d.App)
	notOfTheLibrary(s.forecast)
	d.Show(s)
	s.forecast.Fit(games)
	d.Settle()
	return s
}

// TestTimes: with ten games the page says how long a puzzle of the chosen level takes, and
// offers puzzles for a time; with fewer it says from when on.
func TestTimes(t *testing.T) {
	d := NewDesk(t, Easy)
	d.Prefs().SetString(PrefLevel, puzzle.Hard.Name())
	s := newWith(d, playedGames(9))
	if s.shown.takes != "" || s.forecast.enough() || !strings.HasPrefix(s.shown.noTimes, "After 10 finished games") || !strings.HasSuffix(s.shown.noTimes, "so far: 9.") {
		t.Errorf("%q, %q", s.shown.takes, s.shown.noTimes)
	}
	s = newWith(d, playedGames(30))
	if !strings.HasPrefix(s.shown.takes, "Hard takes you 1") || !s.forecast.enough() || s.shown.noTimes != "" {
		t.Errorf("%q, %q", s.shown.takes, s.shown.noTimes)
	}
	s.choose(session.OptionLevel, puzzle.Extreme.Name())
	if s.shown.takes != "Extreme: not played enough to say" {
		t.Errorf("got %q, want %q", s.shown.takes, "Extreme: not played enough to say")
	}
	d.Close()
}

// TestPuzzleForATime: a time chooses level and score, which no option says more of; a level
// is one of any time again, on this page and at Home.
func TestPuzzleForATime(t *testing.T) {
	d := NewDesk(t, Easy)
	s := newWith(d, playedGames(60))
	s.chooseTime(2) // 20 minutes
	o := d.Prefs().PuzzleOrder()
	if o[session.OptionLevel] != "hard" || o.Score() == 0 || timeOf(o) != 2 || o.Extra() != 0 || s.wrong() != "" || s.shown.extra != "" {
		t.Errorf("%v: %s", o, s.wrong())
	}
	if _, looking := d.NewGames().Searching(); looking {
		t.Error("choosing alone has started the search")
	}
	if s.atLevel(puzzle.Easy)[session.OptionScore] != "" {
		t.Error(s.atLevel(puzzle.Easy))
	}
	s.chooseTime(5) // an hour
	if want := words.English.T("estimate.none", "n", 60); d.Said != want || timeOf(d.Prefs().PuzzleOrder()) != 2 {
		t.Error(d.Said, d.Prefs().PuzzleOrder())
	}
	s.choose(session.OptionSymmetry, generator.HalfTurn.Name())
	s.choose(session.OptionLevel, puzzle.Hard.Name())
	if got := d.Prefs().PuzzleOrder().String(); got != "difficulty=hard symmetry=half-turn" {
		t.Errorf("got %q, want %q", got, "difficulty=hard symmetry=half-turn")
	}
	d.Close()
}

// TestOtherOptionsOfATime: among all options the score of a time is one like others; who sets
// it, or another level, asks for any time.
func TestOtherOptionsOfATime(t *testing.T) {
	for option, value := range map[string]string{session.OptionScore: "600..900", session.OptionLevel: "easy"} {
		d := NewDesk(t, Easy)
		newWith(d, playedGames(60)).chooseTime(2)
		s := NewOrders(d.App)
		s.set(session.OptionMinimal, "yes")
		if o := d.Prefs().PuzzleOrder(); timeOf(o) != 2 || o.Extra() != 1 {
			t.Error("another option:", o)
		}
		s.set(option, value)
		if o := d.Prefs().PuzzleOrder(); o[session.OptionMinutes] != "" || option == session.OptionLevel && o[session.OptionScore] != "" || o[option] != value {
			t.Error(option, o)
		}
		d.Close()
	}
}

// TestTimesChange: when the player has got faster the same minutes are another order; when
// there are no such puzzles any more, or the settings were damaged, they are dropped.
func TestTimesChange(t *testing.T) {
	d := NewDesk(t, Easy)
	newWith(d, playedGames(60)).chooseTime(0) // ten minutes
	if o := d.Prefs().PuzzleOrder(); o[session.OptionLevel] != "medium" {
		t.Error(o)
	}
	faster := playedGames(60)
	for i := range faster {
		faster[i].Elapsed /= 2
	}
	newWith(d, faster)
	if o := d.Prefs().PuzzleOrder(); o[session.OptionLevel] != "hard" || timeOf(o) != 0 {
		t.Error(o)
	}
	newWith(d, playedGames(5))
	if o := d.Prefs().PuzzleOrder(); o[session.OptionMinutes] != "" || o[session.OptionScore] != "" {
		t.Error(o)
	}
	for _, damaged := range []string{"7", "-1", "ten", "99999999999999999999"} {
		o := d.Prefs().PuzzleOrder()
		o.Set(session.OptionMinutes, damaged)
		o.Set(session.OptionScore, "1..2..3")
		d.Prefs().SetPuzzleOrder(o)
		if newWith(d, playedGames(60)); d.Prefs().PuzzleOrder().Extra() != 0 || d.Prefs().PuzzleOrder()[session.OptionMinutes] != "" {
			t.Error(damaged, d.Prefs().PuzzleOrder())
		}
	}
	d.Close()
}

// TestMakesForATime: the puzzle that comes has the level and the score; a search can be
// stopped and goes on with what is chosen meanwhile.
func TestMakesForATime(t *testing.T) {
	d := NewDesk(t, Easy)
	s := newWith(d, playedGames(60))
	s.chooseTime(0)
	c := s.forecast.choice(0)
	s.startSearch()
	s.newGames.Stop()
	if _, looking := d.NewGames().Searching(); looking {
		t.Fatal("the search goes on")
	}
	s.startSearch()
	d.Settle()
	r, err := logic.Rate(t.Context(), d.Session().Game.Puzzle().Givens, logic.HoDoKu.Techniques)
	if err != nil || r.Level != c.Level || r.Score < c.From || r.Score > c.To {
		t.Errorf("%+v, %v, of %+v", r, err, c)
	}
	if d.Shown() != nil {
		t.Error("the puzzle was not opened")
	}
}

// TestTimesLeft: the page is left while games are read, or fitted.
func TestTimesLeft(t *testing.T) {
	for _, fit := range []bool{false, true} {
		LeftInTheMiddle(t, Easy, func(d *Desk) {
			d.PlayGames(9)
			s := NewNew(d.App)
			d.Show(s)
			if fit {
				s.forecast.Fit(playedGames(300))
			}
		})
	}
}

func TestRangeOf(t *testing.T) {
	for want, r := range map[string][2]float64{
		"3 to 5 minutes": {3.9, 4.1}, "up to 1 minute": {.4, .9}, "up to 3 minutes": {.9, 2.2}, "12 to 25 minutes": {12.9, 20.5},
		"20 to 45 minutes": {24, 41}, "60 to 135 minutes": {64, 121}, "120 to 390 minutes": {134, 380},
	} {
		of := estimate.Range{Low: time.Duration(r[0] * float64(time.Minute)), High: time.Duration(r[1] * float64(time.Minute))}
		if got := rangeOf(words.English, of); got != want {
			t.Errorf("%v: %s, want %s", r, got, want)
		}
	}
}

// TestDetailsShowTheTime: the details of a game show how long its puzzle takes, once that and
// the level are known, until it is solved.
func TestDetailsShowTheTime(t *testing.T) {
	d := NewDesk(t, Easy)
	s := NewDetails(d.App, d.Session())
	notOfTheLibrary(s.forecast)
	d.Show(s)
	if n := len(s.ratingTexts()); n != 0 {
		t.Error(n, "sentences before anything is known")
	}
	d.Session().LoadFacts(func() {})
	d.Settle()
	if n := len(s.ratingTexts()); n != 1 {
		t.Error(n, "sentences before the games are known")
	}
	s.forecast.Fit(playedGames(60))
	d.Settle()
	if texts := s.ratingTexts(); len(texts) != 2 || !strings.HasPrefix(texts[1], "It takes you ") {
		t.Error(texts)
	}
	full, _ := puzzle.ParseGrid(EasySolution)
	d.Session().Game = game.New(puzzle.Puzzle{Givens: d.Session().Game.Puzzle().Givens, Entries: full}, d.Sessions().Now)
	if n := len(s.ratingTexts()); n != 1 {
		t.Error(n, "sentences when it is solved")
	}
	d.Close()
}
