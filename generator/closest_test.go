package generator

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
)

// eighteen is a pattern in which a puzzle is hardly ever found.
const eighteen = `
x..x.....
.x..x....
..x..x...
...x..x..
....x..x.
.....x..x
x.....x..
.x.....x.
..x.....x`

// What comes closest to a rare order misses what it is said to miss, and never comes
// farther from it.
func TestClosest(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here that other tests don't do at the same time")
	}
	for _, tt := range []struct {
		text  string
		order Order
		want  string
	}{
		{"hardest=finned-swordfish", Order{}, "hardest"},
		{"score=5000..5001", Order{Symmetry: HalfTurn}, "score"},
		{"difficulty=extreme without=naked-single,hidden-single", Order{}, "difficulty without"},
		{"first=locked-triple singles=3..3", Order{}, "first singles"},
		{"once=jellyfish", Order{}, "once"},
		{"with=avoidable-rectangle-2,hidden-quadruple", Order{}, "with"},
		{"", Order{MinGivens: 19, MaxGivens: 19}, "clues"},
		{"", Order{MinGivens: 80, MaxGivens: 80, Minimal: true}, "clues"},
		{"hardest=x-wing", Order{MinGivens: 19, MaxGivens: 19}, "clues"},
		{"", Order{MinGivens: 32, MaxGivens: 33, Minimal: true, Symmetry: HalfTurn}, "minimal clues"},
		{"", Order{Pattern: mustParsePattern(t, eighteen)}, "pattern"},
	} {
		o := parsedOrder(t, tt.text)
		o.Symmetry, o.Minimal, o.MinGivens, o.MaxGivens = tt.order.Symmetry, tt.order.Minimal, tt.order.MinGivens, tt.order.MaxGivens
		o.Pattern, o.Attempts, o.Seed = tt.order.Pattern, 30, 1
		if o.Pattern != nil {
			o.Attempts = 2 // they take longer
		}
		closest := Closest{}
		for range Stream(t.Context(), o, 1, 2, func(p Progress) {
			switch {
			case p.Made > 0:
				t.Errorf("%s %+v: it is not rare", tt.text, tt.order)
			case closest.missed != 0 && (p.Closest.missed == 0 || p.Closest.off > closest.off):
				t.Errorf("%s: %v came after %v", tt.text, p.Closest, closest)
			}
			closest = p.Closest
		}) {
		}
		misses := closest.Misses()
		if len(misses) == 0 || closest.Givens == (puzzle.Grid{}) {
			t.Errorf("%s: nothing is closest", tt.text)
			continue
		}
		for _, name := range misses {
			if !slices.Contains(strings.Fields(tt.want), name) {
				t.Errorf("%s: %v misses %s, want %s", tt.text, closest.Givens, name, tt.want)
			}
		}
		if tt.text == "" || misses[0] == "clues" {
			continue
		}
		w := wholePathOf(t, closest.Givens)
		if list := w.faults(&o); !slices.ContainsFunc(misses, func(name string) bool { return slices.Contains(list, name) }) {
			t.Errorf("%s: %v misses %v, not %v", tt.text, closest.Givens, list, misses)
		}
	}
}

// Of several puzzles the closest is the one that lacks least.
func TestClosestLacksLeast(t *testing.T) {
	o, err := parsedOrder(t, "hardest=x-wing score=700..800").complete()
	if err != nil {
		t.Fatal(err)
	}
	off := func(seen string, score int) Closest {
		p := path{order: &o, seen: setOfAll(must(parseAll(seen)))}
		p.rating.Score = score
		d := digger{order: &o}
		return d.closest(&p)
	}
	var best Closest
	for _, tt := range []struct {
		seen   string
		score  int
		closer bool
	}{
		{"pointing", 100, true},
		{"pointing", 90, false},
		{"pointing", 690, true},
		{"x-wing", 650, true},
		{"x-wing,pointing", 600, false},
		{"x-wing", 810, true},
		{"x-wing", 750, true},
	} {
		before := best
		if best.improve(off(tt.seen, tt.score)); best != before != tt.closer {
			t.Errorf("%s of score %d: %v after %v", tt.seen, tt.score, best, before)
		}
	}
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func TestLeft(t *testing.T) {
	for _, tt := range []struct {
		p       Progress
		wanted  int
		left    time.Duration
		atLeast bool
		yield   float64
	}{
		{Progress{Made: 1, Attempts: 50}, 4, 30 * time.Second, false, 0.02},
		{Progress{Made: 5, Attempts: 10}, 4, 0, false, 0.5},
		{Progress{Attempts: 50}, 2, 20 * time.Second, true, 0},
		{Progress{}, 2, 20 * time.Second, true, 0},
	} {
		if left, atLeast := tt.p.Left(tt.wanted, 10*time.Second); left != tt.left || atLeast != tt.atLeast || tt.p.Yield() != tt.yield {
			t.Errorf("%+v: %v %v, yield %v", tt.p, left, atLeast, tt.p.Yield())
		}
	}
}
