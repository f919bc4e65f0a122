package screen

import "testing"

// TestPrintLarge: the puzzle is alone on its page, and what was ordered before stays.
func TestPrintLarge(t *testing.T) {
	d := NewDesk(t, Harder)
	e := typedIn(d, Easy)
	d.Settle()
	before := NewPrint(d.App, true)
	before.order.PerPage = 6
	before.Close()
	PrintLarge(d.App)
	d.Settle()
	p, ok := d.Shown().(*Print)
	if !ok || p.doc == nil || p.doc.NumPages() != 1 || p.order.PerPage != 1 || !p.order.Heavy || p.what.Givens != e.Entry().Puzzle().Givens {
		t.Fatalf("%T %+v", d.Shown(), p)
	}
	if kept := Kept[printing](d.App).order; kept.PerPage != 6 || kept.Heavy {
		t.Error("what was ordered before:", kept)
	}
	d.Close()
}
