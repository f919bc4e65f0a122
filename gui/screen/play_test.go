package screen

import (
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// TestChangedCellsFlash: undo, redo and the line of moves show which cells changed.
func TestChangedCellsFlash(t *testing.T) {
	d := newDesk(t, easy)
	d.play.Move(game.Move{Action: game.Enter, Digit: 4, Cells: puzzle.CellsOf(1)})
	d.play.Move(game.Move{Action: game.Corner, Digit: 6, Cells: puzzle.CellsOf(3, 4)})
	d.play.Move(game.Move{Action: game.Colour, Digit: 2, Cells: puzzle.CellsOf(5)})
	for _, step := range []struct {
		name string
		do   func()
		want puzzle.CellSet
	}{
		{"undo", d.play.Undo, puzzle.CellsOf(5)},
		{"undo", d.play.Undo, puzzle.CellsOf(3, 4)},
		{"redo", d.play.Redo, puzzle.CellsOf(3, 4)},
		{"go to the start", func() { d.play.History().GoTo(0) }, puzzle.CellsOf(1, 3, 4)},
		{"go to the end", func() { d.play.History().GoTo(3) }, puzzle.CellsOf(1, 3, 4, 5)},
	} {
		if step.do(); d.flashed != step.want {
			t.Errorf("%s: %v, want %v", step.name, d.flashed, step.want)
		}
	}
}

// TestWhatIfHasItsOwnInk: entries made since the what-if began, until it is kept.
func TestWhatIfHasItsOwnInk(t *testing.T) {
	d := newDesk(t, easy)
	enter := func(c puzzle.Cell, digit puzzle.Digit) {
		d.play.Move(game.Move{Action: game.Enter, Digit: digit, Cells: puzzle.CellsOf(c)})
	}
	enter(1, 4)
	d.play.History().WhatIf()
	enter(3, 6)
	enter(4, 2)
	if got := d.play.Board().Tried; got != puzzle.CellsOf(3, 4) {
		t.Errorf("tried are %v", got)
	}
	d.play.History().KeepWhatIf()
	if got := d.play.Board().Tried; !got.Empty() {
		t.Errorf("kept, but tried are %v", got)
	}
}
