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
