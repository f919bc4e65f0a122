package paper

import (
	"testing"

	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
)

// TestPrintLarge: the puzzle is alone on its page, and what was ordered before stays.
func TestPrintLarge(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	e := typedIn(d, screentest.Easy)
	d.Settle()
	before := NewPrint(d.App, true)
	before.Order.PerPage = 6
	before.Close()
	PrintLarge(d.App)
	d.Settle()
	p, ok := d.Shown().(*Print)
	if !ok || p.doc == nil || p.doc.NumPages() != 1 || p.Order.PerPage != 1 || !p.Order.Heavy || p.what.Givens != e.Entry().Puzzle().Givens {
		t.Fatalf("%T %+v", d.Shown(), p)
	}
	if kept := screen.Kept[printing](d.App).Order; kept.PerPage != 6 || kept.Heavy {
		t.Error("what was ordered before:", kept)
	}
	d.Close()
}
