package se

import (
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
)

// randomPuzzle returns a puzzle made by chance: minimal, or with up to six givens more.
func randomPuzzle(s *solver.Searcher, rng *rand.Rand) puzzle.Grid {
	solution, _ := s.Random(&puzzle.Grid{}, rng)
	g := solution
	for _, c := range rng.Perm(81) {
		d := g[c]
		if g[c] = 0; s.Count(&g, 2) != 1 {
			g[c] = d
		}
	}
	for range rng.IntN(3) * rng.IntN(4) {
		c := rng.IntN(81)
		g[c] = solution[c]
	}
	return g
}

// stepByStep rates g by the steps of its path, as Sudoku Explainer does.
func stepByStep(r *Rater, g *puzzle.Grid, limit Value) (Rating, error) {
	return r.walk(context.Background(), g, limit, func(*step) {})
}

// On a ladder a puzzle has the same rating as by steps made one by one, with any limit.
func TestLadder(t *testing.T) {
	rng := rand.New(rand.NewPCG(44, 5))
	var s solver.Searcher
	var fast, plain Rater
	n := 1000
	if os.Getenv("SUDOKU_LONG") != "" {
		n = 20000
	}
	var seen [Beyond + 1]bool
	for range n {
		g := randomPuzzle(&s, rng)
		limit := Value(89)
		if rng.IntN(4) == 0 {
			limit = 10 + Value(rng.IntN(60))
		}
		want, wantErr := stepByStep(&plain, &g, limit)
		if got, err := fast.AtMost(context.Background(), &g, limit); got != want || !errors.Is(err, wantErr) {
			t.Fatalf("%v up to %v: %v, %v, step by step %v, %v", g, limit, got, err, want, wantErr)
		}
		seen[want.ER] = true
	}
	for _, v := range []Value{12, 15, 17, 20, 23, 25, 26, 28, 30, 34, 42, 44, 45, 66} {
		if !seen[v] {
			t.Errorf("no puzzle of %v", v)
		}
	}
}

// So has a Sukaku.
func TestLadderFrom(t *testing.T) {
	rng := rand.New(rand.NewPCG(44, 6))
	var s solver.Searcher
	var fast, plain Rater
	for range 200 {
		g := randomPuzzle(&s, rng)
		p := puzzle.NewPosition(g)
		solution, _ := s.First(&g)
		for range rng.IntN(60) { // candidates that are written, but for a few
			if c := rng.IntN(81); g[c] != 0 {
				p.Grid[c], p.Cands[c] = 0, g[c].Set()
			} else if d := puzzle.Digit(1 + rng.IntN(9)); d != solution[c] {
				p.Cands[c] &^= d.Set()
			}
		}
		var want Rating
		wantErr := error(ErrInvalid)
		if plain.board.startFrom(&p) {
			want, wantErr = plain.run(context.Background(), 89, func(*step) {})
		}
		if !fast.ladder.start(&p.Grid, &p.Cands) {
			t.Fatal(p)
		}
		if got, err := fast.climb(context.Background(), 89); got != want || !errors.Is(err, wantErr) {
			t.Fatalf("%v %v: %v, %v, step by step %v, %v", p.Grid, p.Cands, got, err, want, wantErr)
		}
	}
}
