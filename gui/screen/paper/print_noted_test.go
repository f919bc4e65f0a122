package paper

import (
	"testing"

	"sudoku/gui/screen/screentest"
	"sudoku/puzzle/print"
)

// TestPrintedAreNoted: puzzles that are printed are remembered.
func TestPrintedAreNoted(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewPrint(d.App, false)
	d.Show(s)
	d.Settle()
	if d.NewGames().Source.Used.Has(s.what.Givens) {
		t.Error("it is remembered before")
	}
	if _, ok := s.document(nil); !ok {
		t.Fatal("nothing to print: ", print.ErrEmpty)
	}
	d.NewGames().Close() // which notes them
	if !d.NewGames().Source.Used.Has(s.what.Givens) {
		t.Error("it is forgotten")
	}
}
