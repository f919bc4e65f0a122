package screen_test

import (
	"testing"

	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// TestChangedCellsFlash: undo, redo and the line of moves show which cells changed.
func TestChangedCellsFlash(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Play().Move(game.Move{Action: game.Enter, Digit: 4, Cells: puzzle.CellsOf(1)})
	d.Play().Move(game.Move{Action: game.Corner, Digit: 6, Cells: puzzle.CellsOf(3, 4)})
	d.Play().Move(game.Move{Action: game.Colour, Digit: 2, Cells: puzzle.CellsOf(5)})
	for _, step := range []struct {
		name string
		do   func()
		want puzzle.CellSet
	}{
		{"undo", d.Play().Undo, puzzle.CellsOf(5)},
		{"undo", d.Play().Undo, puzzle.CellsOf(3, 4)},
		{"redo", d.Play().Redo, puzzle.CellsOf(3, 4)},
		{"go to the start", func() { d.Play().History().GoTo(0) }, puzzle.CellsOf(1, 3, 4)},
		{"go to the end", func() { d.Play().History().GoTo(3) }, puzzle.CellsOf(1, 3, 4, 5)},
	} {
		if step.do(); d.Flashed != step.want {
			t.Errorf("%s: %v, want %v", step.name, d.Flashed, step.want)
		}
	}
}

// TestWhatIfHasItsOwnInk: entries made since the what-if began, until it is kept.
func TestWhatIfHasItsOwnInk(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	enter := func(c puzzle.Cell, digit puzzle.Digit) {
		d.Play().Move(game.Move{Action: game.Enter, Digit: digit, Cells: puzzle.CellsOf(c)})
	}
	enter(1, 4)
	d.Play().History().WhatIf()
	enter(3, 6)
	enter(4, 2)
	if got := d.Play().Board().Tried; got != puzzle.CellsOf(3, 4) {
		t.Errorf("tried are %v", got)
	}
	d.Play().History().KeepWhatIf()
	if got := d.Play().Board().Tried; !got.Empty() {
		t.Errorf("kept, but tried are %v", got)
	}
}
