package se

import (
	"context"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// A ratedPuzzle is a line of testdata/rated.txt.
type ratedPuzzle struct {
	rating Rating
	grid   puzzle.Grid
}

// ratedPuzzles reads the puzzles that Sudoku Explainer 1.2.1 has rated.
func ratedPuzzles(t testing.TB) []ratedPuzzle { return ratedIn(t, "testdata/rated.txt") }

// ratedIn reads the puzzles of a file.
func ratedIn(t testing.TB, name string) (list []ratedPuzzle) {
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		f := strings.Fields(line)
		if len(f) == 0 || f[0] == "#" {
			continue
		}
		var p ratedPuzzle
		var ok [4]bool
		p.rating.ER, ok[0] = ParseValue(f[0])
		p.rating.EP, ok[1] = ParseValue(f[1])
		p.rating.ED, ok[2] = ParseValue(f[2])
		p.grid, ok[3] = puzzle.ParseGrid(f[3])
		if ok != [4]bool{true, true, true, true} {
			t.Fatal(line)
		}
		list = append(list, p)
	}
	return list
}

func TestRate(t *testing.T) {
	var r Rater
	for _, p := range ratedPuzzles(t) {
		got, err := r.Rate(context.Background(), &p.grid)
		if err != nil || got != p.rating {
			t.Errorf("%v: %v, %v, want %v", p.grid, got, err, p.rating)
		}
		if read, ok := ParseRating(got.String()); read != got || !ok {
			t.Errorf("%v is read as %v", got, read)
		}
	}
	for _, s := range []string{"", "7.1", "7.1/1.2", "7.1/1.2/1.2/1.2", "7.1/x/1.2", "1.2/7.1/1.2", "25.0/1.2/1.2"} {
		if r, ok := ParseRating(s); ok {
			t.Errorf("%q is read as %v", s, r)
		}
	}
}

// TestWithoutUniqueness rates puzzles that unique loops or the grave make easier or harder, and then
// with them again.
func TestWithoutUniqueness(t *testing.T) {
	var r Rater
	for _, p := range ratedIn(t, "testdata/without.txt") {
		r.WithoutUniqueness = true
		path, got, err := r.Path(context.Background(), &p.grid)
		if err != nil || got != p.rating {
			t.Errorf("%v: %v, %v, want %v", p.grid, got, err, p.rating)
		}
		used := func(s Step) bool { return s.ID == "unique-loop" || s.ID == "bug" }
		if slices.ContainsFunc(path, used) {
			t.Errorf("%v: %v", p.grid, path)
		}
		r.WithoutUniqueness = false
		if path, _, _ := r.Path(context.Background(), &p.grid); !slices.ContainsFunc(path, used) {
			t.Errorf("%v has none anyway", p.grid)
		}
	}
}

// What was rated before does not matter, nor does how often.
func TestRateInAnyOrder(t *testing.T) {
	list := ratedPuzzles(t)
	list = slices.DeleteFunc(list, func(p ratedPuzzle) bool { return p.rating.ER > 90 })
	var forth, back Rater
	for i := range list {
		for _, k := range []int{len(list) - 1 - i, i} {
			r := &forth
			if k < i {
				r = &back
			}
			got, err := r.Rate(context.Background(), &list[k].grid)
			if err != nil || got != list[k].rating {
				t.Errorf("%v: %v, %v, want %v", list[k].grid, got, err, list[k].rating)
			}
		}
	}
}

// No step removes what is in the solution.
func TestSound(t *testing.T) {
	var r Rater
	for _, p := range ratedPuzzles(t) {
		var steps []step
		if _, err := r.walk(context.Background(), &p.grid, Beyond, func(s *step) {
			steps = append(steps, *s)
			steps[len(steps)-1].removes = slices.Clone(s.removes)
		}); err != nil {
			t.Fatal(err)
		}
		solution := p.grid
		for _, s := range steps {
			if s.places {
				solution[s.cell] = puzzle.Digit(s.digit + 1)
			}
		}
		if !solution.Solved() {
			t.Fatalf("%v: ends at %v", p.grid, solution)
		}
		for _, s := range steps {
			for _, rm := range s.removes {
				if puzzle.DigitSet(rm.digits).Has(solution[rm.cell]) {
					t.Errorf("%v: %s removes %v", p.grid, s.rule.id, puzzle.Cand(puzzle.Cell(rm.cell), solution[rm.cell]))
				}
			}
		}
	}
}

func TestAtMost(t *testing.T) {
	var r Rater
	for _, p := range ratedPuzzles(t) {
		for _, limit := range []Value{10, 12, 25, 44, 66, 71, 75, 83, p.rating.ER - 1, p.rating.ER, p.rating.ER + 1} {
			got, err := r.AtMost(context.Background(), &p.grid, limit)
			if above := p.rating.ER > limit; errors.Is(err, ErrAbove) != above || !above && (err != nil || got != p.rating) {
				t.Errorf("%v, %v: %v, %v, want %v", p.grid, limit, got, err, p.rating)
			}
		}
	}
}

func TestInvalid(t *testing.T) {
	for _, s := range []string{
		"55" + strings.Repeat(".", 79),
		"123456789" + strings.Repeat(".", 71) + "9",
		"12345678.........9" + strings.Repeat(".", 63),
	} {
		g, _ := puzzle.ParseGrid(s)
		if got, err := Rate(context.Background(), g); !errors.Is(err, ErrInvalid) {
			t.Errorf("%s: %v, %v", s, got, err)
		}
	}
}

func TestStops(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	for _, p := range ratedPuzzles(t) {
		if _, err := Rate(ctx, p.grid); (err != nil) != (p.rating.ER >= 65) {
			t.Errorf("%v: %v", p.grid, err)
		}
	}
}

// FuzzRate rates grids of any kind, most of which are no puzzles.
func FuzzRate(f *testing.F) {
	f.Add([]byte(""))
	for _, p := range ratedPuzzles(f) {
		f.Add([]byte(p.grid.String()))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		var g puzzle.Grid
		for i, b := range text {
			if i < 81 && '1' <= b && b <= '9' {
				g[i] = puzzle.Digit(b - '0')
			}
		}
		var r Rater
		got, err := r.AtMost(context.Background(), &g, 89)
		if err == nil && (got.ER > 89 || got.EP > got.ER || got.ED > got.EP) {
			t.Error(got)
		}
	})
}
