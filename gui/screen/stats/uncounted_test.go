package stats

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
)

// TestStatisticsLonger: where the last bin holds what took far longer, it says so, and no bin has
// an end that times in it are beyond.
func TestStatisticsLonger(t *testing.T) {
	var games []library.Outcome
	for _, seconds := range []int{3, 5, 8, 9, 10, 81} {
		o := screentest.Finished("2026-11-18", puzzle.Easy, 0)
		o.Elapsed = time.Duration(seconds) * time.Second
		games = append(games, o)
	}
	s := statisticsOf(t, games...)
	v := s.Report().Bins
	if v.Longer != "0:25 and longer" || len(v.Edges) != len(v.Counts)-1 || v.Counts[len(v.Counts)-1] != 1 {
		t.Errorf("%+v", v)
	}
	s.cards.bins.Resize(fyne.NewSize(450, 295))
	said := s.cards.bins.Describe().Name
	if !strings.Contains(said, "0:25 and longer") || strings.Contains(said, "0:30") {
		t.Error(said)
	}
	s.setGames(screen.Known{Games: games[:5]})
	if said := s.cards.bins.Describe().Name; strings.Contains(said, "longer") {
		t.Error("without such a game:", said)
	}
	s.App.CloseTo(1)
}

// TestUncounted: where finished games don't count, the page says how many, and why.
func TestUncounted(t *testing.T) {
	again, shown, unrated := screentest.Finished("2026-11-17", puzzle.Easy, 3), screentest.Finished("2026-11-18", puzzle.Easy, 3), screentest.Finished("2026-11-18", puzzle.Unrated, 3)
	middle := screentest.Finished("2026-11-19", puzzle.Easy, 3)
	again.Repeat, shown.ByProgram, middle.InMiddle = true, true, true
	old := again
	old.Begun = old.Begun.AddDate(-1, 0, 0)
	s := statisticsOf(t, old, screentest.Finished("2026-11-16", puzzle.Easy, 3), again, again, shown, unrated, middle)
	s.Choose(puzzle.Easy)
	words := s.Report().Words
	if got := words[len(words)-1]; got != "Not counted: 2 puzzles solved again, 1 puzzle shown by the program, 1 puzzle begun in the middle and 1 puzzle without a level." {
		t.Error(got)
	}
	s.Choose(puzzle.Hard)
	if got := strings.Join(s.Report().Words, " "); got != "Hard: no games counted in these weeks. Not counted: 1 puzzle without a level." {
		t.Error(got)
	}
	s.setGames(screen.Known{Games: []library.Outcome{shown, shown}})
	if got := s.Report().Empty; !strings.HasSuffix(got, "half of its digits. Not counted: 2 puzzles shown by the program.") {
		t.Error(got)
	}
	s.App.CloseTo(1)
}

// TestForecastCounts: how many games there are until times can be said is how many count, beside
// all that were finished, and why the others don't.
func TestForecastCounts(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	f := screen.NewForecast(d.App, d.App.Tasks(), func() {})
	d.Settle()
	say := func(games ...library.Outcome) string {
		t.Helper()
		f.Fit(games)
		d.Settle()
		return f.Few(d.App.Base().Lang)
	}
	one := func(day string, i int, took time.Duration) library.Outcome {
		o := screentest.Finished(day, puzzle.Easy, 0)
		o.Givens, o.Elapsed, o.Hints = puzzle.Grid{puzzle.Digit(i + 1)}, took, 0
		return o
	}
	var games []library.Outcome
	for i := range 3 {
		games = append(games, one("2026-11-01", i, time.Minute))
	}
	if got, want := say(games...), "After 10 finished games this shows how long a puzzle takes you. Finished so far: 3."; got != want {
		t.Error(got)
	}
	for range 32 {
		games = append(games, one("2026-11-02", 8, 19*time.Second))
	}
	want := "After 10 finished games that count this shows how long a puzzle takes you. So far 3 of 35 count. Not counted: 32 games under 20 seconds."
	if got := say(games...); got != want {
		t.Error(got)
	}
	helped, board, shown := one("2026-11-03", 4, time.Minute), one("2026-11-03", 5, time.Minute), one("2026-11-03", 6, time.Minute)
	helped.Hints, board.Shape, shown.ByProgram = 60, puzzle.Mini4, true
	games = append(games[:3], games[0], helped, board, shown)
	want = "So far 3 of 7 count. Not counted: 1 game that was more than a quarter hints, 1 puzzle solved again, 1 puzzle shown by the program and 1 game on another board."
	if got := say(games...); !strings.HasSuffix(got, want) {
		t.Error(got)
	}
	d.Close()
}
