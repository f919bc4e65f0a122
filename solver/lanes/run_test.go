package lanes

import (
	"context"
	"errors"
	"testing"

	"sudoku/puzzle"
)

// Every sample file, at several limits, in an order that mixes hard and easy.
func TestRun(t *testing.T) {
	for _, form := range instructionSets() {
		e := New(form)
		for _, name := range []string{"cases", "easy", "17-clue", "hardest"} {
			grids, counts := samples(t, name)
			for range 3 {
				grids, counts = append(grids, grids...), append(counts, counts...)
			}
			newRand(3).Shuffle(len(grids), func(i, j int) {
				grids[i], grids[j] = grids[j], grids[i]
				counts[i], counts[j] = counts[j], counts[i]
			})
			for _, limit := range []int{1, 2, 3} {
				checkRun(t, e, grids, counts, limit)
			}
		}
	}
}

func checkRun(t *testing.T, e *Engine, grids []puzzle.Grid, counts []int, limit int) {
	t.Helper()
	got, solutions := make([]int, len(grids)), make([]puzzle.Grid, len(grids))
	if err := e.Run(context.Background(), Job{Grids: grids, Limit: limit, Counts: got, Solutions: solutions}); err != nil {
		t.Fatal(err)
	}
	for i := range grids {
		if want := min(counts[i], limit); got[i] != want {
			t.Fatalf("form %d, limit %d: %v: %d solutions, want %d", e.set, limit, grids[i], got[i], want)
		}
		if got[i] > 0 && !completes(&solutions[i], &grids[i]) {
			t.Fatalf("form %d: %v is no solution of %v", e.set, solutions[i], grids[i])
		}
	}
}

// completes reports whether s is full, in order and has g's givens.
func completes(s, g *puzzle.Grid) bool {
	for c, d := range g {
		if d != 0 && s[c] != d {
			return false
		}
	}
	return s.Count() == 81 && s.Conflicts().Empty()
}

// A struck candidate is in no solution that is counted.
func TestRunExclude(t *testing.T) {
	for _, form := range instructionSets() {
		e := New(form)
		grids, _ := samples(t, "easy")
		solutions, counts := make([]puzzle.Grid, len(grids)), make([]int, len(grids))
		j := Job{Grids: grids, Limit: 2, Counts: counts, Solutions: solutions}
		if err := e.Run(context.Background(), j); err != nil {
			t.Fatal(err)
		}
		for i := range grids {
			c := puzzle.Cell(0)
			for grids[i][c] != 0 {
				c++
			}
			j.Exclude = append(j.Exclude, puzzle.Cand(c, solutions[i][c]))
		}
		if err := e.Run(context.Background(), j); err != nil {
			t.Fatal(err)
		}
		for i, n := range counts {
			if n != 0 {
				t.Errorf("form %d: %v has %d solutions without that of its one", form, grids[i], n)
			}
		}
	}
}

// An endless search stops when its context does, and the engine can be used again.
func TestRunContext(t *testing.T) {
	for _, form := range instructionSets() {
		e := New(form)
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		err := e.Run(ctx, Job{Grids: make([]puzzle.Grid, 3), Limit: 1 << 40, Counts: make([]int, 3)})
		if !errors.Is(err, context.Canceled) {
			t.Errorf("form %d: error %v", form, err)
		}
		grids, counts := samples(t, "cases")
		checkRun(t, e, grids, counts, 2)
	}
}

// A search at MaxGuesses is given up, and the others are not affected.
func TestRunMaxGuesses(t *testing.T) {
	for _, form := range instructionSets() {
		e := New(form)
		hard, hardCounts := samples(t, "hardest")
		easy, easyCounts := samples(t, "easy")
		grids, want := append(hard, easy...), append(hardCounts, easyCounts...)
		counts := make([]int, len(grids))
		if err := e.Run(context.Background(), Job{Grids: grids, Limit: 2, Counts: counts, MaxGuesses: 3}); err != nil {
			t.Fatal(err)
		}
		up := 0
		for i, n := range counts {
			if n == GivenUp && i < len(hard) {
				up++
			} else if n != min(want[i], 2) {
				t.Errorf("form %d: %v: %d solutions, want %d", form, grids[i], n, want[i])
			}
		}
		if up == 0 {
			t.Errorf("form %d gave up on none of %d hard grids", form, len(hard))
		}
	}
}
