package logic

import (
	"errors"
	"math/rand/v2"
	"testing"

	"sudoku/puzzle"
)

// TestDoorsOfSmallBoards: whatever is asked about a small board is answered in its cells.
func TestDoorsOfSmallBoards(t *testing.T) {
	rng := rand.New(rand.NewPCG(46, 6))
	some := 0
	for range sample(20, 200) {
		shape, g, solution := minimalOn(puzzle.Mini6, 0, rng)
		pos := shape.NewPosition(g)
		for _, s := range Easiest(&pos, For(shape).Techniques, false, func(s *Step) bool {
			checkStepOn(t, &pos, s, &solution)
			return true
		}) {
			checkStepOn(t, &pos, &s, &solution)
		}
		Each(&pos, hiddenSingle, true, func(s *Step) bool {
			checkStepOn(t, &pos, s, &solution)
			return true
		})
		unfolded := pos
		if err := Unfold(t.Context(), &unfolded, []*Technique{pointing, nakedPair, nakedSingle}, func(_ *Technique, s *Step) bool {
			for _, k := range s.Eliminate {
				if solution[k.Cell()] == k.Digit() {
					t.Errorf("%v: %v goes", g, k)
				}
			}
			return true
		}); err != nil {
			t.Fatal(err)
		}
		steps, err := UpTo(t.Context(), &pos, For(shape).Techniques, fullHouse)
		if err != nil && !errors.Is(err, ErrUnused) {
			t.Fatal(err)
		}
		after := pos
		for _, s := range steps {
			s.Apply(&after)
		}
		if err == nil {
			checkStepOn(t, &after, first(t, &after, fullHouse), &solution)
		}
		check := func(keys []puzzle.Candidate) bool {
			some++
			open := pos
			for _, k := range keys {
				if !pos.Has(k) {
					t.Errorf("%v: %v is no candidate", g, k)
				}
				open.Place(k)
			}
			return true
		}
		if err := Backdoors(t.Context(), &pos, &solution, []*Technique{nakedSingle}, 2, check); err != nil {
			t.Fatal(err)
		}
	}
	if some == 0 {
		t.Error("there were no backdoors")
	}
}

// first returns the step that a technique has in a position.
func first(t *testing.T, pos *puzzle.Position, tech *Technique) *Step {
	t.Helper()
	s, ok := Next(pos, []*Technique{tech})
	if !ok {
		t.Fatalf("%v: no %s", pos.Grid, tech.ID)
	}
	return &s
}
