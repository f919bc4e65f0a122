package lanes

import (
	"context"
	"testing"

	"sudoku/puzzle"
)

// Of several solutions each instruction set writes the first of the reference or, of
// hard grids, none.
func TestRunFindsTheFirst(t *testing.T) {
	several, _ := samples(t, "several")
	rng := newRand(4)
	for i := range several { // with fewer givens, more guesses come before the first
		g := several[i]
		for range 1 + rng.IntN(6) {
			g[rng.IntN(81)] = 0
		}
		several = append(several, g)
	}
	rng.Shuffle(len(several), func(i, j int) { several[i], several[j] = several[j], several[i] })
	for _, set := range instructionSets() {
		counts, solutions := make([]int, len(several)), make([]puzzle.Grid, len(several))
		err := New(set).Run(context.Background(), Job{Grids: several, Limit: 2, Counts: counts, Solutions: solutions})
		if err != nil {
			t.Fatal(err)
		}
		unsure := 0
		for i, g := range several {
			if counts[i] == 2 && solutions[i] == (puzzle.Grid{}) {
				unsure++
			} else if want, ok := stateOf(&g).first(); !ok || stateOf(&solutions[i]) != want {
				t.Fatalf("instruction set %d: %v is not the first solution of %v", set, &solutions[i], &g)
			}
		}
		if unsure > len(several)/10 {
			t.Errorf("instruction set %d isn't sure of %d in %d", set, unsure, len(several))
		}
	}
}
