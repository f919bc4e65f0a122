package paper

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
)

// TestPreviewAsAPage: in a window without room for a preview the pages are shown on a page of
// their own, where keys turn them.
func TestPreviewAsAPage(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewPrint(d.App, false)
	d.Show(s)
	s.Order.Blank, s.Order.PerPage = 3, 1
	s.changed()
	d.Settle()
	shown := NewPrintPages(d.App, s)
	d.Push(shown)
	shown.Key(fyne.KeyPageDown, 0)
	if s.at != 1 {
		t.Error("a key shows page", s.at+1)
	}
	if shown.Space() != screen.WholeSpace {
		t.Error("the page has not the whole window")
	}
	shown.Key(fyne.KeyEnd, 0)
	if s.at != 3 {
		t.Error("End shows page", s.at+1)
	}
	d.Close()
}

// TestTitleIsTooLong: a title or an author that no page has room for is said beside the
// option, and nothing is printed.
func TestTitleIsTooLong(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewPrint(d.App, false)
	d.Show(s)
	for _, typed := range []*string{&s.Order.Title, &s.Order.Author} {
		*typed = strings.Repeat("数", 10_000)
		s.changed()
		d.Settle()
		if why := s.why(); !strings.Contains(why, "10000") {
			t.Errorf("%q is said", why)
		}
		if _, ok := s.document(nil); ok {
			t.Error("it can be printed")
		}
		*typed = strings.Repeat("数", 200)
		if s.changed(); s.why() != "" {
			t.Errorf("%q is said of a title that fits", s.why())
		}
	}
	d.Close()
}
