package screen

import (
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/print"
)

// shownInPrint opens the page for printing what is shown, and returns the item of its preview.
func shownInPrint(d *Desk) print.Item {
	d.t.Helper()
	PrintShown(d.App, false)
	s, ok := d.Shown().(*Print)
	if !ok {
		d.t.Fatalf("%T: %s", d.Shown(), d.Said)
	}
	return s.item()
}

// typedIn shows a puzzle on the page for typing.
func typedIn(d *Desk, digits string) *Enter {
	d.t.Helper()
	g, ok := puzzle.ParseGrid(digits)
	if !ok {
		d.t.Fatal(digits)
	}
	CheckPuzzle(d.App, puzzle.Puzzle{Givens: g})
	return d.Shown().(*Enter)
}

// TestPrintTyped: the typed puzzle is printed with solution and level at once, typing goes
// on afterwards, and no game is begun.
func TestPrintTyped(t *testing.T) {
	d := NewDesk(t, Harder)
	s := typedIn(d, Easy)
	d.Settle()
	s.Entry().Describe(puzzle.Puzzle{Title: "No. 8,214"})
	it := shownInPrint(d)
	if want, _ := puzzle.ParseGrid(Easy); it.Puzzle.Givens != want || it.Solution.String() != EasySolution || it.Level != puzzle.Easy || it.Rating == "" {
		t.Errorf("%+v", it)
	}
	if sheet, _ := d.Shown().(*Print).sheet(); sheet.Title != "No. 8,214" {
		t.Errorf("the title is: got %q, want %q", sheet.Title, "No. 8,214")
	}
	d.Back()
	if d.Shown() != Screen(s) || s.Entry().Typed() != 30 {
		t.Errorf("back on %T, %d typed", d.Shown(), s.Entry().Typed())
	}
	d.Close()
}

// TestPrintShowsFactsWhenKnown: what isn't known yet comes into the preview as soon as it is.
func TestPrintShowsFactsWhenKnown(t *testing.T) {
	for name, open := range map[string]func(*Desk){
		"game":  func(*Desk) {},
		"typed": func(d *Desk) { typedIn(d, Easy) },
	} {
		d := NewDesk(t, Easy)
		open(d)
		shownInPrint(d)
		s := d.Shown().(*Print)
		calls := d.Calls
		d.Settle()
		if it := s.item(); it.Solution.String() != EasySolution || it.Level == (print.Item{}).Level || !strings.HasPrefix(it.Explainer, "SE 1.") || d.Calls == calls {
			t.Errorf("%s: %+v", name, it)
		}
		d.Close()
	}
}

// TestPrintWaits: what is pressed before solution and level are known is done when they are.
func TestPrintWaits(t *testing.T) {
	d := NewDesk(t, Easy)
	defer d.Close()
	shownInPrint(d)
	s := d.Shown().(*Print)
	s.Save()
	if d.Shown() != Screen(s) {
		t.Fatalf("%T is shown before the solution is known", d.Shown())
	}
	d.Settle()
	if _, ok := d.Shown().(*SavePage); !ok {
		t.Errorf("%T is shown when it is known", d.Shown())
	}
}

// TestPrintOfALot: the puzzle that a screen shows is printed, not the current game, and the way
// back leads there.
func TestPrintOfALot(t *testing.T) {
	d := NewDesk(t, Harder)
	typedIn(d, Easy).Entry().Describe(puzzle.Puzzle{Title: "Puzzle 2"})
	below := d.Shown()
	it := shownInPrint(d)
	if want, _ := puzzle.ParseGrid(Easy); it.Puzzle.Title != "Puzzle 2" || it.Puzzle.Givens != want {
		t.Errorf("%q %s", it.Puzzle.Title, it.Puzzle.Givens)
	}
	PrintShown(d.App, true)
	if d.Back(); d.Shown() != below {
		t.Errorf("back on %T", d.Shown())
	}
	d.Close()
	d.Settle()
}

// TestPrintFollowsTheGame: a move taken back is not printed.
func TestPrintFollowsTheGame(t *testing.T) {
	d := NewDesk(t, Easy)
	d.Play().Move(game.Move{Action: game.Enter, Digit: 4, Cells: puzzle.CellsOf(1)})
	if it := shownInPrint(d); it.Puzzle.Entries[1] != 4 {
		t.Fatal(it.Puzzle.Entries)
	}
	d.Play().Undo()
	if it := d.Shown().(*Print).item(); it.Puzzle.Entries[1] != 0 {
		t.Error("the entry is printed")
	}
	d.Close()
}
