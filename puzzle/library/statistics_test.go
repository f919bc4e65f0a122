package library

import (
	"bytes"
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// games reads games from lines of date, level, minutes, hints, mistakes, technique.
func games(t testing.TB, text string) (list []Outcome) {
	t.Helper()
	for line := range strings.Lines(text) {
		var o Outcome
		var date, level, took string
		if n, err := fmt.Sscan(line, &date, &level, &took, &o.Hints, &o.Mistakes, &o.Rating.Hardest); n == 0 {
			continue
		} else if n != 6 {
			t.Fatal(line, err)
		}
		begun, err := time.Parse(time.DateOnly, date)
		elapsed, err2 := time.ParseDuration(took)
		if err != nil || err2 != nil {
			t.Fatal(line, err, err2)
		}
		o.Begun, o.Elapsed, o.Finished = begun, elapsed, true
		o.Rating.Level = puzzle.Level(strings.Index("-emhux", level))
		list = append(list, o)
	}
	return list
}

const sixGames = `
	2026-10-31 h 40m 0 0 x-wing
	2026-11-02 h 20m 2 0 x-wing
	2026-11-08 h 10m 0 1 w-wing
	2026-11-09 h 16m 1 3 x-wing
	2026-11-10 e  4m 0 0 naked-pair
	2026-11-23 h 12m 0 0 w-wing
`

func TestSum(t *testing.T) {
	list := games(t, sixGames)
	list = append(list, Outcome{}, Outcome{Outcome: game.Outcome{Finished: true, ByProgram: true}})
	list[len(list)-1].Rating.Level = 3
	hard := AtLevel(list, 3)
	want := Sum{Games: 5, Unaided: 3, Known: 5, Best: 10 * time.Minute, Median: 16 * time.Minute, Mean: 98 * time.Minute / 5, Hints: .6, Mistakes: .8}
	if s := SumOf(hard); s != want || !s.Enough() {
		t.Errorf("%+v, want %+v", s, want)
	}
	unknown := append([]Outcome{hard[0]}, hard...)
	unknown[0].Depth, unknown[0].Hints = game.UnknownDepth, 9
	if s := SumOf(unknown); s.Games != 6 || s.Known != 5 || s.Unaided != 3 || s.Hints != .6 {
		t.Errorf("with one of which hints aren't known: %+v", s)
	}
	if s := SumOf(hard[:4]); s.Median != 18*time.Minute || s.Enough() {
		t.Errorf("of an even number: %+v", s)
	}
	if s := SumOf(nil); s != (Sum{}) {
		t.Errorf("of nothing: %+v", s)
	}
}

// TestWeeks: weeks begin on Monday; the median is that of three weeks, also of those before
// the first that is shown.
func TestWeeks(t *testing.T) {
	hard := AtLevel(games(t, sixGames), 3)
	day := time.Date(2026, 11, 29, 23, 59, 0, 0, time.UTC) // a Sunday
	var got []string
	for _, w := range Weeks(hard, day, 5) {
		got = append(got, fmt.Sprint(w.Monday.Format("Jan 2"), " ", len(w.Games), " ", w.Median, " ", w.Sum.Hints, w.Sum.Mistakes))
	}
	want := []string{"Oct 26 1 40m0s 0 0", "Nov 2 2 20m0s 1 0.5", "Nov 9 1 18m0s 1 3", "Nov 16 0 16m0s 0 0", "Nov 23 1 14m0s 0 0"}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("%q\nwant\n%q", got, want)
	}
	if n := len(LastWeeks(hard, day, 3, 0)); n != 2 {
		t.Error(n, "games in three weeks")
	}
	if n := len(LastWeeks(hard, day, 4, 3)); n != 2 {
		t.Error(n, "games in the first of four weeks")
	}
	if n := WeeksSince(hard, day); n != 5 {
		t.Error(n, "weeks")
	}
	if n := WeeksSince(nil, day); n != 1 {
		t.Error(n, "weeks without a game")
	}
}

// TestWeekOf: a week is seven days that begin on a Monday, by the calendar of the zone.
func TestWeekOf(t *testing.T) {
	day := time.Date(1969, 12, 1, 12, 0, 0, 0, time.UTC) // a Monday
	for i := range 1000 {
		if got := weekOf(day.AddDate(0, 0, i)) - weekOf(day); got != i/7 {
			t.Fatalf("%v is in week: got %v, want %v", day.AddDate(0, 0, i), got, i/7)
		}
	}
	east := time.FixedZone("east", 14*60*60)
	if weekOf(time.Date(2026, 11, 23, 0, 5, 0, 0, east)) != weekOf(time.Date(2026, 11, 23, 23, 0, 0, 0, time.UTC)) {
		t.Error("the zone moves a day into another week")
	}
}

func TestBins(t *testing.T) {
	for _, tt := range []struct {
		minutes string
		want    string
	}{
		{"", "from 0s by 0s: []"},
		{"7", "from 7m0s by 5s: [1]"},
		{"6 7 8 9 9 10 26", "from 6m0s by 2m0s: [2 3 1 0 0 0 0 0 0 0 1]"},
		{"10 11 12 400", "from 10m0s by 5m0s: [3 0 0 0 0 1] and longer"}, // left open for hours
		{"0 0 0", "from 0s by 5s: [3]"},
		{"-5 4 4", "from 0s by 30s: [1 0 0 0 0 0 0 0 2]"}, // of a file that was changed by hand
		{"1 150000000 150000000", "from 0s by 5h0m0s: [1 0 0 0 0 0 0 0 0 0 0 2] and longer"},
		{"1 90000 90000", "from 0s by 5h0m0s: [1 0 0 0 0 0 0 0 0 0 0 2] and longer"},
	} {
		var list []Outcome
		for _, f := range strings.Fields(tt.minutes) {
			m, _ := strconv.Atoi(f)
			list = append(list, Outcome{Outcome: game.Outcome{Elapsed: time.Duration(m) * time.Minute}})
		}
		b := BinsOf(list)
		got := fmt.Sprintf("from %v by %v: %v", b.From, b.Width, b.Counts)
		if b.Longer {
			got += " and longer"
		}
		if got != tt.want {
			t.Errorf("%s: %s, want %s", tt.minutes, got, tt.want)
		}
	}
}

// TestBinsHold: every game is in a bin, whatever the times.
func TestBinsHold(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		list := make([]Outcome, rng.IntN(60))
		for i := range list {
			list[i].Elapsed = time.Duration(rng.Float64()*rng.Float64()*float64(rng.IntN(1<<20))) * time.Second
		}
		b, sum := BinsOf(list), 0
		for _, n := range b.Counts {
			sum += n
		}
		if sum != len(list) || len(b.Counts) > mostBins {
			t.Fatalf("%d games: %+v", len(list), b)
		}
	}
}

func TestByTechnique(t *testing.T) {
	got := ""
	for _, s := range ByTechnique(AtLevel(games(t, sixGames), 3)) {
		got += fmt.Sprintln(s.ID, s.Games, s.Median)
	}
	if want := "x-wing 3 20m0s\nw-wing 2 11m0s\n"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestWriteCSV: what is written reads back, a row a game; texts are no formulas.
func TestWriteCSV(t *testing.T) {
	list := games(t, sixGames)
	list[0].Title, list[0].Rating.SE, list[0].Rating.Score = "=1+1", 4.2, 900
	list[1].Depth, list[1].Placed, list[1].InMiddle = game.UnknownDepth, 3, true
	list[1].Rating, list[1].Repeat, list[1].When = Rating{}, true, time.Date(2026, 11, 23, 9, 30, 0, 0, time.UTC)
	var b bytes.Buffer
	if err := WriteCSV(&b, list); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(&b).ReadAll()
	if err != nil || len(rows) != len(list)+1 {
		t.Fatal(len(rows), err)
	}
	for i, want := range [][]string{{"level", "score", "technique", "se", "solved", "repeat", "deepest", "placed", "in_middle"}, {"hard", "900", "x-wing", "4.2", "", "false", "none", "0", "false"},
		{"", "", "", "", "2026-11-23T09:30:00Z", "true", "", "3", "true"}} {
		if got := rows[i][13:]; strings.Join(got, " ") != strings.Join(want, " ") {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if rows[1][2] != "'=1+1" || rows[1][7] != "2400" {
		t.Errorf("%q", rows[1])
	}
}

// TestRateGames: only those are rated that want it; what ends in the middle is kept.
func TestRateGames(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	play(t, home, "a.sudoku", 100, 0)
	play(t, home, "b.sudoku", 5, 0) // of the same puzzle
	played, err := l.Played(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	calls := 0
	rate := func(r Rating) func(context.Context, puzzle.Grid) (Rating, error) {
		return func(context.Context, puzzle.Grid) (Rating, error) { calls++; return r, nil }
	}
	for _, r := range []Rating{{Level: 2, Score: 50, Hardest: "naked-pair"}, {Level: 1}} {
		if played, err = l.RateGames(t.Context(), played, (*Outcome).Unrated, onGrid(rate(r)), nil); err != nil || played[0].Rating.Level != 2 {
			t.Fatal(err, played)
		}
	}
	if err := l.Rate(t.Context(), rate(Rating{Level: 2, Score: 50, SE: 2.6}), nil); err != nil {
		t.Fatal(err)
	}
	list, _ := l.Outcomes(t.Context())
	if calls != 2 || len(list) != 2 || list[0].Rating.SE != 2.6 || list[1].Rating.Level != 2 {
		t.Errorf("%d calls: %+v", calls, list)
	}
}

// TestCountUnrated: as many are counted as are found to be rated, with puzzles that are hidden, of games, on other
// boards and rated beside them.
func TestCountUnrated(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	play(t, home, "a.sudoku", 5, 0)
	list := shuffled(50, 5)
	small := puzzle.Puzzle{Shape: puzzle.Mini4}
	small.Givens[0] = 1
	old := create(t, l, "Old")
	_, err1 := l.Import(t.Context(), create(t, l, "Papers"), seq(append(list[:30:30], small)...), nil)
	_, err2 := l.Import(t.Context(), old, seq(append(list[30:], small)...), nil)
	_, err3 := l.Remove(t.Context(), old)
	err4 := l.db.setRatings(t.Context(), map[ID]Rating{1: {Level: 2, Score: 50}, 2: {Score: 1}})
	if err := errors.Join(err1, err2, err3, err4, l.Sync(t.Context())); err != nil {
		t.Fatal(err)
	}
	rows, err1 := l.Unrated(t.Context(), 100)
	if n, err := l.CountUnrated(t.Context()); err != nil || err1 != nil || n != len(rows) || n != 28 {
		t.Errorf("%d counted, %d found, %v, %v", n, len(rows), err, err1)
	}
}
