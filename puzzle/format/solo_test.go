package format_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/solver/variant"
	"sudoku/solver/variant/varianttest"
)

// soloKillers returns killers with every cell in a cage with a sum, as Solo has them.
func soloKillers(t testing.TB, size int, diagonals bool, n int) (list []puzzle.Puzzle) {
	t.Helper()
	rng := rand.New(rand.NewPCG(5, uint64(size)))
	board, _ := puzzle.NewShape(size, diagonals, nil)
	var search variant.Searcher
	for range n {
		solution, ok, err := search.Random(t.Context(), board, &puzzle.Grid{}, rng)
		if !ok || err != nil {
			t.Fatal("no solution", err)
		}
		shape, err := puzzle.NewShape(size, diagonals, varianttest.Cages(rng, board, &solution, 5, 0))
		if err != nil {
			t.Fatal(err)
		}
		p := puzzle.Puzzle{Shape: shape}
		for c := range board.Cells().All() {
			if rng.IntN(20) == 0 {
				p.Givens[c] = solution[c]
			}
		}
		list = append(list, p)
	}
	return list
}

// Killers that Solo has read back from its game IDs and saved games.
func TestSoloKillers(t *testing.T) {
	for _, size := range []int{4, 6, 9} {
		list := soloKillers(t, size, size == 6, 20)
		for _, f := range []*format.Format{format.Tatham, format.TathamSave} {
			checkRoundTrip(t, f, list)
		}
	}
}

// Killers that Solo doesn't have: with a cell without a cage, with a cage without a sum, with one
// whose cells only touch at a corner.
func TestNoSoloKillers(t *testing.T) {
	for _, text := range []string{
		"killer 4x4; 3 r1c1 r1c2",
		"killer 4x4; 0 r1c1 r1c2; 7 r1c3 r1c4; 10 r2c1 r2c2 r2c3 r2c4; 10 r3c1 r3c2 r3c3 r3c4; 10 r4c1 r4c2 r4c3 r4c4",
		"killer 4x4; 3 r1c1 r2c2; 7 r2c1 r1c2; 7 r1c3 r1c4; 7 r2c3 r2c4; 10 r3c1 r3c2 r3c3 r3c4; 10 r4c1 r4c2 r4c3 r4c4",
	} {
		shape, ok := puzzle.ParseShape(text)
		if !ok {
			t.Fatal(text)
		}
		if format.Tatham.Carries(shape) {
			t.Error("carried:", text)
		}
	}
}

// A changed character of a killer is an error, or another board where it must be one: never
// fewer or more cells.
func TestSoloDamaged(t *testing.T) {
	p := soloKillers(t, 6, false, 1)[0]
	id := strings.TrimSpace(format.Tatham.Text(p))
	for i := range id {
		for _, damaged := range []string{id[:i] + id[i+1:], id[:i] + id[i:i+1] + id[i:], id[:i]} {
			for it, err := range format.Scan(strings.NewReader(damaged + "\n")) {
				if err == nil && (it.Puzzle.Shape.Size() != 6 || it.Puzzle.Givens == p.Givens && len(it.Puzzle.Shape.Cages()) == 0) {
					t.Errorf("%s is read as %v, %v", damaged, it.Puzzle.Givens, it.Puzzle.Shape)
				}
			}
		}
	}
}

// TestSavedLength refuses a line whose length is so wrong that it has others in it.
func TestSavedLength(t *testing.T) {
	one := format.TathamSave.Text(puzzle.Puzzle{Givens: mustGrid(sampleLine)})
	if list, err := format.Parse(strings.Replace(one, ":41:", ":419:", 1) + one); err == nil {
		t.Errorf("%d puzzles, and no error", len(list))
	}
}
