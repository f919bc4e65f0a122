package print

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// items returns n different puzzles with their solutions.
func items(n int) List {
	list := make([]Item, n)
	for i := range list {
		it := &list[i]
		for c := range it.Solution {
			row, col := c/9, c%9
			it.Solution[c] = puzzle.Digit((3*row+row/3+col+i)%9 + 1)
			if (c*7+i)%3 == 0 {
				it.Puzzle.Givens[c] = it.Solution[c]
			}
		}
		it.Level, it.Rating = puzzle.Medium, fmt.Sprint(300+i)
	}
	return list
}

// sheets yields a full sheet for every count, paper and place of solutions.
func sheets(yield func(string, Sheet) bool) {
	for _, lang := range words.Langs {
		for _, paper := range Papers {
			for _, n := range Counts {
				for _, where := range []Solutions{NoSolutions, AtFoot, AtEnd} {
					s := Sheet{Items: items(n + 1), Lang: lang, Options: Options{Title: "Sudoku 数独", Date: "1 May", Set: "7", PerPage: n, Paper: paper, Solutions: where, Labels: DefaultLabels}}
					if !yield(fmt.Sprintf("%s %s %d solutions %d", lang.Code(), paper.Name(), n, where), s) {
						return
					}
				}
			}
		}
	}
}

func TestNumPages(t *testing.T) {
	for _, tt := range []struct {
		items, per int
		where      Solutions
		want       int
	}{
		{0, 4, AtEnd, 0},
		{1, 0, NoSolutions, 1},
		{4, 0, AtFoot, 1},
		{5, 4, AtFoot, 2},
		{5, 4, AtEnd, 3},
		{6, 6, AtFoot, 2},
		{20, 9, AtEnd, 4},
		{21, 9, AtEnd, 5},
		{21, 9, NoSolutions, 3},
		{3, 5, NoSolutions, 0},
		{3, -1, NoSolutions, 0},
	} {
		s := Sheet{Items: items(tt.items), Options: Options{PerPage: tt.per, Solutions: tt.where}}
		if got := s.NumPages(); got != tt.want {
			t.Errorf("%d puzzles, %d a page, solutions %d: %d pages, want %d", tt.items, tt.per, tt.where, got, tt.want)
		}
	}
}

func TestCheck(t *testing.T) {
	for _, tt := range []struct {
		sheet Sheet
		want  string
	}{
		{Sheet{}, "There is no puzzle to print."},
		{Sheet{Items: items(1), Options: Options{Names: make([]string, MaxNames+1)}}, "The list has more than 1000 names. Split it."},
		{Sheet{Items: items(1), Options: Options{PerPage: 5}}, "A page cannot hold 5 puzzles. Choose 1, 2, 4, 6, 9 or 12."},
	} {
		err := writePDF(t.Context(), io.Discard, tt.sheet)
		if err == nil || !strings.HasPrefix(err.Error(), tt.want) {
			t.Errorf("%v, want %s", err, tt.want)
		}
	}
	if !errors.Is(Sheet{}.Check(), ErrEmpty) {
		t.Error("an empty sheet is not ErrEmpty")
	}
}

func TestDate(t *testing.T) {
	day := time.Date(2026, 11, 3, 0, 0, 0, 0, time.UTC)
	for lang, want := range map[words.Lang]string{words.English: "3 November 2026", words.Chinese: "2026年11月3日"} {
		if got := Date(day, lang); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

func TestParsePaper(t *testing.T) {
	for _, p := range Papers {
		if got, ok := ParsePaper(strings.ToLower(p.Name())); got != p || !ok {
			t.Errorf("%s reads as %v, %v", p.Name(), got, ok)
		}
	}
	if _, ok := ParsePaper("A44"); ok {
		t.Error("A44 is a paper")
	}
}

// said returns the texts of a page other than digits of grids, joined.
func said(p Page) string {
	var parts []string
	for _, t := range p.Texts {
		parts = append(parts, t.S)
	}
	return strings.Join(parts, " ")
}

// Only what Labels asks for is printed.
func TestLabels(t *testing.T) {
	base := Sheet{Items: items(1), Options: Options{Title: "Title", Date: "today", Set: "A", PerPage: 1}}
	it := &base.Items.(List)[0].Puzzle
	base.Items.(List)[0].Explainer = "SE 3.0"
	it.Title, it.Date, it.Source, it.Level = "Fog", "Monday", "Gazette", "***"
	all := []string{"Title", "today", "Name", "Time", "Medium", "SE 3.0", "300", "27 givens", "Fog", "Monday · Gazette · ***", "Set A, page 1 of 1"}
	for _, tt := range []struct {
		labels Labels
		want   []string
	}{
		{0, nil},
		{Heading, []string{"Title", "today"}},
		{Name, []string{"Name"}},
		{Time, []string{"Time"}},
		{Level, []string{"Medium"}},
		{Level | Explainer, []string{"Medium", "SE 3.0"}},
		{Score | Givens, []string{"300", "27 givens"}},
		{OwnTitle, []string{"Fog"}},
		{OwnDate, []string{"Monday · Gazette · ***"}},
		{PageNumber, []string{"Set A, page 1 of 1"}},
		{1<<15 - 1, all},
	} {
		base.Labels = tt.labels
		got := base.PageAt(0)
		for _, text := range all {
			if has := strings.Contains(said(got), text); has != slices.Contains(tt.want, text) {
				t.Errorf("labels %b: %q printed: %v", tt.labels, text, has)
			}
		}
		if want := it.Givens.Filled(); tt.labels == 0 && len(got.Texts) != want.Len() {
			t.Errorf("%d texts on a bare page", len(got.Texts))
		}
	}
}

// A solution has the number of its puzzle; a puzzle without solution has none.
func TestNumbers(t *testing.T) {
	s := Sheet{Items: items(3), Options: Options{Solutions: AtEnd, Labels: Number}}
	for i := range s.Items.Len() {
		s.Items.(List)[i].Number = 101 + i
	}
	s.Items.(List)[1].Solution = puzzle.Grid{}
	for page, want := range []string{"101 102 103", "101 103"} {
		var got []string
		for _, text := range s.PageAt(page).Texts {
			if len(text.S) == 3 {
				got = append(got, text.S)
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("page %d is labelled %q, want %q", page, got, want)
		}
	}
}

// counted are items that count how often one is asked for.
type counted struct {
	List
	n *int
}

func (c counted) At(i int) Item { *c.n++; return c.List[i] }

// A page is laid out without those before it, and one of solutions with one look at each
// puzzle more.
func TestPageAtAsksForItsPuzzles(t *testing.T) {
	const many = 2000
	list := List(slices.Repeat(items(1), many))
	for _, tt := range []struct {
		sheet Sheet
		most  int
	}{
		{Sheet{Options: Options{PerPage: 4}}, 4},
		{Sheet{Options: Options{PerPage: 4, Solutions: AtFoot}}, 8},
		{Sheet{Options: Options{PerPage: 12, Solutions: Facing}}, 12},
		{Sheet{Options: Options{PerPage: 4, Solutions: AtEnd}}, many + 4},
	} {
		n := 0
		tt.sheet.Items = counted{list, &n}
		if p := tt.sheet.PageAt(100); len(p.Texts) == 0 || n > tt.most {
			t.Errorf("%d a page, solutions %d: asked %d times, want no more than %d", tt.sheet.PerPage, tt.sheet.Solutions, n, tt.most)
		}
	}
}
