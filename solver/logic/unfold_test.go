package logic

import (
	"math/rand/v2"
	"testing"

	"sudoku/puzzle"
)

// TestUnfold: what is removed is no part of the solution, and in the end none of the
// techniques removes anything more.
func TestUnfold(t *testing.T) {
	var with []*Technique
	for _, x := range Full.Techniques {
		if x.Level == puzzle.Medium || x.Level == puzzle.Hard {
			with = append(with, x)
		}
	}
	rng := rand.New(rand.NewPCG(24, 1))
	for range 30 {
		g, solution := minimal(rng)
		pos := puzzle.NewPosition(g)
		steps := 0
		err := Unfold(t.Context(), &pos, with, func(by *Technique, s *Step) bool {
			steps++
			for _, k := range s.Eliminate {
				if solution[k.Cell()] == k.Digit() || len(s.Place) > 0 {
					t.Errorf("%s removes %v", by.ID, k)
				}
			}
			return true
		})
		for _, s := range All(&pos, with) {
			if s.onlyEliminate(&pos); len(s.Eliminate) > 0 {
				t.Errorf("%s is left: %v", s.Technique.ID, s.Eliminate)
			}
		}
		stopped := 0
		pos = puzzle.NewPosition(g)
		_ = Unfold(t.Context(), &pos, with, func(*Technique, *Step) bool { stopped++; return stopped < 2 })
		if err != nil || stopped != min(steps, 2) {
			t.Error(err, stopped, steps)
		}
	}
}
