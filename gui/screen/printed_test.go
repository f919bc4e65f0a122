package screen

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/print"
)

// printed opens the page for printing what is shown, and returns the item of its preview.
func (d *Desk) printed() print.Item {
	d.t.Helper()
	PrintShown(d.App, false)
	s, ok := d.Shown().(*Print)
	if !ok {
		d.t.Fatalf("%T: %s", d.Shown(), d.Said)
	}
	return s.item()
}

// TestPrintTyped: the typed puzzle is printed with solution and level at once, typing goes
// on afterwards, and no game is begun.
func TestPrintTyped(t *testing.T) {
	d := NewDesk(t, Harder)
	s := d.typed(Easy)
	d.Settle()
	s.entry.Describe(puzzle.Puzzle{Title: "No. 8,214"})
	it := d.printed()
	if want, _ := puzzle.ParseGrid(Easy); it.Puzzle.Givens != want || it.Solution.String() != EasySolution || it.Level != puzzle.Easy || it.Rating == "" {
		t.Errorf("%+v", it)
	}
	if sheet, _ := d.Shown().(*Print).sheet(); sheet.Title != "No. 8,214" {
		t.Errorf("the title is: got %q, want %q", sheet.Title, "No. 8,214")
	}
	d.Back()
	if d.Shown() != Screen(s) || s.entry.Typed() != 30 {
		t.Errorf("back on %T, %d typed", d.Shown(), s.entry.Typed())
	}
	d.Close()
}

// TestPrintShowsFactsWhenKnown: what isn't known yet comes into the preview as soon as it is.
func TestPrintShowsFactsWhenKnown(t *testing.T) {
	for name, open := range map[string]func(*Desk){
		"game":  func(*Desk) {},
		"typed": func(d *Desk) { d.typed(Easy) },
	} {
		d := NewDesk(t, Easy)
		open(d)
		d.printed()
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
	d.printed()
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

// TestPrintOfALot: the chosen puzzle of a list is printed, not the current game.
func TestPrintOfALot(t *testing.T) {
	swapped := strings.NewReplacer("1", "2", "2", "1").Replace
	for name, open := range map[string]func(*Desk) (title, givens string){
		"collection": func(d *Desk) (string, string) {
			found, err := session.Reader{}.Read(t.Context(), session.Request{Text: Easy + "\n" + swapped(Easy)}, func(session.Found) {})
			if err != nil {
				t.Fatal(err)
			}
			d.Files().Begin()
			d.Files().Found(found.Puzzles, false)
			s := d.Shown().(*FilePuzzles)
			s.Focus().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
			return "Puzzle 2", swapped(Easy)
		},
		"guide": func(d *Desk) (string, string) {
			g := NewGuide(d.App, nil)
			d.Show(g)
			return d.Page.Lang.Say(g.list[0].Name()), ""
		},
	} {
		d := NewDesk(t, Harder)
		title, givens := open(d)
		below := d.Shown()
		it := d.printed()
		want, _ := puzzle.ParseGrid(givens)
		if it.Puzzle.Title != title || givens != "" && it.Puzzle.Givens != want {
			t.Errorf("%s: %q %s", name, it.Puzzle.Title, it.Puzzle.Givens)
		}
		PrintShown(d.App, true)
		if d.Back(); d.Shown() != below {
			t.Errorf("%s: back on %T", name, d.Shown())
		}
		d.Close()
		d.Settle()
	}
}

// TestPrintFollowsTheGame: a move taken back is not printed.
func TestPrintFollowsTheGame(t *testing.T) {
	d := NewDesk(t, Easy)
	d.Play().Move(game.Move{Action: game.Enter, Digit: 4, Cells: puzzle.CellsOf(1)})
	if it := d.printed(); it.Puzzle.Entries[1] != 4 {
		t.Fatal(it.Puzzle.Entries)
	}
	d.Play().Undo()
	if it := d.Shown().(*Print).item(); it.Puzzle.Entries[1] != 0 {
		t.Error("the entry is printed")
	}
	d.Close()
}
