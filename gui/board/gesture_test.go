package board

import (
	"math/rand/v2"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// TestLongPress: a finger that lies on a cell opens its menu, as the secondary button does, and
// then selects nothing more; one that moves or is lifted doesn't, nor does a mouse.
func TestLongPress(t *testing.T) {
	for _, c := range []struct {
		name  string
		does  func(d *desk, e *desktop.MouseEvent)
		opens bool
	}{
		{"lies", func(*desk, *desktop.MouseEvent) {}, true},
		{"trembles", func(d *desk, e *desktop.MouseEvent) { d.drag(e.Position.AddXY(3, -4)) }, true},
		{"is lifted", func(d *desk, e *desktop.MouseEvent) { d.MouseUp(e) }, false},
		{"moves", func(d *desk, e *desktop.MouseEvent) { d.drag(e.Position.AddXY(40, 0)) }, false},
		{"moves and is lifted", func(d *desk, e *desktop.MouseEvent) { d.drag(e.Position.AddXY(4, 0)); d.DragEnd() }, false},
		{"presses again", func(d *desk, e *desktop.MouseEvent) { d.pointer.letGo() }, false},
	} {
		d := newDesk(t)
		var later func()
		opened := 0
		d.After = func(_ time.Duration, f func()) func() { later = f; return func() { later = nil } }
		d.OnMenu = func(puzzle.Cell, fyne.Position) { opened++ }
		e := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
		e.Position = d.position("r5c5", .1, 0)
		d.MouseDown(e)
		c.does(d, e)
		if later != nil {
			later()
		}
		if (opened == 1) != c.opens {
			t.Errorf("a finger that %s opens %d menus", c.name, opened)
		}
		if d.said = nil; c.opens {
			d.drag(d.position("r7c5", 0, 0))
			d.check(t, "a drag under the menu", "")
		}
	}
	d := newDesk(t)
	d.After = func(time.Duration, func()) func() { t.Error("a mouse opens the menu"); return func() {} }
	e := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	e.Position = d.position("r5c5", 0, 0)
	d.MouseMoved(e)
	d.at = d.at.Add(time.Second)
	d.MouseDown(e)
}

// TestDoublePressAlike: a double press selects the cells with the same colours while these are
// chosen, and those with the same marks.
func TestDoublePressAlike(t *testing.T) {
	for _, mode := range []game.Mode{game.DigitMode, game.ColourMode} {
		d := newDesk(t)
		s := &d.v.State
		for _, c := range []string{"r1c1", "r5c5", "r9c9"} {
			s.Grid[cell(c)], s.Centre[cell(c)], s.Corner[cell(c)] = 0, puzzle.Digit(1).Set()|puzzle.Digit(5).Set()|puzzle.Digit(8).Set()|puzzle.Digit(9).Set(), 0
		}
		for _, c := range []string{"r1c1", "r2c2"} {
			s.Colours[cell(c)] = 1 << 8
		}
		d.v.UI.Mode = mode
		d.SetView(d.v)
		d.press("r1c1", 0, desktop.MouseButtonPrimary)
		d.press("r1c1", 0, desktop.MouseButtonPrimary)
		want := "r1c1 r5c5 r9c9"
		if mode == game.ColourMode {
			want = "r1c1 r2c2"
		}
		if d.v.UI.Selected != cells(want) || d.v.UI.Cursor != cell("r1c1") {
			t.Errorf("mode %d: %s, cursor %v; want %s", mode, d.v.UI.Selected.Notation(), d.v.UI.Cursor, want)
		}
	}
}

// TestDragDiagonal: from whatever part of a cell, a drag along the diagonal selects the diagonal
// alone, and one along a row the row.
func TestDragDiagonal(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 200 {
		x, off := r.Float64()*.8-.4, r.Float64()*.2-.1
		for to, want := range map[string]string{"r8c8": "r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8", "r2c5": "r2c2 r2c3 r2c4 r2c5"} {
			d := newDesk(t)
			e := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
			e.Position = d.position("r2c2", x, x+off)
			end := d.position(to, x, x+off)
			d.MouseDown(e)
			for i := range 20 {
				part := float32(i+1) / 20
				d.drag(fyne.NewPos(e.Position.X+(end.X-e.Position.X)*part, e.Position.Y+(end.Y-e.Position.Y)*part))
			}
			if d.v.UI.Selected.Without(cells(want)) != (puzzle.CellSet{}) {
				t.Fatalf("from %.2f, %.2f beside the centre to %s: %s", x, x+off, to, d.v.UI.Selected.Notation())
			}
		}
	}
}
