package generator

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/logic"
)

func TestPractise(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here that other tests don't do at the same time")
	}
	for _, id := range []string{"hidden-single", "naked-pair", "x-wing", "skyscraper", "xy-wing", "unique-rectangle-1", "xy-chain"} {
		tech, ok := logic.ByID(id)
		if !ok {
			t.Fatal(id)
		}
		e, err := Practise(t.Context(), tech, 7, 2, nil)
		if err != nil {
			t.Errorf("%s: %v", id, err)
			continue
		}
		solution, err := solver.Solve(e.Puzzle.Givens)
		if err != nil {
			t.Errorf("%s: %v", id, err)
		}
		for c := range puzzle.Cell(81) {
			if d := e.Position.Grid[c]; d != 0 && d != solution[c] || d == 0 && !e.Position.Cands[c].Has(solution[c]) {
				t.Errorf("%s: %v has lost the solution", id, c)
			}
		}
		if s, ok := logic.Next(&e.Position, append(logic.EasierThan(tech), tech)); !ok || s.Technique != tech {
			t.Errorf("%s is not due in its exercise", id)
		}
		again, _ := Practise(t.Context(), tech, 7, 1, nil)
		if !reflect.DeepEqual(again.Position, e.Position) {
			t.Errorf("%s: another exercise from the same seed", id)
		}
	}
}

func TestPractiseEnds(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	tech, _ := logic.ByID("leviathan")
	_, err := Practise(ctx, tech, 1, 1, func(tried int) {
		if tried == 3 {
			stop()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
