package print

import (
	"strings"
	"testing"
)

// TestBookSaysWhereSolutionsAre: the page on how to play speaks of the end of the book if the
// solutions are there, and pages of solutions name their section on both sides.
func TestBookSaysWhereSolutionsAre(t *testing.T) {
	for _, tt := range []struct {
		place   Solutions
		perPage int
		atEnd   bool
	}{{NoSolutions, 1, false}, {AtFoot, 1, false}, {Facing, 1, false}, {Apart, 1, false}, {AtEnd, 1, true}, {AtFoot, 6, true}} {
		trim, _ := ParseTrim("8.5x11in")
		s := Sheet{Items: items(60), Book: &Book{Trim: trim}, PerPage: tt.perPage, Solutions: tt.place}
		d, err := s.Document()
		if err != nil {
			t.Fatal(err)
		}
		said, named := false, 0
		for i := range d.NumPages() {
			for _, text := range d.PageAt(i).Texts {
				said = said || strings.Contains(text.S, "at the end of the book")
				if strings.HasPrefix(text.S, "Solutions · ") {
					named++
				}
			}
		}
		if said != tt.atEnd || (named >= 2) != tt.atEnd {
			t.Errorf("%v, %d a page: the end of the book is named: %v, %d heads name solutions", tt.place, tt.perPage, said, named)
		}
	}
}
