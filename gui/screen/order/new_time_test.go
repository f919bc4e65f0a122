package order

import (
	"strings"
	"testing"

	"sudoku/generator"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// notOfTheLibrary lets a forecast know no games but those that it is given.
func notOfTheLibrary(d *screentest.Desk, f *screen.Forecast) {
	f.Stop()
	closed := d.Tasks()
	closed.Close()
	f.Record = screen.NewRecord(d.App, closed)
}

// newWith shows the page for new puzzles to a player of some games.
func newWith(d *screentest.Desk, games []library.Outcome) *New {
	s := NewNew(d.App)
	notOfTheLibrary(d, s.forecast)
	d.Show(s)
	s.forecast.Fit(games)
	d.Settle()
	return s
}

// TestTimes: with ten games the page says how long a puzzle of the chosen level takes, and
// offers puzzles for a time; with fewer it says from when on.
func TestTimes(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Prefs().SetString(screen.PrefLevel, puzzle.Hard.Name())
	s := newWith(d, screentest.PlayedGames(9))
	if s.shown.takes != "" || s.forecast.Enough() || !strings.HasPrefix(s.shown.noTimes, "After 10 finished games") || !strings.HasSuffix(s.shown.noTimes, "so far: 9.") {
		t.Errorf("%q, %q", s.shown.takes, s.shown.noTimes)
	}
	s = newWith(d, screentest.PlayedGames(30))
	if !strings.HasPrefix(s.shown.takes, "Hard takes you 1") || !s.forecast.Enough() || s.shown.noTimes != "" {
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
	d := screentest.NewDesk(t, screentest.Easy)
	s := newWith(d, screentest.PlayedGames(60))
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
		d := screentest.NewDesk(t, screentest.Easy)
		newWith(d, screentest.PlayedGames(60)).chooseTime(2)
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
	d := screentest.NewDesk(t, screentest.Easy)
	newWith(d, screentest.PlayedGames(60)).chooseTime(0) // ten minutes
	if o := d.Prefs().PuzzleOrder(); o[session.OptionLevel] != "medium" {
		t.Error(o)
	}
	faster := screentest.PlayedGames(60)
	for i := range faster {
		faster[i].Elapsed /= 2
	}
	newWith(d, faster)
	if o := d.Prefs().PuzzleOrder(); o[session.OptionLevel] != "hard" || timeOf(o) != 0 {
		t.Error(o)
	}
	newWith(d, screentest.PlayedGames(5))
	if o := d.Prefs().PuzzleOrder(); o[session.OptionMinutes] != "" || o[session.OptionScore] != "" {
		t.Error(o)
	}
	for _, damaged := range []string{"7", "-1", "ten", "99999999999999999999"} {
		o := d.Prefs().PuzzleOrder()
		o.Set(session.OptionMinutes, damaged)
		o.Set(session.OptionScore, "1..2..3")
		d.Prefs().SetPuzzleOrder(o)
		if newWith(d, screentest.PlayedGames(60)); d.Prefs().PuzzleOrder().Extra() != 0 || d.Prefs().PuzzleOrder()[session.OptionMinutes] != "" {
			t.Error(damaged, d.Prefs().PuzzleOrder())
		}
	}
	d.Close()
}

// TestMakesForATime: the puzzle that comes has the level and the score; a search can be
// stopped and goes on with what is chosen meanwhile.
func TestMakesForATime(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := newWith(d, screentest.PlayedGames(60))
	s.chooseTime(0)
	c := s.forecast.Choice(0)
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
		screentest.LeftInTheMiddle(t, screentest.Easy, func(d *screentest.Desk) {
			d.PlayGames(9)
			s := NewNew(d.App)
			d.Show(s)
			if fit {
				s.forecast.Fit(screentest.PlayedGames(300))
			}
		})
	}
}
