package logic

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// TestRatings: each line is a puzzle, its level, its score and how many steps it
// takes.
func TestRatings(t *testing.T) {
	for _, line := range lines(t, "ratings.txt") {
		g, ok := puzzle.ParseGrid(strings.Fields(line)[0])
		if !ok {
			t.Fatal(line)
		}
		r, err := Rate(t.Context(), g, HoDoKu.Techniques)
		if err != nil {
			t.Error(err)
		}
		if got := fmt.Sprint(g, " ", r.Level.Name(), " ", r.Score, " ", r.Steps); got != line {
			t.Errorf("%s, want %s", got, line)
		}
		pos := puzzle.NewPosition(g)
		steps, again, err := PathFrom(t.Context(), &pos, HoDoKu.Techniques)
		if err != nil || again != r || len(steps) != r.Steps {
			t.Errorf("%s: the path has %d steps", line, len(steps))
		}
	}
}

func TestRaised(t *testing.T) {
	for _, tt := range []struct {
		hardest puzzle.Level
		score   int
		want    puzzle.Level
	}{
		{puzzle.Easy, 4, puzzle.Easy},
		{puzzle.Easy, 800, puzzle.Easy},
		{puzzle.Easy, 801, puzzle.Medium},
		{puzzle.Easy, 1001, puzzle.Hard},
		{puzzle.Medium, 200, puzzle.Medium},
		{puzzle.Medium, 1000, puzzle.Medium},
		{puzzle.Medium, 1001, puzzle.Hard},
		{puzzle.Hard, 1600, puzzle.Hard},
		{puzzle.Hard, 1601, puzzle.Unfair},
		{puzzle.Unfair, 1801, puzzle.Extreme},
		{puzzle.Easy, 1 << 20, puzzle.Extreme},
		{puzzle.Unrated, 0, puzzle.Unrated},
	} {
		if got := scores.raised(tt.hardest, tt.score); got != tt.want {
			t.Errorf("%s at %d is %s", tt.hardest.Name(), tt.score, got.Name())
		}
	}
}

func TestParseLevel(t *testing.T) {
	for l := puzzle.Easy; l <= puzzle.Extreme; l++ {
		if got, ok := puzzle.ParseLevel(l.Name()); !ok || got != l {
			t.Errorf("%s reads back as %s", l.Name(), got.Name())
		}
	}
	for _, name := range []string{"", "Easy", "unrated", "harder"} {
		if l, ok := puzzle.ParseLevel(name); ok {
			t.Errorf("%q is %s", name, l.Name())
		}
	}
}

func TestFullGrid(t *testing.T) {
	g, _ := puzzle.ParseGrid("123456789456789123789123456231564897564897231897231564312645978645978312978312645")
	if r, err := Rate(t.Context(), g, HoDoKu.Techniques); err != nil || r.Level != puzzle.Unrated || r.Steps != 0 {
		t.Error(r, err)
	}
	g[0] = 2
	if _, err := Rate(t.Context(), g, HoDoKu.Techniques); !errors.Is(err, ErrStuck) {
		t.Error("a full grid with a conflict is not solved: ", err)
	}
}

func TestCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Rate(ctx, puzzle.Grid{1}, HoDoKu.Techniques); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// TestNonsense: whatever the grid, a rating comes to an end.
func TestNonsense(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 3))
	for range sample(600, 20_000) {
		var g puzzle.Grid
		for range rng.IntN(81) {
			g[rng.IntN(81)] = puzzle.Digit(1 + rng.IntN(9))
		}
		if r, err := Rate(t.Context(), g, HoDoKu.Techniques); !errors.Is(err, ErrStuck) || r.Level != puzzle.Unrated {
			t.Error(g, r.Level, err)
		}
	}
}

// BenchmarkRate rates puzzles of each level; every operation is one puzzle.
func BenchmarkRate(b *testing.B) {
	by := map[string][]puzzle.Grid{}
	for _, line := range lines(b, "speed.txt") {
		level, grid, _ := strings.Cut(line, " ")
		g, ok := puzzle.ParseGrid(grid)
		if !ok {
			b.Fatal(line)
		}
		by[level] = append(by[level], g)
	}
	for l := puzzle.Easy; l <= puzzle.Extreme; l++ {
		b.Run(l.Name(), func(b *testing.B) {
			var rater Rater
			grids := by[l.Name()]
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				if r, err := rater.Rate(b.Context(), &grids[i%len(grids)], HoDoKu.Techniques); err != nil || r.Level != l {
					b.Fatal(grids[i%len(grids)], r.Level, err)
				}
			}
		})
	}
}

// TestRater: one rater says of each puzzle what a new one says.
func TestRater(t *testing.T) {
	var rater Rater
	for _, line := range lines(t, "speed.txt") {
		g, _ := puzzle.ParseGrid(strings.Fields(line)[1])
		got, err := rater.Rate(t.Context(), &g, HoDoKu.Techniques)
		if want, wantErr := Rate(t.Context(), g, HoDoKu.Techniques); got != want || !errors.Is(err, wantErr) {
			t.Errorf("%v: %v, want %v", g, got, want)
		}
	}
}

// TestNoDiagrams: without diagrams the steps are the same.
func TestNoDiagrams(t *testing.T) {
	walk(t, 5, 20, func(b *Board, _ *puzzle.Grid) {
		bare := *b
		bare.noDiagrams = true
		want, found := newStepFinder().first(b, HoDoKu.Techniques)
		got, ok := newStepFinder().first(&bare, HoDoKu.Techniques)
		if ok != found || got.Technique != want.Technique || !slices.Equal(got.Place, want.Place) || !slices.Equal(got.Eliminate, want.Eliminate) {
			t.Errorf("%v: %v %v, want %v %v", b.Grid, got.Place, got.Eliminate, want.Place, want.Eliminate)
		}
	})
}

// A rating that may score only so much ends early just where the whole scores more, and no
// step places more than one digit, on which that depends.
func TestMostScore(t *testing.T) {
	var rater Rater
	early := 0
	for _, line := range lines(t, "ratings.txt") {
		g, _ := puzzle.ParseGrid(strings.Fields(line)[0])
		whole, err := rater.Rate(t.Context(), &g, HoDoKu.Techniques)
		if err != nil {
			t.Fatal(line, err)
		}
		for _, most := range []int{whole.Score / 2, whole.Score - 1, whole.Score, whole.Score + 1} {
			got, err := rater.RateWhile(t.Context(), &g, HoDoKu.Techniques, most, nil)
			if most < whole.Score && !errors.Is(err, ErrStopped) || most >= whole.Score && (err != nil || got != whole) {
				t.Errorf("%s: at most %d: %d, %v", line, most, got.Score, err)
			}
			early += count(got.Steps < whole.Steps-1)
		}
		pos := puzzle.NewPosition(g)
		steps, _, _ := PathFrom(t.Context(), &pos, HoDoKu.Techniques)
		for _, s := range steps {
			if len(s.Place) > 1 {
				t.Errorf("%s: %s places %d digits", line, s.Technique.ID, len(s.Place))
			}
		}
	}
	if early == 0 {
		t.Error("no rating ended early")
	}
}
