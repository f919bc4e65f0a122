package typo

import (
	"context"
	"errors"
	"slices"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// printed is a puzzle with one solution.
const printed = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

func grid(t *testing.T, text string) puzzle.Grid {
	t.Helper()
	g, ok := puzzle.ParseGrid(text)
	if !ok {
		t.Fatal("no grid: ", text)
	}
	return g
}

// TestSlips: of each kind of slip, the typed grid, and what the edit is to say.
func TestSlips(t *testing.T) {
	for _, tt := range []struct {
		typed string
		kind  Kind
		says  string
		first string // of the cells that differ
	}{
		{"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..76", Wrong, "r9c9: 9, not 6", "r9c9"},
	} {
		edits, err := Find(t.Context(), grid(t, tt.typed), 0)
		i := slices.IndexFunc(edits, func(e Edit) bool { return e.Grid == grid(t, printed) })
		if err != nil || i < 0 {
			t.Errorf("%s: not among %d edits, %v", tt.typed, len(edits), err)
			continue
		}
		e := edits[i]
		if e.Kind != tt.kind || e.In(words.English) != tt.says || e.Cells[0].String() != tt.first {
			t.Errorf("%s: %d, %s, %v", tt.typed, e.Kind, e.In(words.English), e.Cells)
		}
	}
}

func TestNothingToMend(t *testing.T) {
	if edits, err := Find(t.Context(), grid(t, printed), 0); err != nil || len(edits) > 0 {
		t.Errorf("%d edits, %v", len(edits), err)
	}
}

func TestFindEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Find(ctx, puzzle.Grid{}, 0); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
