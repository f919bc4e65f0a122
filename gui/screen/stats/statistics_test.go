package stats

import (
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/generator/daily"
	"sudoku/gui/caption"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

func TestStatisticsLeft(t *testing.T) {
	screentest.LeftInTheMiddle(t, screentest.Easy, func(d *screentest.Desk) {
		d.PlayGames(9)
		d.Show(NewStatistics(d.App))
	})
}

// statisticsOf makes the screen with games, on Saturday 21 November 2026.
func statisticsOf(t *testing.T, games ...library.Outcome) *Statistics {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewStatistics(d.App)
	d.Show(s)
	d.Settle()
	s.setGames(screen.Known{Games: games})
	return s
}

// TestStatistics: the page says the same in words as in its plots, of the level most played
// of late; the arrows read out weeks and change the level.
func TestStatistics(t *testing.T) {
	var games []library.Outcome
	for i := range 8 {
		games = append(games, screentest.Finished(daily.Date{Year: 2026, Month: 9, Day: 28}.Add(7*i).String(), puzzle.Hard, 10+i))
	}
	games = append([]library.Outcome{screentest.Finished("2025-01-01", puzzle.Hard, 1)}, append(games, screentest.Finished("2026-11-18", puzzle.Easy, 3))...)
	s := statisticsOf(t, games...)
	defer s.App.CloseTo(1)
	v := s.Report()
	if want := []string{"8 games, Hard, median 13:30, best 10:00.", "On average 1.0 hints and 0.0 mistakes a game."}; !slices.Equal(v.Words, want) {
		t.Errorf("%q", v.Words)
	}
	if v.Empty != "" || v.Level != 2 || len(v.Times.Rings) != 8 || len(v.Times.Weeks) != 12 || v.Times.Few != "" || v.Bins.Median < 0 {
		t.Errorf("%+v", v)
	}
	if got := s.Status(); got != "Week of 16 November: 1 game, Hard, median of three weeks 16:00; 1.0 hints and 0.0 mistakes a game." {
		t.Errorf("got %q, want %q", got, "Week of 16 November: 1 game, Hard, median of three weeks 16:00; 1.0 hints and 0.0 mistakes a game.")
	}
	for _, tt := range []struct {
		key  fyne.KeyName
		want string
	}{
		{fyne.KeyRight, "16 November"}, {fyne.KeyLeft, "9 November"}, {fyne.KeyHome, "31 August"}, {fyne.KeyLeft, "31 August"},
		{fyne.KeyEnd, "16 November"}, {fyne.KeyUp, "0 games, Unfair"}, {fyne.KeyDown, "1 game, Hard"},
	} {
		if s.key(tt.key); !strings.Contains(s.Status(), tt.want) {
			t.Error(tt.key, s.Status())
		}
	}
	s.Choose(puzzle.Easy)
	if v = s.Report(); v.Times.Few == "" || v.Bins.Median >= 0 || v.Times.Medians[0][11] != 0 || v.Times.Medians[2][11] != 16 {
		t.Errorf("with one game: %+v", v)
	}
	if v.Levels[3].Solved != "9" || v.Levels[3].Best != "1:00" || v.Levels[1].Unaided != "0" {
		t.Errorf("%+v", v.Levels)
	}
	s.State.games = append([]library.Outcome{screentest.Finished("0001-01-01", puzzle.Easy, 1)}, games...)
	if s.ranges()[3].Run(); len(s.State.weeks) != maxWeeks {
		t.Error(len(s.State.weeks), "weeks since the year 1")
	}
	s.State.games = games
	s.ranges()[3].Run()
	if n := len(s.Report().Times.Weeks); n != 99 {
		t.Error(n, "weeks in all")
	}
}

// TestStatisticsFew: where the page says that there are too few games for a median, nothing on
// it gives one, and the times of one game are one time.
func TestStatisticsFew(t *testing.T) {
	var games []library.Outcome
	for range 4 {
		o := screentest.Finished("2026-11-18", puzzle.Easy, 3)
		o.Elapsed += 700 * time.Millisecond
		games = append(games, o)
	}
	for n := range 5 {
		s := statisticsOf(t, games[:n]...)
		s.Choose(puzzle.Easy)
		v := s.Report()
		all := s.Status() + strings.Join(v.Words, " ") + v.Bins.MedianText
		if strings.Contains(all, "median") || len(v.Techniques) > 0 || n > 0 && v.Times.Few == "" {
			t.Errorf("%d games: %q, %q, %v", n, v.Times.Few, all, v.Techniques)
		}
		if row := v.Levels[1]; row.Best != row.Mean {
			t.Errorf("%d games of one time: best %s, average %s", n, row.Best, row.Mean)
		}
		s.App.CloseTo(1)
	}
}

// TestStatisticsOfUnknownHints: of games whose hints aren't known no hints are said, in a week either.
func TestStatisticsOfUnknownHints(t *testing.T) {
	for n, want := range map[int]string{
		2: "Week of 16 November: 2 games, Hard. On average 0.0 mistakes a game.",
		9: "Week of 16 November: 9 games, Hard; median of three weeks 10:00. On average 0.0 mistakes a game.",
	} {
		o := screentest.Finished("2026-11-18", puzzle.Hard, 10)
		o.Depth = game.UnknownDepth
		s := statisticsOf(t, slices.Repeat([]library.Outcome{o}, n)...)
		if got := s.Status(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
		s.App.CloseTo(1)
	}
}

// TestStatisticsEmpty: a page without games says so, and can be used.
func TestStatisticsEmpty(t *testing.T) {
	s := statisticsOf(t)
	for _, key := range []fyne.KeyName{fyne.KeyLeft, fyne.KeyUp, fyne.KeyEnd} {
		s.key(key)
	}
	if v := s.Report(); v.Empty != words.English.T("statistics.empty") || s.Status() == v.Empty || len(v.Words)+len(v.Techniques) != 0 {
		t.Errorf("%+v", v)
	}
	s.App.CloseTo(1)
}

// TestCalendar: the month says what was solved and what can be made up; a day solved after
// its week has a tick but joins no days. A press on a day shows its puzzles.
func TestCalendar(t *testing.T) {
	var games []library.Outcome
	add := func(day, begun string, done bool) {
		o := screentest.Finished(begun, puzzle.Hard, 9)
		o.Daily, o.Touched, o.Finished = day+"/hard", true, done
		games = append(games, o)
	}
	add("2026-11-09", "2026-11-09", true)
	add("2026-11-10", "2026-11-15", true) // made up
	add("2026-11-11", "2026-11-16", true) // too late
	add("2026-11-12", "2026-11-12", true)
	add("2026-11-16", "2026-11-16", true)
	add("2026-11-17", "2026-11-17", false)
	add("2026-09-30", "2026-10-04", true)
	s := statisticsOf(t, games...)
	s.Choose(puzzle.Hard)
	var got strings.Builder
	for _, day := range s.Report().Month.Days {
		sign := [...]string{library.New: ".", library.Begun: "b", library.Solved: "s"}[day.State]
		if day.MakeUp {
			sign += "?"
		}
		if day.Today {
			sign += "!"
		}
		if day.Future {
			sign = "-"
		}
		got.WriteString(sign)
	}
	if want := "........ssss...sb?.?.?.?.!---------"; got.String() != want {
		t.Errorf("%s, want %s", &got, want)
	}
	want := "5 solved this month, up to 2 days in a row. 1 was solved after its week and joins no days in a row. " +
		"Tuesday, Wednesday, Thursday, Friday can still be made up, until Sunday night."
	if note := s.Report().Note; note != want {
		t.Errorf("got %q, want %q", note, want)
	}
	s.Key(fyne.KeyPageDown, 0)
	for _, want := range []string{"November 2026", "October 2026", "September 2026", "September 2026"} {
		if m := s.Report().Month.Name; m != want {
			t.Errorf("%s, want %s", m, want)
		}
		s.Key(fyne.KeyPageUp, 0)
	}
	d := s.App.Parts.Shell.(*screentest.Desk)
	var day daily.Date
	d.Pages.Home = func(date daily.Date) { day = date }
	if s.openDay(29); day.String() != "2026-09-30" {
		t.Error(day)
	}
	d.Show(NewCalendar(d.App, day))
	s, ok := d.Shown().(*Statistics)
	if d.Settle(); !ok || s.Report().Month.Name != "September 2026" {
		t.Errorf("%T", d.Shown())
	}
	s.Turn(1)
	s.Turn(1)
	if s.openDay(29); d.Shown() != screen.Screen(s) || d.Said == "" {
		t.Error("a day to come is opened")
	}
	d.Close()
}

// TestStatisticsSaved: the table holds a line a game.
func TestStatisticsSaved(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.PlayGames(6)
	s := NewStatistics(d.App)
	d.Show(s)
	s.save() // too early
	if d.Shown() != screen.Screen(s) {
		t.Error("it saves what isn't known")
	}
	d.Settle()
	save, ok := d.Shown().(*screentest.SavePage)
	if !ok {
		t.Fatalf("%T", d.Shown())
	}
	path := filepath.Join(t.TempDir(), "a.csv")
	save.Take(path, false)
	d.Settle()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil || len(rows) != 7 || d.Shown() != screen.Screen(s) {
		t.Error(len(rows), err, fmt.Sprintf("%T", d.Shown()))
	}
	d.Close()
}

// BenchmarkStatistics is what choosing a level costs the window, with the games of many years.
func BenchmarkStatistics(b *testing.B) {
	d := screentest.NewDesk(b, screentest.Easy)
	s := NewStatistics(d.App)
	d.Show(s)
	d.Settle()
	var games []library.Outcome
	for i := range 5000 {
		games = append(games, screentest.Finished(s.State.today.Add((i-4999)/2).String(), caption.Levels()[i%5], 5+i%50))
	}
	s.setGames(screen.Known{Games: games})
	s.ranges()[3].Run()
	for i := range b.N {
		s.Choose(caption.Levels()[i%5])
	}
	d.Close()
}
