package results

import (
	"testing"
	"time"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TestFirstOnEachBoard: each board has its own first game at a level, and says which board that is.
func TestFirstOnEachBoard(t *testing.T) {
	mini, err := puzzle.NewShape(6, false, nil)
	if err != nil {
		t.Fatal(err)
	}
	killer, err := puzzle.NewShape(9, false, []puzzle.Cage{{Cells: puzzle.CellsOf(0, 1), Sum: 3}})
	if err != nil {
		t.Fatal(err)
	}
	for want, shape := range map[string]*puzzle.Shape{
		"Your first at Easy":              nil,
		"Your first at Easy (Mini 6 × 6)": mini,
		"Your first at Easy (Killer)":     killer,
	} {
		s := doneState{game: game.New(puzzle.Puzzle{Shape: shape}, time.Now), counted: true}
		s.this = library.Outcome{Game: "a", Outcome: game.Outcome{Shape: shape, Touched: true, Finished: true, Elapsed: time.Minute}}
		s.known = session.Facts{Solved: true, Known: true, Rated: true, Found: make([]puzzle.Grid, 1), Rating: logic.Rating{Level: puzzle.Easy}}
		if got, _, _ := s.worth(words.English); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
