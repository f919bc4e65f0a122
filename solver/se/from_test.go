package se

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
)

// TestRateFrom: with all candidates of its digits a puzzle is rated as such, with fewer it is not
// harder to begin, and what has no solution is refused.
func TestRateFrom(t *testing.T) {
	var r Rater
	for _, text := range []string{
		"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
		"1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7",
	} {
		g, _ := puzzle.ParseGrid(text)
		want, err := r.Rate(context.Background(), &g)
		if err != nil {
			t.Fatal(err)
		}
		p := puzzle.NewPosition(g)
		if got, err := r.RateFrom(context.Background(), &p); err != nil || got != want {
			t.Errorf("%s: %v, %v, want %v", text, got, err, want)
		}
		p.Cands[80-9] = 0
		p.Cands[1], p.Cands[2] = 0, 0
		if got, err := r.RateFrom(context.Background(), &p); !errors.Is(err, ErrInvalid) {
			t.Errorf("%s without candidates of a cell: %v, %v", text, got, err)
		}
	}
}

// TestRateSukaku rates candidates alone: each rating comes to the solution, so that no step has
// removed a candidate of it.
func TestRateSukaku(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	var s solver.Searcher
	var r Rater
	for range 20 {
		solution, _ := s.Random(&puzzle.Grid{}, rng)
		p := puzzle.NewPosition(puzzle.Grid{})
		for n := 2; n != 1; n, _ = s.CountFrom(context.Background(), &p, 2) {
			for range 20 {
				if c, d := rng.IntN(81), puzzle.Digit(1+rng.IntN(9)); d != solution[c] {
					p.Cands[c] &^= d.Set()
				}
			}
		}
		got, err := r.RateFrom(context.Background(), &p)
		if err != nil || got.ER < Least || got.ER >= Beyond || r.ladder.unsolved() > 0 {
			t.Errorf("%v: %v, %v", p.Cands, got, err)
		}
	}
}
