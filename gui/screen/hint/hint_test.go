package hint

import (
	"testing"

	"sudoku/gui/screen/learn"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/hint"
)

// hinted shows a hint at a depth.
func hinted(t *testing.T, d *screentest.Desk, depth int) *Hint {
	t.Helper()
	FindHint(d.App)
	d.Settle()
	s, ok := d.Shown().(*Hint)
	if !ok {
		t.Fatal(d.Said)
	}
	for s.depth < depth {
		s.Deeper()
	}
	return s
}

// TestCursorOnTheCellOfTheHint: the cursor goes to the cell as soon as the board shows
// it, not before; it stays visible, and a digit typed goes there.
func TestCursorOnTheCellOfTheHint(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := hinted(t, d, 1)
	m, _ := s.Hinted().Move()
	cell := m.Cells.First()
	other := puzzle.Cell(80)
	if cell == other {
		t.Fatal("the test needs another puzzle")
	}
	for depth := 1; depth < hint.Done; depth++ {
		d.Session().GoTo(other)
		s.setDepth(depth)
		want := other
		if shows(s.diagram(s.Lang), cell) {
			want = cell
		}
		if ui := d.View().UI; ui.Cursor != want || ui.Selected != puzzle.CellsOf(want) {
			t.Errorf("at depth %d the cursor is at %v, %v is selected; want %v", depth, ui.Cursor, ui.Selected, want)
		}
	}
	if d.Session().UI.Cursor != cell {
		t.Fatal("the last depth does not show the cell")
	}
	d.Input(game.Input{Kind: game.Type, Digit: m.Digit})
	if d.Session().Game.State().Grid[cell] != m.Digit {
		t.Error("the digit went elsewhere")
	}
}

// TestHintForOneCell: it is about the cell at the cursor; a filled cell is said to be
// right.
func TestHintForOneCell(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Session().GoTo(1)
	FindCellHint(d.App)
	d.Settle()
	s, ok := d.Shown().(*Hint)
	if !ok {
		t.Fatal(d.Said)
	}
	if m, ok := s.Hinted().Move(); !ok || m.Cells != puzzle.CellsOf(1) {
		t.Error(m)
	}
	d.Close()
	d.Session().GoTo(0)
	FindCellHint(d.App)
	if d.Settle(); d.Shown() != nil || d.Said != "r1c1 is 1; nothing is wrong with it." {
		t.Error(d.Said)
	}
}

// TestHintLeadsToTheGuide: its title does, once it names a technique.
func TestHintLeadsToTheGuide(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Session().LoadFacts(func() {})
	d.Settle()
	FindHint(d.App)
	d.Settle()
	h, ok := d.Shown().(*Hint)
	if !ok {
		t.Fatalf("%T", d.Shown())
	}
	if h.text(h.Lang).Link {
		t.Error("the first depth would tell the technique")
	}
	h.Deeper()
	if !h.text(h.Lang).Link {
		t.Error("the title leads nowhere")
	}
	learn.OpenGuide(d.App)
	if g, ok := d.Shown().(*learn.Guide); !ok || g.Technique().ID != h.Technique().ID {
		t.Errorf("%T", d.Shown())
	}
}
