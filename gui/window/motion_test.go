package window

import (
	"sudoku/gui/screen/results"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// TestWave: the wave highlights every cell once and leaves none highlighted.
func TestWave(t *testing.T) {
	if !wave(0).Empty() || !wave(1).Empty() {
		t.Error("something is lit at rest")
	}
	var seen, before puzzle.CellSet
	for i := range 601 {
		lit := wave(float64(i) / 600)
		if again := lit.Without(before).And(seen); !again.Empty() {
			t.Fatalf("%v are lit twice", again)
		}
		seen, before = seen.Or(lit), lit
	}
	if seen != puzzle.AllCells {
		t.Errorf("%v are never lit", puzzle.AllCells.Without(seen))
	}
}

// TestFinish: the last digit shows the summary, and the moves can be looked at beside it.
// Return, typed with the last digit, presses nothing.
func TestFinish(t *testing.T) {
	d := play(t)
	for c := range puzzle.Cell(81) {
		if d.app.Session().Game.State().Grid[c] == 0 {
			d.app.Session().UI.Cursor, d.app.Session().UI.Selected = c, puzzle.CellsOf(c)
			d.keys(easySolution[c : c+1])
		}
	}
	d.keys("enter")
	p, ok := d.page().(*results.Done)
	if !ok || !d.app.Session().Game.Finished() {
		t.Fatalf("after the last digit there is %T", d.page())
	}
	d.app.Top().(*results.Done).Replay(3)
	if at, _ := d.app.Session().Game.MoveNumber(); at != 3 || d.page() != page.Page(p) {
		t.Errorf("the moves again: move %d beside %T", at, d.page())
	}
	d.says("Looking back at move 3 of 51")
	d.keys("ctrl+z")
	if at, _ := d.app.Session().Game.MoveNumber(); at != 2 || d.page() != page.Page(p) || !d.app.Session().Game.Finished() {
		t.Errorf("undo goes to move %d beside %T", at, d.page())
	}
	d.now = d.now.Add(time.Second)
	if d.keys("enter"); d.page() == page.Page(p) {
		t.Error("after a second Return does nothing")
	}
}

// TestFold: half-way the board is on whole pixels and nothing that stays has left the
// window; at the end everything is as without animation.
func TestFold(t *testing.T) {
	d := play(t)
	for _, size := range []fyne.Size{{Width: 1100, Height: 744}, {Width: 500, Height: 700}} {
		d.win.Content().Resize(size)
		d.foldAt(t)
	}
	d.app.Prefs().SetBool(screen.PrefStill, true)
	d.motion.move(1<<40, nil, func(at float64) {
		if at != 1 {
			t.Errorf("reduced, it moves at %v", at)
		}
	})
	if d.motion.moving.run != nil || (d.motion.between(d.status.label, widget.Rect{}, widget.Rect{X: 4}, .5) != widget.Rect{X: 2}) {
		t.Error("something moves")
	}
}

// foldAt hides the panel and shows it again.
func (d *desk) foldAt(t *testing.T) {
	open := d.motion.placed()
	d.keys("ctrl+b")
	folded := d.motion.placed()
	if len(folded) >= len(open) || folded[d.board] == open[d.board] {
		t.Error("nothing folds away")
	}
	half := d.motion.between(d.board, open[d.board], folded[d.board], .5)
	if side := half.W - 2*d.board.Margin(); side != d.fit(side) {
		t.Errorf("half-way the board has %v units", side)
	}
	d.keys("ctrl+b")
	for o, r := range d.motion.placed() {
		if open[o] != r {
			t.Errorf("%T is at %v, was at %v", o, r, open[o])
		}
	}
}
