package library

import (
	"fmt"
	"strings"
	"testing"

	"sudoku/gui/screen/screentest"
)

// TestImportGoesOn: what is imported while the page is left and opened again, or another file is
// given, is all there in the end, and each is said.
func TestImportGoesOn(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewLibrary(d.App)
	d.Show(s)
	d.Settle()
	s.Import([]string{write(t, "first.txt", manyPuzzles(60))})
	s.Import([]string{write(t, "second.txt", screentest.Harder+"\n")})
	d.ShowPlay()
	next := NewLibrary(d.App)
	d.Show(next)
	d.Settle()
	var got []string
	for _, c := range next.collections {
		got = append(got, fmt.Sprint(c.name, " ", c.n))
	}
	if text := strings.Join(got, ", "); !strings.Contains(text, "All puzzles 10, first 9, second 1") || next.Status() == d.Page.T("library.reading") {
		t.Errorf("%s; %s", text, next.Status())
	}
	if d.Said != "1 puzzle was imported." {
		t.Errorf("%q", d.Said)
	}
	d.Close()
}
