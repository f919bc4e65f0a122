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
		s := Sheet{Items: items(60), Options: Options{Binding: Book, Trim: trim, PerPage: tt.perPage, Solutions: tt.place}}
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

// TestBookTitles: a title and an author are whole on the title page, the cover and its spine,
// within the page and its trim, or are refused in a sentence.
func TestBookTitles(t *testing.T) {
	refused := map[string]int{}
	for _, word := range []string{"Sudoku ", "数独", "W", "Extraordinarily "} {
		for _, trim := range []string{"5x8in", "6x9in", "8.5x11in"} {
			for _, long := range []int{1, 20, 45, 70, 110, 200} {
				paper, _ := ParseTrim(trim)
				title := strings.TrimSpace(string([]rune(strings.Repeat(word, long))[:long]))
				s := Sheet{Items: items(120), Options: Options{Binding: Book, Trim: paper, Cover: Cream, PerPage: 1, Title: title, Author: title, Solutions: AtEnd}}
				d, err := s.Document()
				if err != nil {
					refused[word]++
					if long < 45 || !strings.Contains(err.Error(), "too long") {
						t.Errorf("%s, %d of %q: %v", trim, long, word, err)
					}
					continue
				}
				cover, err := s.CoverFile()
				if err != nil {
					t.Fatal(err)
				}
				for i, p := range []Page{d.PageAt(0), cover.PageAt(0)} {
					if got, want := lettersOf(t, &p), strings.Count(title, "")-1-strings.Count(title, " "); got < want*[]int{2, 5}[i] {
						t.Errorf("%s, %d of %q: page %d has %d letters of it", trim, long, word, i, got)
					}
				}
			}
		}
	}
	if refused["W"] == 0 || refused["数独"] == 0 {
		t.Error("none is refused:", refused)
	}
}

// lettersOf counts the letters of texts that are not digits, all of them within the page.
func lettersOf(t *testing.T, p *Page) (n int) {
	for _, text := range p.Texts {
		end := text.X + text.Face.width(text.S, text.Size)
		if text.Turn == Down {
			end = text.Y + text.Face.width(text.S, text.Size)
			if text.Y < 0 || end > p.Height {
				t.Errorf("%q is outside", text.S)
			}
		} else if text.X < 0 || end > p.Width {
			t.Errorf("%q is outside", text.S)
		}
		if strings.Contains(text.S, "…") {
			t.Errorf("%q is cut", text.S)
		}
		for _, r := range text.S {
			if r > '9' {
				n++
			}
		}
	}
	return n
}

// A spine has its title in two lines at most, in whatever width.
func TestSpineLines(t *testing.T) {
	long := strings.TrimSpace(strings.Repeat("Sudoku for long evenings ", 6))
	for _, title := range []string{long, strings.Repeat("漫漫长夜的数独", 16), "Sudoku"} {
		for width := 5.; width < 40; width++ {
			if set, ok := onSpine(title, style{face: Bold, grey: white}, width, 90); ok && len(set.lines) > 2 {
				t.Errorf("%d characters on %v mm: %d lines", len(title), width, len(set.lines))
			}
		}
	}
}
