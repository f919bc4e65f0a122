package daily

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/canon"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// TestFrozen: the dailies of sixty dates, of each level twelve, and of the first four weeks that
// rise are what they were when the maker came out. If this fails, the dailies of all players have changed: mend the cause.
// A maker that is better on purpose gets a version and a date to begin with.
func TestFrozen(t *testing.T) {
	list, err := os.ReadFile("testdata/frozen.txt")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range strings.Lines(string(list)) {
		n++
		f := strings.Fields(line)
		date, err := ParseDate(f[0])
		level, ok := puzzle.ParseLevel(f[1])
		if err != nil || !ok {
			t.Fatal(line, err)
		}
		d, err := Make(t.Context(), date, level)
		if got := fmt.Sprintln(date, level.Name(), d.Puzzle.Givens); err != nil || got != line {
			t.Errorf("%v: it was\n%sand is\n%s", err, line, got)
		}
	}
	if n != 88 {
		t.Error(n, "dates")
	}
}

// TestYear: in a year no puzzle comes twice, also not in disguise; each has one solution,
// the level that was asked, and half-turn symmetry.
func TestYear(t *testing.T) {
	days := 365
	if testing.Short() {
		days = 30
	}
	var f canon.Finder
	var s solver.Searcher
	seen := map[puzzle.Grid]Date{}
	for i := range days {
		date := Date{2027, time.January, 1}.Add(i)
		d, err := Make(t.Context(), date, date.Level())
		if err != nil {
			t.Fatal(err)
		}
		g := &d.Puzzle.Givens
		if s.Count(g, 2) != 1 || !d.Solution.Solved() {
			t.Errorf("%v: not one solution", date)
		}
		if r, _ := logic.Rate(t.Context(), *g, logic.HoDoKu.Techniques); r.Level != date.Level() || r.Score != d.Rating.Score {
			t.Errorf("%v: %v, rated %v", date, r.Level, d.Rating)
		}
		for c := range g {
			if (g[c] == 0) != (g[80-c] == 0) {
				t.Fatalf("%v: not symmetric", date)
			}
		}
		form := f.Form(*g)
		if was, twice := seen[form]; twice {
			t.Errorf("%v is that of %v", date, was)
		}
		seen[form] = date
	}
}

// TestLevels: dates and levels make different puzzles; Make ends with its context.
func TestLevels(t *testing.T) {
	seen := map[puzzle.Grid]bool{}
	for _, date := range []Date{{2026, time.November, 23}, {2026, time.November, 24}, {-44, time.March, 15}} {
		for level := puzzle.Easy; level <= puzzle.Extreme; level++ {
			d, err := Make(t.Context(), date, level)
			if err != nil || d.Rating.Level != level || seen[d.Puzzle.Givens] {
				t.Error(date, level, d.Rating, err)
			}
			seen[d.Puzzle.Givens] = true
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Make(ctx, Date{2026, time.May, 1}, puzzle.Extreme); err == nil {
		t.Error("it does not end")
	}
}

func TestDate(t *testing.T) {
	for _, tt := range []struct {
		text, next string
		level      puzzle.Level
	}{
		{"2026-11-23", "2026-11-24", puzzle.Easy}, // a Monday
		{"2026-11-25", "2026-11-26", puzzle.Medium},
		{"2026-11-27", "2026-11-28", puzzle.Hard},
		{"2026-11-28", "2026-11-29", puzzle.Unfair},
		{"2028-02-28", "2028-02-29", puzzle.Easy},
		{"2026-12-31", "2027-01-01", puzzle.Medium},
		{"0000-01-02", "0000-01-03", puzzle.Extreme},
	} {
		d, err := ParseDate(tt.text)
		if err != nil || d.String() != tt.text || d.Add(1).String() != tt.next || d.Level() != tt.level {
			t.Error(tt, d, d.Add(1), d.Level(), err)
		}
	}
	for _, text := range []string{"", "2026-13-01", "2026-02-29", "26-01-01", "2026-1-1", "yesterday"} {
		if d, err := ParseDate(text); err == nil {
			t.Error(text, "is", d)
		}
	}
}

// TestCanMakeUp: a day can be made up until the Sunday of its week, also at the turn of the year.
func TestCanMakeUp(t *testing.T) {
	for _, tt := range []struct {
		day, today, monday string
		can, inTime        bool
	}{
		{"2026-11-23", "2026-11-23", "2026-11-23", false, true}, // today is not missed yet
		{"2026-11-23", "2026-11-24", "2026-11-23", true, true},
		{"2026-11-23", "2026-11-29", "2026-11-23", true, true},
		{"2026-11-23", "2026-11-30", "2026-11-23", false, false},
		{"2026-11-29", "2026-11-30", "2026-11-23", false, false},
		{"2026-11-29", "2026-11-29", "2026-11-23", false, true},
		{"2026-11-25", "2026-11-24", "2026-11-23", false, false}, // a day to come
		{"2026-12-31", "2027-01-03", "2026-12-28", true, true},
		{"2026-12-31", "2027-01-04", "2026-12-28", false, false},
	} {
		day, _ := ParseDate(tt.day)
		today, _ := ParseDate(tt.today)
		if day.Monday().String() != tt.monday || day.CanMakeUp(today) != tt.can || day.InTime(today) != tt.inTime {
			t.Error(tt, day.Monday(), day.CanMakeUp(today), day.InTime(today))
		}
	}
}

func BenchmarkMake(b *testing.B) {
	for level := puzzle.Easy; level <= puzzle.Extreme; level++ {
		b.Run(level.Name(), func(b *testing.B) {
			for i := range b.N {
				if _, err := Make(b.Context(), Date{2026, time.January, 1}.Add(i), level); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
