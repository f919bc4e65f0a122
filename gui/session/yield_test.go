package session

import (
	"context"
	"strings"
	"testing"
	"time"

	"sudoku/generator"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TestTry: what was tried is known at once the next time, of all orders of the kind; what is
// given up counts too.
func TestTry(t *testing.T) {
	s := NewPuzzleSource(store.Games{Dir: t.TempDir()})
	of := ParsePuzzleOrder("difficulty=easy symmetry=half-turn seed=7 number=3")
	o, _ := of.Order()
	if y := s.Yields.Of(of); y != (Yield{}) {
		t.Errorf("got %v before it was tried", y)
	}
	s.Try(t.Context(), of, o)
	y := s.Yields.Of(ParsePuzzleOrder("difficulty=easy symmetry=half-turn"))
	if y.Made != tryEnough || y.Took <= 0 || y.Each(2) != y.Took/(2*tryEnough) {
		t.Errorf("got %+v, each %v", y, y.Each(2))
	}
	if s.Ready(of) > 0 {
		t.Error("one of those that come at once is kept")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	rare := ParsePuzzleOrder("clues=17..17")
	o, _ = rare.Order()
	s.Try(ctx, rare, o)
	if y := s.Yields.Of(rare); y.Made != 0 || y.Took <= 0 {
		t.Errorf("got %+v of what was given up", y)
	}
}

// TestYieldEach: the work is shared by the workers; without a puzzle it is how long it was tried.
func TestYieldEach(t *testing.T) {
	for _, tt := range []struct {
		Yield
		workers int
		want    time.Duration
	}{{Yield{4, 8 * time.Second}, 1, 2 * time.Second}, {Yield{4, 8 * time.Second}, 2, time.Second}, {Yield{0, 8 * time.Second}, 2, 4 * time.Second}, {Yield{}, 3, 0}} {
		if got := tt.Each(tt.workers); got != tt.want {
			t.Errorf("%+v by %d: %v, want %v", tt.Yield, tt.workers, got, tt.want)
		}
	}
}

// TestNearestText: what the nearest puzzle has, beside what is asked for.
func TestNearestText(t *testing.T) {
	technique := func(id string) []*logic.Technique {
		x, ok := logic.ByID(id)
		if !ok {
			t.Fatal(id)
		}
		return []*logic.Technique{x}
	}
	for _, tt := range []struct {
		order string
		miss  generator.Miss
		want  string
	}{
		{"se=9.5..9.9", generator.Miss{Name: "se", Number: 92}, "ER 9.2 instead of 9.5 to 9.9"},
		{"se=9.5..", generator.Miss{Name: "se", Number: 92}, "ER 9.2 instead of 9.5 or more"},
		{"score=900..901", generator.Miss{Name: "score", Number: 880}, "score 880 instead of 900 to 901"},
		{"clues=17..17", generator.Miss{Name: "clues", Number: 19}, "19 givens instead of 17"},
		{"difficulty=extreme", generator.Miss{Name: "difficulty", Level: 3}, "level Hard instead of Extreme"},
		{"hardest=x-wing", generator.Miss{Name: "hardest", Techniques: technique("skyscraper")}, "hardest step Skyscraper instead of X-wing"},
		{"first=x-wing", generator.Miss{Name: "first", Techniques: technique("skyscraper")}, "first step Skyscraper instead of X-wing"},
		{"with=x-wing", generator.Miss{Name: "with", Techniques: technique("x-wing")}, "no X-wing"},
		{"without=x-wing", generator.Miss{Name: "without", Techniques: technique("x-wing")}, "X-wing all the same"},
		{"once=x-wing", generator.Miss{Name: "once", Techniques: technique("x-wing")}, "no X-wing"},
		{"once=x-wing", generator.Miss{Name: "once", Number: 2, Techniques: technique("x-wing")}, "X-wing more than once"},
		{"singles=3..3", generator.Miss{Name: "singles", Number: 5}, "5 singles before the first harder step instead of 3"},
		{"minimal=yes", generator.Miss{Name: "minimal"}, "a given can be left out"},
		{"pattern=x", generator.Miss{Name: "pattern", Number: 1}, "1 given beside the pattern"},
		{"pattern=x", generator.Miss{Name: "pattern", Number: 2}, "2 givens beside the pattern"},
		{"symmetry=none", generator.Miss{Name: "symmetry"}, "“Symmetry” is not met"},
	} {
		of := ParsePuzzleOrder(tt.order)
		n := generator.Nearest{Misses: []generator.Miss{tt.miss}}
		if got, want := NearestText(words.English, of, &n), "The nearest: "+tt.want+"."; got != want {
			t.Errorf("got %q, want %q", got, want)
		}
		if got := NearestText(words.Chinese, of, &n); strings.ContainsAny(got, "{}") || strings.Contains(got, "new.") {
			t.Error(got)
		}
	}
	if got := NearestText(words.English, nil, &generator.Nearest{}); !strings.Contains(got, "fits") {
		t.Error(got)
	}
}
