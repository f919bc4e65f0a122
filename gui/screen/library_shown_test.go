package screen

import (
	"testing"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// TestLibraryUnderFiles: from the puzzles of a file that was opened over the library Back leads there, and a puzzle
// that is played closes both.
func TestLibraryUnderFiles(t *testing.T) {
	d := newDesk(t, easy)
	s := NewLibrary(d.App)
	d.Show(s)
	d.settle()
	g, _ := puzzle.ParseGrid(easy)
	read := session.PuzzlesOf([]puzzle.Puzzle{{Givens: g}, {Givens: g}})
	for range 2 { // the second time in the place of the first
		d.Files().Begin()
		d.Files().Found(read, false)
	}
	if d.Back(); d.Top() != Screen(s) {
		t.Errorf("Back leads to %T", d.Top())
	}
	d.Files().Begin()
	d.Files().Found(read, false)
	d.Files().Play(0)
	if d.settle(); d.shown() != nil || !s.Closed() {
		t.Errorf("%T is shown", d.shown())
	}
}

// TestLibraryShownAgain: the list has the title that was typed over it, and isn't read again where nothing was
// changed.
func TestLibraryShownAgain(t *testing.T) {
	d := newDesk(t, easy)
	d.Start(d.session.Game.Puzzle())
	if err := d.session.Game.Do(game.Move{Action: game.Enter, Digit: 4, Cells: puzzle.CellsOf(1)}); err != nil {
		t.Fatal(err)
	}
	if err := d.session.Save(); err != nil {
		t.Fatal(err)
	}
	s := NewLibrary(d.App)
	d.Show(s)
	d.settle()
	if s.Len() != 1 {
		t.Fatal("not listed:", s.Len())
	}
	details := NewDetails(d.App, d.Session())
	d.ShowOver(details)
	details.fields[detailTitle].SetText("Evening")
	d.Back()
	d.settle()
	if got := s.titles(); got != "Evening" {
		t.Errorf("the list has %q", got)
	}
	d.ShowTop() // with the rating that was found behind it
	d.settle()
	was := s.result
	d.ShowOver(NewDetails(d.App, d.Session()))
	d.Back()
	if d.settle(); s.result != was {
		t.Error("it searches again, and nothing was changed")
	}
	if _, err := s.lib.Create(t.Context(), "new"); err != nil {
		t.Fatal(err)
	}
	d.ShowTop()
	if d.settle(); s.result == was {
		t.Error("it doesn't show what was changed")
	}
}
