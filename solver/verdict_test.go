package solver

import (
	"context"
	"errors"
	"testing"

	"sudoku/puzzle"
)

// TestJudge: the verdicts on a grid while it is typed, cell after cell.
func TestJudge(t *testing.T) {
	full, _ := puzzle.ParseGrid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	var g puzzle.Grid
	var s Searcher
	for c := range 82 {
		v, err := s.Judge(t.Context(), &g)
		n := Count(g, MaxCounted+1)
		if err != nil || v.Solutions != n || v.Many() != (n > MaxCounted) || len(v.Conflicts) > 0 || v.Differ.Empty() != (n == 1) {
			t.Errorf("%v: %+v, %v", g, v, err)
		}
		if !v.Differ.And(g.Filled()).Empty() {
			t.Errorf("%v: solutions can't differ where it is filled", g)
		}
		if c < 81 {
			g[c] = full[c]
		}
	}
}

func TestJudgeNone(t *testing.T) {
	for text, conflicts := range map[string]int{
		"55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79": 1,
		"12345678..................9......................................................": 0,
	} {
		g, _ := puzzle.ParseGrid(text)
		var s Searcher
		if v, err := s.Judge(t.Context(), &g); err != nil || v.Solutions != 0 || len(v.Conflicts) != conflicts || !v.Differ.Empty() {
			t.Errorf("%s: %+v, %v", text, v, err)
		}
	}
}

// A verdict is bounded: where counting takes too much work it says so.
func TestJudgeIsCut(t *testing.T) {
	var s Searcher
	cut, known := 0, 0
	for _, hard := range readSamples(t, "slow") {
		v, err := s.judge(t.Context(), &hard.grid, 3)
		full, _ := s.Judge(t.Context(), &hard.grid)
		switch {
		case err != nil || full.Cut || min(full.Solutions, 2) != hard.count:
			t.Errorf("%v: %+v, %v, %+v", &hard.grid, v, err, full)
		case v.Cut && (v.Solutions == 1 || v.Solutions > full.Solutions || len(v.Conflicts) > 0):
			t.Errorf("%v: cut, %+v", &hard.grid, v)
		case v.Cut:
			cut++
		case v.Solutions == full.Solutions:
			known++
		default:
			t.Errorf("%v: %+v, want %+v", &hard.grid, v, full)
		}
	}
	if cut == 0 {
		t.Errorf("none is cut, %d are not", known)
	}
}

func TestJudgeEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var s Searcher
	if _, err := s.Judge(ctx, &puzzle.Grid{}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
