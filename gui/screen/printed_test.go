package screen

import (
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/print"
)

// printed opens the page for printing what is shown, and returns the item of its preview.
func (d *desk) printed() print.Item {
	d.t.Helper()
	PrintShown(d.App, false)
	s, ok := d.shown().(*Print)
	if !ok {
		d.t.Fatalf("%T: %s", d.shown(), d.said)
	}
	return s.item()
}

// TestPrintTyped: the typed puzzle is printed with solution and level at once, typing goes
// on afterwards, and no game is begun.
func TestPrintTyped(t *testing.T) {
	d := newDesk(t, harder)
	s := d.typed(easy)
	d.settle()
	s.entry.Describe(puzzle.Puzzle{Title: "No. 8,214"})
	it := d.printed()
	if want, _ := puzzle.ParseGrid(easy); it.Puzzle.Givens != want || it.Solution.String() != easySolution || it.Level != puzzle.Easy || it.Rating == "" {
		t.Errorf("%+v", it)
	}
	if sheet, _ := d.shown().(*Print).sheet(); sheet.Title != "No. 8,214" {
		t.Errorf("the title is: got %q, want %q", sheet.Title, "No. 8,214")
	}
	d.Back()
	if d.shown() != Screen(s) || s.entry.Typed() != 30 {
		t.Errorf("back on %T, %d typed", d.shown(), s.entry.Typed())
	}
	d.close()
}

// TestPrintShowsFactsWhenKnown: what isn't known yet comes into the preview as soon as it is.
func TestPrintShowsFactsWhenKnown(t *testing.T) {
	for name, open := range map[string]func(*desk){
		"game":  func(*desk) {},
		"typed": func(d *desk) { d.typed(easy) },
	} {
		d := newDesk(t, easy)
		open(d)
		d.printed()
		s := d.shown().(*Print)
		calls := d.calls
		d.settle()
		if it := s.item(); it.Solution.String() != easySolution || it.Level == (print.Item{}).Level || !strings.HasPrefix(it.Explainer, "SE 1.") || d.calls == calls {
			t.Errorf("%s: %+v", name, it)
		}
		d.close()
	}
}

// TestPrintWaits: what is pressed before solution and level are known is done when they are.
func TestPrintWaits(t *testing.T) {
	d := newDesk(t, easy)
	defer d.close()
	d.printed()
	s := d.shown().(*Print)
	s.save()
	if d.shown() != Screen(s) {
		t.Fatalf("%T is shown before the solution is known", d.shown())
	}
	d.settle()
	if _, ok := d.shown().(*FileChooser); !ok {
		t.Errorf("%T is shown when it is known", d.shown())
	}
}

// TestPrintOfALot: the chosen puzzle of a list is printed, not the current game.
func TestPrintOfALot(t *testing.T) {
	swapped := strings.NewReplacer("1", "2", "2", "1").Replace
	for name, open := range map[string]func(*desk) (title, givens string){
		"recent": func(d *desk) (string, string) {
			s := d.playedGames(3)
			s.known(d, 1)
			s.Focus().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
			return "game 1", another(easy, 1).String()
		},
		"unread": func(d *desk) (string, string) { d.playedGames(3); return "game 2", another(easy, 2).String() },
		"none":   func(d *desk) (string, string) { d.playedGames(0); return "", harder },
		"collection": func(d *desk) (string, string) {
			found, err := session.Reader{}.Read(t.Context(), session.Request{Text: easy + "\n" + swapped(easy)}, func(session.Found) {})
			if err != nil {
				t.Fatal(err)
			}
			d.files.Begin()
			d.files.Found(found.Puzzles, false)
			s := d.shown().(*FilePuzzles)
			s.Focus().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
			return "Puzzle 2", swapped(easy)
		},
		"guide": func(d *desk) (string, string) {
			g := NewGuide(d.App, nil)
			d.Show(g)
			return d.base.Lang.Say(g.list[0].Name()), ""
		},
	} {
		d := newDesk(t, harder)
		title, givens := open(d)
		below := d.shown()
		it := d.printed()
		want, _ := puzzle.ParseGrid(givens)
		if it.Puzzle.Title != title || givens != "" && it.Puzzle.Givens != want {
			t.Errorf("%s: %q %s", name, it.Puzzle.Title, it.Puzzle.Givens)
		}
		PrintShown(d.App, true)
		if d.Back(); d.shown() != below {
			t.Errorf("%s: back on %T", name, d.shown())
		}
		d.close()
		d.settle()
	}
}

// TestPrintUnreadable: a game that can't be read says so and is not printed.
func TestPrintUnreadable(t *testing.T) {
	d := newDesk(t, easy)
	d.playedGames(2)
	s := d.shown().(*Recent)
	if err := os.WriteFile(d.sessions.Store.Path(s.games[0].Name), []byte("junk"), 0o600); err != nil {
		t.Fatal(err)
	}
	PrintShown(d.App, false)
	if d.shown() != Screen(s) || !strings.Contains(d.said, s.games[0].Name) {
		t.Errorf("%T: %q", d.shown(), d.said)
	}
	d.close()
}

// TestPrintFollowsTheGame: a move taken back is not printed.
func TestPrintFollowsTheGame(t *testing.T) {
	d := newDesk(t, easy)
	d.play.Move(game.Move{Action: game.Enter, Digit: 4, Cells: puzzle.CellsOf(1)})
	if it := d.printed(); it.Puzzle.Entries[1] != 4 {
		t.Fatal(it.Puzzle.Entries)
	}
	d.play.Undo()
	if it := d.shown().(*Print).item(); it.Puzzle.Entries[1] != 0 {
		t.Error("the entry is printed")
	}
	d.close()
}
