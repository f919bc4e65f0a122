package paper

import (
	"strings"
	"testing"

	"sudoku/gui/screen"
	"sudoku/gui/screen/enter"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/print"
)

// shownInPrint opens the page for printing what is shown, and returns the item of its preview.
func shownInPrint(d *screentest.Desk) print.Item {
	d.T.Helper()
	PrintShown(d.App, false)
	s, ok := d.Shown().(*Print)
	if !ok {
		d.T.Fatalf("%T: %s", d.Shown(), d.Said)
	}
	return s.item()
}

// typedIn shows a puzzle on the page for typing.
func typedIn(d *screentest.Desk, digits string) *enter.Enter {
	d.T.Helper()
	g, ok := puzzle.ParseGrid(digits)
	if !ok {
		d.T.Fatal(digits)
	}
	enter.CheckPuzzle(d.App, puzzle.Puzzle{Givens: g})
	return d.Shown().(*enter.Enter)
}

// TestPrintTyped: the typed puzzle is printed with solution and level at once, typing goes
// on afterwards, and no game is begun.
func TestPrintTyped(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	s := typedIn(d, screentest.Easy)
	d.Settle()
	s.Entry().Describe(puzzle.Puzzle{Title: "No. 8,214"})
	it := shownInPrint(d)
	if want, _ := puzzle.ParseGrid(screentest.Easy); it.Puzzle.Givens != want || it.Solution.String() != screentest.EasySolution || it.Level != puzzle.Easy || it.Rating == "" {
		t.Errorf("%+v", it)
	}
	if sheet, _ := d.Shown().(*Print).sheet(); sheet.Title != "No. 8,214" {
		t.Errorf("the title is: got %q, want %q", sheet.Title, "No. 8,214")
	}
	d.Back()
	if d.Shown() != screen.Screen(s) || s.Entry().Typed() != 30 {
		t.Errorf("back on %T, %d typed", d.Shown(), s.Entry().Typed())
	}
	d.Close()
}

// TestPrintShowsFactsWhenKnown: what isn't known yet comes into the preview as soon as it is.
func TestPrintShowsFactsWhenKnown(t *testing.T) {
	for name, open := range map[string]func(*screentest.Desk){
		"game":  func(*screentest.Desk) {},
		"typed": func(d *screentest.Desk) { typedIn(d, screentest.Easy) },
	} {
		d := screentest.NewDesk(t, screentest.Easy)
		open(d)
		shownInPrint(d)
		s := d.Shown().(*Print)
		calls := d.Calls
		d.Settle()
		if it := s.item(); it.Solution.String() != screentest.EasySolution || it.Level == (print.Item{}).Level || !strings.HasPrefix(it.Explainer, "SE 1.") || d.Calls == calls {
			t.Errorf("%s: %+v", name, it)
		}
		d.Close()
	}
}

// TestPrintWaits: what is pressed before solution and level are known is done when they are.
func TestPrintWaits(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	defer d.Close()
	shownInPrint(d)
	s := d.Shown().(*Print)
	s.Save()
	if d.Shown() != screen.Screen(s) {
		t.Fatalf("%T is shown before the solution is known", d.Shown())
	}
	d.Settle()
	if _, ok := d.Shown().(*screentest.SavePage); !ok {
		t.Errorf("%T is shown when it is known", d.Shown())
	}
}

// TestPrintOfALot: the puzzle that a screen shows is printed, not the current game, and the way
// back leads there.
func TestPrintOfALot(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	typedIn(d, screentest.Easy).Entry().Describe(puzzle.Puzzle{Title: "Puzzle 2"})
	below := d.Shown()
	it := shownInPrint(d)
	if want, _ := puzzle.ParseGrid(screentest.Easy); it.Puzzle.Title != "Puzzle 2" || it.Puzzle.Givens != want {
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
	d := screentest.NewDesk(t, screentest.Easy)
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
