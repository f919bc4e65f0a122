package generator

import (
	"errors"
	"slices"
	"testing"

	"sudoku/solver/se"
)

// Puzzles that rise evenly are each in its part of the range, so that none is easier than one before;
// they are the same with any number of workers and in any parts, and all different.
func TestRising(t *testing.T) {
	for text, n := range map[string]int{
		"score=300..1500":                12,
		"score=900..904 difficulty=hard": 5, // more than there are scores
		"minutes=4..14":                  6,
		"se=1.2..7.2":                    9,
		"score=600..1400 clues=26..30 symmetry=half-turn":         4,
		"score=500..1200 row=1=314592687 first-at=medium=2..":     3,
		"score=700..900 se=1.5..6.0 text=24.12.1987 without=fish": 2,
	} {
		if testing.Short() && n > 3 {
			continue
		}
		o := parsedOrder(t, text)
		o.Seed = 3
		of := func(first, end, workers int) string {
			return risingText(t, &o, Part{First: first, End: end, Rising: n}, workers)
		}
		want := of(0, n, 1)
		if got := of(0, n, 3); got != want {
			t.Errorf("%s: with 3 workers\n%s, want\n%s", text, got, want)
		}
		if got := of(0, 1, 2) + of(1, n-1, 2) + of(n-1, n, 2); got != want {
			t.Errorf("%s: in parts\n%s, want\n%s", text, got, want)
		}
	}
}

// risingText makes puzzles that rise, and checks that they do.
func risingText(t *testing.T, o *Order, p Part, workers int) string {
	t.Helper()
	before, i := 0, p.First
	return text(func(yield func(Result, error) bool) {
		for r, err := range StreamPart(t.Context(), *o, p, workers, nil) {
			if err != nil {
				t.Errorf("%d of %d: %v", i, p.Rising, err)
				return
			}
			rung := o.rung(i, p.Rising)
			checkOrder(t, "rising", &rung, r)
			now := r.Rating.Score
			switch {
			case o.Score != nil:
			case o.Minutes != nil:
				now = minutes(r.Rating.Level, r.Rating.Score)
			default:
				now = int(must(se.Rate(t.Context(), r.Puzzle.Givens)).ER)
			}
			if now < before {
				t.Errorf("%d of %d: %d after %d", i, p.Rising, now, before)
			}
			before = now
			i++
			if !yield(r, err) {
				return
			}
		}
	})
}

// The parts of a range of values end in values that puzzles have, and rise.
func TestUsualValues(t *testing.T) {
	for n := 1; n < 120; n++ {
		o := Order{Explainer: &Range{12, 95}}
		last := Range{}
		for i := range n {
			part := *o.rung(i, n).Explainer
			usual := func(v int) bool { return v >= rareValue || slices.Contains(usualValues, v) }
			if part.From > part.To || part.From < last.To && part != last || !usual(part.From) || !usual(part.To) {
				t.Fatalf("%d of %d: %v after %v", i, n, part, last)
			}
			last = part
		}
		if last.To != 95 {
			t.Errorf("the last of %d is %v", n, last)
		}
	}
}

func TestCannotRise(t *testing.T) {
	for text, want := range map[string]error{
		"difficulty=hard":                      ErrRising,
		"score=900..":                          ErrRising,
		"se=7.0..":                             ErrRising,
		"score=600..900":                       nil,
		"score=600..5000 difficulty=medium":    &Contradiction{},
		"score=600..20000 hardest=brute-force": &Contradiction{},
	} {
		err := parsedOrder(t, text).CheckRising(10)
		if _, is := want.(*Contradiction); is {
			_, was := err.(*Contradiction)
			is = was
			if !is {
				t.Errorf("%s: %v", text, err)
			}
		} else if !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", text, err, want)
		}
	}
}
