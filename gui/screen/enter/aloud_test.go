package enter

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// typeRow types digits, and points for cells that stay empty.
func typeRow(s *Enter, text string) {
	for _, r := range text {
		name := fyne.KeyName(string(r))
		if r == '.' {
			name = fyne.KeySpace
		}
		s.Key(name, 0)
	}
}

func TestRowsAreReadOut(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewEnter(d.App)
	d.Show(s)
	typeRow(s, "6....2...")
	if len(d.Read) != 0 {
		t.Errorf("read out without being asked to: %q", d.Read)
	}
	s.Aloud.Toggle()
	d.Read = nil
	typeRow(s, "..93...4")
	if len(d.Read) != 0 {
		t.Errorf("read out too early: %q", d.Read)
	}
	typeRow(s, ".5.7")
	typeRow(s, "...2.8")
	s.Input(game.Input{Kind: game.Tap, Cell: 80})
	typeRow(s, "1")
	want := []string{"Row 2: empty, empty, 9, 3, empty, empty, empty, 4, empty.", "Row 3: 5, empty, 7, empty, empty, empty, 2, empty, 8.",
		"Row 9: empty, empty, empty, empty, empty, empty, empty, empty, 1."}
	if strings.Join(d.Read, "\n") != strings.Join(want, "\n") {
		t.Errorf("%q", d.Read)
	}
	s.Aloud.Toggle()
	d.Read = nil
	typeRow(s, "2")
	if len(d.Read) != 0 {
		t.Errorf("read out although it was turned off: %q", d.Read)
	}
}

// TestTypeRowAgain: the row that was typed last is emptied, as one step, and typed again from its start.
func TestTypeRowAgain(t *testing.T) {
	for _, c := range []struct {
		cursor puzzle.Cell
		atEnd  bool
		row    int
	}{{0, false, 0}, {5, false, 0}, {9, false, 0}, {10, false, 1}, {80, false, 8}, {80, true, 8}, {72, false, 7}} {
		d := screentest.NewDesk(t, screentest.Easy)
		s := NewEnter(d.App)
		d.Show(s)
		for range 81 {
			s.Key(fyne.Key5, 0)
		}
		was := s.Entry().Game.State()
		s.Entry().GoTo(c.cursor)
		s.Entry().AtEnd = c.atEnd
		s.TypeRowAgain()
		g := s.Entry().Game.State().Grid
		for cell, digit := range g {
			if (cell/9 == c.row) != (digit == 0) {
				t.Errorf("%+v: %v", c, g)
				break
			}
		}
		if at := s.Entry().UI.Cursor; at != puzzle.Cell(9*c.row) {
			t.Errorf("%+v: the cursor is at %d", c, at)
		}
		if s.Entry().Undo(); s.Entry().Game.State() != was {
			t.Errorf("%+v: one step back is not as before", c)
		}
	}
}
