package game

import (
	"testing"

	"sudoku/puzzle"
)

// TestVanishes: a game is kept in which something was done, or that came with digits of the player's;
// not one that was only opened, or an exercise.
func TestVanishes(t *testing.T) {
	today := puzzle.Origin{Kind: puzzle.OfSource, Day: "2026-11-29"}
	for _, c := range []struct {
		name string
		o    Outcome
		want bool
	}{
		{"opened", Outcome{Origin: today}, true},
		{"touched", Outcome{Origin: today, Touched: true}, false},
		{"pasted with digits", Outcome{Origin: today, InMiddle: true}, false},
		{"exercise", Outcome{Origin: puzzle.Origin{Kind: puzzle.OfExercise, Day: "2026-11-29"}, InMiddle: true}, true},
		{"of before", Outcome{}, false},
	} {
		if got := c.o.Vanishes(); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
	full := Outcome{Finished: true, ByProgram: true, Touched: true}
	if !full.Given() {
		t.Error("a mark makes a full puzzle one that was finished")
	}
	if full.Moves = 1; full.Given() {
		t.Error("what the program solved was there from the start")
	}
}
