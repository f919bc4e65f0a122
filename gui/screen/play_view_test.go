package screen_test

import (
	"testing"

	"sudoku/gui/board"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle/game"
)

// TestAutomaticCandidatesAreAtFixedPlaces, unless the player has chosen otherwise.
func TestAutomaticCandidatesAreAtFixedPlaces(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	p := d.Play()
	fixed := func() bool { return p.Board().Flags&board.FixedPlaces != 0 }
	if fixed() {
		t.Error("marks are at fixed places without automatic candidates")
	}
	p.Move(game.Move{Action: game.SetAuto})
	if !fixed() {
		t.Error("automatic candidates are not")
	}
	p.Marks().ToggleFixedPlaces()
	if fixed() {
		t.Error("although the player has switched it off")
	}
	p.Marks().ToggleFixedPlaces()
	p.Move(game.Move{Action: game.SetAuto})
	if !fixed() {
		t.Error("what the player has switched on does not last")
	}
}
