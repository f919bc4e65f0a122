package variant

import (
	"context"
	"errors"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
)

func TestJudge(t *testing.T) {
	ctx := context.Background()
	var s Searcher
	for _, tt := range []struct {
		name              string
		grid              puzzle.Grid
		solutions, differ int
		conflicts         int
	}{
		{"empty", puzzle.Grid{}, 288, 4, 0},
		{"two", puzzle.Grid{1: 2, 3: 4, 10: 4, 12: 2, 18: 2, 19: 1, 20: 4, 21: 3, 27: 4, 28: 3, 29: 2, 30: 1}, 2, 4, 0},
		{"a digit twice", puzzle.Grid{0: 1, 1: 1}, 0, 0, 1},
	} {
		v, err := s.Judge(ctx, puzzle.Mini4, &tt.grid)
		if v.Solutions != tt.solutions || v.Differ.Len() < tt.differ || len(v.Conflicts) != tt.conflicts || v.Cut || err != nil {
			t.Errorf("%s: %+v, %v", tt.name, v, err)
		}
	}
	v, err := s.Judge(ctx, puzzle.Diagonal, &puzzle.Grid{})
	if !v.Many() || v.Solutions != solver.MaxCounted+1 || v.Differ.Empty() || err != nil {
		t.Errorf("an empty board: %+v, %v", v, err)
	}
	none, cancel := context.WithCancel(ctx)
	cancel()
	if v, err := s.Judge(none, nil, &puzzle.Grid{}); !errors.Is(err, context.Canceled) || v.Solutions != 0 {
		t.Errorf("%+v, %v", v, err)
	}
}

// A count that is cut short is unknown, and costs what it is charged; others are those of Count.
func TestCountWithin(t *testing.T) {
	var s Searcher
	for _, shape := range append(killers(5, 5), puzzle.Diagonal, puzzle.Mini6) {
		var g puzzle.Grid
		want, _ := s.Count(t.Context(), shape, &g, 2)
		budget := 10_000_000
		n, err := s.CountWithin(t.Context(), shape, &g, 2, &budget)
		if n != want || err != nil || budget > 10_000_000-beginCost {
			t.Errorf("%v: %d, want %d; %d left, %v", shape, n, want, budget, err)
		}
		for _, few := range []int{0, -5} {
			if n, err := s.CountWithin(t.Context(), shape, &g, 2, &few); n != solver.Unknown || err != nil {
				t.Errorf("%v: %d without a budget, %v", shape, n, err)
			}
		}
	}
	few := guessCost
	var g puzzle.Grid
	if n, _ := s.CountWithin(t.Context(), puzzle.Diagonal, &g, 2, &few); n != solver.Unknown || few > 0 {
		t.Errorf("%d after a guess or two, %d left", n, few)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	many := 1000
	if _, err := s.CountWithin(ctx, puzzle.Diagonal, &g, 2, &many); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
