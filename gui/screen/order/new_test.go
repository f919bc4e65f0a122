package order

import (
	"testing"

	"sudoku/generator"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/puzzle"
)

// TestChosenWhileLooking: a symmetry and a level that are chosen while a puzzle is looked
// for count, and the search goes on with them.
func TestChosenWhileLooking(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Prefs().SetString(screen.PrefLevel, puzzle.Extreme.Name())
	s := NewNew(d.App)
	d.Show(s)
	s.startSearch()
	s.choose(session.OptionLevel, puzzle.Easy.Name())
	s.choose(session.OptionSymmetry, generator.QuarterTurn.Name())
	if _, looking := d.NewGames().Searching(); !looking {
		t.Fatal("the search has stopped")
	}
	d.Settle()
	givens := d.Session().Game.Givens()
	for c := range givens.All() {
		turned := puzzle.CellAt(c.Col(), 8-c.Row())
		if !givens.Has(turned) {
			t.Fatalf("%v is given, %v is not", c, turned)
		}
	}
	if d.Shown() != nil {
		t.Error("the puzzle was not opened")
	}
}

// TestChoosingDoesNotStart: choosing alone starts no search.
func TestChoosingDoesNotStart(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewNew(d.App)
	s.choose(session.OptionLevel, puzzle.Hard.Name())
	s.choose(session.OptionSymmetry, generator.None.Name())
	if _, looking := d.NewGames().Searching(); looking || d.Prefs().Level() != puzzle.Hard || d.Prefs().Symmetry() != generator.None {
		t.Error(looking, d.Prefs().Level(), d.Prefs().Symmetry())
	}
}
