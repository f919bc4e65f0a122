package screen

import (
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
)

// TestPreviewAsAPage: in a window without room for a preview the pages are shown on a page of
// their own, where keys turn them.
func TestPreviewAsAPage(t *testing.T) {
	d := newDesk(t, easy)
	s := NewPrint(d, false)
	d.Show(s)
	s.order.Blank, s.order.PerPage = 3, 1
	s.changed()
	d.settle()
	shown := NewPrintPages(d, s)
	d.Push(shown)
	shown.Key(fyne.KeyPageDown, 0)
	if s.at != 1 {
		t.Error("a key shows page", s.at+1)
	}
	if shown.Space() != whole || shown.Page() == page.Page(nil) {
		t.Error("the page has not the whole window")
	}
	shown.Key(fyne.KeyEnd, 0)
	if s.at != 3 {
		t.Error("End shows page", s.at+1)
	}
	d.close()
}
