package generator

import (
	"testing"

	"sudoku/puzzle"
)

// Singles solve those puzzles whose rating has no other step.
func TestSolvedBySingles(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here that other tests don't do at the same time")
	}
	each := many(60, 3000)
	n := map[bool]int{}
	for _, o := range []Order{{Seed: 1}, {Seed: 2, Symmetry: HalfTurn}, {Seed: 3, MinGivens: 30, MaxGivens: 60}} {
		for r, err := range Stream(t.Context(), o, each, 2, nil) {
			if err != nil {
				t.Fatal(err)
			}
			w := wholePathOf(t, r.Puzzle.Givens)
			want := w.rating.Hardest.Level == puzzle.Easy
			if got := solvedBySingles(&r.Puzzle.Givens); got != want {
				t.Errorf("%v: %v, want %v", r.Puzzle.Givens, got, want)
			}
			n[want]++
		}
	}
	if n[true] < each/3 || n[false] < each/3 {
		t.Errorf("%v: too few of a kind", n)
	}
	if full, _ := puzzle.ParseGrid("123456789456789123789123456231564897564897231897231564312645978645978312978312645"); !solvedBySingles(&full) {
		t.Error("a full grid has empty cells")
	}
}

func BenchmarkSolvedBySingles(b *testing.B) {
	var puzzles []puzzle.Grid
	for r := range Stream(b.Context(), Order{Seed: 1, Symmetry: HalfTurn}, 1000, 1, nil) {
		puzzles = append(puzzles, r.Puzzle.Givens)
	}
	for i := 0; b.Loop(); i++ {
		solvedBySingles(&puzzles[i%len(puzzles)])
	}
}
