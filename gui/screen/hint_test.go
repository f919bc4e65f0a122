package screen

import (
	"slices"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
)

// hinted shows a hint at a depth.
func hinted(t *testing.T, d *Desk, depth int) *Hint {
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
	d := NewDesk(t, Easy)
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
	d := NewDesk(t, Easy)
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

// TestChainLinkByLink: a chain is told a link a line; arrow keys go along it to its ends,
// and the board lights the link at hand.
func TestChainLinkByLink(t *testing.T) {
	d := NewDesk(t, Easy)
	list := logic.StepTechniques(true)
	i := slices.IndexFunc(list, func(t *logic.Technique) bool { return t.ID == "aic" })
	g := NewGuide(d.App, list[i])
	d.Show(g)
	why := g.argument(g.Lang)
	if !why.linked || why.Count() < 4 {
		t.Fatal(why.Count(), "parts")
	}
	lit := 0
	for range why.Count() + 2 {
		v := d.View()
		if len(v.Part.Links) == 1 {
			lit++
		}
		if len(v.Hint.Links) < 3 {
			t.Error("the whole chain is not shown")
		}
		g.Step(1)
	}
	if links := len(why.diagram.Links); lit != links || g.part != why.Count()-1 {
		t.Errorf("%d of %d links were lit; at part %d of %d", lit, links, g.part, why.Count())
	}
	if g.Step(-1); g.part != why.Count()-2 {
		t.Error("it does not go back")
	}
}

// TestHintLeadsToTheGuide: its title does, once it names a technique.
func TestHintLeadsToTheGuide(t *testing.T) {
	d := NewDesk(t, Easy)
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
	OpenGuide(d.App)
	if g, ok := d.Shown().(*Guide); !ok || g.list[g.chosen].ID != h.Technique().ID {
		t.Errorf("%T", d.Shown())
	}
}
