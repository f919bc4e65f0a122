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

// TestTypos: of each kind of typo, the typed grid, and what the edit is to say.
func TestTypos(t *testing.T) {
	for _, tt := range []struct {
		typed string
		kind  Kind
		says  string
		first string // of the cells that differ
	}{
		{"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..76", Wrong, "r9c9: 9, not 6", "r9c9"},
		{"63..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", Wrong, "r1c1: 5, not 6", "r1c1"},
		{"537.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", Extra, "r1c3: empty, not 7", "r1c3"},
		{"53..7....6..195....98....6.8.......34..8.3..17...2...6.6....28....419..5....8..79", Missing, "r4c5: 6, not empty", "r4c5"},
		{"53..7.....6.195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", Moved, "6 belongs in r2c1, not r2c2", "r2c1"},
		{"53..7....6..195....98....6.8...6...3...8.3..174..2...6.6....28....419..5....8..79", Moved, "4 belongs in r5c1, not r6c2", "r5c1"},
		{"53..7....6..195....98....6.8...6...37..8.3..1....2...6.6....28....419..5....8..79", Moved, "7 belongs in r6c1, not r5c1, which has 4", "r6c1"},
		{"3..7....56..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", Shifted, "r1c1 to r1c9: one cell to the right, around the end", "r1c1"},
		{"53..7.....6..195...98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", Shifted, "r2c2 to r2c9: one cell to the left", "r2c1"},
		{"53..7....6..195....98....6.8...6...3.4..8.3..7...2...6.6....28....419..5....8..79", Shifted, "r5c2 to r5c9: one cell to the left, then 1", "r5c1"},
		{"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6.....28...419..5....8..79", Shifted, "r7c4 to r7c9: one cell to the left", "r7c7"},
		{"53..7....6.195.....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", Shifted, "r2c2 to r2c8: one cell to the right", "r2c3"},
		{"53..7....6..195....998....68...6...34..8.3..17...2...6.6....28....419..5....8..79", Shifted, "r3c2: one 9 too many; r3c3 to r3c9: one cell to the left", "r3c3"},
		{"53..7....6..195....98....6.8...6...34..8.3..1...2...6..6....28....419..5....8..79", Shifted, "r6c1: 7 left out; r6c1 to r6c8: one cell to the right", "r6c1"},
		{".3..7....5..195...698....6.....6...38..8.3..14...2...676....28....419..5....8..79", Shifted, "r2c1 to r9c1: one cell up", "r1c1"},
		{"53..7....6..195....98....6.8....6...34..8.3..17...2...6.6....28....419..5....8..7", Shifted, "r4c3 to r9c9: one cell back, then 9", "r4c5"},
		{"53..7....6..195....9....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79.", Shifted, "r3c3: 8 left out; r3c3 to r9c8: one cell on", "r3c3"},
		{"53..7....6..195....98...6.8...6...34..8.3..17...2...6.6....28....419..5....8..79.", Shifted, "r3c4 to r9c8: one cell on", "r3c7"},
		{"53..7....6..195....98....6.8....6..34..8.3..17...2...6.6....28....419..5....8..79", Moved, "6 belongs in r4c5, not r4c6", "r4c5"},
		{"35..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", Swapped, "r1c1 and r1c2: 5 and 3, not 3 and 5", "r1c1"},
		{"63..7....5..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", Swapped, "r1c1 and r2c1: 5 and 6, not 6 and 5", "r1c1"},
		{"57..3....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", Swapped, "r1c2 and r1c5: 3 and 7, not 7 and 3", "r1c2"},
		{"53..7....9..195....68....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", Swapped, "r2c1 and r3c2: 6 and 9, not 9 and 6", "r2c1"},
	} {
		edits, err := new(Finder).Find(t.Context(), nil, grid(t, tt.typed), 0)
		i := slices.IndexFunc(edits, func(e Edit) bool { return e.Grid == grid(t, printed) })
		if err != nil || i < 0 {
			t.Errorf("%s: not among %d edits, %v", tt.typed, len(edits), err)
			continue
		}
		e := edits[i]
		if e.Kind != tt.kind || e.In(words.English) != tt.says || e.Cells[0].String() != tt.first {
			t.Errorf("%s: kind %d, number %d, %s, %s, %v", tt.typed, e.Kind, i+1, e.In(words.English), e.In(words.Chinese), e.Cells)
		}
	}
}

func TestNothingToMend(t *testing.T) {
	if edits, err := new(Finder).Find(t.Context(), nil, grid(t, printed), 0); err != nil || len(edits) > 0 {
		t.Errorf("%d edits, %v", len(edits), err)
	}
}

func TestFindEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := new(Finder).Find(ctx, nil, puzzle.Grid{}, 0); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
