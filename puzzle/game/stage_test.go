package game

import (
	"testing"
	"time"

	"sudoku/puzzle"
)

// TestStage: a game is untouched until something is done in it, what a setting fills in apart;
// undoing all does not make it so again, and what was finished stays finished.
func TestStage(t *testing.T) {
	g := New(puzzle.Puzzle{Givens: grid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")}, time.Now)
	solved := grid("534678912672195348198342567859761423426853791713924856961537284287419635345286179")
	want := func(when string, stage Stage, yours int) {
		t.Helper()
		n, of := g.Progress()
		if g.Stage() != stage || n != yours || of != 51 {
			t.Errorf("%s: stage %d, %d of %d, want %d, %d", when, g.Stage(), n, of, stage, yours)
		}
	}
	want("new", Untouched, 0)
	_ = g.Do(Move{Action: SetAuto})
	want("with candidates", Untouched, 0)
	hinted := New(g.Puzzle(), time.Now) // nothing but that
	if hinted.ShowHint(Hint{Depth: HintWhere}); hinted.Stage() != Begun {
		t.Error("a hint was read: stage", hinted.Stage())
	}
	pencilled := puzzle.Puzzle{Givens: g.Puzzle().Givens, Entries: puzzle.Grid{2: 4}}
	if photo := New(pencilled, time.Now); photo.Stage() != Begun {
		t.Error("digits of the player came with it: stage", photo.Stage())
	}
	at := func(c puzzle.Cell) Move { return Move{Digit: solved[c], Cells: puzzle.CellsOf(c)} }
	_ = g.Do(at(2))
	want("a digit", Begun, 1)
	g.Undo()
	want("undone", Begun, 0)
	for c := range solved {
		_ = g.Do(at(puzzle.Cell(c)))
	}
	want("solved", Solved, 51)
	g.GoTo(1)
	want("looked back", Solved, 51)
	g = New(puzzle.Puzzle{Givens: g.Puzzle().Givens}, time.Now)
	_ = g.Do(Move{Action: Fill, Grid: solved})
	want("shown", Shown, 51)
	g.Undo()
	want("not shown", Begun, 0)
}
